"""The language of the tests of the first edition: that of the fifth, at a table of the first."""

from app.games.pixel_tactics.game import PIXEL_TACTICS
from tests.games.pixel_tactics import table


class Table(table.Table):
    """Two Mirror Mages lead where nobody else is named: neither has an ability then."""

    game = PIXEL_TACTICS
    plain = "mirror-mage"
