"""Takes pictures of every screen from real games: `python -m tests.browser.pictures FOLDER [name ...]`.

The client must be built. Without names all screens are taken; with `--all` also the roomy size.
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import DEALT
from tests.browser.people import Player
from tests.browser.screens import LOOKS, ROOMY, Look, tour
from tests.browsers import browser_launch
from tests.conftest import migrate
from tests.pixelkeep import Pixelkeep


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.pictures", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", help="the screens wanted, such as 'trap window'")
    parser.add_argument("--all", action="store_true", help="at the roomy size, too")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    looks = [look for look in LOOKS if given.all or look.size != ROOMY]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite+aiosqlite:///{folder}/pictures.sqlite"
        migrate(database)
        browser = playwright.chromium.launch(**browser_launch())
        with Pixelkeep(database, **DEALT) as server:
            people = [
                Player(browser.new_context(locale="en", reduced_motion="reduce").new_page(), server.address, seed)
                for seed in (1, 2, 3)
            ]
            for number, screen in enumerate(tour(server, *people)):
                if given.names and screen.name not in given.names:
                    continue
                for look in looks:
                    screen.show(look)
                    name = f"{number:02} {screen.name} {look}".replace(" ", "-").replace("?", "")
                    screen.player.page.screenshot(path=given.folder / f"{name}.png")
                screen.show(Look())
                print(f"{number:02} {screen.name}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
