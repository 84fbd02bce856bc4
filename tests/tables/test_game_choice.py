"""The bots of a table while its host chooses one game after the other."""

from functools import partial
from itertools import pairwise

import pytest

from regift.bots import catalogue as bots
from regift.tables.evening.game_choice import choose_game, with_game_chosen
from regift.tables.people import entry_exit_rename_and_logout, host_commands
from regift.tables.people.seat_requests_approval_and_seating import ask_for_seat
from regift.tables.setup.game_setup import GameSetup, SeatAssignment
from regift.tables.setup.setup_editor import add_bot
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.stored_table_records import Guest, StoredTable
from tests.tables.scene import Ear, Scene

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


async def test_a_request_for_a_seat_that_the_chosen_game_does_not_have_is_dropped() -> None:
    scene = Scene(TableSpeed(bots=0))
    opened = await scene.table_registry.make("cursed_gifts", 8)
    table = await scene.table_registry.find(opened.code)
    host = Ear(scene.clock, opened.host)
    await entry_exit_rename_and_logout.enter(table, host, Guest("Ann", "gift"), watch=False)
    for seat in range(1, 8):
        await host_commands.change_setup(table, opened.host, partial(add_bot, seat=seat, bot="random"))
    await host_commands.set_table_setting(table, opened.host, "lock", True)
    for seat in (4, 7):
        guest = Ear(scene.clock, f"guest{seat}")
        await entry_exit_rename_and_logout.enter(table, guest, Guest("Guest", "gift"), watch=True)
        await ask_for_seat(table, guest.person, Guest("Guest", "gift"), seat)
    assert sorted(table.seat_codes.requests) == ["guest4", "guest7"]
    await choose_game(table, opened.host, "kung_fu")
    assert sorted(table.seat_codes.requests) == ["guest4"]
    await scene.table_registry.close()
