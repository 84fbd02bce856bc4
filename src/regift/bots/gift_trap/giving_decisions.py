"""What to give to whom, which pack to choose, and where to put GIVE MORE."""

from typing import Final

from regift.bots.gift_trap import rating_odds
from regift.bots.gift_trap.beliefs import Beliefs, gain, moved
from regift.bots.gift_trap.gift_assignment import NEVER, match
from regift.bots.gift_trap.taste_estimation import TasteEstimator
from regift.bots.gift_trap.visible_table import VisibleTable
from regift.games.gift_trap.actions import Choose, Give, GiveMore
from regift.games.gift_trap.box_contents import PACKS, SQUARES
from regift.games.gift_trap.options_and_lookup_tables import ConfiguredGame
from regift.kit.chance import Chance

DRAWS: Final = 2
"""So many displays of a pack are imagined."""
WHIM: Final = 0.3
"""How many points a gift somebody waives at most for another pack: variety is worth something."""
GRAIN: Final = 1 << 16
ENOUGH: Final = 0.2
"""So many spaces GIVE MORE has to gain on average."""


def plan(beliefs: Beliefs, options: list[Give]) -> dict[int, list[int]]:
    """Return by receiver the squares to give, so that points are likely most; what is given already stays."""
    observation = beliefs.observation
    spent = {square for seat in range(observation.seats) for square in observation.given(seat)}
    receivers = sorted({int(option.target) for option in options})
    due = [seat for seat in receivers for _ in range(observation.each - len(observation.given(seat)))]
    rows = [[NEVER if at in spent else worth for at, worth in enumerate(beliefs.worths(seat))] for seat in due]
    chosen: dict[int, list[int]] = {seat: [] for seat in receivers}
    for seat, square in zip(due, match(rows, len(observation.gifts)), strict=True):
        chosen[seat].append(square)
    return chosen


def next_gift(beliefs: Beliefs, planned: dict[int, list[int]], options: list[Give]) -> Give:
    """Return what is to be given next as planned; plan again where that cannot be done any more."""
    squares = planned.get(int(options[0].target), [])
    fitting = [option for option in options if option.target == options[0].target and option.square in squares]
    if fitting:
        return fitting[0]
    renewed = plan(beliefs, options)
    return next(option for option in options if option.square in renewed[int(option.target)])


def give_more(beliefs: Beliefs, options: list[GiveMore]) -> GiveMore | None:
    """Put GIVE MORE where it likely gains most, if it gains anything."""
    observation = beliefs.observation
    receivers = [seat for seat in range(observation.seats) if seat != observation.seat]
    receiver_of = {square: seat for seat in receivers for square in observation.given(seat)}
    worths = {square: beliefs.worths(seat)[square] for square, seat in receiver_of.items()}
    best, most = None, ENOUGH
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


class PackChooser:
    """Chooses the pack of which it knows best what the others like."""

    def __init__(self, tastes: TasteEstimator, rules: ConfiguredGame, chance: Chance) -> None:
        self.tastes = tastes
        self.rules = rules
        self.chance = chance
        self.shelves: list[list[str]] = [[] for _ in range(PACKS)]
        """By colour: the gifts on all faces of its cards."""
        for colour, cards in enumerate(rules.cards):
            faces = {face for card in cards for face in (card, rules.turned[card])}
            self.shelves[colour] = [rules.gifts[face] for face in sorted(faces)]

    def choose(self, observation: VisibleTable, options: list[Choose]) -> Choose:
        """Return the pack of which gifts are likely to please most."""
        others = [seat for seat in range(observation.seats) if seat != observation.seat and observation.give[seat] >= 0]
        hopes = [self.hope(int(option.colour), others, observation.each) for option in options]
        fancies = [hope + WHIM * int(self.chance.below(GRAIN)) / GRAIN for hope in hopes]
        return options[fancies.index(max(fancies))]

    def hope(self, colour: int, others: list[int], each: int) -> float:
        """Return the points that a gift of the pack likely brings, given as well as can be."""
        count = min(int(SQUARES), (len(others) + 2) * each)
        total = 0.0
        for _ in range(DRAWS):
            gifts = self.draw(self.shelves[colour], count)
            values = {
                seat: [rating_odds.worth(each) for each in rating_odds.odds(self.tastes.appeals(seat, gifts))]
                for seat in others
            }
            rows = [values[seat] for seat in others for _ in range(each)]
            chosen = match(rows, count)
            total += sum([row[square] for row, square in zip(rows, chosen, strict=True)]) / len(rows)
        return total / DRAWS

    def draw(self, shelf: list[str], count: int) -> list[str]:
        """Draw so many gifts."""
        left = shelf[:]
        return [left.pop(int(self.chance.below(len(left)))) for _ in range(count)]
