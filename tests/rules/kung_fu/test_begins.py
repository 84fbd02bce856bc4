"""MKF-13: everybody can tell when a step, and a turn, is over."""

from regift.kit.event import SPECTATOR
from tests.rules.kung_fu.scene import scene


def test_mkf_13_a_turn_that_ends_without_a_card_is_told_to_all() -> None:
    table = scene(hand="1234567", theirs="1234567").play("clean up")
    before = table.state.key(SPECTATOR)
    start = len(table.state.history)
    table.play("done")
    assert [event.kind for event in table.state.events(SPECTATOR, start)] == ["begins"]
    assert table.state.key(SPECTATOR) != before
