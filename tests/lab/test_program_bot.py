"""Bots that are programs: what they are told, and what happens to those that cheat, crash, babble or hang."""

import json
import sys
from pathlib import Path
from shlex import quote

import pytest

import regift
from regift.kit.bot import PositionSampler
from regift.kit.seeded_random_generator import Chance
from regift.lab.arena.arena import ArenaOptions, play_arena
from regift.lab.arena.arena_result import ArenaResult
from regift.lab.arena.forfeit_on_bot_error_or_illegal_move import Forfeit
from regift.lab.arena.line_by_line_subprocess import LONGEST_LINE
from regift.lab.arena.program_bot import ProgramEntry, read_answer
from regift.lab.simulate import BadLineup
from tests.waiting import HUNG

GAME = regift.game("kung_fu", seats=2, turn_cap=12)
PAGE = Path(__file__).parents[2] / "docs" / "arena.md"
EXAMPLE = PAGE.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
ANSWERS = """
import json, os, sys, time

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
    elif message["type"] == "choose":
        """


def command(folder: Path, program: str) -> str:
    """Write a program; give the command that runs it."""
    file = folder / "bot.py"
    file.write_text(program, encoding="utf-8")
    return f"{quote(sys.executable)} {quote(str(file))}"


def play(folder: Path, program: str, rounds: int = 1, move_time: float = HUNG) -> ArenaResult:
    """Let a program play against a random bot."""
    bots = [f"program:{command(folder, program)}", "random"]
    return play_arena(GAME, bots, [2], 3, ArenaOptions(rounds, move_time=move_time))


def only_reason(result: ArenaResult) -> str:
    """Return why the program lost all its games."""
    reasons = {reason for _, reason in result.forfeits()}
    assert sum(result.forfeits().values()) == result.games
    assert [share.share for share in result.shares_of_wins()] == [0, 1]
    return reasons.pop()


def test_the_program_of_the_page_plays_as_it_says(tmp_path: Path) -> None:
    result = play(tmp_path, EXAMPLE, rounds=2)
    assert result.forfeits() == {}
    assert result.unfinished == 0


def test_a_program_is_told_what_its_seat_sees_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    noting = "import os\nnotes = open(f'notes-{os.getpid()}', 'w')\n" + EXAMPLE.replace(
        "for line in sys.stdin:\n", "for line in sys.stdin:\n    notes.write(line)\n    notes.flush()\n"
    )
    monkeypatch.chdir(tmp_path)
    play(tmp_path, noting)
    told = [[json.loads(line) for line in file.read_text().splitlines()] for file in tmp_path.glob("notes-*")]
    assert len(told) == 2, "one process for each seat"
    for messages in told:
        assert messages[0] == {"type": "hello", "protocol": 1, "move_time": HUNG}
        assert {message["type"] for message in messages[1:]} == {"game", "choose"}
        game, first, *_ = messages[1:]
        assert (game["game"], game["seats"], game["options"]["turn_cap"]) == ("kung_fu", 2, 12)
        assert first["view"]["seat"] == game["seat"]
        assert (first["number"], len(first["options"]) > 1) == (1, True)
        assert all(name in GAME.by_name for name in first["options"])
        hands = {zone["id"]: zone["faces"] for zone in first["view"]["parts"] if zone["name"] == "hand"}
        assert hands[f"hand:{game['seat']}"]
        assert hands[f"hand:{1 - game['seat']}"] == []


def test_the_key_is_that_of_the_seat() -> None:
    state = GAME.deal(3)
    sample = PositionSampler(state, 1)
    assert sample.key() == state.key(1) == sample(Chance(5)).key(1)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ('print(json.dumps({"type": "choice", "number": message["number"], "option": "win"}), flush=True)', "'win'"),
        ('print(json.dumps({"type": "choice", "number": 99, "option": message["options"][0]}), flush=True)', "99"),
        ('print("my move is the first", flush=True)', "wrote what is no JSON"),
        ('print(json.dumps(["choice"]), flush=True)', "wrote no message of type 'choice'"),
        ('print(json.dumps({"type": "ready"}), flush=True)', "wrote no message of type 'choice'"),
        ("sys.exit(1)", "ended before it answered"),
        ("os.close(1); time.sleep(1000)", "ended before it answered"),
        (f'print("x" * {LONGEST_LINE + 1}, flush=True)', "wrote too long a line"),
        ('print("[" * 50000, flush=True)', "wrote what is no JSON"),
    ],
)
def test_a_program_that_breaks_the_rules_loses_and_is_named(tmp_path: Path, answer: str, reason: str) -> None:
    assert reason in only_reason(play(tmp_path, ANSWERS + answer))


@pytest.mark.parametrize("answer", ["time.sleep(1000)", "os.system('sleep 1000')"])
def test_a_program_that_hangs_is_cut_off_with_all_that_it_started(tmp_path: Path, answer: str) -> None:
    assert only_reason(play(tmp_path, ANSWERS + answer, move_time=0.2)) == "did not answer within 0.2 s"


def test_a_program_that_does_not_read_keeps_nobody_waiting(tmp_path: Path) -> None:
    entry = ProgramEntry(
        command(tmp_path, 'print(\'{"type": "ready"}\', flush=True)\nimport time; time.sleep(1000)'), 1
    )
    process = entry.process(0)
    with pytest.raises(Forfeit, match="did not answer"):
        process.ask(b"x" * 10_000_000, 0.2)
    entry.stop()


@pytest.mark.parametrize(
    ("program", "reason"),
    [("", "ended before it answered"), ("print('hello', flush=True); input()", "wrote what is no JSON")],
)
def test_a_program_that_does_not_say_that_it_is_ready_is_named_before_anything_is_played(
    tmp_path: Path, program: str, reason: str
) -> None:
    with pytest.raises(BadLineup, match=reason):
        play(tmp_path, program)


def test_programs_play_in_processes_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regift.lab.arena.arena.cores", lambda: 2)
    bots = [f"program:{command(tmp_path, EXAMPLE)}", "random"]
    alone = play_arena(GAME, bots, [2], 3, ArenaOptions(2, move_time=HUNG))
    apart = play_arena(GAME, bots, [2], 3, ArenaOptions(2, move_time=HUNG, jobs=2))
    assert apart.rounds == alone.rounds


def test_an_answer_is_an_object_of_the_type_that_was_asked_for() -> None:
    assert read_answer(b'{"type": "choice", "option": "x"}\n', "choice")["option"] == "x"
