"""In a small world, what a seat imagines is exactly what can be: every deal and every chance of it is played out."""

from collections import Counter
from functools import partial
from itertools import permutations, product

import pytest

from regift.kit.seeded_random_generator import Chance
from tests.rules.cursed_gifts.scene import END, LET, Scene, scene
from tests.rules.scripted_chance import ScriptedChance, every_chance

Hands = tuple[str, str]
"""The hands of seats 1 and 2, as seat 0 would like to know them."""


class Story:
    """What happens among three, seat 1 beginning; seat 0 holds two cards of its own and looks on."""

    def __init__(self, areas: str, hands: Hands, deck: str, *said: str, mine: str = "a5 a5") -> None:
        self.areas = areas
        self.hands = hands
        self.deck = deck
        self.said = said
        """What is played; where seat 0 does not see which of several it is, these with strokes between them."""
        self.mine = mine

    def tell(self, cards: tuple[str, ...], chance: Chance, said: tuple[str, ...]) -> Scene:
        """Deal the unseen cards in this order and play."""
        first, second = len(self.hands[0].split()), len(" ".join(self.hands).split())
        hands = f"{self.mine}|{' '.join(cards[:first])}|{' '.join(cards[first:second])}"
        table = scene(hands, self.areas, deck=" ".join(cards[second:]), rest="none", turn=1, box="house")
        table.state.chance = chance
        return table.play(*said)

    def ways(self) -> list[tuple[str, ...]]:
        """List what may have been played."""
        return list(product(*[words.split("|") for words in self.said]))

    def unseen(self) -> tuple[str, ...]:
        """List the cards that seat 0 does not see at first."""
        return tuple(" ".join([*self.hands, self.deck]).split())

    def seen(self) -> Scene:
        """Return how it was: the first cards of a hand are stolen, and what is shuffled falls anyhow."""
        return self.tell(self.unseen(), ScriptedChance([]), self.ways()[0])

    def possible(self) -> set[Hands]:
        """Gather all hands with which seat 0 would have seen the same."""
        key = self.seen().state.key(0)
        found: set[Hands] = set()
        for cards, said in product(set(permutations(self.unseen())), self.ways()):
            for table, _ in every_chance(partial(self.tell, cards, said=said)):
                if table.state.key(0) == key:
                    found.add((table.hand(1), table.hand(2)))
        return found


STORIES = {
    "a card is stolen": Story("", ("snatch mug", "g1 g2"), "karma", "play snatch", "seat 2", "pay with mug", LET),
    "a card is given away": Story(
        "", ("trollol g1", "g2"), "karma", "play trollol", "seat 2", LET, "give g1|give g2|give karma"
    ),
    "hands are swapped": Story(
        "", ("white_elephant g1", "g2 g3"), "mug", "play white_elephant", "seat 2", LET, "play g3", "seat 2", LET
    ),
    "somebody peeks": Story(
        "", ("garden_gnome g1", "g2"), "mug", "play garden_gnome", "seat 2", LET, END, "play g2", "seat 1", LET
    ),
    "the discard pile is the new deck": Story(
        "g4||", ("draw_2 g1", "g2"), "mug", "play draw_2", "play g1", "seat 2", LET, END
    ),
    "gifts come into a deck that holds unseen cards": Story(
        "g5+au_secours||", ("i2 g1", "g2"), "mug tie", "play i2", "seat 0", END, mine="frog"
    ),
    "and what was drawn before is none of them": Story(
        "||g5 g4", ("i1 draw_2", "g1"), "mug tie", "play draw_2", "play i1", "seat 2", END
    ),
}


def imagined(story: Story, count: int) -> Counter[Hands]:
    """Count the hands that seat 0 imagines."""
    table = story.seen()
    worlds = [Scene(table.state.determinize(0, Chance(seed))) for seed in range(count)]
    for world in worlds:
        world.state.check_invariants()
    return Counter((world.hand(1), world.hand(2)) for world in worlds)


@pytest.mark.parametrize("name", STORIES)
def test_seat_0_imagines_just_what_can_be(name: str) -> None:
    assert set(imagined(STORIES[name], 600)) == STORIES[name].possible()
