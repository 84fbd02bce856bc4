"""Records: what they keep, and one clear line for what does not replay."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

import regift
from regift.games.catalogue import game_of
from regift.kit.game import Game
from regift.kit.record import Record, Recorder, new_record, read_record, verify
from regift.kit.refusal_and_errors import BadRecord
from regift.kit.seeded_random_generator import FoldedSeedChance
from regift.kit.state import State

LONG = Path(__file__).parents[1] / "goldens" / "cursed_gifts_all_cards.jsonl"


def game() -> Game:
    return regift.game("kung_fu", seats=3, first=0)


def deal(kung_fu: Game) -> tuple[State, Recorder]:
    return kung_fu.deal(5), Recorder(new_record(kung_fu, 5))


def written(*moves: dict[str, object], seed: str = "fast:5", **more: str) -> str:
    """Write a record whose digest fits, whatever its lines say."""
    head = {"regift": 1, "game": "kung_fu", "rules_version": 1, "seats": 3, "options": game().settings, "seed": seed}
    head |= more
    lines = [json.dumps(line) for line in (head, *moves)]
    return "\n".join([*lines, json.dumps({"digest": sha256("\n".join(lines).encode()).hexdigest()})])


def test_picks_can_be_taken_back_after_another_seat_was_withdrawn() -> None:
    kung_fu = game()
    state, recorder = deal(kung_fu)
    recorder.play(state, 0, state.named("clean up"))
    recorder.play(state, 0, state.options(0)[1])
    recorder.withdraw(state, 2)
    recorder.take_back(state, 0)
    recorder.play(state, 0, state.named("done"))
    again = read_record(recorder.record.text(kung_fu, state)).replay(kung_fu)
    assert again.fingerprint() == state.fingerprint()


def test_picks_that_stay_when_another_seat_was_withdrawn_are_kept() -> None:
    kung_fu = game()
    state, recorder = deal(kung_fu)
    recorder.play(state, 0, state.named("clean up"))
    recorder.play(state, 0, state.options(0)[1])
    recorder.withdraw(state, 2)
    recorder.play(state, 0, state.named("done"))
    assert recorder.record.replay(kung_fu).fingerprint() == state.fingerprint()


def test_the_picks_of_the_seat_that_was_withdrawn_are_kept_and_what_waited_only_for_them() -> None:
    gift_trap = regift.game("gift_trap", seats=4)
    state, recorder = gift_trap.deal(1), Recorder(new_record(gift_trap, 1))
    while state.to_act() != (0, 1, 2, 3):
        seat = state.to_act()[0]
        recorder.play(state, seat, state.options(seat)[0])
    recorder.play(state, 3, state.options(3)[0])
    while 0 in state.to_act():
        recorder.play(state, 0, state.options(0)[0])
    recorder.withdraw(state, 3)
    assert recorder.pending == []
    assert recorder.record.replay(gift_trap).fingerprint() == state.fingerprint()


@pytest.mark.parametrize("seed", ["keyed:", "keyed:00", "keyed:" + "00" * 65, "keyed:zz", "fast:x", "7"])
def test_a_seed_that_is_none_is_refused(seed: str) -> None:
    with pytest.raises(BadRecord, match="line 1: seed: expected"):
        read_record(written(seed=seed))


def test_a_long_seed_is_named_by_its_ends() -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(written(seed="fast:" + "9" * 90_000))
    assert "9…9" in str(caught.value)
    assert "90000 letters" in str(caught.value)
    assert len(str(caught.value)) < 200
    with pytest.raises(BadRecord) as caught:
        read_record(written(seed="keyed: " * 90_000))
    assert len(str(caught.value)) < 5_000


@pytest.mark.parametrize("action", [-1, -2])
def test_an_action_below_the_first_is_no_withdrawal(action: int) -> None:
    with pytest.raises(BadRecord, match=f"line 2: action: expected 0 or more, got {action}"):
        read_record(written({"seat": 1, "action": action}))


def test_a_record_that_names_its_generator_is_dealt_by_it_and_an_older_one_as_it_was() -> None:
    named, unnamed = read_record(written(generator="splitmix64")), read_record(written())
    assert named.deal(game()).notation() == game().deal(5).notation()
    assert unnamed.deal(game()).notation() == game().deal(FoldedSeedChance(5)).notation()
    assert named.deal(game()).notation() != unnamed.deal(game()).notation()


@pytest.mark.parametrize("text", [written(), written(generator="splitmix64"), written(seed="keyed:" + "00" * 16)])
def test_a_record_is_written_as_it_was_read(text: str) -> None:
    record = read_record(text)
    lines = record.text(game(), record.replay(game())).splitlines()
    assert json.loads(lines[0]) == json.loads(text.splitlines()[0])


def test_a_new_record_names_its_generator_unless_its_seed_is_a_key() -> None:
    assert new_record(game(), 5).generator == "splitmix64"
    assert new_record(game(), bytes(32)).generator == ""


@pytest.mark.parametrize(
    ("seed", "generator", "expected"),
    [
        ("fast:5", "mersenne", "splitmix64, or none in a record of an earlier release"),
        ("fast:5", "", "splitmix64, or none in a record of an earlier release"),
        ("keyed:" + "00" * 16, "splitmix64", "none beside a keyed seed"),
    ],
)
def test_a_generator_that_is_not_known_is_refused(seed: str, generator: str, expected: str) -> None:
    with pytest.raises(BadRecord, match=f"line 1: generator: expected {expected}, got '{generator}'"):
        read_record(written(seed=seed, generator=generator))


def test_a_seat_withdrawn_twice_is_refused() -> None:
    record = read_record(written({"seat": 1, "withdrawn": True}, {"seat": 1, "withdrawn": True}))
    with pytest.raises(BadRecord, match="move 2: withdrawn: seat 1 is not in the game"):
        record.replay(game())


@pytest.mark.parametrize(
    "other",
    [
        regift.game("not_a_hat", seats=3),
        regift.game("kung_fu", seats=4, first=0),
        regift.game("kung_fu", seats=3, first=1),
        regift.game("kung_fu", seats=3, first=0, turn_cap=40),
    ],
    ids=["game", "seats", "first", "option"],
)
def test_a_record_is_replayed_only_by_the_game_with_its_seats_and_options(other: Game) -> None:
    record = read_record(written())
    record.replay(game())
    with pytest.raises(BadRecord, match="the record is of kung_fu with 3 seats and other options"):
        record.replay(other)


def test_an_option_that_came_later_is_as_when_left_out() -> None:
    record = read_record(written())
    kept = record.replay(game()).standings()
    del record.options["keep_stolen_granny"]
    assert repr(record.replay(game()).standings()) == repr(kept)
    with pytest.raises(BadRecord, match="other options"):
        record.replay(regift.game("kung_fu", seats=3, first=1, keep_stolen_granny=True))


def test_a_record_of_other_rules_is_refused() -> None:
    head = written().splitlines()[0]
    later = head.replace('"rules_version": 1', '"rules_version": 2')
    digest = sha256(later.encode()).hexdigest()
    with pytest.raises(BadRecord, match="rules_version: the record was played by 2, this release plays 1"):
        read_record("\n".join([later, json.dumps({"digest": digest})])).replay(game())


def test_the_record_in_the_docs_is_a_real_one() -> None:
    page = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
    text = page.split("```\n")[1]
    record = read_record(text)
    verify(record, game_of(record), text)


def test_the_example_in_the_docs_reads_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
    (tmp_path / "evening.jsonl").write_text(LONG.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    made: dict[str, object] = {}
    exec(page.split("```python\n")[1].split("```")[0], made)
    state, record = made["state"], made["record"]
    assert isinstance(state, State)
    assert isinstance(record, Record)
    assert len(record.moves) > 40
    assert not state.is_over


@pytest.mark.parametrize(("new", "old"), [("statue", "dice"), ("moustache", "yoyo"), ("wet hen", "tent")])
def test_a_record_of_an_earlier_release_may_call_an_object_what_it_was_called_then(new: str, old: str) -> None:
    hat = regift.game("not_a_hat", seats=3)
    state, recorder = hat.deal(5), Recorder(new_record(hat, 5))
    for said in ("turn it over", f"claim {new}"):
        recorder.play(state, state.to_act()[0], state.named(said))
    now = recorder.record.text(hat, state)
    lines = now.replace(f"claim {new}", f"claim {old}").splitlines()[:-1]
    end = json.loads(now.splitlines()[-1]) | {"digest": sha256("\n".join(lines).encode()).hexdigest()}
    earlier = "\n".join([*lines, json.dumps(end, separators=(",", ":"))]) + "\n"
    verify(read_record(earlier), hat, earlier)
    verify(read_record(now), hat, now)
    with pytest.raises(BadRecord, match=f"claim {new}"):
        verify(read_record(earlier), hat, earlier.replace(f"claim {old}", "claim whale"))
