"""What the view tells of nested gifts and of the card being played."""

import pytest

from regift.kit.view import Fact
from tests.rules.cursed_gifts.scene import scene


@pytest.mark.parametrize("reader", [0, 1, None])
def test_cg_a7_everybody_may_leaf_through_the_whole_discard_pile(reader: int | None) -> None:
    view = scene("g1|g1", discards="karma g3 mug karma").state.view(reader)
    assert view.zone("discards").faces == ["karma", "gift_3", "useless_mug", "karma"]


def test_cg_d9_the_view_says_what_a_gift_counts_with_all_that_lies_on_it() -> None:
    view = scene("g1|g1", "|g2+mummy+gracula mug&tie g3").state.view(0)
    worths = {part.id: part.value for part in view.parts if isinstance(part, Fact) and part.name == "worth"}
    assert worths == {"worth:1:0:3": 5, "worth:1:3:2": 1}


def test_cg_r19_the_view_tells_who_laid_what_the_newest_last() -> None:
    table = scene("g3 seal|karma g1", box="chains").play("play g3", "seat 1", "answer with karma")
    for seat in (0, 1, None):
        view = table.state.view(seat)
        laid = [(part.owner, part.value) for part in view.parts if isinstance(part, Fact) and part.name == "laid"]
        assert laid == [(0, "gift_3"), (1, "karma")]
        assert view.zone("stack").faces == ["gift_3", "karma"]


def test_cg_r19_the_view_tells_on_which_gift_a_treachery_is_to_be_placed() -> None:
    table = scene("mummy g1|g1 g2", "|g2+gracula g5").play("play mummy", "gift 2 of seat 1")
    assert table.state.view(1).fact("pointed") == "gift_5"
