"""Every example of docs/environments.md runs."""

from pathlib import Path
from typing import Any

import pytest

from tests.house.documented import FENCE

pytestmark = [pytest.mark.environments, pytest.mark.filterwarnings("ignore::DeprecationWarning")]
PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
EXAMPLES = [code for language, code in FENCE.findall(PAGE.read_text(encoding="utf-8")) if language == "python"]


@pytest.mark.parametrize("code", EXAMPLES, ids=range(len(EXAMPLES)))
def test_it_runs(code: str) -> None:
    names: dict[str, Any] = {}
    exec(compile(code, str(PAGE), "exec"), names)
    assert names["played" if "played" in names else "learner" if "learner" in names else "tiny"] is not None
