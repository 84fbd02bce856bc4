"""Events are written whole: by their fields, with the cards of a field counted, or by name."""

import pytest

from regift.games import catalogue
from regift.kit.conformance_checks.well_formed_events_views_and_move_spots_check import check_history
from regift.kit.event import counted, entry_end
from regift.kit.state import State


def dealt(game: str) -> State:
    state = catalogue.game(game, seats=3).deal(1)
    state.history.clear()
    return state


def test_an_event_is_the_number_of_its_kind_and_its_fields() -> None:
    state = dealt("kung_fu")
    state.write(3, 0, 1, 2, 4, 1, 5)
    state.write(7)
    assert state.history == [3, 0, 1, 2, 4, 1, 5, 7]


def test_cards_are_counted_before_they_are_named() -> None:
    state = dealt("cursed_gifts")
    state.write_entry([1, 2, *counted([30, 31]), *counted([])])
    assert state.history == [1, 2, 2, 30, 31, 0]


def test_an_event_ends_where_the_next_begins() -> None:
    state = dealt("cursed_gifts")
    state.tell("draws", 1, [4, 5, 6])
    state.tell("begins", 2)
    kinds = state.game.event_kinds
    assert entry_end(kinds[state.history[0]], state.history, 0) == 6
    assert entry_end(kinds[state.history[6]], state.history, 6) == len(state.history)


def test_by_name_the_same_is_written() -> None:
    state, other = dealt("cursed_gifts"), dealt("cursed_gifts")
    state.tell("draws", 1, [4, 5])
    other.write_entry([state.game.kind_number("draws"), 1, *counted([4, 5])])
    assert state.history == other.history


def test_a_field_that_holds_nothing_is_written_and_found() -> None:
    state = dealt("cursed_gifts")
    state.write(state.game.kind_number("lands"), 0, -1, 2)
    assert len(state.history) == 4
    with pytest.raises(AssertionError, match="lands"):
        check_history(state, 0, "here")
