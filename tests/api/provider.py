"""A small OpenID Connect provider for tests: it signs in whoever is named in `person`, without asking."""

import base64
import json
import time
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, Self
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import RSAKey

CLIENT, SECRET = "pixelkeep", "open sesame"


class Provider:
    """`person` are the claims of who signs in; `spoil` is laid over them in the token to make it a bad one."""

    def __init__(self) -> None:
        self.key = new_key()
        self.forget()
        self._codes: dict[str, dict[str, str]] = {}
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._thread = Thread(target=self._server.serve_forever, daemon=True)

    def forget(self) -> None:
        """Be as at first again."""
        self.person: dict[str, Any] = {"sub": "1", "preferred_username": "Ann Lee"}
        self.spoil: dict[str, Any] = {}
        self.signs_with = self.key
        self.broken = False

    @property
    def issuer(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def settings(self) -> dict[str, str]:
        """The settings of a server that trusts this provider."""
        return {
            "OPENID_ISSUER": self.issuer,
            "OPENID_CLIENT_ID": CLIENT,
            "OPENID_CLIENT_SECRET": SECRET,
            "OPENID_LABEL": "Test ID",
        }

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def described(self) -> dict[str, Any]:
        return {
            "issuer": self.issuer,
            "authorization_endpoint": f"{self.issuer}/authorize",
            "token_endpoint": f"{self.issuer}/token",
            "jwks_uri": f"{self.issuer}/keys",
            "response_types_supported": ["code"],
            "subject_types_supported": ["public"],
            "id_token_signing_alg_values_supported": ["RS256"],
        }

    def authorized(self, asked: dict[str, str]) -> str:
        """Where a browser that asks is sent back to."""
        assert asked["response_type"] == "code"
        assert asked["client_id"] == CLIENT
        assert asked["code_challenge_method"] == "S256"
        assert "openid" in asked["scope"].split()
        code = f"code-{len(self._codes)}"
        self._codes[code] = asked
        back = urlencode({"code": code, "state": asked["state"], "iss": self.issuer})
        return f"{asked['redirect_uri']}?{back}"

    def tokens(self, authorization: str, given: dict[str, str]) -> dict[str, Any] | None:
        """What a code is worth, once, to the client that can show the verifier."""
        asked = self._codes.pop(given["code"], None)
        basic = base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
        if asked is None or authorization != f"Basic {basic}" or given["redirect_uri"] != asked["redirect_uri"]:
            return None
        challenge = base64.urlsafe_b64encode(sha256(given["code_verifier"].encode()).digest()).rstrip(b"=").decode()
        if challenge != asked["code_challenge"]:
            return None
        now = int(time.time())
        claims = {"iss": self.issuer, "aud": CLIENT, "iat": now, "exp": now + 60, "nonce": asked["nonce"]}
        token = jwt.encode({"alg": "RS256", "kid": "a"}, {**claims, **self.person, **self.spoil}, self.signs_with)
        return {"access_token": "unused", "token_type": "Bearer", "expires_in": 60, "id_token": token}

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                address = urlsplit(self.path)
                match "broken" if provider.broken else address.path:
                    case "/.well-known/openid-configuration":
                        self._answer(provider.described())
                    case "/keys":
                        self._answer({"keys": [provider.key.as_dict(private=False)]})
                    case "/authorize":
                        self.send_response(302)
                        self.send_header("Location", provider.authorized(_single(address.query)))
                        self.send_header("Content-Length", "0")
                        self.end_headers()
                    case _:
                        self._answer({}, 404)

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                tokens = provider.tokens(self.headers.get("Authorization", ""), _single(body))
                self._answer(tokens or {"error": "invalid_grant"}, 200 if tokens else 400)

            def _answer(self, content: dict[str, Any], status: int = 200) -> None:
                body = json.dumps(content).encode()
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                """Tests are quiet."""

        return Handler


def new_key() -> RSAKey:
    return RSAKey.generate_key(2048, {"kid": "a", "use": "sig", "alg": "RS256"})


def _single(query: str) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(query).items()}
