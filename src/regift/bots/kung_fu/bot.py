"""Rules of thumb for Kung Fu Granny: climb, rob whoever has what you lack, keep a granny for the end."""

from typing import Final

from regift.bots.kung_fu.discard_memory_and_unseen_card_odds import DiscardMemory
from regift.bots.kung_fu.style import EVEN, Style
from regift.bots.kung_fu.visible_table import KIND_OF, Row, VisibleTable, height, next_level
from regift.games.kung_fu.actions import Attack, Block, CleanUp, Discard, Done, Let, Place, Take, Target, Way
from regift.games.kung_fu.box_contents import (
    CARDS,
    GRANNY,
    HAND_WAY,
    KINDS,
    ROW_WAY,
    THIEF,
    TOP_LEVEL,
    TORNADO,
    WINNING_LEVEL,
)
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import Bot, PositionSampler
from regift.kit.event import Event
from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import Token, View

VICTORY: Final = 50.0
"""What winning now is worth, in levels."""


class Attempt:
    """An attack that could be made."""

    def __init__(self, card: int, power: int, target: int, way: int) -> None:
        self.card = card
        self.power = power
        self.target = target
        self.way = way
        self.worth = 0.0


class KungFuBot(Bot):
    """Plays by rules of thumb, from what its seat sees and remembers."""

    grudge = 1.0
    """What a level lost by a rival is worth, when there is one rival; shared among several."""
    granny_price = 1.4
    """What the last granny in hand is worth, in levels."""
    spare_granny_price = 0.7
    thief_price = 0.0
    tornado_price = 0.5
    blind_gain = 0.25
    """What a card stolen blind is worth beside the level it may make."""
    wild_below = 2
    """The last granny stands in for a level below this one."""
    kept_ahead = 1
    """How many levels after the next one it keeps."""
    kept_thieves = 2
    kept_tornados = 1

    def __init__(self, chance: Chance, style: Style = EVEN) -> None:
        super().__init__(chance)
        self.style = style
        self.seats = 0
        self.memory = DiscardMemory()

    def copy(self) -> "KungFuBot":
        """Return an independent copy, which draws from the same chance."""
        twin = KungFuBot(self.chance, self.style)
        twin.seats = self.seats
        twin.memory.discards = self.memory.discards[:]
        return twin

    def start(self, game: GameDefinition, seat: int) -> None:
        """Sit down: a new game begins."""
        self.seats = game.seats
        self.memory = DiscardMemory()

    def see(self, event: Event) -> None:
        """Take in an event as this seat saw it."""
        self.memory.see(event)

    def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
        """Return one of `options`."""
        if self.style.lapses and self.chance.below(100) < self.style.lapses:
            return options[self.chance.below(len(options))]
        observation = VisibleTable(view, self.seats)
        first = options[0]
        if isinstance(first, Let):
            return self._answer(observation, view, options)
        if isinstance(first, Done):
            return self._tidy(observation, view, options)
        if isinstance(first, CleanUp):
            return self._attack_or_place(observation, options)
        return self._aim(observation, view, options)

    # Attacking and placing

    def _attack_or_place(self, observation: VisibleTable, options: list[Action]) -> Action:
        """Win if it can; attack if that is worth it; else place a card."""
        place = self._placing(observation, options)
        if place is not None and observation.next == WINNING_LEVEL:
            return place
        attacks = [option for option in options if isinstance(option, Attack)]
        attempt = self._best([self._best_attempt(observation, attack.kind, attack.power) for attack in attacks])
        if attempt is not None and attempt.worth > 0:
            return next(attack for attack in attacks if (attack.kind, attack.power) == (attempt.card, attempt.power))
        return place or options[0]

    def _placing(self, observation: VisibleTable, options: list[Action]) -> Action | None:
        """Return the card to place: the real level, else a granny that can be spared."""
        places = [option for option in options if isinstance(option, Place)]
        for place in places:
            if place.kind != GRANNY or self._can_spare_granny(observation):
                return place
        return None

    def _can_spare_granny(self, observation: VisibleTable) -> bool:
        """Place a granny to win, or when another is left, or while the end is far."""
        return observation.next == WINNING_LEVEL or observation[GRANNY] > 1 or observation.next < self.wild_below

    def _aim(self, observation: VisibleTable, view: View, options: list[Action]) -> Action:
        """Go on with an attack half picked: the target, the way, the card."""
        card = KIND_OF[str(view.fact("picked_card"))]
        power = KIND_OF[str(view.fact("picked_power"))]
        attempts = [attempt for attempt in self._attempts(observation, card, power) if self._agrees(attempt, view)]
        best = self._best(attempts)
        if best is None:  # a house option allows thefts of a wild granny alone, which these rules of thumb never begin
            return options[0]
        for option in options:
            if isinstance(option, Target) and option.seat == best.target:
                return option
            if isinstance(option, Way) and option.way == best.way:
                return option
            if isinstance(option, Take) and option.level == observation.next:
                return option
        return options[0]

    def _agrees(self, attempt: Attempt, view: View) -> bool:
        """Return whether the attempt is at the target already picked, if one is."""
        return all(part.owner == attempt.target for part in view.parts if part.id == "aim")

    def _best(self, attempts: "list[Attempt | None] | list[Attempt]") -> Attempt | None:
        """Return the attempt that is worth most, the first of equals."""
        found = [attempt for attempt in attempts if attempt is not None]
        return max(found, key=lambda attempt: attempt.worth) if found else None

    def _best_attempt(self, observation: VisibleTable, card: int, power: int) -> Attempt | None:
        """Return the best attempt with this card."""
        return self._best(self._attempts(observation, card, power))

    def _attempts(self, observation: VisibleTable, card: int, power: int) -> list[Attempt]:
        """List the attempts with this card, each with its worth."""
        found: list[Attempt] = []
        for rival in observation.rivals:
            ways = [TORNADO] if power == TORNADO else self._ways_to_steal(observation, rival)
            for way in ways:
                attempt = Attempt(card, power, rival, way)
                attempt.worth = self._worth(observation, attempt)
                found.append(attempt)
        return found

    def _ways_to_steal(self, observation: VisibleTable, rival: int) -> list[int]:
        """List the ways in which a thief could steal from the rival."""
        ways = [HAND_WAY] if observation.sizes[rival] else []
        return [*ways, ROW_WAY] if observation.next in observation.rows[rival] else ways

    def _worth(self, observation: VisibleTable, attempt: Attempt) -> float:
        """Return how many levels an attack brings, its price taken off."""
        theirs = observation.rows[attempt.target]
        hand = observation.hand[:]
        hand[attempt.card] -= 1
        before = self._prospect(observation.mine, observation.hand)
        if attempt.power == TORNADO:
            gain = self._prospect(theirs, hand) - before
            harm = height(theirs) - height(observation.mine)
        elif attempt.way == HAND_WAY:
            return self._worth_blind(observation, attempt, hand) - self._price(observation, attempt.card)
        else:
            gain = self._prospect(observation.mine | {observation.next}, hand) - before
            harm = height(theirs) - height(theirs - {observation.next})
        return gain + self.grudge * harm / len(observation.rivals) - self._price(observation, attempt.card)

    def _worth_blind(self, observation: VisibleTable, attempt: Attempt, hand: list[int]) -> float:
        """Return what a random card from the rival's hand brings."""
        odds = self.memory.odds(observation)
        fitting = odds[GRANNY] + (odds[observation.next - 1] if observation.next <= TOP_LEVEL else 0.0)
        climbed = (
            VICTORY
            if observation.next == WINNING_LEVEL
            else self._prospect(observation.mine | {observation.next}, hand)
        )
        before = self._prospect(observation.mine, observation.hand)
        threat = 0.03 * height(observation.rows[attempt.target])
        return fitting * (climbed - before) + self.blind_gain + threat

    def _prospect(self, row: Row, hand: list[int]) -> float:
        """Return how far a row comes when a card from the hand is placed on it."""
        level = next_level(row)
        if level == WINNING_LEVEL:
            return VICTORY if hand[GRANNY] else height(row)
        return height(row | {level}) if hand[level - 1] or hand[GRANNY] > 1 else height(row)

    def _price(self, observation: VisibleTable, card: int) -> float:
        """Return what a card in hand is worth if it is kept, in levels."""
        if card == THIEF:
            return self.thief_price
        if card == TORNADO:
            return self.tornado_price
        return self.granny_price if observation[GRANNY] == 1 else self.spare_granny_price

    # Answering an attack

    def _answer(self, observation: VisibleTable, view: View, options: list[Action]) -> Action:
        """Block what would cost more than the granny is worth."""
        block = next((option for option in options if isinstance(option, Block)), None)
        if block is None or self._harm(observation, view) <= self._price_of_blocking(observation):
            return options[0]
        return block

    def _price_of_blocking(self, observation: VisibleTable) -> float:
        """Return what the granny is worth: one that would win next turn is dear, unless there is another."""
        if observation[GRANNY] > 1:
            return self.spare_granny_price
        return self.granny_price * (2 if observation.next == WINNING_LEVEL else 1)

    def _harm(self, observation: VisibleTable, view: View) -> float:
        """Return how many levels the attack under way would cost, what the attacker gains included."""
        attacker = next(part.owner for part in view.parts if isinstance(part, Token) and part.id == "turn")
        theirs = observation.rows[attacker]
        if view.fact("attack") == CARDS[TORNADO]:
            loss = height(observation.mine) - height(theirs)
            return loss * (1 + self.grudge) + (4 if next_level(observation.mine) == WINNING_LEVEL else 0)
        if view.fact("way") == "row":
            level = int(view.fact("wanted"))
            loss = height(observation.mine) - height(observation.mine - {level})
            return loss + self.grudge * (height(theirs | {level}) - height(theirs))
        if next_level(theirs) == WINNING_LEVEL:
            return VICTORY
        return 0.3

    # Cleaning up

    def _tidy(self, observation: VisibleTable, view: View, options: list[Action]) -> Action:
        """Throw away, lowest first, what is more than worth keeping."""
        picked = [0] * KINDS
        if any(part.id == "picked" for part in view.parts):
            for face in view.zone("picked").faces:
                picked[KIND_OF[face]] += 1
        for option in options:
            if isinstance(option, Discard):
                left = observation[option.kind] - picked[option.kind]
                if left > self._kept(observation, option.kind):
                    return option
        return options[0]

    def _kept(self, observation: VisibleTable, kind: int) -> int:
        """Return how many cards of a kind are worth keeping."""
        if kind == GRANNY:
            return KINDS
        if kind == THIEF:
            return self.kept_thieves
        if kind == TORNADO:
            return self.kept_tornados
        level = kind + 1
        return (
            1
            if observation.next <= level <= observation.next + self.kept_ahead and level not in observation.mine
            else 0
        )
