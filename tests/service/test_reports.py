"""The queue of reports, and hiding messages."""

from sqlalchemy import select

from app.service.database.schema import messages, reports
from app.service.moderation.audit import Sought, entries
from app.service.moderation.reports import Handling, queue
from tests.service.town import Town, refused, said


async def test_a_report_is_closed_once_with_what_became_of_it(town: Town) -> None:
    one, other = await town.person("Ann Lee"), await town.person("Bob Lin")
    moderator = await town.person("Cat Low", "moderator")
    await said(town, one.id, accused=other.id)
    handling = Handling(town.database, town.clock)
    (report,) = await town.database.read(queue("open"))
    assert (report.reporter_name, report.accused_name, report.words) == ("Ann Lee", "Bob Lin", "rude")

    await handling.close(moderator.id, report.id, "muted for a day")

    assert await town.database.read(queue("open")) == []
    (closed,) = await town.database.read(queue("closed"))
    assert (closed.outcome, closed.handled_by, closed.handled_by_name, closed.handled_at) == (
        "muted for a day",
        moderator.id,
        "Cat Low",
        town.clock.time,
    )
    assert (await refused(handling.close(moderator.id, report.id, "again"))).code == "closed"
    assert (await refused(handling.close(moderator.id, "none", "again"))).code == "unknown-report"
    (entry,) = await town.database.read(entries(Sought()))
    assert (entry.action, entry.target) == ("close-report", f"report {report.id}")
    assert await town.count(reports) == 1


async def test_a_message_is_hidden_and_stays_stored(town: Town) -> None:
    one, moderator = await town.person("Ann Lee"), await town.person("Cat Low", "moderator")
    await said(town, one.id)
    handling = Handling(town.database, town.clock)
    (message,) = await town.database.read(lambda connection: connection.execute(select(messages)).all())
    assert await handling.hide(moderator.id, message.id, "rude") == "lobby"
    (hidden,) = await town.database.read(lambda connection: connection.execute(select(messages)).all())
    assert (hidden.text, hidden.hidden_at) == (message.text, town.clock.time)
    assert (await refused(handling.hide(moderator.id, 999, "rude"))).code == "unknown-message"
