"""People say which game they would like next, the host picks it, and everybody at the table keeps their seat."""

from collections.abc import Collection

from msgspec.structs import replace

from regift.bots import catalogue as bots
from regift.games import catalogue as games
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.next_tables.next_table_deal_and_reserved_seat_guards import check_held_seats
from regift.tables.people.host_commands import check_host, in_lobby
from regift.tables.request_error import RequestError
from regift.tables.setup.custom_card_list import NO_CARDS, CustomCardList
from regift.tables.setup.game_setup import GameSetup, SeatAssignment
from regift.tables.setup.mark_custom_cards_that_have_come_up import with_shown_cards_marked
from regift.tables.setup.setup_editor import set_seats, with_known_options
from regift.tables.storage.stored_table_records import GameSettings, StoredTable


async def choose_game(table: Table, person: str, game: str) -> None:
    """Go to the lobby of a game, from the lobby or once a game is over; RequestError from all but the host.

    UnknownGame where there is no such game, RequestError where more people sit at the table than can play it.
    """
    async with table.lock:
        check_host(table, person, "lobby", "over")
        table.services.budget.use("setup", table.presence.address_of(person))
        stored = replace(with_game_chosen(with_shown_cards_marked(table), game), wishes={})
        check_held_seats(table, stored.game_setup)
        await table.commit(in_lobby(table, stored))


async def wish_for_game(table: Table, person: str, game: str) -> None:
    """Tell all which game somebody would like next, "" for none; RequestError from who has no seat, or in a game.

    UnknownGame where there is no such game. The wishes end with the next deal, and once the host has picked.
    """
    async with table.lock:
        if table.seat_of(person) < 0:
            raise RequestError("seat", "one of those who play")
        if table.phase == "playing" or table.pending_shuffle is not None:
            raise RequestError("phase", "lobby or over", "dealing" if table.pending_shuffle else table.phase)
        table.services.budget.use("setup", table.presence.address_of(person))
        wishes = {each: wish for each, wish in table.stored.wishes.items() if each != person}
        if game:
            games.find(game)
            wishes[person] = game
        await table.commit(replace(table.stored, wishes=wishes))


def with_game_chosen(stored: StoredTable, game: str) -> StoredTable:
    """Return the table with another game to be played: as it was set here last, else as it usually is."""
    setup = stored.game_setup
    if game == setup.game:
        return stored
    fewest, most = games.find(game).SEATS
    people = len(setup.people())
    if people > most:
        raise RequestError("seats", f"at most {most} people", str(people))
    kept = stored.other_games.get(game, GameSettings())
    before = dict(enumerate(kept.bots))
    seats = tuple([_fitted(place, game, before.get(seat, "")) for seat, place in enumerate(setup.seats)])
    chosen = GameSetup(game, seats, {}, setup.manners, NO_CARDS)
    chosen = set_seats(chosen, min(max(len(seats), fewest), most))
    chosen = with_known_options(replace(chosen, options=kept.options, own=kept.own).beginning(None))
    others = {name: settings for name, settings in stored.other_games.items() if name != game}
    others[setup.game] = GameSettings(
        setup.beginning(None).options, setup.own, tuple([seat.bot if seat.who == "bot" else "" for seat in setup.seats])
    )
    return replace(stored, game_setup=chosen, other_games=others)


def with_authors_among(own: CustomCardList, people: Collection[str]) -> CustomCardList:
    """Return the table's own cards for a next table: those of people who don't go there have no author there."""
    return CustomCardList([card if card.by in people else replace(card, by="") for card in own])


def _fitted(place: SeatAssignment, game: str, before: str) -> SeatAssignment:
    """Return the seat with a bot that plays the game: the one that sat there when it was played before, if any."""
    if place.who != "bot":
        return place
    offered = bots.names(game)
    return replace(place, bot=next((bot for bot in (before, place.bot) if bot in offered), bots.default_bot(game)))
