"""Votes to go on without somebody who is gone: who wants it, how long there is to come back, and how to vote."""

from rich.text import Text

from regift.terminal.localization import Localizer
from regift.terminal.rendering.rendering_primitives import BRIGHT, GOLD
from regift.terminal.screens.menu_entry import MenuEntry
from regift.terminal.screens.setting_line_and_next_value import setting_row
from regift.terminal.screens.spectator_bets_and_next_table import sees_all_hands
from regift.terminal.table.table_model import TableModel
from regift.wire import all_messages as wire


def votes_notice(table: TableModel, localizer: Localizer) -> Text | None:
    """Return who wants to go on without whom, None where nobody does and while the reader is asked."""
    chairs = table.lobby.chairs if table.lobby and not table.is_asked else []
    said = [votes_against(chair, table, localizer) for chair in chairs if chair.voters]
    return Text(" ".join(said), GOLD) if said else None


def votes_against(chair: wire.Chair, table: TableModel, localizer: Localizer) -> str:
    """Return who wants to go on without somebody, and how long they can still come back."""
    name, count = localizer.name(chair.seat), len(chair.voters)
    others = [seat for seat in chair.voters if seat != table.seat]
    key = "votes" if len(others) == count else "votes-me"
    said = localizer.say(key, count=count, names=localizer.names(others), name=name)
    seconds = table.seconds_left_of(chair.out_in) if chair.out_in else None
    rest = localizer.say("votes-rest") if seconds is None else localizer.say("votes-end", name=name, seconds=seconds)
    return f"{said} {rest}"


def withdrawal_entry(chair: wire.Chair, table: TableModel, localizer: Localizer) -> MenuEntry | None:
    """Return the line by which one votes against somebody who is gone, or takes that back; None where one can't."""
    is_out = table.board is not None and chair.seat in table.board.out
    if chair.is_here or is_out or sees_all_hands(table):
        return None
    name = localizer.name(chair.seat)
    has_voted = table.seat in chair.voters
    said = localizer.say("vote-not" if has_voted else "withdraw", name=name)
    about = localizer.say("withdraw-about", name=name, seconds=table.seconds_to_answer)
    if chair.voters:
        about = f"{votes_against(chair, table, localizer)} {about}"
    row = setting_row(name, Text(said, BRIGHT), can_turn=False)
    title = "" if has_voted else f"{said} · {name}"
    return MenuEntry(f"withdraw-{chair.seat}", row, about, wire.Withdraw(chair.seat, is_on=not has_voted), title)
