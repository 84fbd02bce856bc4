"""What who does not play may do at a table: bet on the winner, go on to the next table; and what came of the bets."""

from collections.abc import Iterator

from rich.text import Text

from regift.server import wire
from regift.terminal.cards import BRIGHT, SOFT
from regift.terminal.entry import Entry
from regift.terminal.live_table import LiveTable
from regift.terminal.settings import row, turned
from regift.terminal.speech import Speech

NONE = -1
"""In place of a seat: no bet."""


def is_out(table: LiveTable) -> bool:
    """Return whether the reader has a seat that takes no part any more."""
    return table.board is not None and table.seat in table.board.out


def is_benched(table: LiveTable) -> bool:
    """Return whether a game goes on in which the reader does not play."""
    is_playing = table.board is not None and not table.is_over
    return is_playing and (table.seat < 0 or is_out(table))


def is_knowing(table: LiveTable) -> bool:
    """Return whether the reader is out and sees every hand, and so can give the players no sign."""
    return is_benched(table) and is_out(table) and table.manner("out_sees") == "hands"


def bench_entries(table: LiveTable, speech: Speech, *, is_home: bool) -> Iterator[Entry]:
    """List what there is to do on the bench; at home there is no other table."""
    if is_benched(table):
        own = bet_of(table)
        name = speech.name(own) if own != NONE else speech.say("bet-none")
        about = speech.say("bet-made", name=name) if own != NONE else speech.say("bet-about")
        turns = row(speech.say("bet-title"), Text(name, "bold"), can_turn=True)
        yield Entry("bet", turns, about, turn=lambda step: wire.MakeBet(next_bet(table, step)))
    is_next_open = table.is_over and table.lobby is not None and table.lobby.next != ""
    if not is_home and ((is_out(table) and is_benched(table)) or is_next_open):
        said = speech.say("next-table-join" if table.lobby and table.lobby.next else "next-table")
        yield Entry("next-table", Text(f" {said}", BRIGHT), speech.say("next-table-about"), wire.GoOn())


def bet_of(table: LiveTable) -> int:
    """Return the seat that the reader bets on, or NONE."""
    return table.bets.own if table.bets else NONE


def next_bet(table: LiveTable, step: int) -> int:
    """Return the seat after, or before, the one that is bet on, of those who are in the game; NONE is one of them."""
    assert table.lobby is not None
    out = table.board.out if table.board else []
    seats: list[bool | int | str] = [NONE, *[chair.seat for chair in table.lobby.chairs if chair.seat not in out]]
    return int(turned(wire.Choice("bet", bet_of(table), allowed=seats), step))


def bench_notice(table: LiveTable, speech: Speech) -> str:
    """Say to who is out what there is to see and do."""
    return speech.say("bench-sees-hands" if is_knowing(table) else "bench-sees-table")


def bet_lines(table: LiveTable, speech: Speech) -> list[Text]:
    """Return what came of the bets on a game that is over."""
    opened = table.bets.opened if table.bets else []
    if not opened:
        return []
    return [Text(speech.say("bets"), BRIGHT), *[bet_line(bet, speech) for bet in opened], Text()]


def bet_line(bet: wire.OpenedBet, speech: Speech) -> Text:
    """Return what came of one bet."""
    if bet.points == 0:
        return Text(speech.say("bet-wrong", name=bet.name, other=speech.name(bet.on)), SOFT)
    key = "bet-right" if bet.turn > 1 else "bet-right-at-once"
    return Text(f"{speech.say(key, name=bet.name, turn=bet.turn)} · {speech.say('bet-points', count=bet.points)}")
