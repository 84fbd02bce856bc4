"""What holds for every test."""

import pytest
from hypothesis import HealthCheck, settings

from tests.place_of_failure import lines_of_failure

# The same examples in every run, and no failure because a machine was busy.
settings.register_profile(
    "regift", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("regift")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in a line each where a test failed and what its pages showed."""
    for kind in ("failed", "error"):
        for report in terminalreporter.getreports(kind):
            for line in lines_of_failure(report):
                terminalreporter.write_line(line)
