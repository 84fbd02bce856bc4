"""The route of a move, from a player's websocket to four browsers, stays as short as it was made."""

import asyncio
from pathlib import Path

from tools.move_route import outside_engine, record_move, report

MOST_FILES = 22
MOST_FUNCTIONS = 83


def test_a_move_goes_through_few_files_and_functions(tmp_path: Path) -> None:
    steps = asyncio.run(record_move("kung_fu", 4, tmp_path))
    outside = {step: steps[step] for step in outside_engine(steps)}
    route = "\n".join(report(outside))
    assert "MatchController.play" in route
    assert "WireEncoder.view_update ×4" in route
    assert len({step.file for step in outside}) <= MOST_FILES, route
    assert len(outside) <= MOST_FUNCTIONS, route
    assert [count for step, count in steps.items() if step.function == "State.refuse"] in ([1], []), "asked once"
