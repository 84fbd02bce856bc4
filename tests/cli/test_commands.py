"""The commands: what they print, and one clear line for what their user can mend."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import regift
from regift import cli
from regift.compilation_status import engine, slow_engine_warning
from regift.kit.record import new_record
from tests.cli.command_output import Captured, complaint, output
from tests.waiting import HUNG, wait_until

RECORDED = str(Path(__file__).parents[1] / "goldens" / "kung_fu_2_seats.jsonl")
START = (sys.executable, "-c", "from regift.cli import main; main()")


ENGINES = {"compiled": "compiled", "interpreted": "plain Python: it runs from its sources"}


def test_the_version_names_release_python_and_engine(capsys: Captured) -> None:
    expected = ENGINES.get(os.environ.get("REGIFT_EXPECT", ""), "(compiled|plain Python: .+)")
    said = output(capsys, "--version")
    assert re.fullmatch(rf"regift \d+\.\d+\.\d+, Python \d+\.\d+\.\d+, engine {expected}\n", said)


@pytest.mark.parametrize(
    "command", [["simulate", "kung_fu", "--games", "1"], ["bench", "--rounds", "1", "--seconds", "0.001"]]
)
def test_what_takes_long_in_plain_python_says_so_first(capsys: Captured, command: list[str]) -> None:
    assert cli.run(command) == 0
    said = capsys.readouterr().err
    assert said == slow_engine_warning()
    assert bool(said) is not engine().is_compiled


def test_an_engine_that_was_not_compiled_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "not_compiled.txt").write_text("a C compiler (cc) is missing\n")
    monkeypatch.setattr("regift.compilation_status.resources.files", lambda package: tmp_path)
    monkeypatch.setattr("regift.compilation_status.state", ModuleType("state"))
    monkeypatch.setattr("regift.compilation_status.state.__file__", "state.py", raising=False)
    assert str(engine()) == "plain Python: a C compiler (cc) is missing"


def test_games_lists_seats_bots_and_options(capsys: Captured) -> None:
    said = output(capsys, "games")
    assert "kung_fu: 2 to 6 seats; bots random, rules, dreamy, search" in said
    assert "turn_cap=0: 0 to 200 (house option)" in said


def test_simulate_prints_json(capsys: Captured) -> None:
    said = output(capsys, "simulate", "kung_fu", "--games", "4", "--bots", "rules,random", "--json")
    content = json.loads(said)
    assert [bot["name"] for bot in content["bots"]] == ["rules", "random"]
    assert (content["games"], content["unfinished"]) == (4, 0)


def test_simulate_takes_options_by_name(capsys: Captured) -> None:
    options = ["--option", "turn_cap=3", "--option", "free_granny=TRUE", "--option", "first=1"]
    content = json.loads(output(capsys, "simulate", "kung_fu", "--games", "1", *options, "--json"))
    chosen = {"first": 1, "free_granny": True, "turn_cap": 3}
    assert content["options"] == {"keep_stolen_granny": False, "granny_wins": False} | chosen


def test_saved_games_verify_and_replay(capsys: Captured, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    output(capsys, "simulate", "kung_fu", "--games", "2", "--option", "turn_cap=3", "--save", str(folder))
    first = folder / "000000.jsonl"
    assert sorted(path.name for path in folder.iterdir()) == ["000000.jsonl", "000001.jsonl"]
    assert "every line is as it must be" in output(capsys, "verify", str(first))
    assert "place 1:" in output(capsys, "replay", str(first))


def test_replay_shows_a_seat_only_what_it_saw(capsys: Captured) -> None:
    assert "draws seat=0 cards=7×?" in output(capsys, "replay", RECORDED, "--seat", "1", "--lang", "none")
    assert "seat 0: " not in output(capsys, "replay", RECORDED, "--seat", "1", "--lang", "none").partition("\nover")[0]


def test_replay_writes_a_secret_seed_as_the_record_does(capsys: Captured, tmp_path: Path) -> None:
    game = regift.game("kung_fu", seats=2)
    record = new_record(game, bytes(range(32)))
    dealt = tmp_path / "dealt.jsonl"
    dealt.write_text(record.text(game, record.replay(game)), encoding="utf-8")
    assert f"seed {bytes(range(32)).hex()}" in output(capsys, "replay", str(dealt))


def test_replay_open_shows_every_face(capsys: Captured) -> None:
    assert "×?" not in output(capsys, "replay", RECORDED, "--open", "--lang", "none")


def test_replay_speaks_both_languages(capsys: Captured) -> None:
    assert "Seat 1 draws 7 cards." in output(capsys, "replay", RECORDED, "--seat", "0")
    assert "Tu pioches 7 cartes" in output(capsys, "replay", RECORDED, "--seat", "0", "--lang", "fr")


def test_replay_ends_with_the_story_of_the_game(capsys: Captured) -> None:
    assert output(capsys, "replay", RECORDED).splitlines()[-1].endswith("is chewing slowly.")
    assert "mâche lentement" in output(capsys, "replay", RECORDED, "--lang", "fr").splitlines()[-1]
    assert "story" not in output(capsys, "replay", RECORDED, "--lang", "none")


def test_soak_ends_with_a_summary(capsys: Captured) -> None:
    said = output(capsys, "soak", "kung_fu", "--games", "2", "--seats", "2")
    assert "2 games of kung_fu in 2 variants (2 with 2 seats)" in said


def test_a_broken_promise_gives_the_command_that_comes_back_to_it(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regift.lab.random_game_soak.shown", lambda state, seat: [{"id": id(state)}])
    assert cli.run(["soak", "kung_fu", "--games", "3", "--seats", "2", "--seed", "5"]) == 1
    again = capsys.readouterr().out.splitlines()[1].removeprefix("To come back to it: regift ")
    assert cli.run(again.split()) == 1
    assert "BROKEN: kung_fu, 2 seats, seed 5, after 0 moves: AssertionError" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["simulate", "chess"], "game 'chess': there is none of that name; there are cursed_gifts, gift_trap, kung_fu"),
        (["simulate", "kung_fu", "--seats", "9"], "option seats: expected 2 to 6, got 9"),
        (["simulate", "kung_fu", "--bots", "oracle"], "bot 'oracle': kung_fu has random, rules, dreamy, search"),
        (["simulate", "kung_fu", "--bots", "rules,rules,rules"], "bots: expected 1 to 2, one for each seat, got 3"),
        (["simulate", "kung_fu", "--option", "wind=3"], "option wind: expected one of first, keep_stolen_granny"),
        (["simulate", "kung_fu", "--option", "turn_cap=x"], "option turn_cap: expected 0 to 200, got 'x'"),
        (["simulate", "kung_fu", "--option", "turn_cap"], "option 'turn_cap': expected name=value"),
        (["simulate", "kung_fu", "--games", "0"], "games: expected 1 or more, got 0"),
        (["simulate", "kung_fu", "--jobs", "0"], "jobs: expected 1 or more, got 0"),
        (["simulate", "kung_fu", "--games", "many"], "Invalid value for --games"),
        (["simulate"], 'Command "simulate" parameter --game requires an argument.'),
        (["soak", "chess"], "game 'chess': there is none of that name"),
        (["soak", "kung_fu", "--seats", "1"], "option seats: expected 2 to 6, got 1"),
        (["replay", "/nowhere/at/all"], "can't read /nowhere/at/all: No such file or directory"),
        (["replay", RECORDED, "--seat", "2"], "seat: expected 0 to 1, got 2"),
        (["replay", RECORDED, "--lang", "de"], "language: expected en, fr or none, got 'de'"),
        (["replay", RECORDED, "--seat", "1", "--open"], "--seat and --open: expected one of them, got both"),
        (["verify", sys.executable], "is no record: it is not text"),
        (["bench", "--write", "."], "can't write .: it is a folder"),
        (["bench", "--rounds", "0"], "rounds and seconds: expected 1 or more, and more than 0, got 0 and 0.3"),
        (["serve", "--port", "65536"], "port: expected 0 to 65535, got 65536"),
        (["serve", "--name", "http://x"], "--name: expected a name such as play.example.org, got 'http://x'"),
        (["dance"], 'Unknown command "dance".'),
    ],
    ids=" ".join,
)
def test_what_a_user_can_mend_is_one_line(capsys: Captured, arguments: list[str], expected: str) -> None:
    assert expected in complaint(capsys, *arguments)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("import nothing_of_the_kind", "ModuleNotFoundError: No module named 'nothing_of_the_kind'"),
        ("def (", "SyntaxError: invalid syntax"),
        ("ID = 'mine'", "expected ID, SEATS and make in __init__.py, found no SEATS"),
        ("ID, SEATS, make = 'yours', (2, 3), print", "expected the folder's name as ID, got 'yours'"),
    ],
)
def test_a_game_folder_that_holds_none_is_one_line(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, expected: str
) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "__init__.py").write_text(code, encoding="utf-8")
    monkeypatch.setenv("REGIFT_GAMES", str(tmp_path))
    for arguments in (["simulate", "mine"], ["simulate", "mine"], ["soak", "mine"]):
        said = complaint(capsys, *arguments)
        assert said.startswith(f"game folder {tmp_path / 'mine'}: ")
        assert expected in said


def test_a_shelf_that_is_not_there_is_one_line(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_GAMES", "/nowhere/at/all")
    assert complaint(capsys, "games") == "REGIFT_GAMES: /nowhere/at/all is not a folder"


def test_a_games_own_folder_is_no_shelf(capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "__init__.py").touch()
    monkeypatch.setenv("REGIFT_GAMES", str(tmp_path))
    said = complaint(capsys, "games")
    assert said.endswith("is a game's own folder; expected the folder that holds it")


def test_an_altered_record_is_refused(capsys: Captured, tmp_path: Path) -> None:
    text = Path(RECORDED).read_text(encoding="utf-8")
    altered = tmp_path / "altered.jsonl"
    altered.write_text(text.replace('"fast:11"', '"fast:12"'), encoding="utf-8")
    assert "the lines before it were changed" in complaint(capsys, "verify", str(altered))


def test_a_folder_that_cannot_be_written_stops_before_anything_is_played(capsys: Captured, tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("", encoding="utf-8")
    assert "can't write in" in complaint(capsys, "simulate", "kung_fu", "--save", str(occupied / "games"))


def test_what_is_wrong_with_the_bots_is_said_before_a_folder_is_made(capsys: Captured, tmp_path: Path) -> None:
    complaint(capsys, "simulate", "kung_fu", "--bots", "oracle", "--save", str(tmp_path / "games"))
    assert list(tmp_path.iterdir()) == []


def test_a_port_in_use_is_one_line(capsys: Captured, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        line = complaint(
            capsys, "serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "data"), "--no-open"
        )
    assert line == f"port {port}: can't listen on 127.0.0.1: Address already in use"
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def heeds_interrupts() -> Iterator[None]:
    """Heed SIGINT, as in a terminal: what a shell starts in the background ignores it, and so do its children."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heeds_interrupts")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_with_what_was_found_and_130(tmp_path: Path, jobs: str) -> None:
    command = [*START, "simulate", "kung_fu", "--games", "100000", "--jobs", jobs, "--save", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as running:
        wait_until(lambda: any(tmp_path.glob("*.jsonl")))
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does, to every process of the command
        out, err = running.communicate(timeout=HUNG)
    said = err.decode().removeprefix(slow_engine_warning())
    assert re.fullmatch(r"INCOMPLETE: stopped with Ctrl\+C after \d+ of 100000 games\n", said)
    assert f"\n{said.split()[5]} games of kung_fu in " in out.decode()
    assert running.returncode == 130


def test_a_start_imports_nothing_it_does_not_need() -> None:
    asked = "import sys; from regift import cli; cli.run(['--version']); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout.split()
    assert {"cyclopts", "rich", "msgspec", "starlette", "sqlalchemy"}.isdisjoint(loaded)


def test_what_a_file_says_does_not_steer_the_terminal(capsys: Captured, tmp_path: Path) -> None:
    (folder := tmp_path / "\u202e\x9b2J").mkdir()
    said = complaint(capsys, "verify", str(folder / "record.jsonl"))
    assert "\\u202e\\x9b2J" in said
    assert said.rstrip("\n").isprintable()
