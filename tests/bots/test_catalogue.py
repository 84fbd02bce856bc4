"""Bots are found by name."""

from pathlib import Path

import pytest

from regift.bots import catalogue
from regift.bots.tree_search import TreeSearchBot
from regift.games.catalogue import UnknownGame
from regift.kit.seeded_random_generator import Chance


def test_a_game_of_the_package_has_rules_of_thumb() -> None:
    assert catalogue.names("kung_fu") == ["random", "rules", "dreamy", "search"]


def test_a_game_from_elsewhere_has_the_bots_that_play_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_GAMES", str(Path(__file__).parents[1] / "games"))
    assert catalogue.names("sprint") == ["random", "search"]


def test_where_memory_is_the_game_nobody_searches() -> None:
    assert "search" not in catalogue.names("not_a_hat")
    with pytest.raises(catalogue.UnknownBot):
        catalogue.make("search", "not_a_hat", Chance(1))


def test_people_are_offered_no_search_that_rules_of_thumb_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_GAMES", str(Path(__file__).parents[1] / "games"))
    for game in ("cursed_gifts", "gift_trap", "kung_fu"):
        assert catalogue.offered(game) == [name for name in catalogue.names(game) if name != "search"]
    assert catalogue.offered("sprint") == ["random", "search"]


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    with pytest.raises(catalogue.UnknownBot, match="kung_fu has random, rules, dreamy, search"):
        catalogue.make("oracle", "kung_fu", Chance(1))


def test_each_game_has_a_bot_that_plays_where_nobody_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_GAMES", str(Path(__file__).parents[1] / "games"))
    plain = {id: catalogue.default_bot(id) for id in ("cursed_gifts", "gift_trap", "kung_fu", "not_a_hat", "sprint")}
    assert plain == {
        "cursed_gifts": "rules",
        "gift_trap": "friend",
        "kung_fu": "rules",
        "not_a_hat": "granny",
        "sprint": "random",
    }


def test_an_unknown_game_has_no_bots() -> None:
    with pytest.raises(UnknownGame):
        catalogue.names("chess")


def test_the_search_takes_its_iterations_after_a_colon() -> None:
    bot = catalogue.make("search:200", "kung_fu", Chance(1))
    assert isinstance(bot, TreeSearchBot)
    assert bot.iterations == 200


@pytest.mark.parametrize("name", ["search:", "search:0", "search:-1", "search:many", "random:5", "rules:"])
def test_a_wrong_number_of_iterations_is_refused(name: str) -> None:
    with pytest.raises(catalogue.UnknownBot):
        catalogue.make(name, "kung_fu", Chance(1))


OWN_GAME = """
from regift.bots.random import RandomBot
from tests.games.bell import SEATS, Bell

ID = "chime"
DEFAULT_LEVEL = "slow"

class Chime(Bell):
    def __init__(self, seats, options):
        super().__init__(seats, options)
        self.id = ID

class GameBot(RandomBot):
    def __init__(self, chance, level=None):
        super().__init__(chance)
        self.level = level

STYLES = {"slow": 1, "fast": 2}
make = Chime
"""


def test_a_game_from_elsewhere_may_bring_its_own_rules_of_thumb(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "chime").mkdir()
    (tmp_path / "chime" / "__init__.py").write_text(OWN_GAME)
    monkeypatch.setenv("REGIFT_GAMES", str(tmp_path))
    assert catalogue.names("chime") == ["random", "slow", "fast", "search"]
    assert catalogue.default_bot("chime") == "slow"
    assert vars(catalogue.make("fast", "chime", Chance(1)))["level"] == 2


def test_a_bot_of_ones_own_is_named_by_module_and_class() -> None:
    assert type(catalogue.make("regift.bots.random:RandomBot", "kung_fu", Chance(1))).__name__ == "RandomBot"
    with pytest.raises(catalogue.UnknownBot, match="has no 'Bot2'"):
        catalogue.make("regift.bots.random:Bot2", "kung_fu", Chance(1))
    with pytest.raises(catalogue.UnknownBot, match="No module named 'nowhere'"):
        catalogue.make("nowhere:Bot", "kung_fu", Chance(1))


def test_a_bot_is_made_without_a_look_at_the_disk_or_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seven bots sit down at once, and the server answers nobody meanwhile."""
    catalogue.names("kung_fu")
    monkeypatch.setattr(Path, "glob", pytest.fail)
    monkeypatch.setattr("regift.games.kung_fu.make", pytest.fail)
    assert isinstance(catalogue.make("search:9", "kung_fu", Chance(1)), TreeSearchBot)
