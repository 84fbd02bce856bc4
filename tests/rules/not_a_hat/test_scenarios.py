"""What happened to Marlène, Anna, Tom and Lucas, who sit clockwise in this order."""

from regift.games.not_a_hat.card_objects import OBJECTS
from tests.rules.not_a_hat.scene import L, R, Scene, scene

MARLENE, ANNA, TOM = 0, 1, 2
GUITAR, PIANO, MUFFIN, BOOK, BROCCOLI, HAT = R[0], R[1], L[1], L[2], L[3], L[4]
"""Cards whose arrows point as those in the rulebook's examples."""
LAST = f"| {L[8]}"


def marlene_offers(card: str) -> Scene:
    """Let Marlène offer Anna a card as a hat; the next gift in the shop is a book."""
    return scene(f"{R[5]}- | {MUFFIN} | {L[7]} {LAST}", gift=f"{card} to {ANNA}", claimed=HAT, shop=BOOK)


def test_hat_s1_tom_accepts_a_piano_gives_the_guitar_and_anna_the_muffin() -> None:
    table = scene(f"{L[6]} | {MUFFIN} | {GUITAR} {LAST}", gift=f"{PIANO} to {TOM}", claimed=PIANO, turn=ANNA)
    table.play("accept")
    assert (table.actor(), table.holder("receiver")) == (TOM, ANNA)
    table.play(GUITAR, "accept")
    assert table.actor() == ANNA
    assert table.state.gift == OBJECTS.index(MUFFIN)
    assert table.state.gifts[TOM] == [OBJECTS.index(PIANO)]
    assert table.state.gifts[ANNA] == [OBJECTS.index(GUITAR)]


def test_hat_s2_anna_refuses_a_broccoli_and_accepts_the_book() -> None:
    table = marlene_offers(BROCCOLI).play("refuse")
    assert table.shame()[MARLENE] == [BROCCOLI]
    assert (table.actor(), table.faces("gift")) == (MARLENE, [BOOK])
    before = table.gifts()[MARLENE]
    table.play("turn it over")
    assert table.holder("receiver") == ANNA
    assert table.gifts()[MARLENE] == before
    table.play(BOOK, "accept")
    assert table.state.gifts[ANNA] == [OBJECTS.index(BOOK)]
    assert (table.actor(), table.state.gift) == (ANNA, OBJECTS.index(MUFFIN))


def test_hat_s3_it_is_the_hat_so_anna_takes_it_and_draws() -> None:
    table = marlene_offers(HAT).play("refuse")
    assert table.shame()[ANNA] == [HAT]
    assert (table.actor(), table.faces("gift")) == (ANNA, [BOOK])
