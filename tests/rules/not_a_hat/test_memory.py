"""What the table shows and what it forgets."""

import json
import re

import pytest

from regift.games.not_a_hat.box_contents import FACES, SOMETHING_ELSE
from regift.games.not_a_hat.card_objects import OBJECTS
from regift.kit.event import EVERYONE, SPECTATOR
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import names
from regift.kit.view import describe
from regift.tables.people import send_chat_line_or_reaction
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from tests.rules.not_a_hat.scene import L, Scene, dealt, scene
from tests.tables.scene import Scene as Room


def random_positions(count: int, **options: object) -> "list[Scene]":
    """Return positions of random games."""
    found: list[Scene] = []
    for seed in range(count):
        table = dealt(2 + seed % 7, seed, **options)
        dice = Chance(seed)
        for _ in range(dice.below(30)):
            if table.state.is_over:
                break
            options_now = table.state.options(table.actor())
            table.state.apply(table.actor(), options_now[dice.below(len(options_now))])
        found.append(table)
    return found


def open_faces(table: Scene) -> set[str]:
    """Gather the drawings that lie open, and the name that was not answered yet."""
    state = table.state
    if state.is_resting():
        return set(FACES)
    cards = [card for seat in range(state.game.seats) for card in state.gifts[seat][: state.open[seat]]]
    cards += [card for pile in state.shame for card in pile] + [state.shop[-1]]
    cards += [state.gift] * (table.step() == "show") + [state.claim] * (0 <= state.claim < SOMETHING_ELSE)
    return {FACES[card] for card in cards}


def test_hat_a5_the_claim_is_seen_until_it_is_answered_and_no_longer() -> None:
    table = scene(f"{L[5]} | {L[6]} | {L[7]}", gift=f"{L[0]} to 1").play(L[20])
    assert table.state.view().fact("claim") == f"card-{L[20]}"
    assert L[20] not in table.play("accept").in_sight()


def test_hat_a5_after_the_round_everything_is_told_with_the_truth_beside_it() -> None:
    table = scene(f"{L[5]} | {L[6]} | {L[7]}", gift=f"{L[0]} to 1", shame=f"| {L[11]} {L[12]}", rounds="each")
    table.play(L[20], "accept", L[21], "refuse")
    told = [
        (event["seat"], event["target"], event["claim"], event["card"], event["answer"])
        for event in table.state.events(SPECTATOR)
        if event.kind == "recalls"
    ]
    assert told == [
        (0, 1, f"card-{L[20]}", f"card-{L[0]}", "accepted"),
        (1, 2, f"card-{L[21]}", f"card-{L[6]}", "refused"),
    ]


async def test_hat_a6_everybody_may_say_anything_whatever_is_going_on() -> None:
    room = Room(TableSpeed(bots=0, window_limit=0))
    table = await room.deal("not_a_hat", 3)
    assert table.match is not None
    for step in ("step_show", "step_claim", "step_answer"):
        assert table.match.state.view().fact("step") == step
        for seat, ear in enumerate(room.ears):
            send_chat_line_or_reaction.say(table, ear.person, f"P{seat}", text=f"{step}: that’s a hat!")
        (actor,) = table.match.state.to_act()
        await room.play(table, actor, table.match.state.options(actor)[0].name)
    for ear in room.ears:
        heard = [frame for _, sent in ear.heard if (frame := json.loads(sent))["t"] == "said"]
        assert [frame["text"].split(":")[0] for frame in heard] == ["step_show"] * 3 + ["step_claim"] * 3 + [
            "step_answer"
        ] * 3
    await room.table_registry.close()


def test_hat_a15_the_back_of_what_lies_face_down_is_seen_by_all() -> None:
    table = scene(f"{L[5]}- | {L[6]} | {L[7]}", gift=f"{L[0]} to 1")
    for part in ("gifts:0", "gift"):
        (face,) = table.faces(part)
        assert re.fullmatch("back-(black|white)-left", face)


def test_hat_a19_who_comes_back_is_told_nothing_that_lies_hidden_now() -> None:
    for table in random_positions(60):
        state = table.state
        lasting = {value.value for event in state.events(SPECTATOR) if event.is_lasting for value in event.values}
        assert {said for said in lasting if isinstance(said, str) and said in FACES} <= open_faces(table)


def test_hat_a19_who_comes_back_is_not_told_which_way_gifts_went() -> None:
    for table in random_positions(20):
        kinds = {event.kind for event in table.state.events(EVERYONE) if event.is_lasting}
        assert not kinds & {"deals", "displays", "shows", "turns", "hands", "claims", "accepts", "refuses"}


def test_hat_36_a_view_names_no_object_that_does_not_lie_open() -> None:
    for table in random_positions(60):
        seen = {f"card-{name}" for name in table.in_sight() & set(OBJECTS)}
        assert seen <= open_faces(table)


def test_hat_36_once_all_is_face_down_only_words_are_added() -> None:
    table = scene(f"{L[5]}- | {L[6]}- | {L[7]}-", gift=f"{L[0]} to 1")
    start = len(table.state.history)
    table.play(L[20], "accept", L[21], "accept", L[22])
    faces = {
        (event.kind, value.name)
        for event in table.state.events(EVERYONE, start)
        for value in event.values
        if isinstance(value.value, str)
    }
    assert faces == {("claims", "claim")}


@pytest.mark.parametrize("easy", [False, True])
def test_two_tables_that_look_alike_are_not_told_apart_by_anything_but_memory(*, easy: bool) -> None:
    differ = 0
    for table in random_positions(60, easy=easy):
        state = table.state
        twin = state.forgotten(Chance(7))
        twin.check_invariants()
        differ += twin.history != state.history
        for seat in range(state.game.seats):
            assert describe(twin.view(seat)) == describe(state.view(seat))
            assert names(twin.options(seat)) == names(state.options(seat))
    assert differ > 20


def test_who_remembers_everything_knows_everything_but_the_shop() -> None:
    for table in random_positions(20):
        twin = table.state.determinize(0, Chance(5))
        assert twin.gifts == table.state.gifts
        assert sorted(twin.shop) == sorted(table.state.shop)
        assert twin.shop[-1] == table.state.shop[-1]


# The easy mode


def test_hat_a4_all_110_objects_are_listed_and_something_else() -> None:
    table = dealt(3).play("turn it over")
    assert len(table.options()) == SOMETHING_ELSE + 1
    assert "menu" not in table.parts()


def test_hat_a4_the_short_list_holds_what_goes_round_and_as_many_decoys() -> None:
    for table in random_positions(60, easy=True):
        state = table.state
        if state.is_resting():
            continue
        round_about = [card for gifts in state.gifts for card in gifts] + [state.gift]
        assert set(round_about) <= set(state.menu)
        assert len(state.menu) == 2 * len(round_about)


def test_hat_a4_the_short_list_is_the_same_for_all_and_tells_no_place() -> None:
    table = dealt(3, easy=True)
    lists = [table.state.view(seat).zone("menu").faces for seat in (None, 0, 1, 2)]
    assert all(each == sorted(each, key=FACES.index) == lists[0] for each in lists)


def test_hat_a4_what_is_not_on_the_short_list_is_refused() -> None:
    table = dealt(3, easy=True).play("turn it over")
    assert len(table.options()) == 9
    refused = {table.refusal(action.name) for action in table.state.rules.do.claims}
    assert refused == {"", "HAT-A4"}
