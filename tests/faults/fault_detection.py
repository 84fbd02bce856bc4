"""Let the gate look for a planted fault."""

import re
from typing import NamedTuple

from tests.faults.check_steps import Step, steps
from tests.faults.copies import Copy
from tests.faults.fault import Fault

TRIES = 4
"""How often a run is taken up again that a test stopped which fails without the fault, too."""

BROKEN = re.compile(r"^(?:FAILED|ERROR) (tests/\S.*?)(?: - .*)?$| FAIL  (.+)$", re.MULTILINE)
"""How pytest and Vitest name what failed."""

NOTHING_CHOSEN, MISUSED = 5, 4
"""What pytest ends with when none of the files has a test of the kind, and when a test that is asked for is not there.

Without the fault, that is a test of something that only the fault has made."""


class Detection(NamedTuple):
    """Who found a fault."""

    gate: str
    step: str
    test: str
    """The test, or the last line of what another step said."""


class FaultDetector:
    """The gate, run in one copy."""

    def __init__(self, copy: Copy, without: tuple[str, ...] = ()) -> None:
        """Leave out the steps of these names."""
        self.copy = copy
        self.without = without
        self.clean: dict[tuple[str, ...], bool] = {}
        """Whether each command that has failed with a fault passes without one."""

    def detect(self, fault: Fault) -> Detection | None:
        """Run the steps until one finds the fault; one that fails without it, too, has found nothing."""
        for step in steps(fault, self.copy.folder):
            if step.name not in self.without and (found := self.ask(step, fault)):
                return found
        return None

    def ask(self, step: Step, fault: Fault) -> Detection | None:
        """Run one step with the fault planted, and what fails again without it."""
        if "pytest" in step.command:
            return self.ask_tests(step, fault)
        with self.copy.holding(fault):
            outcome = self.copy.run(step.command, step.folder)
        if outcome.code == 0 or not self.is_clean(step, step.command):
            return None
        named = BROKEN.search(outcome.said)
        return Detection(step.gate, step.name, (named[1] or named[2]) if named else last_line(outcome.said))

    def is_clean(self, step: Step, command: tuple[str, ...]) -> bool:
        """Return whether a command passes where no fault is planted; where not, it can find none."""
        if command not in self.clean:
            self.clean[command] = self.copy.run(command, step.folder).code in {0, NOTHING_CHOSEN, MISUSED}
        return self.clean[command]

    def ask_tests(self, step: Step, fault: Fault) -> Detection | None:
        """Run test files, going on behind a test that fails without the fault, too."""
        left_out: list[str] = []
        for _ in range(TRIES if step.files else 0):
            with self.copy.holding(fault):
                for command in step.before:
                    if self.copy.run(command).code:
                        return Detection(step.gate, "web", "it can’t be built")
                outcome = self.copy.run(pytest(step, step.files, left_out))
            if outcome.code in {0, NOTHING_CHOSEN}:
                return None
            broken = [named[1] for named in BROKEN.finditer(outcome.said) if named[1]]
            for command in step.before:
                self.copy.run(command)
            if self.is_clean(step, pytest(step, tuple(broken) or step.files, [])):
                return Detection(step.gate, step.name, broken[0] if broken else last_line(outcome.said))
            left_out += broken
        return None


def pytest(step: Step, names: tuple[str, ...], left_out: list[str]) -> tuple[str, ...]:
    """Return the command that runs these tests up to the first that fails."""
    deselected = [f"--deselect={name}" for name in left_out]
    return (*step.command, "-x", "-q", "--tb=line", "-p", "no:cacheprovider", *deselected, *names)


def last_line(said: str) -> str:
    """Return the last line that says something."""
    return next((line.strip() for line in reversed(said.splitlines()) if line.strip()), "")[:160]
