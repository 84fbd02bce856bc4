"""Which pack the dealer chooses."""

from typing import Final

from regift.bots.gift_trap import plackett_luce_rating_sampling_and_odds as rating_model
from regift.bots.gift_trap.optimal_gift_assignment import match
from regift.bots.gift_trap.taste_estimation import TasteEstimator
from regift.bots.gift_trap.visible_table import VisibleTable
from regift.games.gift_trap.actions import Choose
from regift.games.gift_trap.configured_game_options_and_lookup_tables import ConfiguredGame
from regift.games.gift_trap.pack_colours_and_token_scores import COLOURS, PACKS, SQUARES
from regift.kit.seeded_random_generator import Chance

DRAWS: Final = 2
"""So many displays of a pack are imagined."""
WHIM: Final = 0.3
"""How many points a gift somebody waives at most for another pack: variety is worth something."""
GRAIN: Final = 1 << 16


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
        """Return the pack of which gifts are likely to please most, first of those with what people brought on top."""
        brought = [option for option in options if COLOURS[option.colour] in observation.on_top]
        options = brought or options
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
                seat: [rating_model.worth(each) for each in rating_model.odds(self.tastes.appeals(seat, gifts))]
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
