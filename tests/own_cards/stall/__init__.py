"""Stall: sprint, with some goods on show that a table may change."""

from typing import Final

from regift.kit.added_and_removed_cards_option import CustomCardsOption, HouseCard, read_card_changes
from regift.kit.refusal_and_errors import BadOption
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import Grid, View
from tests.games.sprint import Sprint, SprintState

ID: Final = "stall"
SEATS: Final = (2, 8)
GOODS: Final = {"kite": "cheap", "drum": "cheap", "boat": "dear"}
FEWEST: Final = 2


class Goods(CustomCardsOption):
    """What lies on the stall."""

    def __init__(self) -> None:
        super().__init__("goods", ["cheap", "dear"], 400)

    def house(self) -> list[HouseCard]:
        """List what there is."""
        return [HouseCard(id, f"card-{id}", kind) for id, kind in GOODS.items()]


class Stall(Sprint):
    """A race before a stall."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(seats, {})
        self.id = ID
        option = Goods()
        self.declare(option)
        self.settings = self.settings_with(options)
        changes = read_card_changes(str(self.settings["goods"]))
        self.words = [f"card-{id}" for id in GOODS if id not in changes.off]
        self.words += [option.word_of(id) for _, id in changes.own]
        if len(self.words) < FEWEST:
            raise BadOption("goods", self.settings["goods"], f"at least {FEWEST} goods")

    def deal_with(self, chance: Chance) -> "StallState":
        """Put every pawn on the start."""
        return StallState(self, chance)


class StallState(SprintState):
    """The race, and the goods."""

    def look(self, view: View) -> None:
        """Show the goods, too."""
        super().look(view)
        view.parts.append(Grid("goods", "goods", 3, self.game.words))


make = Stall
