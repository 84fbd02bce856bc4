"""The bots of a table while its host chooses one game after the other."""

from itertools import pairwise

import pytest

from regift.bots import catalogue as bots
from regift.tables.evening.game_choice import with_game_chosen
from regift.tables.setup.game_setup import GameSetup, SeatAssignment
from regift.tables.storage.stored_table_records import StoredTable

LINE = ["cursed_gifts", "not_a_hat", "kung_fu", "gift_trap", "cursed_gifts"]


def table_with(*seated: str) -> StoredTable:
    """Return a table of Cursed Gifts with a person and these bots."""
    seats = (SeatAssignment("person", "ann", "Ann"), *[SeatAssignment("bot", bot=bot) for bot in seated])
    return StoredTable(GameSetup("cursed_gifts", seats), "ann", {})


def test_a_bot_that_does_not_play_the_game_gives_way_to_the_one_that_usually_plays_it() -> None:
    stored = table_with("vengeful", "careful", "random")
    for game, following in pairwise(LINE):
        assert stored.game_setup.game == game
        stored = with_game_chosen(stored, following)
        seated = [seat.bot for seat in stored.game_setup.seats[1:3]]
        assert seated == ["vengeful", "careful"] if following == LINE[0] else [bots.default_bot(following)] * 2
        assert stored.game_setup.seats[3].bot == "random"


@pytest.mark.parametrize("game", [game for game in LINE[1:] if game != "cursed_gifts"])
def test_the_bots_of_a_game_are_back_with_it_unless_a_person_has_their_seat(game: str) -> None:
    stored = with_game_chosen(table_with("vengeful", "careful"), game)
    people = stored.game_setup.seated(1, SeatAssignment("person", "bob", "Bob"))
    stored = with_game_chosen(StoredTable(people, "ann", {}, other_games=stored.other_games), "cursed_gifts")
    assert [(seat.who, seat.bot) for seat in stored.game_setup.seats[:3]] == [
        ("person", ""),
        ("person", ""),
        ("bot", "careful"),
    ]
