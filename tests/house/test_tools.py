"""The tools behind ./play and ./check, where a mistake would show late."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from subprocess import Popen
from threading import Barrier, BrokenBarrierError

import pytest

from tests.waiting import HUNG
from tools.browser import carried_browser
from tools.build_web import STAMP
from tools.check import Result, conclude, has_passed, judge, run, slowest, startable
from tools.checks import CHECKS, CORES, Check, Level, chosen
from tools.content_hash import digest
from tools.failure_advice import OFFLINE, advice
from tools.node import is_fit
from tools.paths import BUILD, ROOT
from tools.play import serve_options
from tools.steps import LOGS, Outcome, RunningStep, Steps
from tools.virtual_environment import RECORD, Environment


@pytest.mark.parametrize(
    ("version", "expected"),
    [
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.0.0", True),
    ],
)
def test_a_node_is_fit_from_the_releases_that_vite_wants(version: str, expected: bool) -> None:
    assert is_fit(version) is expected


def test_a_digest_follows_content_and_names_but_not_what_is_made(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("one")
    first = digest(tmp_path)
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / "made.js").write_text("made")
    assert digest(tmp_path) == first
    (tmp_path / "a.py").write_text("two")
    second = digest(tmp_path)
    (tmp_path / "a.py").rename(tmp_path / "b.py")
    assert len({first, second, digest(tmp_path)}) == 3


def test_an_environment_left_half_done_counts_as_not_there(tmp_path: Path) -> None:
    home = Environment("unused", "./play")
    home.folder, home.python = tmp_path, str(tmp_path / RECORD)
    home.note(base=home.base, Libraries="hash")
    assert home.installed()["Libraries"] == "hash"
    home.note(**home.installed(), unfinished="Regift")
    assert home.installed() == {}


def test_an_environment_of_another_python_or_place_counts_as_not_there(tmp_path: Path) -> None:
    home = Environment("unused", "./play")
    home.folder, home.python = tmp_path, str(tmp_path / RECORD)
    home.note(base="elsewhere")
    assert home.installed() == {}


def test_a_network_failure_is_one_line_of_advice(tmp_path: Path) -> None:
    log = LOGS / "advice-test.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    log.write_text("Traceback\nConnectionError: Max retries exceeded with url\n")
    words = advice(Outcome("Libraries", 1, 0.0, log), "./play")
    log.unlink()
    assert words.startswith(OFFLINE)
    assert "\n" not in words


def test_a_step_keeps_its_output_and_its_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = Steps(["step test"]).run("step test", ["sh", "-c", "echo said; exit 3"])
    outcome.log.unlink()
    assert outcome.code == 3
    assert "[1/1] step test" in capsys.readouterr().out


def test_a_step_that_takes_too_long_is_stopped() -> None:
    outcome = Steps(["slow step test"]).run("slow step test", ["sleep", "60"], limit=0.2)
    outcome.log.unlink()
    assert outcome.code != 0


def test_the_tests_that_failed_are_named_once_more_at_the_very_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.check.ROOT", tmp_path)
    log = tmp_path / "browser.log"
    said = (
        "ERROR    asyncio:base_events.py:1 lost",
        "PLACE tests/a.py:7 waiting for the end",
        "PAGE http://127.0.0.1/ The games",
        "FAILED tests/a.py::test_b - AssertionError",
        " FAIL  tests/c.test.ts",
        "== 2 failed in 3 s ==",
    )
    log.write_text("\n".join(said))
    check = next(check for check in CHECKS if check.name == "browser")
    result = judge(check, Outcome("browser", 1, 3.0, log))
    assert conclude([result], 3.0) == 1
    assert capsys.readouterr().out.splitlines()[-5:] == [
        "FAILED: browser (3 s)",
        "FAILED tests/a.py::test_b - AssertionError",
        "FAIL  tests/c.test.ts",
        "PLACE tests/a.py:7 waiting for the end",
        "PAGE http://127.0.0.1/ The games",
    ]


def test_a_failed_test_tells_in_one_line_where_it_failed_and_what_it_waited_for(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "waiting.py").write_text("def wait():\n    raise TimeoutError('too long\\n - waiting for the end')\n")
    (folder / "test_one.py").write_text("from waiting import wait\n\n\ndef test_it():\n    wait()\n")
    told = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", "--rootdir", tmp_path, "tests"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": f"{ROOT}:{folder}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "PLACE tests/waiting.py:2 tests/test_one.py:5 waiting for the end" in told.stdout.splitlines()


def test_a_chosen_check_brings_what_it_comes_after() -> None:
    assert [check.name for check in chosen(["browser"], Level.DEFAULT)] == ["npm", "web", "chromium", "browser"]


def test_the_quick_checks_compile_nothing_and_open_no_browser() -> None:
    quick = {check.name for check in chosen([], Level.QUICK)}
    assert not quick & {"compile", "compiled", "web", "chromium", "browser"}
    assert {"format", "lint", "types", "imports", "python", "engine", "client", "vitest"} <= quick


def test_checks_start_in_their_order_while_a_core_is_free() -> None:
    def one(name: str, cores: int = 1, after: tuple[str, ...] = ()) -> Check:
        return Check(name, (), "", cores=cores, after=after)

    passed = Result(one("a"), "passed", 1.0)
    waiting = [one("b", after=("z",)), one("c", after=("a",)), one("d", cores=CORES), one("e")]
    assert [check.name for check in startable(waiting, {"a": passed}, {})] == ["c", "d"] + ["e"] * (CORES < 2)
    log = LOGS / "unused"
    follower = Check("f", (), "", follows="e")
    ended = {"e": Result(waiting[-1], "FAILED", 1.0)}
    assert follower not in startable([follower, *waiting], {}, {})
    assert list(startable([follower], ended, {})) == list(startable([follower], {}, {})) == [follower]
    busy = {"x": (one("x", cores=max(CORES, 2)), RunningStep("x", Popen(["true"]), log, 1.0))}
    assert list(startable(waiting, {"a": passed}, busy)) == []
    busy["x"][1].process.wait()


def test_what_is_shown_by_another_check_waits_for_it_where_that_is_run() -> None:
    def one(name: str, instead: str = "") -> Check:
        return Check(name, ("true",), "", instead=instead)

    waiting = [one("interpreted", "compiled"), one("compiled")]
    assert [check.name for check in startable(waiting, {}, {})] == ["compiled"]
    assert [check.name for check in startable(waiting[:1], {}, {})] == ["interpreted"]
    passed, failed = (Result(waiting[1], word, 1.0) for word in ("passed", "FAILED"))
    assert [has_passed("compiled", {"compiled": result}) for result in (passed, failed)] == [True, False]
    assert list(startable(waiting[:1], {"compiled": failed}, {})) == waiting[:1]


@pytest.mark.parametrize(
    ("level", "compiles", "word"),
    [
        (Level.DEFAULT, "true", "spared"),
        (Level.DEFAULT, "false", "passed"),
        (Level.ALL, "true", "passed"),
        (Level.QUICK, "true", "passed"),
    ],
)
def test_a_check_is_spared_only_by_one_that_passed_and_only_at_the_default_level(
    level: Level, compiles: str, word: str
) -> None:
    compiled = f"compiled-test-{level}-{compiles}"  # a log of its own: other rows may run at the same time
    checks = [
        Check(f"interpreted-test-{level}-{compiles}", ("true",), "", instead=compiled),
        Check(compiled, (compiles,), ""),
    ]
    steps = Steps([check.name for check in checks])
    found = run(checks, level, Environment(".venv-check", "./check"), steps)
    for result in found:
        (LOGS / f"{result.check.name}.log").unlink(missing_ok=True)
    assert found[0].word == word


def test_a_spared_check_keeps_no_core_from_those_after_it() -> None:
    marks = [LOGS / f"spared-test-{number}" for number in range(2)]
    meet = (
        "import pathlib, sys, time; mine, other = map(pathlib.Path, sys.argv[1:3]); mine.touch()",
        f"for _ in range({HUNG:.0f} * 100):",
        "    other.exists() and sys.exit()",
        "    time.sleep(0.01)",
        "sys.exit('the other check does not run')",
    )
    first, second = (
        ("python", "-c", "\n".join(meet), str(mine), str(other)) for mine, other in (marks, reversed(marks))
    )
    checks = [
        Check("compiled-test-cores", ("true",), ""),
        Check("waiting-test-cores", first, "", cores=max(CORES, 2) - 1),
        Check("interpreted-test-cores", ("true",), "", cores=CORES, instead="compiled-test-cores"),
        Check("browser-test-cores", second, "", cores=CORES),
    ]
    found = run(checks, Level.DEFAULT, Environment(".venv-check", "./check"), Steps([each.name for each in checks]))
    for path in (*marks, *(LOGS / f"{check.name}.log" for check in checks)):
        path.unlink(missing_ok=True)
    assert [result.word for result in found] == ["passed", "passed", "spared", "passed"]


def test_what_makes_a_check_end_sooner_is_left_out_where_all_is_checked() -> None:
    compile_ = next(check for check in CHECKS if check.name == "compile")
    assert [compile_.variables_at(level) for level in (Level.DEFAULT, Level.ALL)] == [{"REGIFT_OPTIMIZE": "1"}, {}]


def test_each_level_runs_what_the_one_before_runs_and_more() -> None:
    quick, default, whole = ([check.name for check in chosen([], level)] for level in Level)
    assert set(quick) < set(default) < set(whole)
    python = next(check for check in CHECKS if check.name == "python")
    assert [python.command_at(level)[-1].count("not") for level in Level] == [5, 4, 3]


def test_further_rows_of_the_engine_and_its_longest_tests_run_once_and_compiled_where_it_compiles() -> None:
    engine, compiled = (next(check for check in CHECKS if check.name == name) for name in ("engine", "compiled"))
    rows = [engine.command_at(Level.ALL, is_shown=is_shown)[-1] for is_shown in (True, False)]
    left_out = [[mark for mark in ("all", "slow", "once") if f"not {mark}" in row] for row in rows]
    assert left_out == [["all", "slow", "once"], []]
    assert compiled.command_at(Level.ALL)[-1] == rows[1]
    assert engine.command_at(Level.DEFAULT, is_shown=True) == engine.command_at(Level.DEFAULT)


def test_the_slowest_tests_of_all_runners_are_named_the_slowest_first() -> None:
    python, browser = (next(check for check in CHECKS if check.name == name) for name in ("python", "browser"))
    found = slowest(
        [
            Result(python, "passed", 9.0, durations=("1.50s call     a", "0.20s setup    b")),
            Result(browser, "passed", 9.0, durations=("10.00s call     c",)),
        ]
    )
    assert found[1:-1] == ["10.00s call     c  (browser)", "1.50s call     a  (python)", "0.20s setup    b  (python)"]


def test_every_check_comes_after_checks_before_it() -> None:
    names = [check.name for check in CHECKS]
    assert all(names.index(before) < names.index(check.name) for check in CHECKS for before in check.after)


def test_play_hands_its_options_on_and_opens_the_browser_by_itself() -> None:
    assert serve_options([]) == ["--open"]
    given = ["--no-open", "--port", "8123", "--host", "127.0.0.1", "--data", "some where"]
    assert serve_options([*given, "--new-key"]) == ["--no-open", "--new-key", *given[1:]]
    assert serve_options(given) == given


def test_what_is_made_lies_in_the_build_folder() -> None:
    assert STAMP.is_relative_to(BUILD)


def test_the_browser_is_unpacked_once_where_two_ask_for_it_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpacking = Barrier(2)
    unpacked: list[Path] = []

    def unpack(folder: Path) -> None:
        with suppress(BrokenBarrierError):
            unpacking.wait(1)  # passed at once by two that unpack beside one another
        folder.mkdir(parents=True)
        unpacked.append(folder)

    monkeypatch.setattr("tools.browser.BUILD", tmp_path)
    monkeypatch.setattr("tools.lock.BUILD", tmp_path)
    monkeypatch.setattr("tools.browser.unpack", unpack)
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda _: carried_browser(), range(2)))
    assert len(unpacked) == 1
    assert found[0] == found[1]
