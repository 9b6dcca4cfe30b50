"""The settings of a server: environment variables that begin with PIXELKEEP_."""

from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """`origins` are the addresses of other sites whose pages may use this server; its own always may."""

    model_config = SettingsConfigDict(env_prefix="PIXELKEEP_", env_file=".env", extra="ignore")

    database_url: str = "sqlite+aiosqlite:///./data/pixelkeep.db"
    redis_url: str = ""
    """`redis://...` of the bus between several nodes; a single node needs none."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of the proxies in front, whose X-Forwarded-For is believed; nobody else's is."""
    drain_seconds: float = Field(2, ge=0)
    """Over how long a node that is told to end (SIGTERM) sends its people to others."""
    client: Literal["built", "none"] = "built"
    secure_cookie: bool = False
    """Set behind HTTPS: the session's cookie then never travels without it."""
    public_url: str = ""
    """Where people reach this server, such as https://play.example; needed behind a proxy to sign in elsewhere."""

    openid_issuer: str = ""
    """An OpenID Connect service with which people may sign in as well; it sends them back to
    PUBLIC_URL/api/session/openid/callback."""
    openid_label: str = "OpenID Connect"
    openid_client_id: str = ""
    openid_client_secret: SecretStr = SecretStr("")

    bot_delay_ms: int = Field(600, ge=0)
    """The least time a bot takes, and the beat at which passes are told: timing tells nothing."""
    window_seconds: float = Field(20, ge=0)
    nonce_ms: int = Field(5000, ge=0)
    """How long a full table waits for the shares of the dice that its players give once they see its commitment; the
    share of who has given none by then is empty. 0 waits for none."""
    bot_workers: int = Field(1, ge=0)
    """Processes in which bots think; 0 lets them think in a thread, for tests."""

    frames_per_second: int = Field(40, gt=0)
    """What one connection may send on average; twice as many at once."""
    sessions_per_minute: int = Field(30, gt=0)
    """New guests that one address may be."""
    sign_ups_per_minute: int = Field(10, gt=0)
    """Accounts that one address may make."""
    sign_ins_per_minute: int = Field(10, gt=0)
    """Passwords that one address may try of accounts, and of tables; and that may be tried for one account from
    devices it does not know."""
    requests_per_minute: int = Field(120, gt=0)
    """Tables one guest may create, and seats it may ask for."""

    guest_days: int = Field(90, gt=0)
    """After so many days without a visit, a guest is forgotten who never played, said or reported anything."""

    word_filter: Literal["mask", "refuse", "off"] = "mask"
    """What becomes of words in chat that hurt."""

    log_format: Literal["json", "console"] = "console"
    """Lines of JSON for machines, or text for people."""

    traces_url: str = ""
    """Where spans go, such as http://collector:4318/v1/traces."""
    metrics_token: SecretStr = SecretStr("")
    """What shows that somebody may read /metrics; without one, only this very machine may."""

    games: dict[str, str] = {}
    """More games, name to `module:attribute`."""
