"""A stranger who makes tables and leaves them costs little, and nothing for long."""

from pathlib import Path

import pytest

from benchmarks.load.many_tables import WARM, measure

TABLES = 200
BYTES_EACH = 10_000
"""Ten thousand of them take at most 100 MB."""


@pytest.mark.slow
async def test_ten_thousand_tables_would_take_little_of_the_disk(tmp_path: Path) -> None:
    cost = await measure(TABLES, tmp_path / "data")
    assert 0 < 1e6 * cost.disk < BYTES_EACH * (TABLES + WARM)
    assert cost.left <= cost.disk
