"""./play serves at once and compiles in the background; whatever keeps it from that is said in one line."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import build_ext, fast_engine
from tools.lock import LockTaken, locked
from tools.steps import Outcome
from tools.virtual_environment import Environment

CONTENT = "0123456789abcdef"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Environment:
    """Return an environment and folders of its own, and start nothing."""
    for name in ("ENGINES", "FAILURE"):
        monkeypatch.setattr(fast_engine, name, tmp_path / name.lower())
    monkeypatch.delenv("REGIFT_COMPILE", raising=False)
    home = Environment("unused", "./play")
    home.folder = tmp_path / "environment"
    fast_engine.link(home).parent.mkdir(parents=True)
    return home


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Note what would be started in the background."""
    commands: list[list[str]] = []
    monkeypatch.setattr("tools.fast_engine.subprocess.Popen", lambda command, **_: commands.append(command))
    return commands


def compiled(home: Environment) -> Path:
    """Lay a compiled copy where the next start finds it."""
    folder = fast_engine.ENGINES / CONTENT
    folder.mkdir(parents=True)
    fast_engine.link(home).write_text(fast_engine.LINK.format(folder=str(folder)))
    return folder


def test_a_first_start_compiles_in_the_background_and_says_so_in_one_line(
    home: Environment, started: list[list[str]], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_ext, "what_is_missing", lambda: None)
    fast_engine.compile_later(home, CONTENT)
    assert started == [[sys.executable, "-m", "tools.fast_engine", CONTENT]]
    assert capsys.readouterr().out.count("\n") == 1


def test_a_later_start_has_it_and_says_nothing(
    home: Environment, started: list[list[str]], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_ext, "what_is_missing", lambda: None)
    compiled(home)
    fast_engine.compile_later(home, CONTENT)
    assert (started, capsys.readouterr().out) == ([], "")
    assert not fast_engine.is_ready(home, "another state")


def test_the_compiled_copy_goes_before_all_else(home: Environment) -> None:
    folder = compiled(home)
    line = fast_engine.link(home).read_text()
    asked = subprocess.run(
        [sys.executable, "-c", f"{line}print(sys.path[0])"], capture_output=True, text=True, check=True
    )
    assert asked.stdout.strip() == str(folder)
    folder.rmdir()
    asked = subprocess.run(
        [sys.executable, "-c", f"{line}print(sys.path[0])"], capture_output=True, text=True, check=True
    )
    assert asked.stdout.strip() != str(folder)


@pytest.mark.parametrize(
    ("variable", "value", "why"),
    [
        ("CC", "no-such-compiler", "a C compiler (no-such-compiler) is missing"),
        ("REGIFT_COMPILE", "0", "REGIFT_COMPILE=0 asked for it"),
    ],
)
def test_what_keeps_it_from_compiling_is_said_in_one_line(
    variable: str,
    value: str,
    why: str,
    home: Environment,
    started: list[list[str]],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(variable, value)
    fast_engine.compile_later(home, CONTENT)
    assert capsys.readouterr().out == f"{fast_engine.SLOWER} ({why}).\n"
    assert started == []


def test_missing_headers_are_named(home: Environment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr("tools.build_ext.sysconfig.get_path", lambda _: str(tmp_path))
    assert build_ext.what_is_missing() == "the Python headers (Python.h) are missing"


def outcome(folder: Path, said: str) -> Outcome:
    """Return a step that failed saying this."""
    log = folder / "engine.log"
    log.write_text(said)
    return Outcome("Fast engine", 1, 1.0, log)


def test_a_full_disk_is_said_and_tried_again(home: Environment, tmp_path: Path) -> None:
    said = fast_engine.why_it_failed(outcome(tmp_path, "cc: No space left on device"), CONTENT)
    assert "The disk is full" in said
    assert "the next start tries again" in said
    assert not fast_engine.FAILURE.exists()


def test_what_the_compiler_refuses_is_not_tried_again_until_asked(
    home: Environment, started: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_ext, "what_is_missing", lambda: None)
    fast_engine.why_it_failed(outcome(tmp_path, "error: expected ;"), CONTENT)
    fast_engine.compile_later(home, CONTENT)
    assert started == []
    monkeypatch.setenv("REGIFT_COMPILE", "1")
    fast_engine.compile_later(home, CONTENT)
    assert len(started) == 1


def test_without_the_network_one_line_says_so_and_the_server_goes_on(
    home: Environment, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.virtual_environment.ROOT", tmp_path)
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", "")
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    monkeypatch.setattr(fast_engine, "lower_priority", lambda: None)
    assert fast_engine.main([CONTENT]) == 1
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert "The libraries could not be fetched" in said


@pytest.mark.skipif(sys.platform == "win32", reason="locks are those of Unix")
def test_one_compiles_at_a_time() -> None:
    with locked("lock-test"), pytest.raises(LockTaken), locked("lock-test", is_patient=False):
        pass
