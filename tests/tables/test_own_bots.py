"""A bot of one's own sits at a table; where it is offered no more, the usual one plays in its place."""

import logging

import pytest

import regift
from regift.bots.bots_from_environment_variable import VARIABLE
from regift.bots.kung_fu import GameBot
from regift.bots.random import RandomBot
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import PositionSampler
from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import View
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout
from regift.tables.play.bot_move_chooser import seated
from regift.tables.request_error import RequestError
from regift.tables.setup.game_setup import FREE, GameSetup
from regift.tables.setup.setup_editor import add_bot
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.stored_table_records import Entry, Guest
from tests.tables.scene import Ear, Scene

NAME = "regift.bots.random:RandomBot"


def test_it_is_seated_where_it_is_offered_and_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    table = GameSetup("kung_fu", (FREE, FREE))
    with pytest.raises(RequestError, match="one of random, rules, dreamy, search"):
        add_bot(table, 1, NAME)
    monkeypatch.setenv(VARIABLE, f"kung_fu={NAME}")
    assert add_bot(table, 1, NAME).bots() == {1: NAME}


async def test_it_plays_with_bots_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, f"kung_fu={NAME}")
    scene = Scene(TableSpeed())
    table = await scene.deal("kung_fu", 1, 2, NAME)
    assert table.match is not None
    while table.match.state.to_act() != (0,):
        await scene.clock.advance(1)
    assert all(move.seat > 0 for move in await scene.moves(table))
    await scene.table_registry.close()


def test_where_it_is_gone_the_usual_one_plays() -> None:
    game = regift.game("kung_fu", seats=2)
    assert isinstance(seated("no_such_module:Bot", game, 0, 1, 5), GameBot)
    assert isinstance(seated(NAME, game, 0, 1, 5), RandomBot)


class FailsToBeMade(RandomBot):
    """Looks up what is not there."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        raise KeyError("no such weight")


class FailsToStart(RandomBot):
    """Plays other games only."""

    def start(self, game: GameDefinition, seat: int) -> None:
        raise ValueError("another game")


class FailsAsCharacter(RandomBot):
    """Has no temperament."""

    def play_as(self, character: int) -> None:
        raise IndexError("no such character")


class FailsToChoose(RandomBot):
    """Sits there."""

    def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
        raise ZeroDivisionError


async def play_a_round(scene: Scene, table: Table) -> list[Entry]:
    """Play until each of three seats has made a move, and return the moves."""
    assert table.match is not None
    known = len(await scene.moves(table))
    played: list[Entry] = []
    for _ in range(200):
        played = (await scene.moves(table))[known:]
        if {entry.seat for entry in played} >= {0, 1, 2}:
            break
        if 0 in table.match.state.to_act():
            await scene.play(table, 0, table.match.state.options(0)[-1].name)
        await scene.clock.advance(1)
    return played


FAILING = (FailsToBeMade, FailsToStart, FailsAsCharacter, FailsToChoose)


@pytest.mark.parametrize("failing", FAILING)
async def test_one_that_raises_holds_up_no_table_after_a_restart_either(
    failing: type[RandomBot], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    name = f"{__name__}:{failing.__name__}"
    monkeypatch.setenv(VARIABLE, f"kung_fu={name}")
    scene = Scene(TableSpeed())
    table = await scene.deal("kung_fu", 1, 2, name)
    for _ in range(2):
        assert {entry.seat for entry in await play_a_round(scene, table)} == {0, 1, 2}
        assert [record for record in caplog.records if record.levelno == logging.ERROR and record.exc_info]
        caplog.clear()
        await scene.table_registry.close()
        scene.table_registry = scene.new_registry()
        table = await scene.table_registry.find(table.code)
        await entry_exit_rename_and_logout.enter(
            table, Ear(scene.clock, scene.ears[0].person), Guest("P0", "gift"), watch=False
        )
    await scene.table_registry.close()


def test_where_one_raises_the_usual_one_sits_down() -> None:
    game = regift.game("kung_fu", seats=2)
    for failing in FAILING[:-1]:
        assert isinstance(seated(f"{__name__}:{failing.__name__}", game, 0, 1, 5), GameBot)
