"""Histories as rows of numbers: equal exactly where a seat cannot tell two positions apart."""

import json

import pytest

import regift
from regift.kit.conformance_checks.make_indistinguishable_positions_by_replay import secret_choice_twins
from regift.kit.event import EVERYONE, SPECTATOR
from regift.kit.observation.event_history_encoder import PRIVATE_ROWS, SHARED_ROWS, HistoryLayout
from regift.kit.seeded_random_generator import Chance
from tests.kit.test_pickling import GAMES, positions, shelf

SHELVED = shelf
READERS = (EVERYONE, SPECTATOR, 0, 1, 2)
Rows = tuple[tuple[int, ...], ...]


def frozen(rows: list[list[int]]) -> Rows:
    """Return rows that can be looked up."""
    return tuple(tuple(row) for row in rows)


@pytest.mark.parametrize("game_id", GAMES)
def test_rows_are_equal_exactly_where_keys_are(game_id: str) -> None:
    rows_of: dict[bytes, Rows] = {}
    key_of: dict[Rows, bytes] = {}
    chance = Chance(11)
    for state in positions(game_id, 60):
        layout = HistoryLayout(state.game)
        twins = [state, *secret_choice_twins(state, 0, chance)]
        if not state.game.forgets:
            twins += [state.determinize(seat, chance.split()) for seat in range(3)]
        for twin in twins:
            for reader in READERS:
                key = bytes([reader + 2]) + twin.key(reader)
                rows = ((reader,), *frozen(layout.encode(twin, reader)))
                assert rows_of.setdefault(key, rows) == rows
                assert key_of.setdefault(rows, key) == key
    assert len(rows_of) > 60


@pytest.mark.parametrize("game_id", GAMES)
def test_every_row_is_as_described(game_id: str) -> None:
    for state in positions(game_id, 40):
        layout = HistoryLayout(state.game)
        told = json.loads(json.dumps(layout.describe()))
        assert [each["kind"] for each in told] == layout.kinds
        for reader in READERS:
            for kind, field, place, number in layout.encode(state, reader):
                about = told[kind - 1]
                assert about["number"] == kind
                assert min(field, place, number) >= 0
                if field:
                    described = about["fields"][field - 1]
                    assert place == 0 or described["type"] == "cards"
                    is_word = "words" in described and (place > 0 or described["type"] != "cards")
                    assert not is_word or number <= len(described["words"])
                else:
                    assert about["fields"] == [] or about["kind"] in (SHARED_ROWS, PRIVATE_ROWS)


def test_a_hidden_card_is_counted_and_not_named() -> None:
    game = regift.game("kung_fu", seats=2)
    state, layout = game.deal(1), HistoryLayout(game)
    draws = layout.kinds.index("draws") + 1
    for seat in (0, 1):
        cards = [row[3] for row in layout.encode(state, seat) if row[:2] == [draws, 2] and row[2] > 0]
        assert len(cards) == 14
        assert cards.count(0) == 7
    with pytest.raises(ValueError, match="seat 2 is not in the game"):
        layout.encode(state, 2)
