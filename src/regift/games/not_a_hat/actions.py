"""Everything a seat can do, and the finite table of it."""

from typing import final

from mypy_extensions import i64

from regift.games.not_a_hat.box_contents import SOMETHING_ELSE, WORDS
from regift.games.not_a_hat.card_objects import FORMER
from regift.kit.action_arguments_and_action_table import CARD, Action, ActionTable, Value


@final
class Turn(Action):
    """Turn the gift that was shown face down (HAT-7, HAT-A18)."""

    def __init__(self) -> None:
        super().__init__("turn", "turn it over", [], "gift")


@final
class Accept(Action):
    """Thank for the gift and keep it, unseen (HAT-13)."""

    def __init__(self) -> None:
        super().__init__("accept", "accept", [])


@final
class Refuse(Action):
    """Say that it is not what was named (HAT-19)."""

    def __init__(self) -> None:
        super().__init__("refuse", "refuse", [])


@final
class Deal(Action):
    """Begin the next round (HAT-28)."""

    def __init__(self) -> None:
        super().__init__("deal", "deal the next round", [])


@final
class Claim(Action):
    """Say what the gift is, true or not (HAT-9, HAT-10)."""

    def __init__(self, claim: i64) -> None:
        word = WORDS[claim]
        super().__init__("claim", claim_of(word.removeprefix("card-")), [Value("claim", CARD, word)])
        self.claim = claim


def claim_of(thing: str) -> str:
    """Return the name of the claim of an object."""
    return f"claim {thing.replace('_', ' ')}"


def former_names() -> dict[str, str]:
    """Return the claims of objects that took the place of others, each with what it was called before."""
    return {claim_of(now): claim_of(before) for now, before in FORMER.items()}


@final
class GameActions:
    """The actions of one game, also as the lists that are offered."""

    def __init__(self, table: ActionTable) -> None:
        self.claim = [Claim(claim) for claim in range(SOMETHING_ELSE + 1)]
        """By what is claimed."""
        self.claims: list[Action] = list(self.claim)
        """All claims there are, the same list each time that they are offered."""
        self.turn: list[Action] = [Turn()]
        self.answers: list[Action] = [Accept(), Refuse()]
        self.deal: list[Action] = [Deal()]
        for action in self.turn + self.answers + self.deal + self.claims:
            table.add(action)
