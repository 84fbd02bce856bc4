"""It names what it remembers, bluffs where it has forgotten, and doubts what it remembers otherwise."""

import pytest

import regift
from regift.bots import catalogue
from regift.bots.not_a_hat.answer_decision import trust_in_giver
from regift.bots.not_a_hat.bot import LONGEST, QUICK, SLOW
from regift.bots.not_a_hat.level import LEVELS, Level
from regift.bots.not_a_hat.visible_table import VisibleTable
from regift.bots.not_a_hat.win_probability import chance_to_win
from regift.kit.seeded_random_generator import Chance
from regift.lab.simulate import simulate
from tests.bots.not_a_hat.watcher import BLANK, SHARP, Watcher


def at_claim(level: Level, passes: int = 0, *, easy: bool = False) -> Watcher:
    watcher = Watcher(level, easy=easy)
    watcher.play("turn")
    watcher.pass_on(passes)
    return watcher


def claimed(watcher: Watcher) -> str:
    return str(watcher.choose().values[0].value)


def refuses(watcher: Watcher) -> bool:
    return watcher.choose().verb == "refuse"


# Naming


@pytest.mark.parametrize("passes", [0, 3, 30])
def test_it_names_what_it_remembers(passes: int) -> None:
    watcher = at_claim(SHARP, passes)
    assert claimed(watcher) == watcher.gift


def test_where_it_has_forgotten_it_names_what_goes_round() -> None:
    watcher = at_claim(BLANK, 4)
    going_round = {drawing for gift in watcher.memory.around() for drawing in gift.traces}
    assert {claimed(watcher) for _ in range(40)} <= going_round


def test_a_wild_bluff_may_name_anything_but_what_can_be_seen_elsewhere() -> None:
    watcher = at_claim(BLANK._replace(wild=1.0))
    said = {claimed(watcher) for _ in range(200)}
    assert len(said) > 60
    assert not said & VisibleTable(watcher.state.view()).open
    assert "something_else" not in said


def test_who_does_not_look_may_name_what_lies_open() -> None:
    watcher = at_claim(BLANK._replace(wild=1.0, heed=0.0))
    assert {claimed(watcher) for _ in range(400)} & VisibleTable(watcher.state.view()).open


def test_in_the_easy_mode_it_keeps_to_the_list() -> None:
    for level in (SHARP, BLANK, BLANK._replace(wild=1.0)):
        watcher = at_claim(level, 2, easy=True)
        allowed = [option.name for option in watcher.state.options(watcher.state.to_act()[0])]
        assert all(watcher.choose().name in allowed for _ in range(30))


def test_it_lies_knowingly_only_when_its_receiver_should_have_forgotten() -> None:
    false_after = {}
    for passes in (0, 4):
        watcher = at_claim(SHARP._replace(guile=0.5))
        watcher.memory.time += 10 * passes
        false_after[passes] = sum(claimed(watcher) != watcher.gift for _ in range(200))
    assert false_after[0] < 20
    assert false_after[4] > 60


def test_when_all_is_quiet_for_long_it_grows_bold() -> None:
    watcher = at_claim(SHARP._replace(guile=0.1))
    watcher.memory.time += 8
    before = sum(claimed(watcher) != watcher.gift for _ in range(200))
    watcher.memory.quiet = 100
    assert sum(claimed(watcher) != watcher.gift for _ in range(200)) > before + 60


# Answering


def test_it_accepts_what_it_remembers() -> None:
    watcher = at_claim(SHARP, 3)
    watcher.play("true")
    assert not refuses(watcher)


def test_it_refuses_what_it_remembers_otherwise() -> None:
    watcher = at_claim(SHARP, 3)
    watcher.play(watcher.false())
    assert refuses(watcher)


def test_it_refuses_what_is_another_gift() -> None:
    watcher = at_claim(SHARP._replace(reckons=False), 5)
    other = next(iter(watcher.memory.lying[watcher.state.giver][0].traces))
    watcher.memory.moving.traces.clear()
    watcher.play(f"claim {other.removeprefix('card-').replace('_', ' ')}")
    assert refuses(watcher)


def test_nobody_believes_what_names_nothing_of_the_box() -> None:
    watcher = at_claim(BLANK)
    watcher.play("claim something else")
    assert refuses(watcher)


def test_who_looks_refuses_what_can_be_seen_elsewhere() -> None:
    watcher = at_claim(BLANK)
    top = watcher.state.view().zone("shop").faces[0]
    watcher.play(f"claim {top.removeprefix('card-').replace('_', ' ')}")
    assert refuses(watcher)
    watcher.player.level = watcher.memory.level = BLANK._replace(heed=0.0)
    assert not refuses(watcher)


def test_where_it_has_forgotten_it_trusts_the_giver() -> None:
    watcher = at_claim(BLANK)
    watcher.play(watcher.false())
    assert not refuses(watcher)


def test_who_reckons_trusts_the_less_the_longer_it_is_since_anybody_knew() -> None:
    watcher = at_claim(SHARP)
    fresh = trust_in_giver(watcher.memory)
    watcher.memory.time += 60
    assert trust_in_giver(watcher.memory) < fresh / 2


@pytest.mark.parametrize(("piles", "loser", "chance"), [([2, 0, 0], 0, 0.0), ([2, 0, 0], 1, None), ([0, 2, 0], 1, 0.5)])
def test_the_last_point_is_weighed_by_who_wins_then(piles: list[int], loser: int, chance: float | None) -> None:
    observation = VisibleTable(regift.game("not_a_hat", seats=3).deal(1).view())
    observation.piles = dict(enumerate(piles))
    found = chance_to_win(observation, 0, loser)
    assert found == chance if chance is not None else 0 < found < 1 / 3


# Its pauses


def test_what_is_hard_to_call_to_mind_takes_longer() -> None:
    watcher = at_claim(LEVELS["student"]._replace(noise=1e-6, feint=0.0))
    watcher.choose()
    fresh = watcher.player.hesitation()
    watcher.memory.time += 6
    watcher.choose()
    assert fresh < watcher.player.hesitation() <= LONGEST


def test_at_the_top_it_plays_the_doubter_and_the_sure() -> None:
    watcher = at_claim(SHARP._replace(feint=1.0))
    watcher.choose()
    assert watcher.player.hesitation() == SLOW
    watcher = at_claim(BLANK._replace(feint=1.0))
    watcher.choose()
    assert watcher.player.hesitation() == QUICK


def test_turning_a_gift_over_takes_no_thought() -> None:
    watcher = Watcher()
    assert watcher.choose().verb == "turn"
    assert watcher.player.hesitation() == 1.0


# Levels


def test_the_levels_are_found_by_name_and_the_plain_one_is_granny() -> None:
    assert catalogue.names("not_a_hat") == ["random", "sieve", "granny", "student", "elephant"]
    assert catalogue.default_bot("not_a_hat") == "granny"
    with pytest.raises(catalogue.UnknownBot, match="sieve, granny"):
        catalogue.make("rules", "not_a_hat", Chance(1))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"easy": True}), (4, {"rounds": "each"}), (5, {"arrows": "black", "gifts": 2}), (8, {"gifts": 2})],
)
@pytest.mark.once
def test_every_level_plays_every_variant_to_the_end(level: str, seats: int, options: dict[str, object]) -> None:
    played = simulate(regift.game("not_a_hat", seats=seats, **options), [level], 3, seed=5)
    assert played.unfinished == 0
    assert played.moves()[1] < 4000


def test_the_same_seed_plays_the_same_game() -> None:
    game = regift.game("not_a_hat", seats=4)
    assert simulate(game, list(LEVELS), 4, seed=9) == simulate(game, list(LEVELS), 4, seed=9)


def test_an_elephant_among_sieves_wins_more_than_its_part() -> None:
    scores = simulate(regift.game("not_a_hat", seats=4), ["elephant", "sieve"], 150, seed=2).scores()
    assert scores[0].low > 0.35


def test_even_a_sieve_beats_chance() -> None:
    scores = simulate(regift.game("not_a_hat", seats=2), ["sieve", "random"], 60).scores()
    assert scores[0].wins > scores[1].wins
