"""The proxy of the composition as a real process, in front of these nodes."""

import os
import sys
import urllib.request
from pathlib import Path
from typing import Any

from tests.pixelkeep import ROOT, Pixelkeep
from tests.servers import Server


class Caddy(Server):
    """Caddy with the project's own file; it trusts nobody to say who asks."""

    def __init__(self, nodes: list[Pixelkeep]) -> None:
        super().__init__()
        self.nodes = nodes

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def options(self) -> dict[str, Any]:
        nodes = " ".join(f"127.0.0.1:{node.port}" for node in self.nodes)
        home = {"HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)}
        return {"cwd": self.folder, "env": {**os.environ, **home, "SITE": f":{self.port}", "NODES": nodes}}

    def command(self) -> list[str | Path]:
        caddy = Path(sys.executable).parent / "caddy"
        return [caddy, "run", "--adapter", "caddyfile", "--config", ROOT / "Caddyfile"]

    def ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/readyz", timeout=5) as response:
                return bool(response.status == 200)
        except OSError:
            return False
