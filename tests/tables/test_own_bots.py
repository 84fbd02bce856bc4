"""A bot of one's own sits at a table; where it is offered no more, the usual one plays in its place."""

import pytest

import regift
from regift.bots.kung_fu import GameBot
from regift.bots.own_bots import VARIABLE
from regift.bots.random import RandomBot
from regift.kit.chance import Chance
from regift.tables.play.bot_move_chooser import made
from regift.tables.request_error import RequestError
from regift.tables.setup.game_setup import FREE, GameSetup
from regift.tables.setup.setup_editor import add_bot
from regift.tables.setup.table_timing_factors import TableSpeed
from tests.tables.scene import Scene

NAME = "regift.bots.random:RandomBot"


def test_it_is_seated_where_it_is_offered_and_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    table = GameSetup("kung_fu", (FREE, FREE))
    with pytest.raises(RequestError, match="one of random, rules, search"):
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
    assert isinstance(made("no_such_module:Bot", game, Chance(1)), GameBot)
    assert isinstance(made(NAME, game, Chance(1)), RandomBot)
