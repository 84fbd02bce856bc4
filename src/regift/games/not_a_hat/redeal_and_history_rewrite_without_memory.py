"""Another past for the same table: hidden faces and answered claims may have been anything (HAT-A19)."""

from mypy_extensions import i64

from regift.games.not_a_hat.box_contents import SOMETHING_ELSE, back_of
from regift.games.not_a_hat.events import ACCEPTS, CLAIMS, DEALS, SHOWS, STARTS
from regift.games.not_a_hat.position import NOTHING, SHOW, Position
from regift.kit.action_arguments_and_action_table import CARDS
from regift.kit.seeded_random_generator import Chance

BACKS: int = 4


def resample_hidden(position: Position, chance: Chance) -> None:
    """Deal all that nobody sees now anew, each card with the back that it shows, and rewrite this round's past."""
    if position.is_resting():
        return
    hidden = hidden_cards(position)
    top = position.shop.pop()
    other = drawn_anew(position, hidden, chance)
    for seat in range(position.rules.seats):
        position.gifts[seat] = [other.get(card, card) for card in position.gifts[seat]]
    position.gift = other.get(position.gift, position.gift)
    position.shop.append(top)
    rewrite_history(position, other, chance)
    for at in range(3, len(position.passes), 5):
        position.passes[at] = other.get(position.passes[at], position.passes[at])


def hidden_cards(position: Position) -> list[int]:
    """List the cards that go round face down."""
    found: list[int] = []
    for seat in range(position.rules.seats):
        found += position.gifts[seat][position.open[seat] :]
    if position.gift != NOTHING and position.step != SHOW:
        found.append(position.gift)
    return found


def drawn_anew(position: Position, hidden: list[int], chance: Chance) -> dict[int, int]:
    """Return for each hidden card another that could be it, and put what is left into the shop, whose top is off."""
    pool = position.shop + hidden
    pool.sort()
    chance.shuffle(pool)
    other: dict[int, int] = {}
    for back in range(BACKS):
        alike = [card for card in pool if back_of(card) == back and (not position.menu or card in position.menu)]
        for card in hidden:
            if back_of(card) == back:
                other[card] = alike.pop()
    taken = list(other.values())
    position.shop = [card for card in pool if card not in taken]
    return other


def rewrite_history(position: Position, other: dict[int, int], chance: Chance) -> None:
    """Let what was shown this round be the cards that now lie there, and what was accepted be claimed as anything."""
    history = position.history[:]
    kinds = position.rules.event_kinds
    at: i64 = 0
    start: i64 = 0
    entries: list[int] = []
    while at < len(history):
        if history[at] == STARTS:
            start = at
        entries.append(at)
        at += 1
        for field in kinds[history[entries[-1]]].fields:
            at += 1 + history[at] if field.type == CARDS else 1
    for number, entry in enumerate(entries):
        if entry < start:
            continue
        kind = history[entry]
        if kind == SHOWS:
            history[entry + 2] = other.get(history[entry + 2], history[entry + 2])
        elif kind == DEALS:
            for place in range(entry + 3, entry + 3 + history[entry + 2]):
                history[place] = other.get(history[place], history[place])
        elif kind == CLAIMS and number + 1 < len(entries) and history[entries[number + 1]] == ACCEPTS:
            history[entry + 3] = chance.below(SOMETHING_ELSE + 1)
    position.history = history
