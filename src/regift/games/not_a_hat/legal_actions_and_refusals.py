"""What is allowed: each condition once; `options` asks them, and `refuse` names the clause that failed."""

from mypy_extensions import i64

from regift.games.not_a_hat.actions import Accept, Claim, Refuse, Turn
from regift.games.not_a_hat.box_contents import SOMETHING_ELSE
from regift.games.not_a_hat.position import ANSWER, BREAK, CLAIM, SHOW, Position
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.refusal_and_errors import Refusal


def can_claim(position: Position, said: i64) -> bool:
    """HAT-10, HAT-A3: anything at all; in the easy mode, what is on the list (HAT-A4)."""
    return not position.rules.easy or said == SOMETHING_ELSE or said in position.menu


def list_options(position: Position) -> list[Action]:
    """List what the seat that decides may do, in the order of the action table; callers do not change the list."""
    step = position.step
    do = position.rules.do
    if step == CLAIM:
        return list_claims(position) if position.rules.easy else do.claims
    if step == ANSWER:
        return do.answers
    return do.turn if step == SHOW else do.deal


def list_claims(position: Position) -> list[Action]:
    """List the easy mode's claims."""
    do = position.rules.do
    found: list[Action] = [do.claim[card] for card in position.menu]
    found.append(do.claim[SOMETHING_ELSE])
    return found


def refuse_action(position: Position, action: Action) -> Refusal | None:
    """Name the first clause that forbids the action to the seat that decides."""
    if isinstance(action, Claim):
        if position.step != CLAIM:
            return Refusal("HAT-9")
        return None if can_claim(position, action.claim) else Refusal("HAT-A4", action.values)
    if isinstance(action, Turn):
        return None if position.step == SHOW else Refusal("HAT-7")
    if isinstance(action, Accept) or isinstance(action, Refuse):  # noqa: SIM101, mypyc is faster so
        return None if position.step == ANSWER else Refusal("HAT-12")
    return None if position.step == BREAK else Refusal("HAT-28")
