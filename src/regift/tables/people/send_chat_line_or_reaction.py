"""Speaking at a table: a line or a reaction, to those whom it is for."""

from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import hand_visibility_and_limits_for_those_who_see_all
from regift.tables.people.chat_history_and_rate import ChatLine
from regift.tables.request_error import RequestError
from regift.tables.setup.name_chat_line_and_avatar_sanitizer import clean_name


def say(table: Table, person: str, name: str, *, text: str = "", reaction: str = "") -> None:
    """Let all hear a line or see a reaction; RequestError when that can't be."""
    if not table.manners.chat:
        raise RequestError("chat", "a table where it is on")
    seat = table.seat_of(person)
    called = table.game_setup.seats[seat].name if seat >= 0 else clean_name(name)
    line = ChatLine(
        0,
        person,
        called,
        seat,
        text,
        reaction,
        hand_visibility_and_limits_for_those_who_see_all.scope_of(table, person),
    )
    now = table.services.clock.now()
    heard = table.chat.react(line, now) if reaction else table.chat.say(line, now)
    table.broadcaster.tell_line(heard, table.presence.listeners)
