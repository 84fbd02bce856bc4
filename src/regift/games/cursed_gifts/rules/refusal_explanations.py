"""What explains a refusal, beside the clause: cards, seats and numbers."""

from typing import Final

from mypy_extensions import i64

from regift.games.cursed_gifts.actions import ANSWER, OFFER_PAIR, PLAY, POINT, TARGET, Pick
from regift.games.cursed_gifts.position.card_zones import NOTHING
from regift.games.cursed_gifts.position.position import TURN, Position
from regift.games.cursed_gifts.rules.cure_conditions import start_of_cure
from regift.games.cursed_gifts.rules.play_answer_and_pick_conditions import lacks_cards, type_of_last
from regift.kit.action_arguments_and_action_table import CARD, NUMBER, SEAT, Value

ANY_TYPE: Final[i64] = 8
"""In place of the types that a card answers, where no card is named."""


def explain(position: Position, seat: i64, pick: Pick, clause: str) -> list[Value]:
    """Return what explains that the clause forbids the pick, none of it secret from the seat."""
    found = named_by(position, pick)
    if clause == "CG-R13":
        first = start_of_cure(position, seat, pick.kind) if pick.use == PLAY else NOTHING
        found.append(Value("joins", NUMBER, 0 if first == NOTHING else 1))
        if first != NOTHING:
            found.append(Value("first", CARD, position.rules.words[first]))
    elif clause == "CG-R17":
        is_card = pick.use in (PLAY, ANSWER)
        found.append(Value("came", NUMBER, type_of_last(position)))
        found.append(Value("answered", NUMBER, position.card(pick.kind).answers if is_card else ANY_TYPE))
    elif clause == "CG-A5":
        is_card = pick.use in (PLAY, ANSWER)
        found.append(Value("lacks", NUMBER, 1 if is_card and lacks_cards(position, seat, pick.kind) else 0))
    return found


def named_by(position: Position, pick: Pick) -> list[Value]:
    """Return what the pick names, and how many plays are left where that may explain it."""
    if pick.use in (TARGET, POINT):
        return pick.values[:]
    if pick.use == OFFER_PAIR:
        return [Value("plays", NUMBER, position.plays)]
    found = [value for value in pick.values if value.type in (CARD, SEAT)]
    if position.step == TURN:
        found.append(Value("plays", NUMBER, position.plays))
    return found
