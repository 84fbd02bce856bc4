"""Every command in the README, CONTRIBUTING.md and docs/ is run: here in a small way, or by what `COVERED` names."""

import json
import os
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from _pytest.mark import ParameterSet
from websockets.sync.client import connect

from regift.cli import COMMANDS, run
from tests.browser.serving import Served, regift, serving
from tests.house.documented import (
    COVERED,
    FENCE,
    LIBRARY,
    NAMED_FILE,
    NO_COMMANDS,
    OUTSIDE,
    PAGES,
    ROOT,
    SPAN,
    Command,
    commands,
    covering,
    exported,
    is_outside,
    once,
    plain,
)
from tests.terminal.pseudo_terminal import Pty
from tests.waiting import HUNG
from tools import check, play
from tools.checks import CHECKS

pytestmark = pytest.mark.slow

STRANGER: Final = "www.stranger.example"
ADDRESS: Final = "http://192.168.1.20:8000"
"""Where the server of the examples is."""
SMALLER: Final = {"--games": "4", "--rounds": "1", "--decisions": "1", "--rollouts": "4"}
"""By option: what it is given here, where a person would wait for minutes."""
ADDED: Final = {
    "arena": ("kung_fu", "--bots", "random,random", "--rounds", "1"),
    "balance": ("kung_fu", "--games", "20"),
    "bench": ("--rounds", "1", "--seconds", "0.01"),
    "simulate": ("kung_fu", "--games", "4"),
    "verify": ("FILE",),
}
"""By command of `regift`: what is added where it is named without arguments, or would take long."""
WHILE_SERVED: Final = ("tables", "close", "ban", "notice")
"""Commands of `regift` that act on a server that runs."""
OF_STYLES: Final = ("look.md",)
"""Pages on which `--name` is a custom property of CSS."""


class Evening(NamedTuple):
    """What the commands are tried on."""

    served: Served
    folder: Path
    code: str
    """Of a table."""
    record: Path
    served_so_far: set[tuple[str, ...]]
    """What was served with which options and variables: once is enough."""

    def substitutes(self) -> dict[str, str]:
        """Return what stands in place of the names in the examples."""
        return {
            ADDRESS: self.served.url,
            "KNOT": self.code,
            "FILE": str(self.record),
            "docs/benchmarks.md": str(self.folder / "benchmarks.md"),
        }

    def variables(self) -> dict[str, str]:
        """Return an environment whose home is a folder of the test."""
        home = str(self.folder / "home")
        return {**os.environ, "HOME": home, "XDG_DATA_HOME": home, "XDG_STATE_HOME": home}


def asked(url: str, body: object = None, **headers: str) -> tuple[int, bytes]:
    """Ask a server; give the status and the answer."""
    data = None if body is None else json.dumps(body).encode()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data=data, headers=named), timeout=HUNG) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as refused:
        return refused.code, refused.read()


def make_table(served: Served, **headers: str) -> dict[str, str]:
    """Make a table of two; give its code and its link."""
    status, answer = asked(f"{served.url}/api/tables", {"game": "kung_fu", "seats": 2}, **headers)
    assert status == 201, answer
    made: dict[str, str] = json.loads(answer)
    return made


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """Serve a table, keep a record, and put the game of the page on games where the page says."""
    folder = tmp_path_factory.mktemp("evening")
    game = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    (folder / "mygames" / "high_gift").mkdir(parents=True)
    (folder / "mygames" / "high_gift" / "__init__.py").write_text(game, encoding="utf-8")
    program = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    (folder / "my_bot.py").write_text(program, encoding="utf-8")
    for page in LIBRARY:
        for _, code in FENCE.findall(page.read_text(encoding="utf-8")):
            if name := NAMED_FILE.match(code):
                (folder / name[1]).write_text(code, encoding="utf-8")
    save = ["simulate", "kung_fu", "--games", "1", "--save", str(folder / "records")]
    subprocess.run([regift(), *save], check=True, capture_output=True)
    with serving(folder / "data") as served:
        code = make_table(served)["code"]
        yield Evening(served, folder, code, next((folder / "records").iterdir()), set())


def named(found: list[Command]) -> list[ParameterSet]:
    """Name each command for pytest; those of the README are run by ./check, those of docs/ by ./check --all."""
    return [
        pytest.param(
            command,
            id=f"{command.page}: {command.text}",
            marks=[] if command.page == "README.md" else pytest.mark.all,
        )
        for command in found
    ]


ALL: Final = [command for command in commands() if not is_outside(command)]
HERE: Final = [command for command in ALL if not covering(command) and command.words[0] != "export"]


@pytest.mark.parametrize("command", once([command for command in ALL if covering(command)]), ids=str)
def test_what_covers_a_command_is_there_and_its_options_are_too(command: Command) -> None:
    cover = covering(command)
    assert (ROOT / cover).is_file() if "/" in cover else cover in {check.name for check in CHECKS}
    options = [word for word in command.words if word.startswith("--")]
    if options:
        program = [regift()] if command.words[0] == "regift" else [sys.executable, "-m"]
        asked_for = [*program, command.words[len(program)], "--help"]
        shown = subprocess.run(asked_for, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        assert [option for option in options if option not in shown] == []


@pytest.mark.parametrize("command", named(once(HERE)))
def test_a_command_does_what_its_page_says(command: Command, evening: Evening, tmp_path: Path) -> None:
    words = plain(command)
    if words[0] == "./check":
        given = vars(check.options(words[1:]))
        assert all(given[option.removeprefix("--")] for option in words[1:])
    elif words[0] == "./play" and "--help" not in words:
        is_served(command, play.serve_options(words[1:]), evening, tmp_path)
    elif words[0] == "./play":
        shown = subprocess.run([sys.executable, "play", *words[1:]], cwd=ROOT, capture_output=True, check=True)
        assert b"--port" in shown.stdout
    elif words[:2] == ["regift", "serve"] and "--limits" not in words:
        is_served(command, words[2:], evening, tmp_path)
    elif words[:2] in (["regift", "play"], ["regift", "join"]):
        is_played(command, evening, tmp_path)
    else:
        assert words[0] == "regift", "say in COVERED what runs it, or in OUTSIDE why nothing can"
        is_run(command, evening, tmp_path)


def is_run(command: Command, evening: Evening, folder: Path) -> None:
    """Let a command go well."""
    variables = evening.variables() | exported(command.page)
    words = [regift(), *small(command.words[1:])]
    substitutes = evening.substitutes()
    with ExitStack() as running:
        if "FOLDER" in words:
            served = running.enter_context(serving(folder / "data"))
            substitutes |= {"FOLDER": str(folder / "data"), "KNOT": make_table(served)["code"]}
            if words[1] in WHILE_SERVED:
                seat_two(running, served, substitutes["KNOT"])
            else:
                running.close()
        words = [substitutes.get(word, word) for word in words]
        done = subprocess.run(words, cwd=evening.folder, env=variables, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert done.stdout


def seat_two(running: ExitStack, served: Served, code: str) -> None:
    """Let two people sit at a table for as long as a command runs."""
    for name in ("Ana", "Bo"):
        socket = running.enter_context(connect(f"{served.url.replace('http', 'ws')}/ws", proxy=None))
        socket.send(json.dumps({"t": "enter", "code": code, "name": name}))
        assert json.loads(socket.recv(timeout=HUNG))["t"] == "entered"


def small(words: list[str]) -> list[str]:
    """Return the arguments of `regift` for a run that does not take long."""
    added = ADDED.get(words[0], ()) if len(words) == 1 or words[0] == "bench" else ()
    words = [*words, *added]
    return [SMALLER.get(before, word) for before, word in pairwise(["", *words])]


def is_played(command: Command, evening: Evening, folder: Path) -> None:
    """Let a command take a terminal until it shows its game, or whose turn it is at the keyboard, then leave."""
    words = command.words[1:]
    for written, here in evening.substitutes().items():
        words = [word.replace(written, here) for word in words]
    sign = "Mamie Kung Fu" if "fr" in words else "Kung Fu Granny"
    if "--with" in words:
        sign = "Everybody else looks away."
    with Pty(*words, home=folder) as played:
        played.until(sign.encode())
        played.leave_game()


def is_served(command: Command, options: list[str], evening: Evening, folder: Path) -> None:
    """Let a command serve its page, to this machine and the names it was given, and to nobody else."""
    kept = [
        option for option in without(options, "--port", "--data", "--host") if option not in ("--open", "--no-open")
    ]
    what = (*kept, *(f"{name}={value}" for name, value in command.variables.items()))
    if what in evening.served_so_far:
        return
    evening.served_so_far.add(what)
    names = [name for name in command.variables.get("REGIFT_NAMES", "").split(",") if name]
    names += [after for option, after in pairwise(options) if option == "--name"]
    with pytest.MonkeyPatch.context() as patch:
        for name, value in command.variables.items():
            patch.setenv(name, value)
        with serving(folder / "data", *kept) as served:
            status, page = asked(served.url)
            assert status == 200
            assert b"<title>Regift" in page
            assert asked(served.url, Host=STRANGER)[0] == 400
            for name in names:
                assert asked(served.url, Host=name)[0] == 200
                through = {"X_Forwarded_Proto": "https", "X_Forwarded_For": "203.0.113.9", "Host": name}
                scheme = "https" if "REGIFT_PROXY" in command.variables else "http"
                assert make_table(served, Origin=f"https://{name}", **through)["link"].startswith(f"{scheme}://{name}/")
                assert asked(f"{served.url}/metrics", **through)[0] == 403


def without(options: list[str], *names: str) -> list[str]:
    """Leave out these options with their values."""
    return [option for before, option in pairwise(["", *options]) if option not in names and before not in names]


def test_every_line_to_be_copied_is_a_command() -> None:
    known = {command.text for command in commands()}
    for page in PAGES:
        for language, block in FENCE.findall(page.read_text(encoding="utf-8")):
            if language == "sh":
                lines = [line.split("  #")[0].strip() for line in block.splitlines()]
                assert [line for line in lines if line not in known] == [], page.name


def test_what_is_said_to_cover_or_excuse_commands_is_still_written_down() -> None:
    texts = [f"{' '.join(command.words)} " for command in commands()]
    starts = (*COVERED, *OUTSIDE, *NO_COMMANDS)
    assert [start for start in starts if not any(text.startswith(f"{start} ") for text in texts)] == []


def test_what_no_test_runs_is_there() -> None:
    for command in commands():
        if covering(command) or is_outside(command):
            program, *words = command.words
            module = words[1].replace(".", "/") if program == "python" else ""
            files = [f"{module}.py", f"{module}/__main__.py"] if module else []
            files = files or [f"web/{words[0]}" if program == "node" else "README.md"]
            assert any((ROOT / file).is_file() for file in files), command.text


def test_every_option_in_a_sentence_is_one_of_some_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert [run([name, "--help"]) for name in COMMANDS] == [0] * len(COMMANDS)
    for options in (play.serve_options, check.options):
        with pytest.raises(SystemExit, match="0"):
            options(["--help"])
    shown = capsys.readouterr().out
    for page in PAGES:
        spans = [] if page.name in OF_STYLES else SPAN.findall(FENCE.sub("", page.read_text(encoding="utf-8")))
        wanted = {span.split()[0] for span in spans if span.startswith("--")}
        assert [option for option in wanted if option not in shown] == [], page.name
