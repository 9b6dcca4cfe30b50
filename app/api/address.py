"""Whose address a request comes from, for limits."""

import ipaddress

from starlette.requests import Request


def address_of(request: Request) -> str:
    """The address of the client; of IPv6 the network of 64 bits, all of which belongs to one household."""
    host = request.client.host if request.client else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host
