"""The styles of a game's bots play differently, and by how much is measured."""

import pytest

import regift
from regift.bots import kung_fu
from regift.bots.cursed_gifts import bot_behaviour_statistics as cursed_gifts
from regift.bots.cursed_gifts.bot_behaviour_statistics import CURES, FANCIES, REVENGE
from regift.bots.gift_trap import bot_behaviour_statistics as gift_trap
from regift.bots.gift_trap.level import LEVELS as GIFT_TRAP_LEVELS
from regift.bots.kung_fu.bot_behaviour_statistics import BLOCKS, PLACES
from regift.bots.not_a_hat import bot_behaviour_statistics as not_a_hat
from regift.bots.not_a_hat.bot_behaviour_statistics import FOOLED, LIES, MIXED_UP, REFUSES, RIGHT, RIGHTLY
from regift.bots.not_a_hat.level import LEVELS
from regift.commands.bot_style_behaviour_and_wins import characters as command
from regift.commands.shared.user_fixable_command_error import CannotRun
from regift.kit.seeded_random_generator import Chance
from regift.lab.bot_style_behaviour_and_wins import Share, StyleResult, characters


@pytest.fixture(scope="module")
def found() -> dict[str, StyleResult]:
    """Watch each style for a while."""
    return {each.name: each for each in characters(regift.game("cursed_gifts", seats=4), 16, seed=3)}


def part(found: dict[str, StyleResult], name: str, measure: str) -> float:
    return found[name].measures[measure].part


def test_the_vengeful_goes_for_who_hurt_it_last(found: dict[str, StyleResult]) -> None:
    others = [part(found, name, REVENGE) for name in ("rules", "careful", "chaotic")]
    assert part(found, "vengeful", REVENGE) > max(others) + 0.1


def test_the_careful_cures_as_soon_as_it_can(found: dict[str, StyleResult]) -> None:
    others = [part(found, name, CURES) for name in ("rules", "vengeful", "chaotic")]
    assert part(found, "careful", CURES) > max(others) + 0.05


def test_the_chaotic_plays_what_is_not_best(found: dict[str, StyleResult]) -> None:
    assert part(found, "chaotic", FANCIES) > 0.2
    assert [part(found, name, FANCIES) for name in ("rules", "vengeful", "careful")] == [0, 0, 0]


def test_the_same_seed_shows_the_same(found: dict[str, StyleResult]) -> None:
    again = characters(regift.game("cursed_gifts", seats=4), 2, seed=3)
    assert again == characters(regift.game("cursed_gifts", seats=4), 2, seed=3)
    assert [each.name for each in again] == list(found)


def test_nothing_is_counted_of_a_bot_before_it_plays() -> None:
    chance = Chance(1)
    bots = (
        cursed_gifts.InstrumentedBot("vengeful", chance),
        gift_trap.InstrumentedBot(next(iter(GIFT_TRAP_LEVELS)), chance),
        not_a_hat.InstrumentedBot(next(iter(LEVELS)), chance),
    )
    measures = (cursed_gifts.MEASURES, gift_trap.MEASURES, not_a_hat.MEASURES + not_a_hat.CURVE)
    assert [bot.tally for bot in bots] == [dict.fromkeys(each, (0, 0)) for each in measures]


def test_what_had_no_time_has_no_share() -> None:
    assert Share(0, 0).part == 0


def test_the_command_shows_a_line_for_each_style(capsys: pytest.CaptureFixture[str]) -> None:
    command("cursed_gifts", games=1)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:]] == ["style", "rules", "vengeful", "careful", "chaotic", "playful"]


def test_the_command_says_when_a_game_has_no_styles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kung_fu, "STYLES", {})
    with pytest.raises(CannotRun, match="kung_fu has one style only"):
        command("kung_fu")


def test_who_dreams_lets_pass_what_it_could_do() -> None:
    plain, dreamy = (each.measures for each in characters(regift.game("kung_fu", seats=2), 20, seed=3))
    for measure in (PLACES, BLOCKS):
        assert plain[measure].times > dreamy[measure].times / 4 > 0
    assert dreamy[PLACES].part < plain[PLACES].part


def test_the_better_the_level_the_longer_it_remembers() -> None:
    found = characters(regift.game("not_a_hat", seats=4), 12, seed=3)
    assert [each.name for each in found] == ["sieve", "granny", "student", "elephant"]
    for measure in ("after 1", "after 4", "after 8", RIGHT):
        shares = [each.measures[measure].part for each in found]
        assert shares == sorted(shares)
    assert found[0].measures["after 1"].part > found[0].measures["after 12"].part + 0.1


def test_what_is_counted_of_a_level_adds_up() -> None:
    for each in characters(regift.game("not_a_hat", seats=4), 4, seed=3):
        told = each.measures
        assert told[RIGHT].times == told[MIXED_UP].times >= told[LIES].times
        assert told[LIES].times == told[RIGHT].done + told[MIXED_UP].done > 0
        assert told[REFUSES].times > told[FOOLED].times > 0
        assert told[RIGHTLY].times == told[REFUSES].done > 0
        assert told[RIGHTLY].done == told[FOOLED].times - told[FOOLED].done


def test_the_command_shows_how_levels_forget(capsys: pytest.CaptureFixture[str]) -> None:
    command("not_a_hat", games=1)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["not_a_hat,", *(2 * ["style", *LEVELS])]
    assert lines[6].endswith("after 12")
    assert "after 12" not in lines[1]
