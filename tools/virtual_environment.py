"""Make a virtual environment and keep it as the pinned requirements want it."""

import importlib.util
import json
import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.content_hash import digest
from tools.failure_advice import advice
from tools.paths import REQUIREMENTS, ROOT
from tools.steps import Outcome, Steps

RECORD = "regift.json"
"""The file in an environment that says what was installed; an environment without it is not ours."""


class SetupFailed(Exception):
    """The environment could not be made; the message says what to do."""


class Environment:
    """One virtual environment of the checkout."""

    def __init__(self, name: str, command: str) -> None:
        self.folder = ROOT / name
        self.command = command
        """What the person typed, for advice."""

        self.programs = self.folder / ("Scripts" if sys.platform == "win32" else "bin")
        self.python = str(self.programs / "python")
        self.base = f"{ROOT} {sys.base_prefix} {sys.version}"
        """What the environment stands on: moved or with another Python it is made anew."""

    def installed(self) -> dict[str, str]:
        """Return what was installed, part by part with its hash; empty where something is broken."""
        try:
            record: dict[str, str] = json.loads((self.folder / RECORD).read_text())
        except (OSError, ValueError):
            return {}
        is_whole = record.get("base") == self.base and Path(self.python).exists() and "unfinished" not in record
        return record if is_whole else {}

    def note(self, **parts: str) -> None:
        """Write down what is installed now."""
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / RECORD).write_text(json.dumps(parts))

    def make(self, steps: Steps, name: str = "Python environment") -> None:
        """Make the environment, as a step of that name, unless it stands; one left half-done is thrown away first."""
        if self.installed():
            return
        if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
            raise SetupFailed(
                "Python's venv is missing: install it (on Debian or Ubuntu: sudo apt install python3-venv)"
            )
        if self.folder.exists():
            if not (self.folder / RECORD).exists():
                raise SetupFailed(f"{self.folder} was not made by {self.command}: move it away, then run it again.")
            shutil.rmtree(self.folder)
        self.note(unfinished="venv")
        self.expect(steps.run(name, [sys.executable, "-m", "venv", str(self.folder)]))
        self.note(base=self.base)

    def install(self, steps: Steps, name: str, requirements: Sequence[str]) -> None:
        """Install pinned requirements by the names of their files, unless they are there already.

        Each file that is fetched must have one of the hashes noted with its version: nobody can slip in another.
        """
        files = [REQUIREMENTS / f"{file}.txt" for file in requirements]
        wanted = digest(*files)
        if self.installed().get(name) == wanted:
            return
        chosen = [part for file in files for part in ("-r", str(file))]
        self.pip(steps, name, wanted, ["--require-hashes", *chosen])

    def pip(self, steps: Steps, name: str, wanted: str, arguments: Sequence[str], **variables: str) -> None:
        """Run pip install as one step and remember that it was done; killed in the middle, all is made anew."""
        before = self.installed()
        self.note(**before, unfinished=name)
        command = [self.python, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--retries", "2"]
        outcome = steps.run(name, [*command, *arguments], environment=variables)
        self.note(**before)
        self.expect(outcome)
        self.note(**{**before, name: wanted})

    def expect(self, outcome: Outcome) -> None:
        """Raise SetupFailed with one line of advice when a step failed."""
        if outcome.code:
            raise SetupFailed(advice(outcome, self.command))

    def variables(self) -> dict[str, str]:
        """Return the environment variables under which this environment's programs come first."""
        return {"PATH": os.pathsep.join([str(self.programs), os.environ.get("PATH", "")])}
