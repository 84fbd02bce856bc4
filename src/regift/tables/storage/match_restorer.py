"""Brings a match back from the journal, move by move."""

import asyncio
import logging
from typing import Final, Literal, NamedTuple

from regift.kit.refusal_and_errors import RegiftError
from regift.tables.play.match import Match
from regift.tables.storage.storage_interface import Journal
from regift.tables.storage.stored_table_records import Deal, Entry, MatchResult, SeatResult

log = logging.getLogger(__name__)

AT_A_TIME: Final = 100
"""Entries that are carried out before other tables have a turn."""


class UnplayableMatch(NamedTuple):
    """A match that this release cannot take up: its table is in the lobby, with all else that it keeps."""

    match: int
    """Which of the table's games."""
    last: int
    """The number of its last entry."""
    reason: Literal["rules", "moves"]
    """rules: it was begun under others; moves: the journal says what is no move of this game, or not allowed."""


class BrokenMatch(RegiftError):
    """Raised when a match cannot be brought back."""

    def __init__(self, reason: Literal["rules", "moves"], said: str) -> None:
        super().__init__(said)
        self.reason = reason


async def restore_match(
    journal: Journal, table: int, result: MatchResult | None = None
) -> Match | UnplayableMatch | None:
    """Return the table's newest match as it was last acknowledged, None when nothing was ever dealt.

    `result`: how it is known to have ended.
    """
    deal = await journal.last_deal(table)
    if deal is None:
        return None
    entries = await journal.entries(table, deal.after)
    try:
        match = _begin(deal)
        for done, entry in enumerate(entries, 1):
            _carry_out(match, entry)
            if done % AT_A_TIME == 0:
                await asyncio.sleep(0)
        match.settle()
        if result and result.match == deal.match and final_standings(match) != result.standings:
            raise BrokenMatch("rules", "it ends otherwise than it did")
    except BrokenMatch as broken:
        log.warning("table %d: match %d can't be taken up: %s", table, deal.match, broken)
        return UnplayableMatch(deal.match, entries[-1].number if entries else deal.after, broken.reason)
    return match


def final_standings(match: Match) -> tuple[SeatResult, ...]:
    """Return how a match ended, nothing while it goes on."""
    placings = match.state.standings() if match.state.is_over else []
    return tuple([SeatResult(placing.seat, placing.place, placing.score) for placing in placings])


def _begin(deal: Deal) -> Match:
    """Deal the match again, or raise BrokenMatch."""
    try:
        game = deal.game_setup.make_under(deal.rules_version)
    except RegiftError as error:
        raise BrokenMatch("rules", f"begun with a game or options that this release does not play: {error}") from None
    if deal.rules_version not in (game.rules_version, *game.earlier_rules):
        said = f"begun under version {deal.rules_version} of the rules, this release plays {game.rules_version}"
        raise BrokenMatch("rules", f"{game.id}: {said}")
    return Match(deal, game)


def _carry_out(match: Match, entry: Entry) -> None:
    """Carry out an entry, or raise BrokenMatch; what it names may be a card in somebody's hand, so it is not logged."""
    try:
        if not 0 <= entry.seat < match.game.seats:
            raise IndexError
        match.carry_out_again(entry.seat, entry.action)
    except Exception as error:  # noqa: BLE001 (a journal may say anything, and a game may fail at it in any way)
        said = f"entry {entry.number}: expected a move of this game that is allowed, got {type(error).__name__}"
        raise BrokenMatch("moves", said) from None
