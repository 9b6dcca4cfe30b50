"""What is measured of a house when somebody asks."""

from app.service.tables.house import House
from app.service.watching.figures import FIGURES


def watch(house: House) -> None:
    """Show how things stand in this house among the figures of the process."""

    def lost() -> None:
        FIGURES.lost_bus += 1

    def live() -> int:
        return sum(1 for table in house.in_memory() if table.state is not None and not table.result)

    house.bus.when_lost(lost)
    FIGURES.gauges["live_tables"] = "Tables in memory that go on.", live
    FIGURES.gauges["waiting_rows"] = "Rows that wait for the next transaction.", lambda: house.committer.waiting
