"""Draw anew what a seat cannot know: any gifts in closed parcels, any ranks unseen, any order of cards never dealt."""

from mypy_extensions import i64

from regift.games.gift_trap.pack_colours_and_token_scores import PACKS, SQUARES, TOKENS
from regift.games.gift_trap.position_packs_display_pawns_and_phase import GIVE, RATE
from regift.games.gift_trap.position_parcels_and_tokens import NONE, Position
from regift.games.gift_trap.sealed_choices import clear_gifts, clear_ratings, fill_gifts, fill_ratings
from regift.kit.mypyc_safe_shift import bit
from regift.kit.seeded_random_generator import Chance


def determinize_position(position: Position, seat: i64, chance: Chance) -> None:
    """Draw anew all that the seat does not know; others' choices not locked yet are gone."""
    for colour in range(PACKS):
        reshuffle(position, colour, chance)
    for other in range(position.rules.seats):
        if other != seat and position.plays(other):
            resample_gifts(position, other, chance)
            resample_ranks(position, other, chance)


def reshuffle(position: Position, colour: i64, chance: Chance) -> None:
    """Shuffle the cards never dealt, either face up; the others lie where all saw them go."""
    turned = position.rules.turned
    pack = position.packs[colour]
    known: i64 = len(pack) - position.fresh[colour]
    fresh = [min(gift, turned[gift]) for gift in pack[known:]]
    fresh.sort()
    chance.shuffle(fresh)
    position.packs[colour] = pack[:known] + put_early_on_top(toss(fresh, turned, chance), position.rules.early)


def toss(cards: list[int], turned: list[int], chance: Chance) -> list[int]:
    """Let each card lie on either face."""
    return [turned[gift] if chance.below(2) else gift for gift in cards]


def put_early_on_top(cards: list[int], early: list[bool]) -> list[int]:
    """GT-A27: lay the gifts that come up first on top, which is the end; else all stay in the order they are in."""
    rest = [gift for gift in cards if not early[gift]]
    return rest + [gift for gift in cards if early[gift]] if len(rest) < len(cards) else cards


def resample_gifts(position: Position, giver: i64, chance: Chance) -> None:
    """Put other gifts into the giver's closed parcels."""
    if position.step == GIVE:
        is_locked = position.is_locked(giver)
        clear_gifts(position, giver)
        if is_locked:
            fill_gifts(position, giver, chance)
            resample_give_more(position, giver, chance)
        return
    left: i64 = bit(len(position.display)) - 1
    closed: list[int] = []
    for slot in range(position.rules.each):
        for receiver in range(position.rules.seats):
            parcel = position.at(giver, receiver, slot)
            if position.is_closed(parcel):
                closed.append(parcel)
            elif position.parcels[parcel] != NONE:
                left &= ~bit(position.holds(parcel))
    squares = squares_of(left)
    chance.shuffle(squares)
    for parcel in closed:
        position.parcels[parcel] = squares.pop()


def resample_give_more(position: Position, giver: i64, chance: Chance) -> None:
    """Let GIVE MORE lie with any of the tokens, or with none."""
    if not position.rules.strategy:
        return
    given: list[int] = [NONE]
    for slot in range(position.rules.each):
        for receiver in range(position.rules.seats):
            parcel = position.at(giver, receiver, slot)
            if position.parcels[parcel] != NONE:
                given.append(parcel)
    position.more[giver] = given[chance.below(len(given))]


def resample_ranks(position: Position, seat: i64, chance: Chance) -> None:
    """Lay the seat's GET tokens in another way, on the same gifts where those are known."""
    first = seat * TOKENS
    if position.step == RATE:
        is_locked = position.is_locked(seat)
        clear_ratings(position, seat)
        if is_locked:
            fill_ratings(position, seat, chance)
    elif position.ranks[first] != NONE and not position.turned & bit(seat):
        spent: i64 = position.spent[seat]
        known = bit(len(position.display)) - 1 if position.rules.hides_places else spent
        squares = squares_of(known)
        chance.shuffle(squares)
        spent = 0
        for rank in range(TOKENS):
            position.ranks[first + rank] = squares.pop()
            spent |= bit(position.ranks[first + rank])
        position.spent[seat] = spent


def squares_of(bits: i64) -> list[int]:
    """List the squares whose bits are set."""
    found: list[int] = []
    for square in range(SQUARES):
        if bits & bit(square):
            found.append(square)
    return found
