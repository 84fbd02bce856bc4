"""A setup: all it takes to deal a game. The lobby writes it, start and rematch read it."""

from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from regift.games import catalogue
from regift.kit.added_and_removed_cards_option import custom_cards_option
from regift.kit.game import Game
from regift.tables.setup.custom_card_list import NO_CARDS, CustomCardList
from regift.tables.setup.table_settings_other_than_game_options import Setting, TableSettings

KEPT: Final = 16
"""Games that are kept: one change of a setup asks for the same game several times, and making it takes a while."""

Who = Literal["free", "person", "bot"]


class SeatAssignment(Struct, frozen=True, omit_defaults=True):
    """One seat of a setup."""

    who: Who = "free"
    person: str = ""
    """Which person, as the table knows them."""
    name: str = ""
    avatar: str = ""
    bot: str = ""
    """Which bot, as `regift.bots` names it."""


FREE = SeatAssignment()


def added_by(game_setup: "GameSetup", person: str) -> int:
    """Count the cards of the table's own that a person has added for the next game."""
    return game_setup.own.waiting_by_person.get(person, 0)


class GameSetup(Struct, frozen=True):
    """A game with its options and who plays it; the option `first` names the seat that starts."""

    game: str
    seats: tuple[SeatAssignment, ...]
    options: dict[str, Setting] = {}
    manners: TableSettings = TableSettings()
    own: CustomCardList = NO_CARDS
    """The table's own cards, in the order in which they were added."""

    def make(self) -> Game:
        """Make the game; BadOption or UnknownGame says what can't be."""
        options = tuple((name, type(value).__name__, value) for name, value in self.options.items())
        catalogue.find(self.game)  # one that is gone is no longer made
        return _made(self.game, len(self.seats), options)

    def make_under(self, rules_version: int) -> Game:
        """Make the game as that version of its rules plays it, as the newest does where it can't be played any more."""
        game = self.make()
        earlier = game.earlier_rules.get(rules_version)
        return game if earlier is None else replace(self, options={**earlier, **self.options}).make()

    def seat_of(self, person: str) -> int:
        """Return the person's seat, −1 for none."""
        for seat, place in enumerate(self.seats):
            if place.who == "person" and place.person == person:
                return seat
        return -1

    def free_seat(self) -> int:
        """Return the first free seat, −1 for none."""
        for seat, place in enumerate(self.seats):
            if place.who == "free":
                return seat
        return -1

    def seated(self, seat: int, place: SeatAssignment) -> "GameSetup":
        """Return the setup with another place at a seat; a seat that falls free is no longer named to begin."""
        seats = list(self.seats)
        seats[seat] = place
        game_setup = replace(self, seats=tuple(seats))
        return game_setup.beginning(None) if place.who == "free" and self.first == seat else game_setup

    @property
    def first(self) -> int | None:
        """Return the seat that is named to begin, None where it is drawn."""
        named = self.options.get("first")
        return named if isinstance(named, int) else None

    def beginning(self, seat: int | None) -> "GameSetup":
        """Return the setup with this seat named to begin, None: it is drawn."""
        options = {name: value for name, value in self.options.items() if name != "first"}
        return replace(self, options=options if seat is None else {**options, "first": seat})

    def people(self) -> dict[int, str]:
        """Return those who sit, by seat."""
        return {seat: place.person for seat, place in enumerate(self.seats) if place.who == "person"}

    def custom_words(self) -> dict[str, dict[str, str]]:
        """Return name and line of the table's own cards by the keys that stand for them."""
        if not self.own:
            return {}
        option = custom_cards_option(self.make().schema)
        assert option is not None
        return {option.word_of(card.id): {"name": card.name, "line": card.line} for card in self.own}

    def bots(self) -> dict[int, str]:
        """Return the bots by seat."""
        return {seat: place.bot for seat, place in enumerate(self.seats) if place.who == "bot"}


@lru_cache(KEPT)
def _made(game: str, seats: int, options: tuple[tuple[str, str, Setting], ...]) -> Game:
    """Make a game, or return the same as before; the type of a value tells 1 from True."""
    return catalogue.find(game).make(seats, {name: value for name, _, value in options})


__all__ = [
    "FREE",
    "GameSetup",
    "SeatAssignment",
    "Setting",
    "Who",
    "added_by",
]
