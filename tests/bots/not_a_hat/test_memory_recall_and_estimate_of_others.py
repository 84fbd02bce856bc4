"""Traces fade with the passes, add up when refreshed, and are taken for one another."""

from math import log

import pytest

from regift.bots.not_a_hat.level import LEVELS
from regift.bots.not_a_hat.memory_recall_and_estimate_of_others import Memory
from regift.bots.not_a_hat.remembered_gift import RememberedGift
from regift.games.not_a_hat.box_contents import FACES
from regift.kit.seeded_random_generator import Chance
from tests.bots.not_a_hat.watcher import SHARP, Watcher


def memory(apart: float = 1.0, noise: float = 1e-9) -> Memory:
    return Memory(LEVELS["granny"]._replace(apart=apart, noise=noise), 0, Chance(1))


def test_the_base_level_is_the_logarithm_of_what_is_left() -> None:
    gift = RememberedGift()
    gift.impress("card-hat", 2, 1.0)
    assert gift.activation("card-hat", 3, 0.5) == 0
    assert gift.activation("card-hat", 11, 0.5) == pytest.approx(log(9**-0.5))
    gift.impress("card-hat", 7, 0.4)
    assert gift.activation("card-hat", 11, 0.5) == pytest.approx(log(9**-0.5 + 0.4 * 4**-0.5))


def test_time_is_counted_in_passes_and_what_was_just_seen_is_fresher_than_any() -> None:
    watcher = Watcher()
    watcher.play("turn", "true")
    assert watcher.memory.time == 0
    gift, shown = watcher.memory.moving, watcher.gift
    fresh = gift.activation(shown, 0, 0.5)
    watcher.play("accept", watcher.false(), "refuse")
    assert watcher.memory.time == 2
    assert gift.activation(shown, 1, 0.5) < fresh


def test_a_gift_is_taken_for_another_the_sooner_the_more_their_backs_are_alike() -> None:
    mind = memory(apart=1.0)
    near, far = RememberedGift(), RememberedGift()
    mind.moving.back, near.back, far.back = "back-black-left", "back-black-left", "back-white-left"
    near.impress("card-hat", 0, 1.0)
    far.impress("card-pig", 0, 1.0)
    mind.time = 1
    mind.lying = {0: [near], 1: [far]}
    found = mind.recall(mind.moving)
    assert found["card-hat"] == pytest.approx(-1.0)
    assert found["card-pig"] == pytest.approx(-1.6)


def test_what_is_below_the_threshold_does_not_come_to_mind() -> None:
    mind = memory()
    mind.moving.impress("card-hat", 0, 1.0)
    mind.time = 2
    assert mind.recollect(mind.moving) == "card-hat"
    mind.time = 40
    assert mind.recollect(mind.moving) == ""


def test_noise_decides_from_one_moment_to_the_next() -> None:
    mind = memory(noise=0.3)
    mind.moving.impress("card-hat", 0, 1.0)
    mind.time = 3
    found = [mind.recollect(mind.moving) for _ in range(400)]
    assert 0.4 < found.count("card-hat") / 400 < 0.9


def test_a_new_gift_is_remembered_from_when_it_was_shown() -> None:
    watcher = Watcher()
    shown = watcher.gift
    watcher.play("turn")
    assert watcher.memory.moving.traces == {shown: [(0, 1.0)]}
    assert watcher.memory.moving.back.startswith("back-")


def test_a_gift_that_lay_open_is_remembered_from_when_it_was_turned() -> None:
    watcher = Watcher()
    watcher.play("turn")
    watcher.pass_on(1)
    assert watcher.memory.moving.traces == {watcher.gift: [(0, 1.0), (1, 1.0)]}


def test_what_is_heard_counts_once_it_is_accepted_and_less_than_what_is_seen() -> None:
    watcher = Watcher()
    gift = watcher.memory.moving
    watcher.play("turn", watcher.false())
    assert len(gift.traces) == 1
    watcher.play("accept")
    heard = list(gift.traces.values())[1]
    assert heard == [(0, SHARP.ear)]


def test_what_one_said_oneself_and_meant_counts_like_seeing_it() -> None:
    watcher = Watcher()
    watcher.memory.seat = watcher.state.giver
    watcher.play("turn")
    gift, shown = watcher.memory.moving, watcher.gift
    watcher.play(watcher.choose().name, "accept")
    assert gift.traces == {shown: [(0, 1.0), (0, 1.0)]}


@pytest.mark.parametrize(("seats", "rounds", "gifts"), [(2, "one", 2), (3, "one", 1), (4, "each", 1), (8, "one", 2)])
def test_it_follows_every_gift_with_its_eyes(seats: int, rounds: str, gifts: int) -> None:
    chance = Chance(seats)
    for seed in range(12):
        watcher = Watcher(seats=seats, seed=seed, rounds=rounds, gifts=gifts)
        state = watcher.state
        while not state.is_over:
            follows(watcher)
            if seats > 3 and chance.below(60) == 0 and state.count_in() > 3:
                state.withdraw(next(seat for seat in range(seats) if state.is_in(seat)))
                watcher.tell()
            elif state.options(state.to_act()[0])[0].verb == "claim":
                watcher.play("true" if chance.below(3) else watcher.false())
            else:
                offered = state.options(state.to_act()[0])
                watcher.play(offered[chance.below(8) // 7 if len(offered) > 1 else 0].name)


def follows(watcher: Watcher) -> None:
    """Check that the first thing known of each gift is what was seen: its front."""
    state, mind = watcher.state, watcher.memory
    if state.is_resting():
        return
    assert next(iter(mind.moving.traces)) == watcher.gift
    for seat in range(state.game.seats):
        lying = [next(iter(gift.traces)) for gift in mind.lying.get(seat, [])]
        assert lying == [FACES[card] for card in state.gifts[seat]]
        for gift, back in zip(mind.lying.get(seat, []), state.view().zone(f"gifts:{seat}").faces, strict=True):
            assert gift.back in ("", back)


def test_a_round_is_begun_afresh_but_the_last_one_lingers() -> None:
    watcher = Watcher(rounds="each", seats=3)
    while watcher.state.round == 1:
        offered = [each.name for each in watcher.state.options(watcher.state.to_act()[0])]
        watcher.play("true" if len(offered) > 50 else offered[-1])
    lying = [gift for gifts in watcher.memory.lying.values() for gift in gifts]
    assert len(lying) == 3
    assert watcher.memory.gone
    assert not set(watcher.memory.gone) & {*lying, watcher.memory.moving}
