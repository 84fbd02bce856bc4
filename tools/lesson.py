"""Write the lesson of That's Not a Hat, a round that is played by the rules (`python -m tools.lesson [--check]`)."""

import json
import sys
from typing import Final, NamedTuple

from regift.games import catalogue
from regift.kit.event import Event
from regift.kit.state import State
from regift.tables.watching.viewer_snapshots_and_updates import LegalOption
from regift.wire.view_change_event_and_option_encoder import event_of, option_of, part_of
from tools.paths import WEB

TARGET: Final = WEB / "src" / "games" / "not_a_hat" / "lesson.json"
SEATS: Final = 3
LEARNER: Final = 0
DEALT: Final = "turn 2 show | gifts banana / piano / muffin | gift guitar | shop flamingo book castle"
"""The learner has a banana, Tom on the left a piano, Anna on the right a muffin; Anna shows a guitar."""


class Move(NamedTuple):
    """What is done next, and what the learner is told before it."""

    name: str
    tell: str
    """The message that leads to it; the learner's own moves have a hint beside it, of the same name with `_hint`."""


PLAN: Final = (
    Move("turn it over", "lesson_look"),
    Move("claim guitar", "lesson_arrow"),
    Move("accept", "lesson_accept"),
    Move("claim banana", "lesson_claim"),
    Move("accept", "lesson_passed"),
    Move("claim hat", "lesson_tom"),
    Move("refuse", "lesson_refuse"),
)
END: Final = "lesson_end"


def main() -> int:
    """Write the file, or with --check say whether it is up to date."""
    text = lesson()
    if "--check" not in sys.argv:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print(f"{TARGET.name} is out of date: run `python -m tools.lesson`", file=sys.stderr)
    return 1


def lesson() -> str:
    """Play the round, and give what the learner is sent of it."""
    state = catalogue.game("not_a_hat", seats=SEATS).position(DEALT)
    board = {"t": "board", "at": 0, "seat": LEARNER, **seen(state)}
    steps: list[dict[str, object]] = []
    for at, move in enumerate(PLAN, 1):
        seat = state.to_act()[0]
        action = state.game.by_name[move.name]
        start = len(state.events(LEARNER))
        state.apply(seat, action)
        events = state.events(LEARNER)[start:]
        wanted = {"wanted": action.id} if seat == LEARNER else {}
        steps.append({"tell": move.tell, **wanted, "update": update(state, at, events)})
    whole = {"game": "not_a_hat", "board": board, "steps": steps, "end": END}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")) + "\n"


def seen(state: State) -> dict[str, object]:
    """Word what the learner sees and may do."""
    offers = [LegalOption(action, state.spot(LEARNER, action), "") for action in state.options(LEARNER)]
    return {
        "parts": [part_of(part) for part in state.view(LEARNER).parts],
        "to_act": list(state.to_act()),
        "options": [option_of(offer) for offer in offers],
    }


def update(state: State, at: int, events: list[Event]) -> dict[str, object]:
    """Word what is new."""
    there = {part.id for part in state.view(LEARNER).parts}
    gone = sorted({"claim", "receiver", "gift"} - there)
    return {"t": "update", "at": at, "events": [event_of(event) for event in events], "gone": gone, **seen(state)}


if __name__ == "__main__":
    sys.exit(main())
