"""How a match enters the evening of its table, and how much of the evening somebody may know."""

from msgspec.structs import replace

from regift.tables.evening.evening_games_and_people import (
    NO_GAMES,
    Evening,
    EveningGame,
    EveningPerson,
    EveningSeat,
    only_games,
    with_game,
)
from regift.tables.evening.points_of_places import NO_PLACE
from regift.tables.people.bet_results import right_bets
from regift.tables.play.match import Match
from regift.tables.setup.game_setup import GameSetup
from regift.tables.table_state import TableState, game_setup_for, is_late, match_for


def with_match(table: TableState, match: Match) -> Evening:
    """Return the table's evening with its newest match as it stands; as it was where that is forgotten.

    There are no places where the match is not over, or was broken off. Where the evening has it already, only bets are
    added: those who see all later bet later.
    """
    setup, state, deal, evening = table.game_setup, match.state, match.deal, table.stored.evening
    if deal.date <= evening.forgotten_until:
        return evening
    bets = right_bets(table.stored.bets, match)
    made = {person: table.stored.bets[person] for person in bets}
    bettors = {person: EveningPerson(bet.name, bet.avatar) for person, bet in made.items()}
    known = next((game for game in evening.games if game.key == (table.code, deal.match, deal.date)), None)
    if known is not None:
        return with_game(evening, replace(known, bets=bets), bettors) if bets != known.bets else evening
    places: dict[int, int] = {}
    if state.is_over and not state.is_broken_off():
        places = {each.seat: each.place for each in state.standings() if not state.has_left(each.seat)}
    seats = tuple(
        [
            EveningSeat(assignment.person, assignment.bot, places.get(seat, NO_PLACE))
            for seat, assignment in enumerate(setup.seats)
        ]
    )
    open_from = table.services.clock.date() + deal.game_setup.manners.delay
    had_acting_host = bool(table.stored.first_host)
    game = EveningGame(table.code, deal.match, setup.game, deal.date, seats, open_from, bets, had_acting_host)
    return with_game(evening, game, {**bettors, **seated_people(setup)})


def seated_people(setup: GameSetup) -> dict[str, EveningPerson]:
    """Return those who have a seat, as the evening lists people."""
    return {seat.person: EveningPerson(seat.name, seat.avatar) for seat in setup.seats if seat.who == "person"}


def evening_for(table: TableState, person: str) -> Evening:
    """Return the evening as far as the person has been shown it; nothing to a stranger.

    Who sees all later learns of a game once they have seen its end. So do spectators of the tables that follow, and
    those who come after a restart or sit down only then: of a game that they did not play themselves.
    """
    evening = table.stored.evening
    if not evening.games or not person or not _may_know(table, person):
        return NO_GAMES
    match, feed, now = match_for(table, person), table.spectator_feed, table.services.clock.date()
    until = match.deal.match + (table.phase_for(person) == "over") if match and is_late(table, person) else None

    def is_known(game: EveningGame) -> bool:
        is_shown_here = feed is not None and game.table == table.code and game.match >= feed.first_match
        if is_shown_here and table.seat_of(person) < 0:
            return until is None or game.match < until
        return game.open_from <= now or person in game.people()

    return only_games(evening, is_known)


def seated_for(table: TableState, person: str) -> dict[str, int]:
    """Return the seats of the game that the person is shown, by who sits there."""
    return {each: seat for seat, each in game_setup_for(table, person).people().items()}


def _may_know(table: TableState, person: str) -> bool:
    if person in table.stored.banned:
        return False
    return table.seat_of(person) >= 0 or person == table.stored.host or table.shows_spectators
