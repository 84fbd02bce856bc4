"""A look tells what changed since the one before, part by part and field by field."""

from regift.kit.look import Look
from regift.kit.view import FAN, Fact, Gauge, Grid, Token, Track, Zone


def hand(count: int, *faces: str) -> Zone:
    zone = Zone("hand:0", "hand", FAN, 0)
    zone.count = count
    zone.faces = list(faces)
    return zone


def test_all_is_new_at_first() -> None:
    look = Look()
    changed, gone = look.take_in([Fact("step", "step", 1), Token("turn", "turn", 0)])
    assert ([part.id for part in changed], gone, look.altered) == (["step", "turn"], [], {})


def test_only_the_fields_that_changed_are_named() -> None:
    look = Look()
    look.take_in(
        [hand(1, "thief"), Gauge("tears", "tears", 1, 9), Track("road", "road", 9, [1]), Grid("g", "g", 1, [""])]
    )
    look.take_in(
        [hand(2, "thief"), Gauge("tears", "tears", 2, 9), Track("road", "road", 9, [2]), Grid("g", "g", 1, [""])]
    )
    assert look.altered == {"hand:0": ["count"], "tears": ["value"], "road": ["pawns"]}


def test_a_part_of_another_shape_is_told_whole() -> None:
    look = Look()
    look.take_in([Fact("mark", "mark", 1)])
    changed, _ = look.take_in([Token("mark", "mark")])
    assert ([part.shape for part in changed], look.altered) == (["token"], {})


def test_what_is_gone_comes_back_whole() -> None:
    look = Look()
    look.take_in([Fact("attack", "attack", 1)])
    assert look.take_in([]) == ([], ["attack"])
    changed, gone = look.take_in([Fact("attack", "attack", 2)])
    assert ([part.id for part in changed], gone, look.altered) == (["attack"], [], {})
