"""What who does not play may do at a table: bet on the winner, go on to the next table; and what came of the bets."""

from collections.abc import Iterator

from rich.text import Text

from regift.terminal.localization import Localizer
from regift.terminal.rendering.rendering_primitives import BRIGHT, SOFT
from regift.terminal.screens.menu_entry import MenuEntry
from regift.terminal.screens.setting_line_and_next_value import next_value, setting_row
from regift.terminal.table.received_table_facts import TableFacts
from regift.wire import all_messages as wire

NONE = -1
"""In place of a seat: no bet."""


def is_out(table: TableFacts) -> bool:
    """Return whether the reader has a seat that takes no part any more."""
    return table.board is not None and table.seat in table.board.out


def is_spectating(table: TableFacts) -> bool:
    """Return whether a game goes on in which the reader does not play."""
    is_playing = table.board is not None and not table.is_over
    return is_playing and (table.seat < 0 or is_out(table))


def sees_all_hands(table: TableFacts) -> bool:
    """Return whether the reader is out and sees every hand, and so can give the players no sign."""
    return is_spectating(table) and is_out(table) and table.manner("out_sees") == "hands"


def spectator_entries(table: TableFacts, localizer: Localizer, *, is_local: bool) -> Iterator[MenuEntry]:
    """List what there is to do for a spectator; a local game has no next table."""
    if is_spectating(table):
        own = bet_of(table)
        name = localizer.name(own) if own != NONE else localizer.say("bet-none")
        about = localizer.say("bet-made", name=name) if own != NONE else localizer.say("bet-about")
        turns = setting_row(localizer.say("bet-title"), Text(name, "bold"), can_turn=True)
        yield MenuEntry("bet", turns, about, turn=lambda step: wire.MakeBet(next_bet(table, step)))
    is_next_open = table.is_over and table.lobby is not None and table.lobby.next != ""
    if not is_local and ((is_out(table) and is_spectating(table)) or is_next_open):
        said = localizer.say("next-table-join" if table.lobby and table.lobby.next else "next-table")
        yield MenuEntry("next-table", Text(f" {said}", BRIGHT), localizer.say("next-table-about"), wire.GoOn())


def bet_of(table: TableFacts) -> int:
    """Return the seat that the reader bets on, or NONE."""
    return table.bets.own if table.bets else NONE


def next_bet(table: TableFacts, step: int) -> int:
    """Return the seat after, or before, the one that is bet on, of those who are in the game; NONE is one of them."""
    assert table.lobby is not None
    out = table.board.out if table.board else []
    seats: list[bool | int | str] = [NONE, *[chair.seat for chair in table.lobby.chairs if chair.seat not in out]]
    return int(next_value(wire.Choice("bet", bet_of(table), allowed=seats), step))


def eliminated_notice(table: TableFacts, localizer: Localizer) -> str:
    """Say to who is out what there is to see and do."""
    return localizer.say("bench-sees-hands" if sees_all_hands(table) else "bench-sees-table")


def bet_lines(table: TableFacts, localizer: Localizer) -> list[Text]:
    """Return what came of the bets on a game that is over."""
    opened = table.bets.opened if table.bets else []
    if not opened:
        return []
    return [Text(localizer.say("bets"), BRIGHT), *[bet_line(bet, localizer) for bet in opened], Text()]


def bet_line(bet: wire.OpenedBet, localizer: Localizer) -> Text:
    """Return what came of one bet."""
    if bet.points == 0:
        return Text(localizer.say("bet-wrong", name=bet.name, other=localizer.name(bet.on)), SOFT)
    key = "bet-right" if bet.round > 1 else "bet-right-at-once"
    return Text(
        f"{localizer.say(key, name=bet.name, round=bet.round)} · {localizer.say('bet-points', count=bet.points)}"
    )
