"""Brings a match back from the journal, move by move."""

from regift.kit.refusal import RegiftError
from regift.tables.play.match import Match
from regift.tables.storage.journal_interface import Journal


class RulesVersionMismatch(RegiftError):
    """Raised when a match was begun under rules that this release does not play."""


async def restore_match(journal: Journal, table: int) -> Match | None:
    """Return the table's newest match as it was last acknowledged, None when nothing was ever dealt."""
    deal = await journal.last_deal(table)
    if deal is None:
        return None
    game = deal.game_setup.make()
    if game.rules_version != deal.rules_version:
        raise RulesVersionMismatch(
            f"{game.id}: begun under version {deal.rules_version} of the rules, this release plays {game.rules_version}"
        )
    match = Match(deal, game)
    for entry in await journal.entries(table, deal.after):
        match.carry_out(entry.seat, entry.action)
    return match
