"""A short attack of random and twisted messages; `python -m benchmarks.load.fuzz` makes it long."""

from pathlib import Path

import pytest

from benchmarks.load.fuzz import fuzz


@pytest.mark.parametrize("seed", [1, 2])
async def test_nothing_that_is_sent_does_harm(seed: int, tmp_path: Path) -> None:
    figures = await fuzz(tmp_path / "data", 2_500, seed)
    assert "no error in the log" in figures[-1]
