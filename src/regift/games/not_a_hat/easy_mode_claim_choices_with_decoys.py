"""The easy mode's list of claims: what goes round, hidden among as many objects that do not (HAT-A4)."""

from mypy_extensions import i64

from regift.games.not_a_hat.position import NOTHING, Position


def refill_menu(position: Position) -> None:
    """Put every new gift on the list, with decoys drawn by chance until half of it is decoys."""
    if not position.rules.easy:
        return
    menu = position.menu
    for seat in range(position.rules.seats):
        add_to_menu(menu, position.gifts[seat])
    if position.gift != NOTHING:
        add_to_menu(menu, [position.gift])
    wanted: i64 = 2 * (position.count_in() * position.rules.gifts + 1)
    decoys = decoys_for(position)
    while len(menu) < wanted and decoys:
        menu.append(decoys.pop(position.chance.below(len(decoys))))
    menu.sort()


def add_to_menu(menu: list[int], cards: list[int]) -> None:
    """Put cards on the list that are not on it yet."""
    for card in cards:
        if card not in menu:
            menu.append(card)


def decoys_for(position: Position) -> list[int]:
    """List the objects that could be on the list, and are not: none that lies open on a pile of shame."""
    found: list[int] = []
    for card in position.rules.deck:
        is_open = False
        for seat in range(position.rules.seats):
            is_open = is_open or card in position.shame[seat]
        if card not in position.menu and not is_open:
            found.append(card)
    return found
