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


def test_mkf_a34_the_cap_counts_the_turns_of_who_left_so_that_all_others_have_as_many() -> None:
    table = scene(hand="1234567", seats=3, turn_cap=2)
    table.state.withdraw(1)
    turns = 1
    while not table.state.is_over:
        before = table.state.turn
        table.play("clean up", "done")
        turns += int(not table.state.is_over and table.state.turn != before)
    assert turns == 4
