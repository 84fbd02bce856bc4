"""When to play GIVE MORE, GET MORE and GiftTRAP, and which parcel to open next."""

from typing import Final

from regift.bots.gift_trap.expected_ratings_and_parcel_contents import Beliefs, gain, moved
from regift.bots.gift_trap.visible_table import Parcel
from regift.games.gift_trap.actions import GetMore, GiveMore, Open, Trap
from regift.games.gift_trap.pack_colours_and_token_scores import WORTH

ENOUGH_GIVEN: Final = 0.2
"""So many spaces GIVE MORE has to gain on average."""
ENOUGH_GOT: Final = 0.3
"""So many spaces GET MORE has to gain on average."""
DEAR: Final = 6.0
"""So many spaces a GiftTRAP has to save at the start of a game."""
CHEAPER: Final = 3.0
"""So many fewer when somebody is about to win."""
VICTORY: Final = 8.0
"""What it is worth to stop somebody who is about to win."""


def give_more(beliefs: Beliefs, options: list[GiveMore]) -> GiveMore | None:
    """Put GIVE MORE where it likely gains most, if it gains anything."""
    observation = beliefs.observation
    receivers = [seat for seat in range(observation.seats) if seat != observation.seat]
    receiver_of = {square: seat for seat in receivers for square in observation.given(seat)}
    worths = {square: beliefs.worths(seat)[square] for square, seat in receiver_of.items()}
    best, most = None, ENOUGH_GIVEN
    for option in options:
        square = int(option.square)
        if square in observation.trapped:
            continue
        space = observation.give[observation.seat]
        start = space + moved(space, sum(worths.values()) - worths[square], observation.length)
        shares = beliefs.odds(receiver_of[square])[square]
        gained = gain(start, shares, 2, observation.length) - gain(start, shares, 1, observation.length)
        if gained > most:
            best, most = option, gained
    return best


def get_more(beliefs: Beliefs, options: list[GetMore]) -> GetMore | None:
    """Put GET MORE under the parcel that likely gains most by it, at the last moment: before the own tokens turn."""
    observation = beliefs.observation
    if observation.beat != "beat_turn" or observation.revealer != observation.seat:
        return None
    best, most = None, ENOUGH_GOT
    closed = {(parcel.giver, parcel.slot): parcel for parcel in observation.closed(observation.seat)}
    for option in options:
        shares = shares_in(beliefs, closed[int(option.giver), int(option.slot)])
        space = observation.get[observation.seat]
        gained = gain(space, shares, 2, observation.length) - gain(space, shares, 1, observation.length)
        if gained > most:
            best, most = option, gained
    return best


def next_parcel(beliefs: Beliefs, options: list[Open]) -> Open:
    """Open the worst first: a pawn on GO has nothing to lose, and one on GIFTED nothing to gain (GT-15, GT-16)."""
    observation = beliefs.observation
    closed = {(parcel.giver, parcel.slot): parcel for parcel in observation.closed(observation.seat)}
    hopes = [hope_in(beliefs, closed[int(option.giver), int(option.slot)]) for option in options]
    return options[hopes.index(min(hopes))]


def trap(beliefs: Beliefs, options: list[Trap]) -> Trap | None:
    """Trap a gift about to come out of a parcel, where that saves much or stops a winner."""
    observation = beliefs.observation
    if observation.lifted.giver < 0:
        return None
    lows = [min(give, get) for give, get in zip(observation.give, observation.get, strict=True)]
    needed = DEAR - CHEAPER * max(lows) / observation.length
    inside = beliefs.inside(observation.lifted)
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
    observation = beliefs.observation
    steps = steps_of(beliefs, square)
    parcel = observation.lifted
    lost = 0.0
    if parcel.giver == observation.seat:
        lost -= moved(observation.give[observation.seat], steps * parcel.give_times, observation.length)
    if parcel.receiver == observation.seat:
        lost -= moved(observation.get[observation.seat], steps * parcel.get_times, observation.length)
    return lost


def winners(beliefs: Beliefs, square: int) -> float:
    """Return how nearly others win by the lifted parcel: less so where more parcels are still to move them."""
    observation = beliefs.observation
    steps = steps_of(beliefs, square)
    found = 0.0
    for seat in (observation.lifted.giver, observation.lifted.receiver):
        if seat == observation.seat or steps <= 0:
            continue
        give, get = observation.give[seat], observation.get[seat]
        if seat == observation.lifted.giver:
            give += steps * observation.lifted.give_times
        else:
            get += steps * observation.lifted.get_times
        was_home = min(observation.give[seat], observation.get[seat]) >= observation.length
        if min(give, get) >= observation.length and not was_home:
            found += 1 / (1 + still_to_come(beliefs, seat))
    return found


def still_to_come(beliefs: Beliefs, seat: int) -> int:
    """Count the closed parcels that will still move somebody, beside the lifted one."""
    closed = [
        parcel for receiver in range(beliefs.observation.seats) for parcel in beliefs.observation.closed(receiver)
    ]
    return sum([seat in (parcel.giver, parcel.receiver) for parcel in closed]) - 1


def steps_of(beliefs: Beliefs, square: int) -> int:
    """Return the points that the gift brings the revealer, whose tokens are turned."""
    rating = beliefs.observation.rating(beliefs.observation.revealer)
    return WORTH[rating.index(square)] if square in rating else WORTH[-1]


def shares_in(beliefs: Beliefs, parcel: Parcel) -> list[float]:
    """Return how likely the gift in a parcel before this seat has each rank; a trapped one is as good as none."""
    odds = beliefs.odds(parcel.receiver)
    found = [0.0] * len(WORTH)
    for square, likely in enumerate(beliefs.inside(parcel)):
        if square not in beliefs.observation.trapped:
            for rank, share in enumerate(odds[square]):
                found[rank] += likely * share
    return found


def hope_in(beliefs: Beliefs, parcel: Parcel) -> float:
    """Return the steps that a parcel likely brings its receiver."""
    shares = shares_in(beliefs, parcel)
    return parcel.get_times * sum([share * steps for share, steps in zip(shares, WORTH, strict=True)])
