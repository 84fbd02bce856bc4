"""The law of twins on the wire: two positions that a viewer can't tell apart send that viewer equal bytes."""

from pathlib import Path

import pytest

from regift.games import catalogue
from regift.kit.event import SPECTATOR
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.tables.watching.viewer_snapshots_and_updates import Viewer
from regift.wire.table_state_to_wire_messages import WireEncoder

TINY = str(Path(__file__).parents[1] / "games")
ENCODER = WireEncoder()


def told(seat: int, before: State, after: State, *, is_own: bool) -> bytes:
    """Return what a viewer who has seen one position is sent of the next."""
    viewer = Viewer(seat, 1)
    viewer.follow(before, len(before.history), is_own=True)
    view_update = viewer.follow(after, len(before.history), is_own=is_own)
    return ENCODER.view_update(view_update) if view_update else b""


def snapshot(seat: int, state: State) -> bytes:
    """Return the board as it is sent to a viewer."""
    viewer = Viewer(seat, 1)
    viewer.follow(state, len(state.history), is_own=True)
    return ENCODER.snapshot(viewer.snapshot())


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
            viewer = (mover + 1) % 3
            twin = state.determinize(viewer, Chance(dice.word()))
            assert snapshot(viewer, twin) == snapshot(viewer, state)
            after = state.copy()
            after.apply(mover, action)
            if twin.key(viewer) == state.key(viewer) and twin.refuse(mover, action) is None:
                other = twin.copy()
                other.apply(mover, action)
                if other.key(viewer) == after.key(viewer):
                    compared += 1
                    assert told(viewer, twin, other, is_own=False) == told(viewer, state, after, is_own=False)
            state = after
    assert compared > 20


def test_a_spectator_is_sent_no_options_and_no_hand() -> None:
    state = catalogue.game("kung_fu", seats=3).deal(5)
    text = snapshot(SPECTATOR, state).decode()
    assert '"options"' not in text
    assert '"faces":["level' not in text
    assert "granny" not in text
