"""A bot at a live table plays the character that all see on its seat."""

import pytest

from regift.bots.character_assignment import character_at
from regift.bots.kung_fu import GameBot
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from tests.tables.scene import Scene


async def test_a_bot_is_told_which_character_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    monkeypatch.setattr(GameBot, "play_as", lambda self, character: told.append(character))
    scene = Scene(TableSpeed())
    table = await scene.deal("kung_fu", 1, 3, "rules")
    assert told == [character_at(table.code, seat) for seat in (1, 2, 3)]
    await scene.table_registry.close()


def test_eight_bots_are_eight_characters_counted_from_one() -> None:
    assert sorted(character_at("KNOT", seat) for seat in range(8)) == list(range(1, 9))
    assert character_at("KNOT", 8) == character_at("KNOT", 0) != character_at("KNOU", 0)
