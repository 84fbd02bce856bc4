"""GT-A27: presents that people brought lie on top of their packs, and nothing else in the deal is any other."""

from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regift.games.gift_trap.game_class_deal_and_position_from_text import GiftTrap
from regift.games.gift_trap.kit_state_adapter import GiftTrapState
from regift.games.gift_trap.pack_colours_and_token_scores import COLOURS
from regift.kit.conformance import check_game
from regift.kit.record import Recorder, new_record, read_record, verify
from regift.kit.refusal_and_errors import BadRecord
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import Fact
from tests.rules.gift_trap.scene import Scene, begun

BROUGHT: Final = "^red:scarf,^red:boat,+red:sock,^blue:cat"
SEEDS: Final = st.integers(0, 2**32)
CHANGES: Final = st.lists(st.tuples(st.sampled_from("^+"), st.sampled_from(COLOURS)), max_size=12)


def written(changes: list[tuple[str, str]]) -> str:
    """Write cards of a table's own as the option has them."""
    return ",".join(f"{sign}{colour}:own{number}" for number, (sign, colour) in enumerate(changes))


def packs_of(seed: int, packs: str, seats: int = 3) -> list[list[str]]:
    """Deal, and name the gifts of each pack, the top one first."""
    game = GiftTrap(seats, {"packs": packs})
    state = game.deal(seed)
    assert isinstance(state, GiftTrapState)
    return [[game.gifts[gift] for gift in reversed(pack)] for pack in state.packs]


def on_top(scene: Scene, seat: int | None = None) -> dict[str, object]:
    """Return what somebody is told of what lies on top."""
    facts = [part for part in scene.state.view(seat).parts if isinstance(part, Fact)]
    return {fact.id.removeprefix("on_top:"): fact.value for fact in facts if fact.id.startswith("on_top:")}


@given(SEEDS, CHANGES)
@settings(max_examples=60, deadline=None)
def test_gt_a27_what_was_brought_lies_on_top_and_all_else_as_it_would_otherwise(
    seed: int, changes: list[tuple[str, str]]
) -> None:
    text = written(changes)
    early = {f"own-own{number}" for number, (sign, _) in enumerate(changes) if sign == "^"}
    for dealt, shuffled in zip(packs_of(seed, text), packs_of(seed, text.replace("^", "+")), strict=True):
        brought = [gift for gift in shuffled if gift in early]
        assert dealt == brought + [gift for gift in shuffled if gift not in early]


def test_gt_a27_every_order_of_what_was_brought_is_as_likely() -> None:
    tops = [tuple(packs_of(seed, "^red:a,^red:b,^red:c")[1][:3]) for seed in range(600)]
    counts = [tops.count(order) for order in set(tops)]
    assert len(counts) == 6
    assert all(65 <= count <= 140 for count in counts)


def test_gt_a27_they_come_up_as_soon_as_their_pack_is_chosen() -> None:
    scene = begun(3, packs=BROUGHT).choose("red")
    assert set(scene.faces("display")[:2]) == {"own-scarf", "own-boat"}


def test_gt_a27_all_see_how_many_lie_on_top_while_the_dealer_chooses() -> None:
    scene = begun(3, packs=BROUGHT)
    for seat in (None, 0, 1, 2):
        assert on_top(scene, seat) == {"red": 2, "blue": 1}
    scene.choose("red")
    assert on_top(scene) == {}
    scene.finish_round()
    while scene.step() != "colour":
        scene.go_on()
    assert on_top(scene) == {"blue": 1}


def test_gt_a27_a_pack_holds_more_of_them_than_a_round_shows() -> None:
    packs = ",".join(f"^red:own{number}" for number in range(6))
    scene = begun(3, packs=packs).play_round("red")
    assert on_top(scene) == {"red": 2}
    scene.choose("red")
    assert [face.startswith("own-") for face in scene.faces("display")[:4]] == [True, True, False, False]


@pytest.mark.parametrize("seed", range(5))
def test_gt_a27_who_thinks_ahead_knows_that_they_lie_on_top(seed: int) -> None:
    state = begun(3, packs=BROUGHT).state
    imagined = state.determinize(1, Chance(seed))
    assert isinstance(imagined, GiftTrapState)
    tops = {state.rules.gifts[gift] for gift in imagined.packs[1][-2:]}
    assert tops == {"own-scarf", "own-boat"}
    assert imagined.key(1) == state.key(1)


def test_gt_a27_no_position_has_another_card_on_top_of_them() -> None:
    game = GiftTrap(3, {"packs": BROUGHT})
    state = begun(3, packs=BROUGHT).state
    text = state.notation()
    assert game.position(text).notation() == text
    swapped = text.replace("own-scarf", "?").replace("own-sock", "own-scarf").replace("?", "own-sock")
    with pytest.raises(BadRecord, match="GT-A27"):
        game.position(swapped)


def test_gt_a27_the_record_names_what_was_brought_and_older_ones_deal_as_they_did() -> None:
    game = GiftTrap(3, {"packs": BROUGHT, "cap": 1})
    record = new_record(game, 5)
    state, recorder = game.deal(5), Recorder(record)
    while not state.is_over:
        seat = state.to_act()[0]
        recorder.play(state, seat, state.options(seat)[0])
    text = record.text(game, state)
    assert f'"packs":"{BROUGHT}"' in text
    verify(read_record(text), game, text)
    assert packs_of(7, "+red:scarf")[1].index("own-scarf") > 0


def test_gt_a27_the_laws_of_the_kit_hold() -> None:
    check_game(GiftTrap(3, {"packs": BROUGHT, "cap": 2}), deals=2)
