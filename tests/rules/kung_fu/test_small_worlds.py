"""In a small world, what a seat imagines is exactly what can be: every deal and every chance of it is played out."""

from collections import Counter
from functools import partial
from itertools import permutations
from math import prod

import pytest

from regift.kit.seeded_random_generator import Chance
from tests.rules.kung_fu.scene import Scene, scene
from tests.rules.scripted_chance import ScriptedChance, every_chance

ROB_1 = ("attack with thief", "seat 1", "from the hand", "let it through")
ROB_2 = ("attack with thief", "seat 2", "from the hand", "let it through")
END = ("clean up", "done")

Hands = tuple[str, str]
"""The hands of seats 1 and 2, as seat 0 would like to know them."""


class Story:
    """What happens among seats 1 and 2 while seat 0, who holds all other cards, looks on; seat 1 begins."""

    def __init__(self, rows: str, hands: Hands, pile: str, *said: str) -> None:
        self.rows = rows
        self.hands = hands
        self.pile = pile
        self.said = said

    def tell(self, cards: str, chance: Chance) -> Scene:
        """Deal the unseen cards in this order and play."""
        first, second = len(self.hands[0]), len(self.hands[0] + self.hands[1])
        dealt = f"rest|{cards[:first]}|{cards[first:second]}"
        table = scene(self.rows, hands=dealt, pile=cards[second:], turn=1)
        table.state.chance = chance
        return table.play(*self.said)

    def seen(self) -> Scene:
        """Return how it was: the first cards of a hand are stolen, and what is shuffled falls anyhow."""
        return self.tell("".join(self.hands) + self.pile, ScriptedChance([]))

    def possible(self) -> Counter[Hands]:
        """Weigh all hands with which seat 0 would have seen the same."""
        key = self.seen().state.key(0)
        weights: Counter[Hands] = Counter()
        for cards, count in Counter(permutations("".join(self.hands) + self.pile)).items():
            for table, widths in every_chance(partial(self.tell, "".join(cards))):
                if table.state.key(0) == key:
                    weights[table.hand(1), table.hand(2)] += count * 5040 // prod(widths)
        return weights


STORIES = {
    "a card is stolen and not laid": Story("|1 2|", ("t4", "57"), "g3", *ROB_2),
    "a stolen card is laid": Story("|1 2|", ("t4", "35"), "g7", *ROB_2),
    "the thief places from his hand": Story("|1 2|", ("t34", "57"), "3", *ROB_2, "place level 3"),
    "the thief throws one of two away and draws a new pile": Story(
        "||", ("t4", "45"), "g", *ROB_2, "clean up", "discard level 4", "done"
    ),
    "the victim robs the thief": Story("||", ("t4", "5t"), "7", *ROB_2, *END, *ROB_1),
    "an attack is blocked": Story("|1|", ("o4", "g5"), "67", "attack with tornado", "seat 2", "block with granny"),
    "an attack goes through": Story("|1|", ("o4", "g5"), "67", "attack with tornado", "seat 2", "let it through"),
    "a granny attacks": Story("|1|", ("g4", "g5"), "67", "attack with granny as tornado", "seat 2", "let it through"),
    "cards are thrown away and drawn": Story("||", ("44", "5"), "67", "clean up", "discard level 4", "done"),
}
FAIR = [
    "a card is stolen and not laid",
    "an attack is blocked",
    "an attack goes through",
]
"""Those in which no two cards that look alike are told apart: the odds must be exact."""


def imagined(story: Story, count: int) -> Counter[Hands]:
    """Count the hands that seat 0 imagines."""
    table = story.seen()
    worlds = (Scene(table.state.determinize(0, Chance(seed))) for seed in range(count))
    return Counter((world.hand(1), world.hand(2)) for world in worlds)


@pytest.mark.parametrize("story", STORIES)
def test_what_is_imagined_is_what_can_be(story: str) -> None:
    assert set(imagined(STORIES[story], 600)) == set(STORIES[story].possible())


@pytest.mark.parametrize("story", FAIR)
def test_what_is_imagined_is_as_likely_as_it_is(story: str) -> None:
    count = 3000
    possible, found = STORIES[story].possible(), imagined(STORIES[story], count)
    expected = {hands: count * weight / possible.total() for hands, weight in possible.items()}
    assert all(abs(found[hands] - often) < 5 * often**0.5 for hands, often in expected.items())
