"""A level that plays at some seat counts only, or needs a package, is named where it plays and nowhere else."""

import tomllib
from pathlib import Path

import pytest

import regift
from regift.bots import catalogue, kung_fu
from regift.bots.kung_fu import GameBot
from regift.bots.level_for_some_seats import LevelForSomeSeats
from regift.bots.random import RandomBot
from regift.kit.seeded_random_generator import Chance
from regift.lab.arena.arena import play_arena
from regift.lab.simulate import simulate
from regift.tables.play.bot_move_chooser import seated
from regift.tables.request_error import RequestError
from regift.tables.setup.game_setup import FREE, GameSetup
from regift.tables.setup.setup_editor import add_bot, set_seats
from tests.server.playing import serving
from tools.paths import ROOT

MAKER = "regift.bots.random:RandomBot"


@pytest.fixture
def duelist(monkeypatch: pytest.MonkeyPatch) -> str:
    """Give Kung Fu Granny a level for two seats, whose package everybody has."""
    monkeypatch.setattr(kung_fu, "LEVELS_FOR_SOME_SEATS", {"duelist": LevelForSomeSeats((2,), "json", "duel", MAKER)})
    return "duelist"


@pytest.fixture
def without_package(monkeypatch: pytest.MonkeyPatch) -> str:
    """Give Kung Fu Granny a level whose package nobody has."""
    level = LevelForSomeSeats((2,), "no_such_package", "duel", MAKER)
    monkeypatch.setattr(kung_fu, "LEVELS_FOR_SOME_SEATS", {"duelist": level})
    return "duelist"


def test_it_is_named_where_it_plays(duelist: str) -> None:
    assert catalogue.names("kung_fu", 2) == ["random", "rules", "dreamy", duelist, "search"]
    assert catalogue.offered("kung_fu", 2) == ["random", "rules", "dreamy", duelist]
    assert catalogue.names("kung_fu", 3) == ["random", "rules", "dreamy", "search"]
    assert duelist in catalogue.names("kung_fu")
    assert catalogue.offered("kung_fu") == ["random", "rules", "dreamy"]
    assert isinstance(catalogue.make(duelist, "kung_fu", Chance(1), 2), RandomBot)


def test_at_other_seat_counts_it_is_refused_before_it_plays(duelist: str) -> None:
    with pytest.raises(catalogue.UnknownBot, match="'duelist': it plays at 2 seats only, not at 3"):
        catalogue.make(duelist, "kung_fu", Chance(1), 3)
    with pytest.raises(catalogue.UnknownBot, match="not at 3"):
        simulate(regift.game("kung_fu", seats=3), [duelist, "rules", "rules"], games=1)
    with pytest.raises(catalogue.UnknownBot, match="not at 4"):
        play_arena(regift.game("kung_fu", seats=2), [duelist, "random"], [2, 4])


def test_without_its_package_it_is_named_nowhere_and_says_what_it_needs(without_package: str) -> None:
    assert without_package not in catalogue.names("kung_fu", 2)
    with pytest.raises(catalogue.UnknownBot, match=r'it needs no_such_package: pip install "regift\[duel\]"'):
        catalogue.make(without_package, "kung_fu", Chance(1))


def test_a_table_seats_it_between_two_and_gives_its_seat_to_the_usual_bot_among_more(duelist: str) -> None:
    table = add_bot(GameSetup("kung_fu", (FREE, FREE)), 1, duelist)
    assert table.bots() == {1: duelist}
    larger = set_seats(table, 3)
    assert larger.bots() == {1: "rules"}
    with pytest.raises(RequestError, match="one of random, rules, dreamy, search"):
        add_bot(larger, 2, duelist)


def test_a_table_kept_with_it_is_played_by_the_usual_bot_where_it_cannot_play(without_package: str) -> None:
    assert isinstance(seated(without_package, regift.game("kung_fu", seats=2), 0, 1, 5), GameBot)


def test_the_extra_of_each_level_installs_its_package() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    levels = catalogue.levels_for_some_seats("kung_fu")
    assert {name: level.seats for name, level in levels.items()} == {"learned": (2,)}
    assert all(extras[level.extra][0].startswith(level.package) for level in levels.values())


async def test_a_server_names_it_to_who_asks_for_so_many_seats(duelist: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        assert (await served.http.get("/api/bots?seats=2")).json()["kung_fu"] == ["random", "rules", "dreamy", duelist]
        assert (await served.http.get("/api/bots?seats=3")).json()["kung_fu"] == ["random", "rules", "dreamy"]
        assert (await served.http.get("/api/bots")).json()["kung_fu"] == ["random", "rules", "dreamy"]
