"""Every kept screen is as it was."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from regift.server.http import game_list_and_words_rules_options
from tests.goldens.stories import HERE
from tests.terminal.golden_screens import SCREENS, Scene
from tests.words.plain import in_pseudo, plain_words
from tools.pseudo import BEGIN


@pytest.mark.parametrize("scene", SCREENS, ids=lambda scene: scene.name)
async def test_a_screen_is_as_it_was(scene: Scene) -> None:
    assert await scene.shown() == (HERE / f"{scene.name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("scene", SCREENS, ids=lambda scene: scene.name)
def test_no_line_is_wider_than_the_screen(scene: Scene) -> None:
    from rich.cells import cell_len

    kept = (HERE / f"{scene.name}.txt").read_text(encoding="utf-8")
    assert max(cell_len(line) for line in kept.splitlines()) <= scene.size[0]


CODE: Final = "[A-Z]{4}"
"""A table's code."""
UNTYPED: Final = [
    pytest.param(scene, marks=[pytest.mark.all] if place % 2 else [], id=scene.name)
    for place, scene in enumerate(SCREENS)
    if scene.name != "terminal_gift_named"
]
"""Where nobody has typed a French name, which is found in the French words."""


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put the pseudo-language in the place of English."""
    monkeypatch.setattr(Path, "read_text", in_pseudo(Path.read_text))
    game_list_and_words_rules_options.card.cache_clear()
    yield
    game_list_and_words_rules_options.card.cache_clear()


@pytest.mark.parametrize("scene", UNTYPED)
async def test_no_word_is_hard_coded(scene: Scene, pseudo: None) -> None:
    text = await scene._replace(language="en").shown()
    assert BEGIN in text
    assert plain_words(text, "Léa", CODE) == []
