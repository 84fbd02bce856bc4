"""Ask the registries whether a pinned library has a known fault (`python -m tools.known_faults`).

Says plainly what could not be asked; exit code 1: there are faults, 3: not everything could be asked.
"""

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tools.node import NodeMissing, find_node
from tools.paths import REQUIREMENTS, WEB
from tools.steps import LACKING, Steps
from tools.virtual_environment import Environment, SetupFailed

HOME = "build/known-faults"
"""An environment of its own for pip-audit, which nothing else needs."""


class Answer(NamedTuple):
    """What a registry said of the libraries of one kind."""

    kind: str
    asked: int
    """How many libraries it knew something of."""

    faults: Sequence[str]
    unknown: str = ""
    """Why it said nothing of some or all of them."""

    def lines(self) -> list[str]:
        """Say it, one line for each fault."""
        lines = [f"{self.kind}: {fault}" for fault in self.faults]
        if self.unknown:
            lines.append(f"NOT SCANNED, {self.kind}: {self.unknown}")
        elif not self.faults:
            lines.append(f"{self.kind}: {self.asked} libraries, no known fault")
        return lines


def read_pip_audit(output: str, trouble: str) -> Answer:
    """Read what pip-audit printed as JSON; without any it could not ask."""
    try:
        found: list[dict[str, Any]] = json.loads(output)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Answer("Python", 0, [], f"no source of advisories can be reached ({last_line(trouble)})")
    skipped = [each["name"] for each in found if "skip_reason" in each]
    faults = [
        f"{each['name']} {each['version']}: {fault['id']}, mended in {', '.join(fault['fix_versions']) or 'no release'}"
        for each in found
        for fault in each.get("vulns", [])
    ]
    unknown = ""
    if skipped:
        which = f"{len(skipped)} of {len(found)}" if len(skipped) < len(found) else f"all {len(found)}"
        unknown = f"the source of advisories here knows nothing of {which} libraries"
    return Answer("Python", len(found) - len(skipped), faults, unknown)


def read_npm_audit(output: str) -> Answer:
    """Read what npm audit printed as JSON."""
    try:
        found: dict[str, Any] = json.loads(output)
    except ValueError:
        return Answer("npm", 0, [], f"npm audit printed no JSON ({last_line(output)})")
    if not isinstance(found.get("vulnerabilities"), dict):
        return Answer("npm", 0, [], "the registry here answers no npm audit")
    faults = [f"{name} {each['range']}: {each['severity']}" for name, each in found["vulnerabilities"].items()]
    return Answer("npm", found["metadata"]["dependencies"]["total"], faults)


def last_line(text: str) -> str:
    """Return the last line that says something, without the addresses in it."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1].split("http")[0][:100].strip() if lines else "it said nothing"


def run(command: Sequence[str], folder: Path, variables: Mapping[str, str] | None = None) -> tuple[str, str]:
    """Run a command and return what it printed, and what it complained of."""
    done = subprocess.run(command, cwd=folder, env=variables, capture_output=True, text=True, check=False)
    return done.stdout, done.stderr


def ask_for_python() -> Answer:
    """Ask about everything that any requirements file pins."""
    home = Environment(HOME, "./check --all")
    steps = Steps(["Known faults environment", "pip-audit"], is_quiet=True)
    try:
        home.make(steps, "Known faults environment")
        home.install(steps, "pip-audit", ["audit"])
    except SetupFailed as failure:
        return Answer("Python", 0, [], f"pip-audit could not be installed: {failure}")
    files = [part for file in sorted(REQUIREMENTS.glob("*.txt")) for part in ("-r", str(file))]
    command = [home.python, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--format=json"]
    return read_pip_audit(*run([*command, "--progress-spinner=off", *files], REQUIREMENTS))


def ask_for_npm() -> Answer:
    """Ask about everything in package-lock.json."""
    try:
        node = find_node()
    except NodeMissing as missing:
        return Answer("npm", 0, [], str(missing))
    output, _ = run([*node.npm, "audit", "--json"], WEB, node.environment())
    return read_npm_audit(output)


def main() -> int:
    """Ask, say what was answered, and return the exit code."""
    answers = [ask_for_python(), ask_for_npm()]
    for line in [line for answer in answers for line in answer.lines()]:
        print(line)
    if any(answer.faults for answer in answers):
        return 1
    missing = [answer.kind for answer in answers if answer.unknown]
    if missing:
        print(f"NOT SCANNED FOR KNOWN FAULTS: {' AND '.join(missing).upper()}, SEE THE LOG")
        return LACKING
    return 0


if __name__ == "__main__":
    sys.exit(main())
