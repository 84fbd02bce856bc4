"""The story of a game in three lines: a habit, the turning point, the end; before them what only that game can tell.

Found without knowing the rules, from how remarkable events are (`EventKind.weight`), what each did to the standings,
and who was ahead when. Only what everybody saw is told. A line is a key in the words, `story-KEY`, with arguments.
"""

from typing import Final

from regift.kit.action_arguments_and_action_table import NUMBER, SEAT, Value
from regift.kit.event import Event
from regift.kit.game import Game
from regift.kit.public_events_and_standings_by_move import NOBODY, Moment, MoveTimeline, leader_in, seats_in
from regift.kit.record import Record
from regift.kit.view import Placing

OFTEN: Final = "often"
"""An event may be told of as what somebody did again and again: `story-often-KIND` with `who` and `count`."""
HARD: Final = "hard"
"""As what happened to somebody again and again: `story-hard-KIND` with `who` and `count`."""
TURN: Final = "turn"
"""As the turning point: `story-turn-KIND` with the event's own arguments, the number of the `turn`, that of the `round`
(the event's own, or else `State.current_round`), and the `gap` that it made in anybody's points."""
TALES: Final = (OFTEN, HARD, TURN)
HABIT: Final = 3
"""So often, and it is a habit."""
PICKS: Final = 3
"""Every line is given a number below this, `pick`, by which its words may vary from game to game."""


class RecapLine:
    """One line of a story."""

    def __init__(self, key: str, values: list[Value]) -> None:
        self.key = key
        """What the words call it, after `story-`."""
        self.values = values


def recap_of(game: Game, record: Record) -> list[RecapLine]:
    """Tell a game that is over in three lines, after its own (`Game.highlights`); nothing of one that was left."""
    timeline = MoveTimeline(game, record)
    if not timeline.is_over:
        return []
    turning = turning_point_of(game, timeline)
    told = "" if turning is None else turning.key.removeprefix(f"{TURN}-")
    tales: list[RecapLine] = []
    for tale in (habit_in(game, timeline, told), turning, *fillers_for(timeline)):
        if tale is not None and len(tales) < 2:
            tales.append(tale)
    tales.append(end_of(timeline))
    events = [event for moment in timeline.moments for event in moment.events]
    tales = [RecapLine(key, values) for key, values in game.highlights(events)] + tales
    for tale in tales:
        tale.values.append(number("pick", len(record.moves) % PICKS))
    return tales


# A habit


def habit_in(game: Game, timeline: MoveTimeline, told: str) -> RecapLine | None:
    """Return what one seat did, or had done to it, most remarkably often; not what is `told` as the turning point."""
    counts: dict[tuple[str, str, int], int] = {}
    for moment in timeline.moments:
        for event in moment.events:
            tales = () if event.kind == told else tales_of(game, event)
            seats = seats_in(event)
            if OFTEN in tales and seats:
                _count(counts, (OFTEN, event.kind, seats[0]), event)
            if HARD in tales and len(seats) > 1:
                _count(counts, (HARD, event.kind, seats[1]), event)
    best: tuple[str, str, int] | None = None
    for known, count in counts.items():
        if best is None or count > counts[best]:
            best = known
    if best is None:
        return None
    how, kind, seat = best
    often = counts[best] // _weight(game, kind)
    return RecapLine(f"{how}-{kind}", [who(seat), number("count", often)]) if often >= HABIT else None


def _count(counts: "dict[tuple[str, str, int], int]", what: "tuple[str, str, int]", event: Event) -> None:
    counts[what] = counts.get(what, 0) + event.weight


def _weight(game: Game, kind: str) -> int:
    return game.event_kinds[game.kind_number(kind)].weight


def tales_of(game: Game, event: Event) -> "tuple[str, ...]":
    """Return what may be told of an event."""
    return game.event_kinds[game.kind_number(event.kind)].tales


# The turning point


def turning_point_of(game: Game, timeline: MoveTimeline) -> RecapLine | None:
    """Return the event, the last move's apart, that changed most, the more so when it put the winner ahead."""
    best = -1
    found: RecapLine | None = None
    winner = leader_in(timeline.standings)
    moments = timeline.moments[:-1]
    for at, moment in enumerate(moments):
        for event in moment.events:
            if TURN not in tales_of(game, event):
                continue
            worth = 10 * (event.weight + 2 * moment.swing()) + lead_won(moment, winner) + 10 * at // len(moments)
            if worth > best:
                best = worth
                numbers = [number("turn", moment.turn), number("gap", moment.leap())]
                if all(value.name != "round" for value in event.values):
                    numbers.append(number("round", moment.round_number))
                found = RecapLine(f"{TURN}-{event.kind}", [*event.values, *numbers])
    return found


def lead_won(moment: Moment, winner: int) -> int:
    """Return what a change of the lead adds to what a moment is worth."""
    ahead = leader_in(moment.after)
    if ahead == NOBODY or ahead == leader_in(moment.before):
        return 0
    return 40 if ahead == winner else 20


# What can be told of any game


def fillers_for(timeline: MoveTimeline) -> list[RecapLine]:
    """Return lines for a game in which nothing remarkable happened."""
    ahead: dict[int, int] = {}
    for moment in timeline.moments:
        leader = leader_in(moment.after)
        if leader != NOBODY:
            ahead[leader] = ahead.get(leader, 0) + 1
    tales: list[RecapLine] = []
    winner = leader_in(timeline.standings)
    for seat, times in ahead.items():
        if seat != winner and 2 * times >= len(timeline.moments):
            tales.append(RecapLine("led", [who(seat)]))
    changes = changes_of_lead(timeline)
    tales.append(RecapLine("lead-changed", [number("count", changes)]) if changes > 1 else RecapLine("lead-kept", []))
    tales.append(RecapLine("length", [number("count", len(timeline.moments))]))
    return tales


def changes_of_lead(timeline: MoveTimeline) -> int:
    """Return how often another seat came to be ahead."""
    changes = 0
    leader = NOBODY
    for moment in timeline.moments:
        now = leader_in(moment.after)
        if now not in (NOBODY, leader):
            changes += int(leader != NOBODY)
            leader = now
    return changes


def end_of(timeline: MoveTimeline) -> RecapLine:
    """Return how it ended; a line about a winner knows the winner's `score`."""
    standings = timeline.standings
    winner = leader_in(standings)
    if timeline.is_broken_off:
        return (
            RecapLine("stopped", [number("count", 0)]) if winner == NOBODY else RecapLine("stopped-led", [who(winner)])
        )
    if winner == NOBODY:
        return RecapLine("tie", [number("count", sum([placing.place == 1 for placing in standings]))])
    first, second = standings[0], standings[1]
    score = number("score", first.score)
    behind = worst_gap_of(timeline, winner)
    gap = max(0, first.score - second.score)
    if behind >= 2 and 5 * behind >= 2 * first.score:
        return RecapLine("comeback", [who(winner), number("gap", behind), score])
    if 0 <= gap <= max(1, first.score // 7):
        return RecapLine("close", [who(winner), Value("other", SEAT, second.seat), number("gap", gap), score])
    if 2 * gap >= first.score:
        return RecapLine("easy", [who(winner), number("gap", gap), score])
    return RecapLine("won", [who(winner), number("gap", gap), score])


def worst_gap_of(timeline: MoveTimeline, seat: int) -> int:
    """Return by how many points the seat was behind at worst, once a third of the game was played."""
    worst = 0
    for moment in timeline.moments[len(timeline.moments) // 3 :]:
        worst = max(worst, _best(moment.after) - moment.after[seat].score)
    return worst


def _best(placings: list[Placing]) -> int:
    return max([placing.score for placing in placings])


def who(seat: int) -> Value:
    """Name whom a line is about."""
    return Value("who", SEAT, seat)


def number(name: str, count: int) -> Value:
    """Name a number in a line."""
    return Value(name, NUMBER, count)
