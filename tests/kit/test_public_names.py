"""What `import regift` gives: all that a researcher needs, each thing by one name."""

import pydoc
from pathlib import Path

import pytest

import regift


def test_every_public_name_is_there_and_no_other() -> None:
    assert len(regift.__all__) == len(set(regift.__all__))
    assert [name for name in regift.__all__ if not hasattr(regift, name)] == []
    assert {"State", "View", "Bot", "Action", "Event", "game", "game_ids", "bot_names"} <= set(regift.__all__)


def test_the_games_are_listed_with_those_from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    assert regift.game_ids() == ["cursed_gifts", "gift_trap", "kung_fu", "not_a_hat"]
    monkeypatch.setenv("REGIFT_GAMES", str(Path(__file__).parents[1] / "games"))
    assert {"bell", "sprint"} < set(regift.game_ids())
    assert regift.bot_names("sprint") == ["random", "search"]


def test_help_says_how_to_begin() -> None:
    said = pydoc.plain(pydoc.render_doc(regift))
    for what in ("game_ids()", "to_act()", "options(seat)", "determinize", "make_bot", "pickled"):
        assert what in said


def test_types_are_for_whoever_installs_it() -> None:
    assert (Path(regift.__file__).parent / "py.typed").exists()
