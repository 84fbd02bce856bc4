"""What a giver takes people to like: weights of traits, the likeliest after all that they were seen to rate.

Each person's weights lie about those of the table, and the table's about those of most people, both normally. They are
found by climbing: each person's towards what makes their ratings likely, then the table's in closed form.
"""

from math import pi, sqrt
from typing import Final, NamedTuple

from regift.bots.gift_trap.gift_traits import TraitAmount, traits_of
from regift.bots.gift_trap.level import Level
from regift.bots.gift_trap.plackett_luce_rating_sampling_and_odds import slope
from regift.bots.gift_trap.taste_priors import TABLE, popular, spread

ROUNDS: Final = 2
"""So often the table's weights are set after each reveal."""
STEPS: Final = 3
"""So many steps each person's weights take in between."""


class SeenRating(NamedTuple):
    """One rating that was seen: of which gifts, and the square under each token by rank."""

    gifts: tuple[tuple[TraitAmount, ...], ...]
    rating: tuple[int, ...]


class Person:
    """What one person was seen to rate, and what that says."""

    def __init__(self) -> None:
        self.seen: list[SeenRating] = []
        self.worths: dict[str, float] = {}
        """By trait that was seen: what it is likely worth to them, beyond what it is worth to most people."""
        self.sureness: dict[str, float] = {}
        """By trait: how much what was seen says of it."""


class TasteEstimator:
    """The tastes of everybody at a table, as far as one can know them from their ratings."""

    def __init__(self, level: Level, seats: int) -> None:
        self.level = level
        self.people = [Person() for _ in range(seats)]
        self.table: dict[str, float] = {}
        """By trait: what it is worth to the table beyond what it is worth to most people."""
        self.is_fresh = True
        """Whether all that was seen has been thought through."""

    def see(self, seat: int, gifts: list[str], rating: list[int]) -> None:
        """Take in how somebody rated."""
        if not self.level.learns:
            return
        person = self.people[seat]
        person.seen.append(SeenRating(tuple([traits_of(gift) for gift in gifts]), tuple(rating)))
        for gift in person.seen[-1].gifts:
            for trait, _ in gift:
                person.worths.setdefault(trait, self.table.setdefault(trait, 0.0))
        self.is_fresh = False

    def appeals(self, seat: int, gifts: list[str]) -> list[float]:
        """Return how much each of the gifts likely appeals to somebody; the less is known, the closer together."""
        self.think()
        person = self.people[seat]
        found = [self._appeal(person, traits_of(gift)) for gift in gifts]
        if not self.level.is_humble:
            return found
        doubt = sum([self._doubt(person, traits_of(gift)) for gift in gifts]) / len(gifts)
        shrink = 1 / sqrt(1 + pi * doubt / 4)
        return [shrink * appeal for appeal in found]

    def think(self) -> None:
        """Find the likeliest weights, from where they were."""
        if self.is_fresh:
            return
        self.is_fresh = True
        for _ in range(ROUNDS):
            for person in self.people:
                for _ in range(STEPS if person.seen else 0):
                    self._climb(person)
            self._agree()

    def _appeal(self, person: Person, gift: tuple[TraitAmount, ...]) -> float:
        found = 0.0
        for trait, amount in gift:
            found += amount * (popular(trait) + person.worths.get(trait, self.table.get(trait, 0.0)))
        return found

    def _doubt(self, person: Person, gift: tuple[TraitAmount, ...]) -> float:
        """Return the variance of an appeal, each trait by itself."""
        found = 0.0
        for trait, amount in gift:
            found += amount * amount / (self._firmness(trait) + person.sureness.get(trait, 0.0))
        return found

    def _firmness(self, trait: str) -> float:
        """Return the precision of a person's weight before anything was seen."""
        return 1 / (self.level.boldness * spread(trait)) ** 2

    def _climb(self, person: Person) -> None:
        """Climb one step, shorter where traits come together, so that none goes too far."""
        up = dict.fromkeys(person.worths, 0.0)
        brake = dict.fromkeys(person.worths, 0.0)
        sureness = dict.fromkeys(person.worths, 0.0)
        for gifts, rating in person.seen:
            gradient, bend = slope([self._appeal(person, gift) for gift in gifts], rating)
            for gift, pull, bent in zip(gifts, gradient, bend, strict=True):
                size = sum([abs(amount) for _, amount in gift])
                for trait, amount in gift:
                    up[trait] += pull * amount
                    brake[trait] += bent * abs(amount) * size
                    sureness[trait] += bent * amount * amount
        for trait, now in person.worths.items():
            firmness = self._firmness(trait)
            pull = up[trait] - firmness * (now - self.table[trait])
            person.worths[trait] = now + pull / (firmness + brake[trait])
        person.sureness = sureness

    def _agree(self) -> None:
        """Set the table's weights to the likeliest, given those of the people."""
        for trait in self.table:
            held = [person.worths[trait] for person in self.people if trait in person.worths]
            self.table[trait] = sum(held) / (1 / TABLE**2 + len(held))
