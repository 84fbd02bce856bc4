"""Where a test failed and what its pages showed, in lines that also a log without its beginning still has."""

from pathlib import Path
from typing import Final

import pytest
from _pytest._code.code import ExceptionChainRepr

TESTS: Final = Path(__file__).parent.name
PAGES: Final = "open pages"
"""The section of a report that has a line for each open page."""


def lines_of_failure(report: pytest.TestReport | pytest.CollectReport) -> list[str]:
    """Return `PLACE` with lines of the test and what it waited for, and `PAGE` with what each open page showed."""
    crash = report.longrepr
    if not isinstance(crash, ExceptionChainRepr) or crash.reprcrash is None:
        return []
    places = [
        f"{where.path}:{where.lineno}"
        for entry in crash.reprtraceback.reprentries
        if (where := getattr(entry, "reprfileloc", None)) and where.path.startswith(TESTS)
    ]
    waited = [line.strip(" -") for line in crash.reprcrash.message.splitlines() if "waiting for" in line]
    place = " ".join(["PLACE", *reversed(places), *waited[-1:]])
    return [place, *(f"PAGE {line}" for name, text in report.sections if name == PAGES for line in text.splitlines())]
