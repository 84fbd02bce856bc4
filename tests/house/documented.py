"""Find the commands that the README, CONTRIBUTING.md and the pages of docs/ tell people to type, and what runs them."""

import re
import shlex
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
LIBRARY: Final = sorted((ROOT / "docs" / "library").glob("*.md"))
PAGES: Final = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")), *LIBRARY)
PROGRAMS: Final = frozenset(
    [
        "regift",
        "./play",
        "./check",
        "python",
        "python3.11",
        "pip",
        "pipx",
        "uv",
        "uvx",
        "npm",
        "node",
        "export",
        "sudo",
        "ssh",
        "cloudflared",
        "ngrok",
    ]
)
"""What a command begins with, after the variables that are set for it."""
SHELL: Final = ("sh", "console", "bash", "")
"""What a fenced block of commands says that it is; "": nothing."""
COVERED: Final = {
    "pip install .": "install",
    "pipx install .": "install",
    "uv tool install .": "install",
    "python -m benchmarks.browser_tables": "tests/browser/test_documented_commands.py",
    "python -m benchmarks.client": "tests/browser/test_documented_commands.py",
    "python -m tests.bless": "tests/goldens/test_bless.py",
    "python -m tests.browser.contact_sheet": "tests/browser/test_documented_commands.py",
    "python -m tests.browser.gift_sheets": "tests/browser/test_documented_commands.py",
    "python -m tests.browser.pictures": "tests/browser/test_documented_commands.py",
    "python -m tests.browser.screens": "tests/browser/test_documented_commands.py",
    "python -m tests.faults": "tests/faults/test_fault_detection.py",
    "python -m benchmarks.load.attacks": "tests/server/test_attacks.py",
    "python -m benchmarks.load.crowd": "tests/server/test_crowd.py",
    "python -m benchmarks.load.kill_storm": "tests/server/test_kill_storm.py",
    "python -m benchmarks.load.many_tables": "tests/server/test_many_tables.py",
    "python -m benchmarks.load.spectator_memory": "tests/server/test_ended_connections.py",
    "python -m examples.learn_kung_fu": "tests/envs/test_learned.py",
    "python -m tests.words.sample": "tests/words/test_sample.py",
    "python -m tests.make_data_folder": "tests/server/test_make_data_folder.py",
    "python -m tools.build_browser_tables": "web",
    "regift site": "tests/browser/test_static_site.py",
    "regift serve --https": "tests/server/test_https.py",
    "regift serve --certificate": "tests/server/test_https.py",
    "python -m tools.environment_tests": "environments",
    "python -m tools.generate": "generated",
    "python -m tools.reference": "tests/install/test_reference.py",
    "python -m tools.pseudo": "tests/browser/test_screens.py",
    "python -m benchmarks.server": "tests/server/test_server_bench.py",
}
"""By the beginning of a command: the step of ./check, or the test, that runs it."""
OUTSIDE: Final = {
    "sudo": "it changes the machine",
    "cloudflared": "it needs the network; a request as it would send it is sent to the commands with REGIFT_PROXY",
    "ngrok": "the same",
    "ssh": "it needs another machine",
    "npm install --no-save": "it needs the network",
    "pip install regift[pettingzoo]": "it needs the network; the step `environments` installs the same by its pins",
    "pip install regift[learned]": "the same",
    "node pictures/make.mjs": "it needs what the line before it fetches",
    "python -m benchmarks.compare": "it fetches boardgame.io",
    "python -m benchmarks.peers": "it fetches OpenSpiel, PettingZoo and RLCard; tests/lab/test_peers.py runs its parts",
}
"""By the beginning of a command: why no test runs it."""
NO_COMMANDS: Final = ("regift shuffle 1",)
"""What looks like a command and is none."""
VARIABLE: Final = re.compile(r"[A-Z_]+=\S*")
NAMED_FILE: Final = re.compile(r"# (\w+\.py)\n")
"""What a block begins with that people put into a file of that name."""
FENCE: Final = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
SPAN: Final = re.compile(r"`([^`\n]+)`")


class Command(NamedTuple):
    """A command as it is written down."""

    page: str
    text: str
    is_fenced: bool
    """Whether it stands in a block of its own, to be copied as it is."""

    @property
    def variables(self) -> dict[str, str]:
        """Return the variables that are set for it."""
        words = shlex.split(self.text)
        return dict(word.split("=", 1) for word in words[: len(words) - len(self.words)])

    @property
    def words(self) -> list[str]:
        """Return the program and its arguments."""
        words = shlex.split(self.text)
        while words and VARIABLE.fullmatch(words[0]):
            words = words[1:]
        return words


def commands() -> list[Command]:
    """Return all of them, each text once for each page."""
    found = [command for page in PAGES for command in commands_in(page.name, page.read_text(encoding="utf-8"))]
    return list(dict.fromkeys(found))


def commands_in(page: str, text: str) -> list[Command]:
    """Return the commands of a page: the lines of its shell blocks, then those within sentences."""
    blocks = [block for language, block in FENCE.findall(text) if language in SHELL]
    lines = [line.split("  #")[0].strip() for block in blocks for line in block.splitlines()]
    spans = [span for span in SPAN.findall(FENCE.sub("", text)) if " " in span or span.startswith("./")]
    found = [Command(page, line, is_fenced=True) for line in lines]
    found += [Command(page, span, is_fenced=False) for span in spans]
    return [command for command in found if is_command(command.text)]


def is_command(text: str) -> bool:
    """Return whether a line begins with a program, and is no number, name or message."""
    try:
        words = Command("", text, is_fenced=False).words
    except ValueError:
        return False
    return bool(words) and words[0] in PROGRAMS


def plain(command: Command) -> list[str]:
    """Return the words of a command, with ./ in place of `python`."""
    words = command.words
    starts_tool = len(words) > 1 and words[0].startswith("python") and words[1] in ("play", "check")
    return [f"./{words[1]}", *words[2:]] if starts_tool else words


def covering(command: Command) -> str:
    """Return what covers a command elsewhere, if so."""
    text = " ".join(command.words)
    return next((cover for start, cover in COVERED.items() if f"{text} ".startswith(f"{start} ")), "")


def is_outside(command: Command) -> bool:
    """Return whether no test can run it."""
    text = " ".join(command.words)
    return text in NO_COMMANDS or any(f"{text} ".startswith(f"{start} ") for start in OUTSIDE)


def exported(page: str) -> dict[str, str]:
    """Return the variables that a page lets people export."""
    lines = [command.words[1] for command in commands() if (command.page, command.words[0]) == (page, "export")]
    return dict(line.split("=", 1) for line in lines)


def once(found: list[Command]) -> list[Command]:
    """Leave out what another page says as well, unless a page exports variables before it."""
    return list({(command.text, *exported(command.page)): command for command in found}.values())
