"""A player that rates by its own taste, and gives by what it has learned of the tastes of others."""

from regift.bots.gift_trap import plackett_luce_rating_sampling_and_odds as rating_model
from regift.bots.gift_trap.character_tastes import taste_of
from regift.bots.gift_trap.expected_ratings_and_parcel_contents import Beliefs
from regift.bots.gift_trap.gift_and_receiver_plan import next_gift, plan
from regift.bots.gift_trap.level import DEFAULT_LEVEL, LEVELS, Level
from regift.bots.gift_trap.own_taste import TasteProfile
from regift.bots.gift_trap.pack_choice_by_estimated_tastes import PackChooser
from regift.bots.gift_trap.taste_estimation import TasteEstimator
from regift.bots.gift_trap.visible_table import VisibleTable
from regift.bots.gift_trap.which_strategy_card_to_play_and_parcel_to_open import get_more, give_more, next_parcel, trap
from regift.games.gift_trap.actions import Choose, GetMore, Give, GiveMore, Open, Rate, Trap
from regift.games.gift_trap.configured_game_options_and_lookup_tables import ConfiguredGame
from regift.games.gift_trap.pack_colours_and_token_scores import NO_WAY, RANKS
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import Bot, PositionSampler
from regift.kit.event import Event
from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import View


class GiftTrapBot(Bot):
    """Plays at one level, with a taste of its own. Who covers for a person rates as that person likely would."""

    def __init__(self, chance: Chance, level: Level = LEVELS[DEFAULT_LEVEL]) -> None:
        super().__init__(chance)
        self.level = level
        self.taste_profile = TasteProfile(chance.split())
        self.seat = 0
        self.is_covering = False
        """Whether somebody else has rated from this seat."""
        self.display: list[str] = []
        """By square: the gifts of this round."""
        self.gifts: dict[int, list[int]] = {}
        """By receiver: the squares it means to give this round."""
        self.rating: list[int] = []
        """By rank: the square it means to rate so this round."""

    def start(self, game: GameDefinition, seat: int) -> None:
        """Sit down: a new game begins."""
        assert isinstance(game, ConfiguredGame)
        self.rules = game
        self.seat = seat
        self.tastes = TasteEstimator(self.level, game.seats)
        self.pack_chooser = PackChooser(self.tastes, game, self.chance)
        self.is_covering = False

    def play_as(self, character: int) -> None:
        """Take on the taste of one of the characters of the house."""
        self.taste_profile = taste_of(character)

    def see(self, event: Event) -> None:
        """Take in an event as this seat saw it."""
        if event.kind == "deals":
            gifts = event["gifts"]
            assert isinstance(gifts, list)
            self.display = gifts
            self.gifts = {}
            self.rating = []
        elif event.kind == "turns":
            seat = event["seat"]
            assert isinstance(seat, int)
            rating = [self.display.index(str(event[rank])) for rank in RANKS]
            self.is_covering |= seat == self.seat and rating != self.rating
            self.tastes.see(seat, self.display, rating)

    def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
        """Return one of `options`."""
        observation = VisibleTable(view, self.rules)
        first = options[0]
        if isinstance(first, Choose):
            return self.pack_chooser.choose(observation, [option for option in options if isinstance(option, Choose)])
        if isinstance(first, Rate):
            return self.rate([option for option in options if isinstance(option, Rate)])
        beliefs = Beliefs(self.tastes, observation)
        if isinstance(first, Open):
            return next_parcel(beliefs, [option for option in options if isinstance(option, Open)])
        gifts = [option for option in options if isinstance(option, Give)]
        if gifts:
            self.gifts = self.gifts or plan(beliefs, gifts)
            return next_gift(beliefs, self.gifts, gifts)
        return self.play_card(beliefs, options)

    def rate(self, options: list[Rate]) -> Action:
        """Lay the next token as it means to, or as near to that as still can be."""
        if not self.rating:
            self.rating = rating_model.rate(self.appeals(), self.chance)
        wanted = [option for option in options if self.rating[option.rank] == option.square]
        if wanted:
            return wanted[0]
        appeals = self.appeals()
        left = [option for option in options if option.rank == options[0].rank]
        pick = min if left[0].rank == NO_WAY else max
        return pick(left, key=lambda option: appeals[option.square])

    def appeals(self) -> list[float]:
        """Return how much each gift appeals to whom it rates for."""
        if self.is_covering and self.level.learns:
            return self.tastes.appeals(self.seat, self.display)
        return [self.taste_profile.appeal(gift) for gift in self.display]

    def play_card(self, beliefs: Beliefs, options: list[Action]) -> Action:
        """Play a strategy card where that is wise; else be done, or wait."""
        more = [option for option in options if isinstance(option, GiveMore)]
        if more:
            return give_more(beliefs, more) or options[-1]
        sooner = get_more(beliefs, [option for option in options if isinstance(option, GetMore)])
        return sooner or trap(beliefs, [option for option in options if isinstance(option, Trap)]) or options[0]
