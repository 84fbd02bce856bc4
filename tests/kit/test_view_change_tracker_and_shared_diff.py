"""A view tracker returns what changed since the view before, part by part and field by field."""

from regift.kit.event import HIDDEN, Event, EventKind, Field
from regift.kit.view import FAN, Fact, Gauge, Grid, Part, Token, Track, Zone
from regift.kit.view_change_tracker_and_shared_diff import SharedDiff, ViewChanges, ViewTracker


def hand(count: int, *faces: str) -> Zone:
    zone = Zone("hand:0", "hand", FAN, 0)
    zone.count = count
    zone.faces = list(faces)
    return zone


def take_in(look: ViewTracker, *parts: Part) -> ViewChanges:
    return look.take_in(list(parts), SharedDiff())


def ids(parts: list[Part]) -> list[str]:
    return [part.id for part in parts]


def altered(news: ViewChanges) -> dict[str, list[str]]:
    return {change.part.id: change.fields for change in news.changes}


def test_all_is_new_at_first() -> None:
    news = take_in(ViewTracker(), Fact("step", "step", 1), Token("turn", "turn", 0))
    assert (ids(news.parts), news.gone, altered(news)) == (["step", "turn"], [], {})


def test_only_the_fields_that_changed_are_named() -> None:
    look = ViewTracker()
    take_in(look, hand(1, "thief"), Gauge("tears", "tears", 1, 9), Track("road", "road", 9, [1]), Grid("g", "g", 1, []))
    news = take_in(
        look, hand(2, "thief"), Gauge("tears", "tears", 2, 9), Track("road", "road", 9, [2]), Grid("g", "g", 1, [])
    )
    assert altered(news) == {"hand:0": ["count"], "tears": ["value"], "road": ["pawns"]}


def test_each_field_of_each_shape_is_looked_at() -> None:
    def parts() -> list[Part]:
        return [
            hand(1, "thief"),
            Fact("step", "step", 1),
            Token("turn", "turn"),
            Gauge("tears", "tears", 1, 9),
            Track("road", "road", 9, [1]),
            Grid("shop", "shop", 1, [""]),
        ]

    for number, part in enumerate(parts()):
        for field in [name for name in vars_of(part) if name not in {"shape", "id"}]:
            look, now = ViewTracker(), parts()
            look.take_in(parts(), SharedDiff())
            setattr(now[number], field, another(getattr(part, field)))
            assert altered(look.take_in(now, SharedDiff())) == {part.id: [field]}


def vars_of(part: Part) -> list[str]:
    """Name the fields of a part, compiled or not."""
    kept = ("name", "owner", "layout", "count", "faces", "ghost", "value", "top", "length", "pawns", "columns", "cells")
    return [name for name in kept if hasattr(part, name)]


def another(value: object) -> object:
    """Return another value of the same type."""
    if isinstance(value, list):
        return [*value, *value]
    return value + 1 if isinstance(value, int) else f"{value}!"


def test_a_part_of_another_shape_is_told_whole() -> None:
    look = ViewTracker()
    take_in(look, Fact("mark", "mark", 1))
    news = take_in(look, Token("mark", "mark"))
    assert ([part.shape for part in news.parts], altered(news)) == (["token"], {})


def test_what_is_gone_comes_back_whole() -> None:
    look = ViewTracker()
    take_in(look, Fact("attack", "attack", 1))
    assert take_in(look).gone == ["attack"]
    news = take_in(look, Fact("attack", "attack", 2))
    assert (ids(news.parts), news.gone, altered(news)) == (["attack"], [], {})


def test_a_list_that_the_game_goes_on_with_is_compared_as_it_was() -> None:
    pawns = [1, 1]
    look = ViewTracker()
    take_in(look, Track("road", "road", 9, pawns))
    pawns[0] = 2
    assert altered(take_in(look, Track("road", "road", 9, pawns))) == {"road": ["pawns"]}


def test_what_came_since_is_told_whole_and_what_changed_since_by_field() -> None:
    look = ViewTracker()
    step = Fact("step", "step", 1)
    shown: list[list[Part]] = [[hand(1), step], [hand(2)], [hand(2), step]]
    for number, parts in enumerate(shown):
        look.note(look.take_in(parts, SharedDiff()), number)
    assert altered(look.since(0)) == {"hand:0": ["count"]}
    assert ids(look.since(0).parts) == ["step"]
    assert ids(look.since(1).parts) == ["step"]
    assert not look.since(2).is_any


def test_readers_share_what_they_see_alike_and_nothing_else() -> None:
    looks = [ViewTracker(), ViewTracker(), ViewTracker()]
    first, then = SharedDiff(), SharedDiff()
    for look in looks:
        look.take_in([hand(1), Token("turn", "turn", 0)], first)
    seen = [hand(1, "thief"), hand(2), hand(2)]
    news = [look.take_in([own, Token("turn", "turn", 1)], then) for look, own in zip(looks, seen, strict=True)]
    hands, turns = [each.changes[0] for each in news], [each.changes[1] for each in news]
    assert turns[0] is turns[1] is turns[2]
    assert hands[1] is not hands[0]
    assert [altered(each)["hand:0"] for each in news] == [["faces"], ["count"], ["count"]]


def test_a_reader_who_looked_away_shares_no_change() -> None:
    here, away = ViewTracker(), ViewTracker()
    for look in (here, away):
        look.take_in([hand(1)], SharedDiff())
    here.take_in([hand(2)], SharedDiff())
    alike = SharedDiff()
    one, other = here.take_in([hand(2, "thief")], alike), away.take_in([hand(2, "thief")], alike)
    assert (altered(one), altered(other)) == ({"hand:0": ["faces"]}, {"hand:0": ["count", "faces"]})


def test_events_are_one_where_they_were_seen_alike() -> None:
    kind = EventKind("draws", [Field("seat", "seat"), Field("card", "card", ("seat",))])
    alike = SharedDiff()
    seen = [alike.events([Event(kind, [0, 1, code], [])])[0] for code in (3, HIDDEN, HIDDEN)]
    assert seen[1] is seen[2]
    assert seen[0] is not seen[1]
