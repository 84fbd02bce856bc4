"""Goldens: games told move by move, and figures; `python -m tests.bless` writes them anew."""

import pytest

from regift.games.catalogue import game_of
from regift.kit.event import EVERYONE
from regift.kit.record import verify
from tests.goldens.stories import GAMES, HERE, STORIES, Story, bots_figures, figures


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.name)
def test_a_kept_game_is_told_as_before(story: Story) -> None:
    assert story.told() == (HERE / f"{story.name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.name)
def test_a_kept_record_holds_line_by_line(story: Story) -> None:
    verify(story.kept(), game_of(story.kept()), (HERE / f"{story.name}.jsonl").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game_id", GAMES)
def test_figures_are_the_same_interpreted_and_compiled(game_id: str) -> None:
    assert figures(game_id) == (HERE / f"{game_id}_figures.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game_id", GAMES)
def test_bots_play_the_same_interpreted_and_compiled(game_id: str) -> None:
    assert bots_figures(game_id) == (HERE / f"{game_id}_bots.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game_id", GAMES)
def test_goldens_cover_every_verb(game_id: str) -> None:
    told: set[str] = set()
    verbs: set[str] = set()
    for story in _stories_of(game_id):
        actions = game_of(story.kept()).actions
        verbs |= {action.verb for action in actions}
        told |= {actions[action_id].verb for _, action_id in story.kept().moves if action_id >= 0}
    assert sorted(verbs - told) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_goldens_cover_every_kind_of_event(game_id: str) -> None:
    told: set[str] = set()
    kinds: set[str] = set()
    for story in _stories_of(game_id):
        game = game_of(story.kept())
        kinds |= {kind.name for kind in game.event_kinds}
        told |= {event.kind for event in story.kept().replay(game).events(EVERYONE)}
    assert sorted(kinds - told) == []


def _stories_of(game_id: str) -> list[Story]:
    stories = [story for story in STORIES if story.game_id == game_id]
    assert stories, f"{game_id} has no golden: add a story to tests/goldens/stories.py"
    return stories
