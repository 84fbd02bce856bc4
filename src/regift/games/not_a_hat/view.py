"""What anybody sees: what lies open now, the backs of all else, and nothing of what was."""

from mypy_extensions import i64

from regift.games.not_a_hat.box_contents import BACKS, FACES, WORDS, back_of
from regift.games.not_a_hat.configured_game_options_and_lookup_tables import SEATS
from regift.games.not_a_hat.position import ANSWER, NOBODY, NOTHING, OVER, SHOW, Position
from regift.kit.view import FAN, PILE, SLOTS, Fact, Token, View, Zone

GIFTS: "list[str]" = [f"gifts:{seat}" for seat in range(SEATS[1])]
"""By seat: the id of what lies before it."""
SHAME: "list[str]" = [f"shame:{seat}" for seat in range(SEATS[1])]
POINTS: "list[str]" = [f"points:{seat}" for seat in range(SEATS[1])]
STEP_NAMES: "list[str]" = ["step_show", "step_claim", "step_answer", "step_break", "step_over"]


def fill_view(position: Position, view: View) -> None:
    """Add every part; all seats and spectators see the same."""
    parts = view.parts
    for seat in range(position.rules.seats):
        parts.append(gifts_of(position, seat))
        parts.append(Zone(SHAME[seat], "shame", FAN, seat, [FACES[card] for card in position.shame[seat]]))
        if position.rules.rounds > 1:
            parts.append(Fact(POINTS[seat], "points", position.lost[seat], seat))
        if not position.is_in(seat):
            parts.append(Token(f"left:{seat}", "left", seat))
    parts.append(shop_of(position))
    if position.gift != NOTHING:
        parts.append(gift_of(position))
    parts.append(Fact("step", "step", STEP_NAMES[position.step]))
    add_turn_parts(position, view)
    if position.rules.rounds > 1:
        parts.append(Fact("round", "round", position.round))
        parts.append(Fact("rounds", "rounds", position.rules.rounds))
    if position.menu and not position.is_resting():
        parts.append(Zone("menu", "menu", FAN, -1, [FACES[card] for card in position.menu]))


def turn_all_up(position: Position, view: View) -> None:
    """HAT-A5: show the front of all that lies face down, beside what it is said to be."""
    for seat in range(position.rules.seats):
        view.zone(GIFTS[seat]).faces = [FACES[card] for card in position.gifts[seat]]
    if position.gift != NOTHING:
        view.zone("gift").faces = [FACES[position.gift]]


def add_turn_parts(position: Position, view: View) -> None:
    """Show who gives, who is to get it, and what it was said to be while that is not answered (HAT-A5)."""
    if position.step != OVER:
        view.parts.append(Token("turn", "turn", position.giver))
    if position.receiver != NOBODY:
        view.parts.append(Token("receiver", "receiver", position.receiver))
    if position.step == ANSWER:
        view.parts.append(Fact("claim", "claim", WORDS[position.claim]))


def gifts_of(position: Position, seat: i64) -> Zone:
    """Show a seat's gifts, the oldest first: fronts of those face up, backs of the others (HAT-A14, HAT-A15)."""
    gifts = position.gifts[seat]
    shown: i64 = len(gifts) if position.is_resting() else position.open[seat]
    faces: list[str] = []
    for at, card in enumerate(gifts):
        faces.append(FACES[card] if at < shown else BACKS[back_of(card)])
    return Zone(GIFTS[seat], "gifts", SLOTS, seat, faces)


def shop_of(position: Position) -> Zone:
    """Show the shop: its size and its top drawing (HAT-4)."""
    zone = Zone("shop", "shop", PILE, -1, [FACES[position.top()]])
    zone.count = len(position.shop)
    return zone


def gift_of(position: Position) -> Zone:
    """Show the gift that is shown, or the back of the one on its way."""
    card = position.gift
    return Zone("gift", "gift", SLOTS, -1, [FACES[card] if position.step == SHOW else BACKS[back_of(card)]])
