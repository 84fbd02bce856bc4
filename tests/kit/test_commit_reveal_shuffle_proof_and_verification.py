"""The proof of the shuffle: true ones hold, and none with a single changed field."""

import json
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from regift.games import catalogue
from regift.games.catalogue import game_of
from regift.kit import commit_reveal_shuffle_proof_and_verification as shuffle_proof
from regift.kit.record import Recorder, new_record, read_record, verify
from regift.kit.refusal_and_errors import BadRecord

SECRET = bytes(range(32))
SHARES = {0: bytes([1]) * 32, 2: bytes([2]) * 32}
PLEDGES = {seat: shuffle_proof.sealed(share) for seat, share in SHARES.items()}


def record_text() -> str:
    """Play the beginning of a game dealt from everybody's parts."""
    game = catalogue.game("kung_fu", seats=3)
    seed = shuffle_proof.mixed(SECRET, list(SHARES.items()))
    recorder = Recorder(new_record(game, seed))
    recorder.record.shuffle = shuffle_proof.proof(SECRET, PLEDGES, SHARES)
    state = game.deal(seed)
    for number in range(25):
        seat = state.to_act()[0]
        options = state.options(seat)
        recorder.play(state, seat, options[number % len(options)])
    recorder.flush()
    return recorder.record.text(game, state)


def check(text: str) -> None:
    """Do what `regift verify` does."""
    record = read_record(text)
    verify(record, game_of(record), text)
    if record.shuffle:
        shuffle_proof.check_record(text)


def resealed(lines: list[str]) -> str:
    """Make the digest fit again, as somebody would who forges a record."""
    end = json.loads(lines[-1])
    end["digest"] = sha256("\n".join(lines[:-1]).encode()).hexdigest()
    return "\n".join([*lines[:-1], json.dumps(end, separators=(",", ":"))]) + "\n"


def changes(value: Any) -> list[Any]:
    """Return other values of the same kind."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, -value - 7]
    if isinstance(value, str):
        last = value[-1:]
        return [value[:-1] + ("0" if last != "0" else "1"), value + "0", ""] if value else ["x"]
    if isinstance(value, list):
        return [changed for at in range(len(value)) for changed in _changed_list(value, at)] + [value[:-1]]
    if isinstance(value, dict):
        altered = [{**value, key: each} for key in value for each in changes(value[key])]
        dropped = [{each: value[each] for each in value if each != key} for key in value]
        return [*altered, *dropped, {**value, "more": 1}]
    raise TypeError(value)


def _changed_list(value: list[Any], at: int) -> list[list[Any]]:
    return [[*value[:at], each, *value[at + 1 :]] for each in changes(value[at])]


def test_an_honest_record_is_accepted() -> None:
    check(record_text())
    assert shuffle_proof.check_record(record_text()) == 2


def test_every_single_changed_field_is_rejected() -> None:
    lines = record_text().splitlines()
    tried = 0
    for number, line in enumerate(lines):
        for changed in changes(json.loads(line)):
            text = "\n".join([*lines[:number], json.dumps(changed, separators=(",", ":")), *lines[number + 1 :]]) + "\n"
            with pytest.raises(BadRecord):
                check(text)
            tried += 1
    assert tried > 400


def test_no_part_of_a_proof_can_be_changed_even_with_a_digest_that_fits() -> None:
    lines = record_text().splitlines()
    head = json.loads(lines[0])
    tried = 0
    for shuffle in changes(head["shuffle"]):
        if shuffle == head["shuffle"]:
            continue
        forged = json.dumps({**head, "shuffle": shuffle}, separators=(",", ":"))
        with pytest.raises(BadRecord):
            check(resealed([forged, *lines[1:]]))
        tried += 1
    assert tried > 30


def test_another_seed_does_not_follow_from_the_shares() -> None:
    lines = record_text().splitlines()
    head = json.loads(lines[0])
    head["seed"] = "keyed:" + bytes(32).hex()
    with pytest.raises(BadRecord, match="seed: expected keyed"):
        check(resealed([json.dumps(head, separators=(",", ":")), *lines[1:]]))


@pytest.mark.parametrize("dropped", ["shuffle", ""])
def test_a_record_with_nothing_to_prove_is_rejected(dropped: str) -> None:
    lines = record_text().splitlines()
    head = json.loads(lines[0])
    other = {key: value for key, value in head.items() if key != dropped} if dropped else sorted(head)
    with pytest.raises(shuffle_proof.Unproven, match=r"^line 1: shuffle: the record is not of a live table$"):
        shuffle_proof.check_record(resealed([json.dumps(other, separators=(",", ":")), *lines[1:]]))


@pytest.mark.parametrize("text", ["", "1", "{}", "[]", "no record"])
def test_what_is_no_record_is_rejected_by_the_checker(text: str) -> None:
    with pytest.raises(shuffle_proof.Unproven, match="expected a record"):
        shuffle_proof.check_record(text)


def test_lines_left_out_added_or_swapped_are_rejected() -> None:
    lines = record_text().splitlines()
    for text in (lines[:4] + lines[5:], [*lines[:4], lines[3], *lines[4:]], [lines[0], lines[2], lines[1], *lines[3:]]):
        with pytest.raises(BadRecord):
            check("\n".join(text) + "\n")


def test_the_checker_runs_alone_with_nothing_but_python(tmp_path: Path) -> None:
    source = Path(shuffle_proof.__file__ or "")
    assert source.suffix == ".py"
    alone = tmp_path / "commit_reveal_shuffle_proof_and_verification.py"
    alone.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    record = tmp_path / "evening.jsonl"
    record.write_text(record_text(), encoding="utf-8")
    run = [sys.executable, "-I", str(alone), str(record)]
    good = subprocess.run(run, capture_output=True, text=True, check=False)
    assert (good.returncode, "2 shares" in good.stdout) == (0, True)
    record.write_text(record_text().replace("place", "Place", 1), encoding="utf-8")
    bad = subprocess.run(run, capture_output=True, text=True, check=False)
    assert (bad.returncode, "digest" in bad.stderr) == (2, True)
    assert len(source.read_text(encoding="utf-8").splitlines()) <= 150
