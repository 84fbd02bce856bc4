"""What is allowed: each condition once; `options` asks them, and `refuse` names the clause that failed."""

from mypy_extensions import i64

from regift.games.kung_fu.actions import Attack, Block, CleanUp, Discard, Done, Let, Place, Take, Target, Way
from regift.games.kung_fu.box_contents import CARDS, GRANNY, HAND_WAY, KINDS, ROW_WAY, TOP_LEVEL, TORNADO, WINNING_LEVEL
from regift.games.kung_fu.packed_hands_and_rows import EMPTY, WILD, at_level, count_of, fits, has_none_above
from regift.games.kung_fu.position import ATTACK, NOBODY, NOTHING, PLACE, TIDY, WINDOW, Position
from regift.kit.action_arguments_and_action_table import CARD, NUMBER, SEAT, Action, Value
from regift.kit.refusal_and_errors import Refusal

# Conditions


def is_picking(position: Position) -> bool:
    """Return whether an attack is half picked."""
    return position.attack_kind != NOTHING and position.step == ATTACK


def can_steal_from_hand(position: Position, victim: i64) -> bool:
    """MKF-A22: there must be a card to take."""
    size: i64 = position.sizes[victim]
    return size > 0


def can_take(position: Position, thief: i64, victim: i64, level: i64) -> bool:
    """MKF-16, MKF-17: only the card that is the thief's own next level; house options: any granny (MKF-A2, MKF-A3)."""
    wanted = position.next_level_of(thief)
    what = at_level(position.rows[victim], level)
    if what == EMPTY:
        return False
    if wanted > TOP_LEVEL:
        return what == WILD and position.rules.granny_wins
    return level == wanted or (what == WILD and position.rules.free_granny)


def can_steal_from_row(position: Position, thief: i64, victim: i64) -> bool:
    """MKF-17: impossible if the victim lacks the card."""
    wanted = position.next_level_of(thief)
    if wanted > TOP_LEVEL and not position.rules.granny_wins:
        return False
    if wanted <= TOP_LEVEL and not position.rules.free_granny:
        return at_level(position.rows[victim], wanted) != EMPTY
    for level in range(1, TOP_LEVEL + 1):
        if can_take(position, thief, victim, level):
            return True
    return False


def can_swap(position: Position, seat: i64, other: i64) -> bool:
    """MKF-A7: at least one of the two rows must hold a card."""
    return position.rows[seat] != 0 or position.rows[other] != 0


def can_aim(position: Position, seat: i64, power: i64, other: i64) -> bool:
    """Return whether an attack of this power on that seat would do anything."""
    if other == seat or not position.is_in(other):
        return False
    if power == TORNADO:
        return can_swap(position, seat, other)
    return can_steal_from_hand(position, other) or can_steal_from_row(position, seat, other)


def can_attack(position: Position, seat: i64, kind: i64, power: i64) -> bool:
    """MKF-6: the card is in hand and there is somebody to attack with it."""
    if not position.holds(seat, kind):
        return False
    for other in range(position.rules.seats):
        if can_aim(position, seat, power, other):
            return True
    return False


def can_place(position: Position, seat: i64, kind: i64) -> bool:
    """MKF-8 to MKF-10, MKF-24, MKF-28: the next level, or a granny standing for it or winning."""
    return position.holds(seat, kind) and fits(kind, position.next_level_of(seat))


def can_throw_away(position: Position, seat: i64, kind: i64) -> bool:
    """MKF-11, MKF-A21: any card left in hand."""
    return is_left(position.hands[seat], position.picked, kind)


def is_left(hand: i64, picked: i64, kind: i64) -> bool:
    """Return whether the hand holds a card of the kind that is not picked."""
    return count_of(hand, kind) > count_of(picked, kind)


# Listing


def list_options(position: Position, seat: i64) -> list[Action]:
    """List what the seat that decides may do, in the order of the action table."""
    found: list[Action] = []
    step = position.step
    do = position.rules.do
    if step == WINDOW:
        found.append(do.let)
        if position.holds(seat, GRANNY):
            found.append(do.block)
    elif step == TIDY:
        found.append(do.done)
        for discard in do.discard:
            if can_throw_away(position, seat, discard.kind):
                found.append(discard)
    elif position.attack_kind != NOTHING and step == ATTACK:
        _list_picks(position, seat, found)
    else:
        found.append(do.clean_up)
        _list_places(position, seat, found)
        if step == ATTACK:
            for attack in do.attack:
                if can_attack(position, seat, attack.kind, attack.power):
                    found.append(attack)
    return found


def list_canonical_options(position: Position, seat: i64) -> list[Action]:
    """List the same, but cards to throw away lowest first: each combination of them has one path."""
    if position.step != TIDY:
        return list_options(position, seat)
    do = position.rules.do
    found: list[Action] = [do.done]
    hand: i64 = position.hands[seat]
    picked = position.picked
    for kind in range(KINDS):
        if has_none_above(picked, kind) and is_left(hand, picked, kind):
            found.append(do.discard[kind])
    return found


def _list_places(position: Position, seat: i64, found: list[Action]) -> None:
    place = position.rules.do.place
    wanted = position.next_level_of(seat)
    if wanted <= TOP_LEVEL and position.holds(seat, wanted - 1):
        found.append(place[wanted - 1])
    if position.holds(seat, GRANNY):
        found.append(place[TOP_LEVEL])


def _list_picks(position: Position, seat: i64, found: list[Action]) -> None:
    do = position.rules.do
    if position.target == NOBODY:
        for target in do.target:
            if can_aim(position, seat, position.attack_power, target.seat):
                found.append(target)
    elif position.way == NOTHING:
        if can_steal_from_hand(position, position.target):
            found.append(do.from_hand)
            if position.rules.keep_stolen_granny:
                found.append(do.from_hand_keeping)
        if can_steal_from_row(position, seat, position.target):
            found.append(do.from_row)
    else:
        for take in do.take:
            if can_take(position, seat, position.target, take.level):
                found.append(take)


# Warning


def wasted_by(position: Position, seat: i64, action: Action) -> list[int]:
    """Return the kinds of cards that the action wastes: not laid this turn though they could be, or thrown away.

    Who keeps a granny to stop gulls with wastes nothing, unless she would win now.
    """
    found: list[int] = []
    if seat != position.turn:
        return found
    wanted = position.next_level_of(seat)
    for kind in range(KINDS):
        is_due: bool = can_place(position, seat, kind) and (kind != GRANNY or wanted == WINNING_LEVEL)
        if isinstance(action, CleanUp) and is_due and has_choice_of_steps(position):
            found.append(kind)
        if isinstance(action, Done) and (is_due or kind == GRANNY) and is_last_thrown(position, seat, kind):
            found.append(kind)
    return found


def is_last_thrown(position: Position, seat: i64, kind: i64) -> bool:
    """Return whether cards of this kind are picked to be thrown away, and none of them is kept."""
    picked = count_of(position.picked, kind)
    return picked > 0 and count_of(position.hands[seat], kind) == picked


# Refusing


def refuse_action(position: Position, seat: i64, action: Action) -> Refusal | None:
    """Name the first clause that forbids the action to the seat that decides."""
    if isinstance(action, Place):
        return refuse_place(position, seat, action.kind)
    if isinstance(action, Attack):
        return refuse_attack(position, seat, action)
    if isinstance(action, Target):
        return refuse_target(position, seat, action.seat)
    if isinstance(action, Way):
        return refuse_way(position, seat, action)
    if isinstance(action, Take):
        return refuse_take(position, seat, action.level)
    if isinstance(action, Discard):
        return refuse_discard(position, seat, action.kind)
    if isinstance(action, Block):
        return refuse_block(position, seat)
    return refuse_going_on(position, action)


def refuse_going_on(position: Position, action: Action) -> Refusal | None:
    """MKF-13, MKF-26: each way to go on has its step."""
    if isinstance(action, Let):
        return None if position.step == WINDOW else Refusal("MKF-26")
    if isinstance(action, Done):
        return None if position.step == TIDY else Refusal("MKF-13")
    return None if has_choice_of_steps(position) else Refusal("MKF-13")


def has_choice_of_steps(position: Position) -> bool:
    """MKF-13: steps 2 and 3 are open to a seat that has not begun something else."""
    return position.step == PLACE or (position.step == ATTACK and position.attack_kind == NOTHING)


def refuse_place(position: Position, seat: i64, kind: i64) -> Refusal | None:
    """MKF-8, MKF-9, MKF-10: one card, your next level, from your hand."""
    if not has_choice_of_steps(position):
        return Refusal("MKF-13")
    if can_place(position, seat, kind):
        return None
    card = Value("card", CARD, CARDS[kind])
    if not position.holds(seat, kind):
        return Refusal("MKF-8", [card])
    wanted = position.next_level_of(seat)
    if wanted == WINNING_LEVEL:
        return Refusal("MKF-24", [card])
    clause = "MKF-9" if position.rows[seat] == 0 else "MKF-10"
    return Refusal(clause, [card, Value("level", NUMBER, wanted)])


def refuse_attack(position: Position, seat: i64, attack: Attack) -> Refusal | None:
    """MKF-6, MKF-32, MKF-34: one action card a turn, in step 2, on somebody it can hurt."""
    if position.step == PLACE:
        return Refusal("MKF-34" if position.is_duel else "MKF-32")
    if not has_choice_of_steps(position):
        return Refusal("MKF-13")
    if can_attack(position, seat, attack.kind, attack.power):
        return None
    card = Value("card", CARD, CARDS[attack.kind])
    if not position.holds(seat, attack.kind):
        return Refusal("MKF-6", [card])
    return Refusal("MKF-A7" if attack.power == TORNADO else "MKF-A22", [card])


def refuse_target(position: Position, seat: i64, target: i64) -> Refusal | None:
    """MKF-6, MKF-14: one opponent whom the attack can hurt."""
    if not is_picking(position) or position.target != NOBODY:
        return Refusal("MKF-13")
    if can_aim(position, seat, position.attack_power, target):
        return None
    who = Value("target", SEAT, target)
    if target == seat or not position.is_in(target):
        return Refusal("MKF-6", [who])
    return Refusal("MKF-A7" if position.attack_power == TORNADO else "MKF-A22", [who])


def refuse_way(position: Position, seat: i64, way: Way) -> Refusal | None:
    """MKF-14 to MKF-17: a card from the hand, or the one you need from the row."""
    if not is_picking(position) or position.target == NOBODY or position.way != NOTHING:
        return Refusal("MKF-13")
    who = Value("target", SEAT, position.target)
    if way.way == HAND_WAY:
        if way.keeps and not position.rules.keep_stolen_granny:
            return Refusal("MKF-A4")
        return None if can_steal_from_hand(position, position.target) else Refusal("MKF-A22", [who])
    if can_steal_from_row(position, seat, position.target):
        return None
    return Refusal("MKF-17", [who, Value("level", NUMBER, position.next_level_of(seat))])


def refuse_take(position: Position, seat: i64, level: i64) -> Refusal | None:
    """MKF-17: no other card than your own next level."""
    if not is_picking(position) or position.way != ROW_WAY:
        return Refusal("MKF-13")
    if can_take(position, seat, position.target, level):
        return None
    return Refusal("MKF-17", [Value("level", NUMBER, position.next_level_of(seat))])


def refuse_block(position: Position, seat: i64) -> Refusal | None:
    """MKF-25, MKF-26: only against an attack, only with a granny from the hand."""
    if position.step != WINDOW:
        return Refusal("MKF-26")
    return None if position.holds(seat, GRANNY) else Refusal("MKF-25")


def refuse_discard(position: Position, seat: i64, kind: i64) -> Refusal | None:
    """MKF-11, MKF-A20: in step 4, cards from your hand, each picked once."""
    if position.step != TIDY:
        return Refusal("MKF-13")
    return None if can_throw_away(position, seat, kind) else Refusal("MKF-11", [Value("card", CARD, CARDS[kind])])
