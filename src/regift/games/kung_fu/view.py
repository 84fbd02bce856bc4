"""What a seat sees: hands by number, rows open, the top of the discard pile."""

from mypy_extensions import i64

from regift.games.kung_fu.actions import Attack, Block, Discard, Place, Take, Way
from regift.games.kung_fu.box_contents import CARDS, GRANNY, HAND_WAY, THIEF, TOP_LEVEL, WORDS
from regift.games.kung_fu.configured_game_options_and_lookup_tables import SEATS
from regift.games.kung_fu.legal_actions_and_refusals import can_steal_from_row, can_take
from regift.games.kung_fu.packed_hands_and_rows import card_at, cards_of, size_of
from regift.games.kung_fu.position import ATTACK, NOBODY, NOTHING, OVER, WINDOW, Position
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.view import FAN, PILE, SLOTS, Fact, Token, View, Zone

ROWS: "list[str]" = [f"row:{seat}" for seat in range(SEATS[1])]
"""By seat: the id of its row."""
HANDS: "list[str]" = [f"hand:{seat}" for seat in range(SEATS[1])]
NEXTS: "list[str]" = [f"next:{seat}" for seat in range(SEATS[1])]
STEP_NAMES: "list[str]" = ["", "", "step_attack", "step_place", "step_tidy", "step_window", "step_over"]


def fill_view(position: Position, view: View) -> None:
    """Add every part that the view's seat sees."""
    parts = view.parts
    is_thief = is_choosing_victim(position, view.seat)
    for seat in range(position.rules.seats):
        parts.append(row_of(position, seat))
        parts.append(hand_of(position, seat, is_open=seat == view.seat))
        parts.append(Fact(NEXTS[seat], "next_level", position.next_level_of(seat), seat))
        if not position.is_in(seat):
            parts.append(Token(f"left:{seat}", "left", seat))
        elif is_thief and seat != view.seat:
            add_loot_parts(position, view, seat)
    pile = Zone("pile", "draw_pile", PILE)
    pile.count = len(position.deck)
    view.parts.append(pile)
    view.parts.append(discards_of(position))
    view.parts.append(Fact("step", "step", STEP_NAMES[position.step]))
    if position.step != OVER:
        view.parts.append(Token("turn", "turn", position.turn))
        if position.rules.turn_cap:
            view.parts.append(Fact("rounds", "rounds_left", rounds_left(position)))
    if position.step == WINDOW:
        add_attack_parts(position, view)
    elif view.seat == position.turn:
        add_pick_parts(position, view)


def rounds_left(position: Position) -> i64:
    """MKF-A34: count the rounds until the turn cap, this one too."""
    return position.rules.turn_cap + 1 - round_of(position)


def round_of(position: Position) -> i64:
    """Return which round goes on, 1 for the first; turns that a withdrawn seat would have had count."""
    return position.turns // position.rules.seats + 1


def row_of(position: Position, seat: i64) -> Zone:
    """Show a row, with the slot to be filled next."""
    row: i64 = position.rows[seat]
    faces: list[str] = []
    count: i64 = 0
    for level in range(1, TOP_LEVEL + 1):
        kind = card_at(row, level)
        faces.append("" if kind < 0 else CARDS[kind])
        count += 0 if kind < 0 else 1
    has_won = position.crown == 1 and seat == position.winner
    faces.append(CARDS[GRANNY] if has_won else "")
    zone = Zone(ROWS[seat], "row", SLOTS, seat, faces)
    zone.count = count
    zone.ghost = -1 if has_won or not position.is_in(seat) else position.next_level_of(seat) - 1
    return zone


def is_choosing_victim(position: Position, seat: i64) -> bool:
    """Return whether the seat has picked a card that steals, and nobody yet to steal from (MKF-14)."""
    is_picked = seat == position.turn and position.attack_power == THIEF and position.step == ATTACK
    return is_picked and position.target == NOBODY


def add_loot_parts(position: Position, view: View, seat: i64) -> None:
    """Mark what the view's seat could take from another's row in plain sight (MKF-17)."""
    if not can_steal_from_row(position, view.seat, seat):
        return
    for level in range(1, TOP_LEVEL + 1):
        if can_take(position, view.seat, seat, level):
            view.parts.append(Fact(f"loot:{seat}:{level}", "loot", level, seat))


def hand_of(position: Position, seat: i64, *, is_open: bool) -> Zone:
    """Show a hand: its size to all (MKF-A25), its faces to its own seat, less what that seat has picked."""
    zone = Zone(HANDS[seat], "hand", FAN, seat)
    zone.count = position.sizes[seat]
    if is_open:
        hand: i64 = position.hands[seat]
        picked = position.picked if seat == position.turn else 0
        zone.faces = [CARDS[kind] for kind in cards_of(hand - picked)]
        zone.count = len(zone.faces)
    return zone


def discards_of(position: Position) -> Zone:
    """Show the discard pile: its size and its top card (MKF-A24)."""
    zone = Zone("discards", "discard_pile", PILE)
    zone.count = size_of(position.discards)
    if position.top != NOTHING:
        zone.faces = [CARDS[position.top]]
    return zone


def add_attack_parts(position: Position, view: View) -> None:
    """Show the attack that was declared (MKF-A11), its card where that is not what it stands for."""
    view.parts.append(Token("attacked", "attacked", position.target))
    if position.attack_kind != position.attack_power:
        view.parts.append(Fact("attack_card", "attack_card", CARDS[position.attack_kind]))
    view.parts.append(Fact("attack", "attack_power", CARDS[position.attack_power]))
    view.parts.append(Fact("way", "attack_way", WORDS[position.way]))
    if position.level:
        view.parts.append(Fact("wanted", "wanted_level", position.level))


def add_pick_parts(position: Position, view: View) -> None:
    """Show a seat its own picks, which nobody else sees."""
    if position.attack_kind != NOTHING:
        view.parts.append(Fact("picked_card", "picked_card", CARDS[position.attack_kind]))
        view.parts.append(Fact("picked_power", "picked_power", CARDS[position.attack_power]))
    if position.target != NOBODY:
        view.parts.append(Token("aim", "aim", position.target))
    if position.picked:
        thrown = Zone("picked", "picked", FAN, position.turn)
        thrown.faces = [CARDS[kind] for kind in cards_of(position.picked)]
        thrown.count = len(thrown.faces)
        view.parts.append(thrown)


def spot_of(position: Position, seat: i64, action: Action) -> str:
    """Name the part of the seat's view that an action is played on."""
    if isinstance(action, Place):
        return f"hand:{seat}/{CARDS[action.kind]}"
    if isinstance(action, Attack):
        return f"hand:{seat}/{CARDS[action.kind]}"
    if isinstance(action, Discard):
        return f"hand:{seat}/{CARDS[action.kind]}"
    if isinstance(action, Block):
        return f"hand:{seat}/{CARDS[GRANNY]}"
    target = position.target if seat == position.turn else NOBODY  # half picked, it is nobody else's business
    if isinstance(action, Take):
        return f"row:{target}/{action.level - 1}"
    if isinstance(action, Way):
        return f"hand:{target}" if action.way == HAND_WAY else f"row:{target}"
    return action.spot
