"""What is told at the end of GiftTRAP: who knew whom best, the surest gift and the most dreaded one."""

import pytest

from regift.games.action_and_event_wording import GameTranslations
from regift.games.catalogue import folders, game_of
from regift.games.gift_trap.who_knew_whom_and_rated_gifts import highlights_of
from regift.kit.event import EVERYONE, Event
from regift.kit.record import Recorder, new_record
from regift.kit.three_line_recap import RecapLine, recap_of
from tests.rules.gift_trap.scene import Scene, begun

IN_FRENCH = "Léa connaît Robin mieux que personne\u00a0: 9 sur 10 dans le mille"
NAMES = ["Léa", "Robin", "Tom"]


def told(events: list[Event]) -> dict[str, dict[str, object]]:
    """Return the arguments of each line."""
    return {key: {value.name: value.value for value in values} for key, values in highlights_of(events)}


def one_round(cap: int = 0) -> Scene:
    """Play a round of four gifts: all want 1, 2 and 3 and dread 4, and seat 0 alone gives what is wanted."""
    scene = begun(3, cap=cap).choose("red")
    scene.gives("1 2", "4 3", "4 3")
    return scene.rates("1 2 3 4", "1 2 3 4", "1 2 3 4").finish_round()


def test_who_gave_most_that_was_right_knew_whom_best() -> None:
    scene = one_round()
    best = told(scene.state.events(EVERYONE))["knows-best"]
    assert best == {"seat": 0, "target": 1, "hits": 1, "gifts": 1, "others": 0}


def test_of_two_with_as_many_right_the_more_welcome_one_counts_and_equals_are_counted() -> None:
    scene = begun(3).choose("red").gives("2 1", "4 1", "4 3").rates("1 2 3 4", "1 2 3 4", "1 2 3 4").finish_round()
    best = told(scene.state.events(EVERYONE))["knows-best"]
    assert best == {"seat": 0, "target": 2, "hits": 1, "gifts": 1, "others": 1}


def test_gifts_are_told_by_how_all_rated_them_whoever_got_them() -> None:
    scene = one_round()
    first, *_, last = [face for face in scene.faces("display") if face]
    lines = told(scene.state.events(EVERYONE))
    assert lines["surest-gift"] == {"gift": first, "liked": 3, "count": 3}
    assert lines["dreaded-gift"] == {"gift": last, "dreaded": 3, "count": 3}


def test_a_gift_without_a_token_is_no_gift_that_is_wanted() -> None:
    scene = begun(4).choose("red").gives("1 2 3", "1 2 3", "1 2 3", "1 2 3")
    scene.rates("1 2 3 4", "1 2 3 5", "1 2 3 5", "1 2 3 5").finish_round()
    cells = [face for face in scene.faces("display") if face]
    assert told(scene.state.events(EVERYONE))["dreaded-gift"] == {"gift": cells[4], "dreaded": 3, "count": 4}


def test_a_gift_that_was_trapped_counts_for_no_pair() -> None:
    scene = begun(3, strategy=True).choose("red").act(0, "trap 1")
    while scene.step() != "give":
        scene.pass_by()
    scene.gives("1 2", "4 3", "4 3").pass_by()
    scene.rates("1 2 3 4", "1 2 3 4", "1 2 3 4").finish_round()
    assert told(scene.state.events(EVERYONE))["knows-best"]["target"] == 2


def test_where_nothing_was_opened_nothing_is_told() -> None:
    assert told(begun(3).choose("red").state.events(EVERYONE)) == {}


def test_they_come_before_the_three_lines_of_any_game() -> None:
    game = one_round(cap=1).state.rules
    record = new_record(game, 5)
    state, recorder = game.deal(5), Recorder(record)
    while not state.is_over:
        seat = state.to_act()[0]
        recorder.play(state, seat, state.options(seat)[0])
    story = recap_of(game_of(record), record)
    assert [line.key for line in story[:3]] == ["knows-best", "surest-gift", "dreaded-gift"]
    assert len(story) == 6
    lines = told(state.events(EVERYONE))
    assert {value.name: value.value for value in story[1].values if value.name != "pick"} == lines["surest-gift"]


@pytest.mark.parametrize(
    ("language", "others", "said"),
    [
        ("en", 0, "Léa knows Robin best: 9 right out of 10."),
        ("en", 1, "Léa knows Robin best: 9 right out of 10. One other pair did as well."),
        ("fr", 0, f"{IN_FRENCH}."),
        ("fr", 2, f"{IN_FRENCH}. À égalité avec 2 autres paires."),
    ],
)
def test_what_is_said_of_who_knew_whom_best(language: str, others: int, said: str) -> None:
    words = GameTranslations(folders()["gift_trap"], language, NAMES.__getitem__)
    events = one_round().state.events(EVERYONE)
    [values] = [values for key, values in highlights_of(events) if key == "knows-best"]
    numbers = {"hits": 9, "gifts": 10, "others": others}
    for value in values:
        value.value = numbers.get(value.name, value.value)
    assert words.tale(RecapLine("knows-best", values)) == said
