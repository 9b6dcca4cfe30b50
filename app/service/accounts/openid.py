"""Signing in with another service: OpenID Connect, by authorization code with PKCE, state and nonce."""

import base64
import hmac
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import httpx2
import msgspec
from authlib.integrations.base_client import OAuthError
from authlib.integrations.httpx_client import AsyncOAuth2Client
from authlib.oidc.core import CodeIDToken
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet

from app.kernel.node import Node
from app.service.errors import Problem
from app.service.ids import new_token
from app.service.settings import Settings

ALGORITHMS = ["RS256", "PS256", "ES256", "EdDSA"]
LEEWAY_SECONDS = 60
"""How far the clocks of two services may be apart."""
PATIENCE_SECONDS = 10
NAMES = ("preferred_username", "nickname", "name", "given_name")
"""The claims that may hold a name, the likeliest first."""


class Journey(Node, tag=False):
    """A sign-in under way, as the browser keeps it: what must come back, and where the person came from."""

    state: str
    nonce: str
    verifier: str
    redirect: str
    back: str


class Vouched(Node, tag=False):
    """Whom the service vouches for: `issuer subject`, and names they have there."""

    subject: str
    names: list[str]


class OpenID:
    """The sign-in service that the settings name, if they name one."""

    def __init__(self, settings: Settings) -> None:
        self._issuer = settings.openid_issuer
        self._id = settings.openid_client_id
        self._secret = settings.openid_client_secret.get_secret_value()
        self.label = settings.openid_label if settings.openid_issuer else None

    async def begin(self, redirect: str, back: str) -> tuple[str, str]:
        """Where the browser goes now, and what it keeps until it comes to `redirect`. Raises Problem."""
        journey = Journey(new_token(), new_token(), new_token(), redirect, back)
        async with self._client(redirect) as (client, provider):
            address, _ = client.create_authorization_url(
                provider["authorization_endpoint"],
                state=journey.state,
                nonce=journey.nonce,
                code_verifier=journey.verifier,
            )
        return address, base64.urlsafe_b64encode(msgspec.json.encode(journey)).decode()

    async def finish(self, journey: Journey, came: Mapping[str, str]) -> Vouched:
        """Whom the service vouches for in what the browser `came` with. Raises Problem."""
        if not hmac.compare_digest(came.get("state", "").encode(), journey.state.encode()):
            raise Problem("openid-failed", "this is not the sign-in that was begun here")
        if came.get("iss", self._issuer) != self._issuer or "code" not in came:
            raise Problem("openid-failed", "the sign-in service refused")
        async with self._client(journey.redirect) as (client, provider):
            tokens = await client.fetch_token(
                provider["token_endpoint"], code=came["code"], code_verifier=journey.verifier
            )
            keys = await client.request("GET", provider["jwks_uri"], withhold_token=True)
            claims = self._checked(tokens, KeySet.import_key_set(keys.raise_for_status().json()), journey.nonce)
        names = [claims[name] for name in NAMES if isinstance(claims.get(name), str)]
        return Vouched(f"{self._issuer} {claims['sub']}", names)

    def _checked(self, tokens: Mapping[str, Any], keys: KeySet, nonce: str) -> dict[str, Any]:
        """What the signed token says. Raises JoseError for one that is not for us, and now."""
        token = jwt.decode(tokens["id_token"], keys, algorithms=ALGORITHMS)
        claims = CodeIDToken(
            token.claims,
            token.header,
            options={
                "iss": {"essential": True, "value": self._issuer},
                "aud": {"essential": True, "value": self._id},
            },
            params={"nonce": nonce, "client_id": self._id, "access_token": tokens.get("access_token")},
        )
        claims.validate(leeway=LEEWAY_SECONDS)
        return dict(claims)

    @asynccontextmanager
    async def _client(self, redirect: str) -> AsyncIterator[tuple[Any, Mapping[str, Any]]]:
        """A client of the service, and what the service says of itself. Raises Problem for all that goes wrong."""
        if not self._issuer:
            raise Problem("no-openid", "nobody signs in with another service here")
        client = AsyncOAuth2Client(
            self._id,
            self._secret or None,
            scope="openid profile",
            redirect_uri=redirect,
            code_challenge_method="S256",
            timeout=PATIENCE_SECONDS,
        )
        try:
            async with client:
                address = f"{self._issuer.rstrip('/')}/.well-known/openid-configuration"
                found = await client.request("GET", address, withhold_token=True)
                provider = found.raise_for_status().json()
                if provider["issuer"] != self._issuer:
                    raise Problem("openid-unavailable", "the sign-in service goes by another name")
                yield client, provider
        except (OAuthError, JoseError) as error:
            raise Problem("openid-failed", f"the sign-in service refused: {type(error).__name__}") from error
        except (httpx2.HTTPError, ValueError, KeyError) as error:
            raise Problem("openid-unavailable", "the sign-in service does not answer as it should") from error


def journey_of(kept: str | None) -> Journey:
    """The sign-in that the browser kept. Raises Problem `openid-failed`."""
    try:
        return msgspec.json.decode(base64.urlsafe_b64decode(kept or ""), type=Journey)
    except (ValueError, msgspec.DecodeError):
        raise Problem("openid-failed", "no sign-in was begun here, or it took too long") from None
