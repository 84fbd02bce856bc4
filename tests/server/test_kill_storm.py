"""A short storm of kills; `python -m benchmarks.load.kill_storm` raises a long one."""

from pathlib import Path

import pytest

from benchmarks.load.client import Deed
from benchmarks.load.compare import Difference, differ
from benchmarks.load.kill_storm import storm

SURE = [Deed("a", is_sure=True), Deed("b", is_sure=True)]
OPEN = Deed("c", is_sure=False)


@pytest.mark.slow
async def test_nothing_acknowledged_is_lost_or_doubled_by_kills(tmp_path: Path, unused_tcp_port: int) -> None:
    weathered = await storm(tmp_path, unused_tcp_port, kills=6, tables=8)
    assert weathered.is_calm, weathered
    assert weathered.acknowledged > 6


@pytest.mark.parametrize(
    ("deeds", "kept", "expected"),
    [
        ([*SURE, OPEN], "abc", Difference()),
        ([*SURE, OPEN], "ab", Difference()),
        ([OPEN, *SURE], "ab", Difference()),
        (SURE, "a", Difference(lost=1)),
        (SURE, "", Difference(lost=2)),
        (SURE, "abb", Difference(doubled=1)),
        ([*SURE, OPEN], "abcc", Difference(doubled=1)),
        (SURE, "ba", Difference(lost=1, doubled=1)),
    ],
)
def test_the_comparison_finds_what_is_lost_and_doubled(deeds: list[Deed], kept: str, expected: Difference) -> None:
    assert differ(deeds, list(kept)) == expected
