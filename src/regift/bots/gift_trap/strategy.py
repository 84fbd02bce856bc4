"""When to play GET MORE and GiftTRAP, and which parcel to open next."""

from typing import Final

from regift.bots.gift_trap.beliefs import Beliefs, gain, moved
from regift.bots.gift_trap.sight import Parcel
from regift.games.gift_trap.actions import GetMore, Open, Trap
from regift.games.gift_trap.box import WORTH

ENOUGH: Final = 0.3
"""So many spaces GET MORE has to gain on average."""
DEAR: Final = 6.0
"""So many spaces a GiftTRAP has to save at the start of a game."""
CHEAPER: Final = 3.0
"""So many fewer when somebody is about to win."""
VICTORY: Final = 8.0
"""What it is worth to stop somebody who is about to win."""


def get_more(beliefs: Beliefs, options: list[GetMore]) -> GetMore | None:
    """Put GET MORE under the parcel that likely gains most by it, at the last moment: before the own tokens turn."""
    sight = beliefs.sight
    if sight.beat != "beat_turn" or sight.revealer != sight.seat:
        return None
    best, most = None, ENOUGH
    closed = {(parcel.giver, parcel.slot): parcel for parcel in sight.closed(sight.seat)}
    for option in options:
        shares = shares_in(beliefs, closed[int(option.giver), int(option.slot)])
        space = sight.get[sight.seat]
        gained = gain(space, shares, 2, sight.length) - gain(space, shares, 1, sight.length)
        if gained > most:
            best, most = option, gained
    return best


def next_parcel(beliefs: Beliefs, options: list[Open]) -> Open:
    """Open the worst first: a pawn on GO has nothing to lose, and one on GIFTED nothing to gain (GT-15, GT-16)."""
    sight = beliefs.sight
    closed = {(parcel.giver, parcel.slot): parcel for parcel in sight.closed(sight.seat)}
    hopes = [hope_in(beliefs, closed[int(option.giver), int(option.slot)]) for option in options]
    return options[hopes.index(min(hopes))]


def trap(beliefs: Beliefs, options: list[Trap]) -> Trap | None:
    """Trap a gift about to come out of a parcel, where that saves much or stops a winner."""
    sight = beliefs.sight
    if sight.lifted.giver < 0:
        return None
    lows = [min(give, get) for give, get in zip(sight.give, sight.get, strict=True)]
    needed = DEAR - CHEAPER * max(lows) / sight.length
    inside = beliefs.inside(sight.lifted)
    best, most = None, needed
    for option in options:
        square = int(option.square)
        if inside[square] == 0:
            continue
        saved = inside[square] * (saving(beliefs, square) + VICTORY * winners(beliefs, square))
        if saved >= most:
            best, most = option, saved
    return best


def saving(beliefs: Beliefs, square: int) -> float:
    """Return how many spaces of its own pawns it saves if the lifted parcel moves nobody."""
    sight = beliefs.sight
    steps = steps_of(beliefs, square)
    parcel = sight.lifted
    lost = 0.0
    if parcel.giver == sight.seat:
        lost -= moved(sight.give[sight.seat], steps * parcel.give_times, sight.length)
    if parcel.receiver == sight.seat:
        lost -= moved(sight.get[sight.seat], steps * parcel.get_times, sight.length)
    return lost


def winners(beliefs: Beliefs, square: int) -> float:
    """Return how nearly others win by the lifted parcel: less so where more parcels are still to move them."""
    sight = beliefs.sight
    steps = steps_of(beliefs, square)
    found = 0.0
    for seat in (sight.lifted.giver, sight.lifted.receiver):
        if seat == sight.seat or steps <= 0:
            continue
        give, get = sight.give[seat], sight.get[seat]
        if seat == sight.lifted.giver:
            give += steps * sight.lifted.give_times
        else:
            get += steps * sight.lifted.get_times
        was_home = min(sight.give[seat], sight.get[seat]) >= sight.length
        if min(give, get) >= sight.length and not was_home:
            found += 1 / (1 + still_to_come(beliefs, seat))
    return found


def still_to_come(beliefs: Beliefs, seat: int) -> int:
    """Count the closed parcels that will still move somebody, beside the lifted one."""
    closed = [parcel for receiver in range(beliefs.sight.seats) for parcel in beliefs.sight.closed(receiver)]
    return sum([seat in (parcel.giver, parcel.receiver) for parcel in closed]) - 1


def steps_of(beliefs: Beliefs, square: int) -> int:
    """Return the points that the gift brings the revealer, whose tokens are turned."""
    rating = beliefs.sight.rating(beliefs.sight.revealer)
    return WORTH[rating.index(square)] if square in rating else WORTH[-1]


def shares_in(beliefs: Beliefs, parcel: Parcel) -> list[float]:
    """Return how likely the gift in a parcel before this seat has each rank; a trapped one is as good as none."""
    odds = beliefs.odds(parcel.receiver)
    found = [0.0] * len(WORTH)
    for square, likely in enumerate(beliefs.inside(parcel)):
        if square not in beliefs.sight.trapped:
            for rank, share in enumerate(odds[square]):
                found[rank] += likely * share
    return found


def hope_in(beliefs: Beliefs, parcel: Parcel) -> float:
    """Return the steps that a parcel likely brings its receiver."""
    shares = shares_in(beliefs, parcel)
    return parcel.get_times * sum([share * steps for share, steps in zip(shares, WORTH, strict=True)])
