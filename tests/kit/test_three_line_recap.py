"""The story of a game: three lines, found in what everybody saw."""

from pathlib import Path

import pytest

import regift
from regift.games.catalogue import game_of
from regift.kit.action_arguments_and_action_table import SEAT
from regift.kit.public_events_and_standings_by_move import MoveTimeline
from regift.kit.record import Record, Recorder, new_record, read_record
from regift.kit.seeded_random_generator import Chance
from regift.kit.three_line_recap import HARD, OFTEN, TALES, TURN, RecapLine, recap_of

GOLDENS = Path(__file__).parents[1] / "goldens"
SMALL = Path(__file__).parents[1] / "games"


def recorded(name: str) -> Record:
    return read_record((GOLDENS / f"{name}.jsonl").read_text(encoding="utf-8"))


def told(tale: RecapLine) -> dict[str, object]:
    return {value.name: value.value for value in tale.values}


@pytest.mark.parametrize("name", ["kung_fu_2_seats", "kung_fu_4_seats", "kung_fu_house_options", "kung_fu_one_leaves"])
def test_every_game_that_ended_has_three_unlike_lines(name: str) -> None:
    record = recorded(name)
    story = recap_of(game_of(record), record)
    assert len({tale.key for tale in story}) == 3
    for tale in story:
        assert all(0 <= int(str(value.value)) < record.seats for value in tale.values if value.type == SEAT)


def test_a_game_that_was_left_has_none() -> None:
    record = recorded("kung_fu_2_seats")
    record.moves = record.moves[:50]
    assert recap_of(game_of(record), record) == []


def test_a_habit_is_counted_as_everybody_saw_it() -> None:
    record = recorded("kung_fu_2_seats")
    game = game_of(record)
    habit = recap_of(game, record)[0]
    assert habit.key == f"{OFTEN}-attacks"
    who, count = told(habit)["who"], told(habit)["count"]
    attacks = [event for event in record.replay(game).events(-1) if event.kind == "attacks" and event["seat"] == who]
    assert len(attacks) == count


def test_the_turning_point_is_what_moved_most_points() -> None:
    record = recorded("kung_fu_4_seats")
    game = game_of(record)
    turning = next(tale for tale in recap_of(game, record) if tale.key.startswith(TURN))
    moments = MoveTimeline(game, record).moments[:-1]
    kind = turning.key.removeprefix(f"{TURN}-")
    best = max(moment.swing() for moment in moments)
    assert any(
        moment.swing() == best
        and (moment.turn, moment.round_number) == (told(turning)["turn"], told(turning)["round"])
        and kind in [each.kind for each in moment.events]
        for moment in moments
    )


def test_who_was_far_behind_and_won_came_back() -> None:
    record = recorded("kung_fu_4_seats")
    game = game_of(record)
    end = recap_of(game, record)[-1]
    assert end.key == "comeback"
    first = record.replay(game).standings()[0]
    assert (told(end)["who"], told(end)["score"]) == (first.seat, first.score)


@pytest.mark.parametrize("id", ["sprint", "bell"])
def test_games_that_mark_nothing_as_remarkable_have_one_too(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_GAMES", str(SMALL))
    game = regift.game(id, seats=3)
    for seed in range(20):
        state, recorder = game.deal(seed), Recorder(new_record(game, seed))
        dice = Chance(seed)
        while not state.is_over:
            seat = state.to_act()[0]
            options = state.options(seat)
            recorder.play(state, seat, options[dice.below(len(options))])
        story = recap_of(game, recorder.record)
        assert len({tale.key for tale in story}) == 3
        assert not any(tale.key.startswith((OFTEN, HARD, TURN)) for tale in story)


def test_what_only_one_seat_is_named_in_was_hard_on_nobody() -> None:
    record = recorded("kung_fu_2_seats")
    game = game_of(record)
    for kind in game.event_kinds:
        if [field.type for field in kind.fields].count(SEAT) == 1:
            kind.tales = (HARD,)
    assert not any(tale.key.startswith(HARD) for tale in recap_of(game, record))


def test_kinds_name_only_tales_there_are() -> None:
    for kind in regift.game("kung_fu", seats=4).event_kinds:
        assert set(kind.tales) <= set(TALES)
        assert kind.weight > 0 or not kind.tales
        assert kind.weight <= 10


@pytest.mark.parametrize("id", ["cursed_gifts", "kung_fu"])
def test_the_story_counts_rounds_as_the_table_does(id: str) -> None:
    cap = 5
    game = regift.game(id, seats=3, turn_cap=cap)
    for seed in range(5):
        state, recorder, dice = game.deal(seed), Recorder(new_record(game, seed)), Chance(seed)
        shown: list[int] = []
        while not state.is_over:
            start, left = len(state.history), int(str(state.view().fact("rounds")))
            seat = state.to_act()[0]
            options = state.options(seat)
            recorder.play(state, seat, options[dice.below(len(options))])
            if len(state.history) > start:
                shown.append(cap - left + 1)
        counted = [moment.round_number for moment in MoveTimeline(game, recorder.record).moments]
        assert counted == shown
        assert counted[-1] > 1
