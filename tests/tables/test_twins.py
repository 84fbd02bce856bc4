"""The law of twins on the wire: two positions that a reader can't tell apart send that reader equal bytes."""

from pathlib import Path

import pytest

from regift.games import catalogue
from regift.kit.chance import Chance
from regift.kit.event import SPECTATOR
from regift.kit.state import State
from regift.server.projection import Projection
from regift.tables.reader import Reader

TINY = str(Path(__file__).parents[1] / "games")
WORDING = Projection()


def told(seat: int, before: State, after: State, *, is_own: bool) -> bytes:
    """Return what a reader who has seen one position is sent of the next."""
    reader = Reader(seat, 1)
    reader.follow(before, len(before.history), is_own=True)
    telling = reader.follow(after, len(before.history), is_own=is_own)
    return WORDING.telling(telling) if telling else b""


def sight(seat: int, state: State) -> bytes:
    """Return the board as it is sent to a reader."""
    reader = Reader(seat, 1)
    reader.follow(state, len(state.history), is_own=True)
    return WORDING.sight(reader.sight())


@pytest.mark.parametrize("game", ["kung_fu", "sprint", "bell"])
def test_twins_send_equal_bytes(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_GAMES", TINY)
    compared = 0
    for seed in range(12):
        state = catalogue.game(game, seats=3).deal(seed)
        dice = Chance(seed)
        for _ in range(60):
            if state.is_over:
                break
            mover = state.to_act()[dice.below(len(state.to_act()))]
            options = state.options(mover)
            action = options[dice.below(len(options))]
            reader = (mover + 1) % 3
            twin = state.determinize(reader, Chance(dice.word()))
            assert sight(reader, twin) == sight(reader, state)
            after = state.copy()
            after.apply(mover, action)
            if twin.key(reader) == state.key(reader) and twin.refuse(mover, action) is None:
                other = twin.copy()
                other.apply(mover, action)
                if other.key(reader) == after.key(reader):
                    compared += 1
                    assert told(reader, twin, other, is_own=False) == told(reader, state, after, is_own=False)
            state = after
    assert compared > 20


def test_a_spectator_is_sent_no_options_and_no_hand() -> None:
    state = catalogue.game("kung_fu", seats=3).deal(5)
    text = sight(SPECTATOR, state).decode()
    assert '"options"' not in text
    assert '"faces":["level' not in text
    assert "granny" not in text
