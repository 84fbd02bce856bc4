"""Votes to take a seat out of the game for good: all others who are here have to want it."""

from regift.tables.people import all_hands_viewer_restrictions
from regift.tables.table_state import TableState


def agreed_withdrawal(table: TableState) -> int | None:
    """Return the seat that all others who are here want out, None for none."""
    if table.phase != "playing" or table.stored.is_paused:
        return None
    here = {seat: person for seat, person in table.game_setup.people().items() if table.is_here(person)}
    for seat, votes in sorted(table.withdrawal_votes.items()):
        others = {
            person
            for at, person in here.items()
            if at != seat and not all_hands_viewer_restrictions.is_knowing(table, person)
        }
        if others and votes >= others:
            return seat
    return None
