"""Every kept screen is as it was."""

import pytest

from tests.goldens.stories import HERE
from tests.terminal.screens import SCREENS, Scene


@pytest.mark.parametrize("scene", SCREENS, ids=lambda scene: scene.name)
async def test_a_screen_is_as_it_was(scene: Scene) -> None:
    assert await scene.shown() == (HERE / f"{scene.name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("scene", SCREENS, ids=lambda scene: scene.name)
def test_no_line_is_wider_than_the_screen(scene: Scene) -> None:
    from rich.cells import cell_len

    kept = (HERE / f"{scene.name}.txt").read_text(encoding="utf-8")
    assert max(cell_len(line) for line in kept.splitlines()) <= scene.size[0]
