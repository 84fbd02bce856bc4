"""The options of a game, and the tables that its positions look things up in."""

from typing import Final

from mypy_extensions import i64

from regift.games.cursed_gifts.actions import GameActions
from regift.games.cursed_gifts.deck.card import FETCH, TO_DEFENCE, TO_GIFT, TO_TREACHERY, USELESS, Card
from regift.games.cursed_gifts.deck.cards import SIGNS
from regift.games.cursed_gifts.deck.deck_option import BASE, DECK, CursedDeck
from regift.games.cursed_gifts.events import event_kinds
from regift.games.cursed_gifts.observation_part_kinds import HighestNumbers, part_kinds
from regift.games.cursed_gifts.rules.edition_rules import EDITIONS, FR, TRIO, edition
from regift.kit.game import Game, Option, switch
from regift.kit.observation.part_kind_base_and_columns import PartKind

ID: Final = "cursed_gifts"
SEATS: Final = (2, 8)
"""CG-A41."""
RULES_VERSION: Final = 1
NEVER: Final[i64] = 1000
"""So many cards in hand: nobody can answer."""
NO_SIGN: Final = "no_sign"


class ConfiguredGame(Game):
    """What a game of Cursed Gifts is played by: its edition, its deck, its actions and its kinds of events."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(ID, RULES_VERSION, seats, SEATS)
        self.declare(Option("edition", FR, list(EDITIONS)))
        self.deck = CursedDeck()
        self.declare(self.deck)
        self.declare(switch("strict_stalemate"))
        self.declare(switch("fewest_cards"))
        self.declare(Option("turn_cap", 0, list(range(201)), is_house=True))
        self.declare(Option("family", default=True, allowed=[True, False]))
        self._declare_signs(options)
        self.choose(options)
        self.edition = edition(str(self.settings["edition"]))
        self.strict_stalemate: bool = self.settings["strict_stalemate"] is True
        """CG-A22, house option: with an empty deck the game ends only when nobody can play at all."""
        self.fewest_cards: bool = self.settings["fewest_cards"] is True
        """CG-A23, house option: who holds fewer cards wins a tie on points."""
        cap = self.settings["turn_cap"]
        self.turn_cap: i64 = cap if isinstance(cap, int) else 0
        """CG-A25, house option: turns a seat after which the game stops; 0: none."""
        self.cards: list[Card] = []
        """The cards of this deck; a kind is a place in this list."""
        self._take_deck(str(self.settings[DECK]))
        self.pile: list[int] = [kind for kind, count in enumerate(self.counts) for _ in range(count)]
        """The kinds of all cards, before they are shuffled."""
        self.signs: list[str] = [str(self.settings.get(f"sign_{seat}", NO_SIGN)) for seat in range(seats)]
        """CG-A47: by seat, its sign of the zodiac."""
        self.least: list[int] = [self._least_to_answer(bit) for bit in range(TO_DEFENCE + 1)]
        """By what is answered: how many cards a hand must hold that an answer is possible."""
        self.has_will = any(card.is_posthumous for card in self.cards)
        """Whether somebody who is being eliminated could play a card."""
        self.has_fetch = any(card.has(FETCH) for card in self.cards)
        """CG-A7: whether a card of this deck takes another out of the discard pile, which others do not see."""
        self.words = [self._name_of(card) for card in self.cards]
        self.do = GameActions(self.table, self.cards, self.words, seats)
        """The actions by what they stand for."""
        self.event_kinds = event_kinds()

    def _declare_signs(self, options: dict[str, object]) -> None:
        """CG-A44, CG-A47: ask each seat for its sign where the deck holds cards that need one."""
        deck = self.deck.fit(options.get(DECK, BASE))
        if isinstance(deck, str) and "zodiac_" in ",".join(self.deck.counts_of(deck, self.seats)):
            for seat in range(self.seats):
                self.declare(Option(f"sign_{seat}", NO_SIGN, [NO_SIGN, *SIGNS], seat=seat))

    def _take_deck(self, deck: str) -> None:
        counts = self.deck.counts_of(deck, self.seats)
        self.deck.check(counts, self.seats, self.settings)
        for card in self.deck.every_card:
            count = counts.get(card.id, 0)
            if count > 0:
                self.cards.append(card)
                self.counts.append(count)

    def _least_to_answer(self, what: int) -> int:
        least: i64 = NEVER
        useless = 0
        for kind, card in enumerate(self.cards):
            if card.answers & what:
                least = min(least, 1 + card.cost)
            if card.type == USELESS:
                useless += self.counts[kind]
        if what in (TO_GIFT, TO_TREACHERY) and useless >= TRIO:
            least = min(least, TRIO)
        return least

    def _name_of(self, card: Card) -> str:
        """Return the key of a card in the words: away from family evenings, two cards go by their printed names."""
        return card.id if self.settings["family"] is True or not card.printed else card.printed

    def kind_of(self, id: str) -> int:
        """Return the kind of the card of that id; ValueError if the deck has none."""
        return self.words.index(id)

    def part_kinds(self) -> list[PartKind]:
        """Return a kind for each part that a view can show."""
        counts = {card.id: self.counts[kind] for kind, card in enumerate(self.cards)}
        points = self.deck.most_points(counts, has_pair=self.edition.has_pair)
        most = HighestNumbers(points, int(self.turn_cap))
        return part_kinds(self.seats, self.words, self.cards, self.counts, most)
