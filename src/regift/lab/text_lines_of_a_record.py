"""A game told move by move, for people to read and for tests to compare."""

from collections.abc import Callable, Iterator

from regift.kit.event import EVERYONE, Event
from regift.kit.game import Game
from regift.kit.record import WITHDRAWN, Record
from regift.kit.state import State
from regift.kit.view import Fact, Part, Token, Track, Zone


def transcript(
    game: Game,
    record: Record,
    viewers: list[int],
    views_at: frozenset[int] = frozenset(),
    say: Callable[[Event], str] | None = None,
) -> Iterator[str]:
    """Tell the record line by line: each move, and what each of the viewers saw of it.

    A move is named only if one of the viewers made it or sees every face, for picks are private until announced.
    After the moves numbered in `views_at` it shows the table as each viewer sees it, and the options of who acts next.
    A viewer is a seat, SPECTATOR or EVERYONE. `say` puts an event into words; without it events are told in codes.
    """
    tell = say or said
    yield from _head(game, record)
    state = record.deal(game)
    yield from _seen(state, viewers, 0, tell)
    for number, (seat, action_id) in enumerate(record.moves, 1):
        start = len(state.history)
        if seat in viewers or EVERYONE in viewers:
            yield f"{number}. seat {seat}: {_name(game, action_id)}"
        if action_id == WITHDRAWN:
            state.withdraw(seat)
        else:
            state.apply(seat, game.actions[action_id])
        yield from _seen(state, viewers, start, tell)
        if number in views_at:
            yield from _table(state, viewers)
    yield from _end(state)


def said(event: Event) -> str:
    """Write an event as one line; what the reader may not see is a question mark."""
    words: list[str] = []
    for value in event.values:
        if isinstance(value.value, list):
            words.append(f"{value.name}={','.join(value.value) or 'none'}")
        elif value.type == "cards":
            words.append(f"{value.name}={value.value}×?")
        else:
            words.append(f"{value.name}={'?' if value.value is None else value.value}")
    return " ".join([event.kind, *words])


def written(state: State) -> str:
    """Return the position in the game's notation, "" for a game without one."""
    try:
        return state.notation()
    except NotImplementedError:
        return ""


def who(viewer: int) -> str:
    """Name a reader of events."""
    return {EVERYONE: "all faces", EVERYONE + 1: "spectator"}.get(viewer, f"seat {viewer}")


def _name(game: Game, action_id: int) -> str:
    return "withdrawn for good" if action_id == WITHDRAWN else game.actions[action_id].name


def _head(game: Game, record: Record) -> Iterator[str]:
    seed = record.seed.hex() if isinstance(record.seed, bytes) else record.seed
    yield f"{record.game_id}, rules version {record.rules_version}, {game.seats} seats, seed {seed}"
    yield "options: " + ", ".join(f"{name}={value}" for name, value in record.options.items())
    yield ""


def _seen(state: State, viewers: list[int], start: int, tell: Callable[[Event], str]) -> Iterator[str]:
    """Return what happened, each version once, with those who saw it so."""
    told = [[tell(event) for event in state.events(viewer, start)] for viewer in viewers]
    for lines in zip(*told, strict=True):
        for version in dict.fromkeys(lines):
            readers = [who(viewer) for viewer, line in zip(viewers, lines, strict=True) if line == version]
            yield f"   {version}" if len(readers) == len(viewers) else f"   {', '.join(readers)}: {version}"


def _table(state: State, viewers: list[int]) -> Iterator[str]:
    for viewer in viewers:
        if viewer == EVERYONE:
            continue
        view = state.view(viewer if viewer >= 0 else None)
        yield f"   | the table as {who(viewer)} sees it, waiting for {', '.join(map(str, view.to_act)) or 'nobody'}"
        for part in view.parts:
            yield f"   |   {_part(part)}"
    for seat in state.to_act():
        yield f"   | options of seat {seat}: {'; '.join(action.name for action in state.options(seat))}"
    if written(state):
        yield f"   | {written(state)}"


def _part(part: Part) -> str:
    if isinstance(part, Zone):
        faces = " ".join(face or "_" for face in part.faces)
        return f"{part.id} {part.layout} {part.count}: {faces or '-'}" + (f" next {part.ghost}" * (part.ghost >= 0))
    if isinstance(part, Fact):
        return f"{part.id} = {part.value}"
    if isinstance(part, Token):
        return f"{part.id} at {part.owner}"
    if isinstance(part, Track):
        return f"{part.id} of {part.length}: {part.pawns}"
    fields = {name: getattr(part, name) for name in ("value", "top", "columns", "cells") if hasattr(part, name)}
    return f"{part.shape} {part.id}: {fields}"


def _end(state: State) -> Iterator[str]:
    yield ""
    yield ("broken off: nobody has won" if state.is_broken_off() else "over") if state.is_over else "not over"
    for placing in state.standings():
        yield f"place {placing.place}: seat {placing.seat}, score {placing.score}"
    if written(state):
        yield written(state)
