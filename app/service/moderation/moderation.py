"""Everything about looking after the place, as the API uses it."""

from app.service.moderation.announcements import Announcements
from app.service.moderation.audit import Audit
from app.service.moderation.draining import Draining
from app.service.moderation.inspecting import Inspector
from app.service.moderation.reports import Handling
from app.service.moderation.sanctions import Sanctions
from app.service.nodes.nodes import Nodes
from app.service.tables.house import House


class Moderation:
    """`start` after the house, `close` before it."""

    def __init__(self, house: House, nodes: Nodes) -> None:
        self.audit = Audit(house.database, house.clock)
        self.sanctions = Sanctions(house.database, house.clock)
        self.handling = Handling(house.database, house.clock)
        self.inspector = Inspector(house)
        self.announcements = Announcements(house)
        self.draining = Draining(house, nodes, self.audit)

    async def start(self) -> None:
        await self.announcements.start()
        await self.draining.start()

    async def close(self) -> None:
        await self.draining.close()
        await self.announcements.close()
