"""A date for next week: a calendar file for people at a table, over real sockets."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from httpx import Response

from regift.server.next_week.calendar_file import CalendarEvent, calendar_file
from regift.server.next_week.next_week_date import zone_named
from regift.tables.system_clock import SystemClock
from tests.server.playing import NOBODY_IS_WAITED_FOR, Player, Served, finish, seated, serving

BEGAN = datetime(2026, 10, 20, 18, 37, 12, tzinfo=UTC)
"""A Tuesday, 20:37 in Paris; on the Sunday after it the clocks go back there."""


class Calendar(SystemClock):
    """A clock that shows a date of our own."""

    def __init__(self) -> None:
        self.begun = self.now()

    def date(self) -> float:
        return BEGAN.timestamp() + self.now() - self.begun


def read(file: bytes) -> dict[str, str]:
    """Return what a calendar file says, as RFC 5545 has it read: unfolded and unescaped."""
    assert file.endswith(b"\r\n")
    assert all(len(line) <= 75 for line in file.split(b"\r\n"))
    lines = file.decode().replace("\r\n ", "").split("\r\n")
    values = dict(line.split(":", 1) for line in lines if line)
    marks = {"\\\\": "\\", "\\;": ";", "\\,": ",", "\\n": "\n"}
    said: dict[str, str] = {}
    for name, value in values.items():
        at, said[name] = 0, ""
        while at < len(value):
            step = 2 if value[at : at + 2] in marks else 1
            said[name] += marks.get(value[at : at + 2], value[at])
            at += step
    return said


async def asked(served: Served, player: Player, more: str = "") -> Response:
    """Ask for the date as somebody at the table."""
    code, token = player.last["lobby"]["code"], player.token
    return await served.http.get(
        f"/api/tables/{code}/next-week.ics{more}", headers={"authorization": f"Bearer {token}"}
    )


async def test_people_at_the_table_meet_again_at_the_same_time_by_their_own_clock(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR, Calendar()) as served:
        players = await seated(served, seats=3)
        await finish(players)
        link = players[0].last["lobby"]["link"]
        answer = await asked(served, players[0], "?lang=fr&zone=Europe/Paris")
        assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
        event = read(answer.content)
        assert event["DTSTART"] == "20261027T193000Z", "the clocks have gone back in between: it is 20:30 again"
        assert event["DTEND"] == "20261027T223000Z"
        assert event["SUMMARY"] == "Soirée jeux\N{NO-BREAK SPACE}: Mamie Kung Fu (Host, Guest 1 et Guest 2)"
        assert event["URL"] == event["LOCATION"] == link
        assert link in event["DESCRIPTION"]
        again = await asked(served, players[0], "?lang=fr&zone=Europe/Paris")
        assert again.content == answer.content, "who takes it twice has it once"
        english = read((await asked(served, players[1], "?lang=en&zone=No/Where")).content)
        assert english["SUMMARY"] == "Games night: Kung Fu Granny (Host, Guest 1 and Guest 2)"
        assert english["DTSTART"] == "20261027T183000Z"
        assert english["UID"] == event["UID"]
        players[0].now = {}
        await players[0].say(t="rematch")
        await players[0].until(lambda: players[0].phase == "lobby")
        assert read((await asked(served, players[0], "?zone=Europe/Paris")).content)["UID"] == event["UID"]


async def test_a_stranger_gets_none_and_a_table_that_is_gone_by_then_promises_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        made = await served.make("kung_fu", 2)
        host = await served.enter(made["code"], "Léa", token=made["token"])
        assert (await served.http.get(f"/api/tables/{made['code']}/next-week.ics")).status_code == 403
        other = await served.make("kung_fu", 2)
        foreign = {"authorization": f"Bearer {other['token']}"}
        path = f"/api/tables/{made['code']}/next-week.ics"
        assert (await served.http.get(path, headers=foreign)).status_code == 400
        answer = await asked(served, host)
        assert (answer.status_code, answer.json()["field"]) == (409, "calendar"), "nobody has played: kept for an hour"


def test_hostile_names_stay_text() -> None:
    title = "a;b,c\\d\r\nEND:VEVENT\nBEGIN:VEVENT é" + "👵" * 60
    when = datetime(2026, 1, 1, tzinfo=UTC)
    file = calendar_file(CalendarEvent("1@regift", when, when, title, "", "http://x/KNOT"))
    assert read(file)["SUMMARY"] == title.replace("\r", "")
    assert file.count(b"BEGIN:VEVENT\r\n") == 1
    assert file.count(b"\r\n") == file.count(b"\n") == file.count(b"\r")


@pytest.mark.parametrize("name", ["", "../../etc/passwd", "America", "/etc/localtime", "Europe/Pari", "\0", "x" * 500])
def test_what_is_no_time_zone_is_utc(name: str) -> None:
    assert zone_named(name) is UTC
