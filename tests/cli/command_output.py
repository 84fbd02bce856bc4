"""Run a command in this process and take what it says."""

import pytest

from regift import cli
from regift.compilation_status import slow_engine_warning

Captured = pytest.CaptureFixture[str]


def complaint(captured: Captured, *arguments: str) -> str:
    """Run a command that must fail with one line and exit 2; give the line."""
    assert cli.run(list(arguments)) == 2
    out, err = captured.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("regift: ")
    return err.removeprefix("regift: ").rstrip()


def output(captured: Captured, *arguments: str) -> str:
    """Run a command that must go well; give what it prints."""
    assert cli.run(list(arguments)) == 0
    out, err = captured.readouterr()
    assert err in {"", slow_engine_warning()}
    return out
