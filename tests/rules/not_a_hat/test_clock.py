"""Whose time is up."""

from regift.kit.seeded_random_generator import Chance
from tests.rules.not_a_hat.scene import L, dealt, scene

THREE = f"{L[5]} | {L[6]} | {L[7]}"


def test_hat_a8_who_does_not_answer_accepts() -> None:
    table = scene(THREE, gift=f"{L[0]} to 1", claimed=L[1])
    assert table.state.fallback(1).name == "accept"


def test_hat_a9_who_names_nothing_names_what_a_lot_says() -> None:
    said = {dealt(3, seed, first=0).play("turn it over").state.fallback(0).name for seed in range(60)}
    assert len(said) > 30
    assert all(name.startswith("claim ") for name in said)


def test_hat_a9_the_lot_tells_nothing_of_the_shuffles_to_come() -> None:
    table = dealt(3, first=0).play("turn it over")
    lot = table.state.fallback(0).name
    table.state.chance = Chance(99)
    assert table.state.fallback(0).name == lot


def test_hat_a9_in_the_easy_mode_the_lot_is_drawn_from_the_list() -> None:
    for seed in range(20):
        table = dealt(4, seed, easy=True).play("turn it over")
        assert table.state.fallback(table.actor()).name in table.options()
