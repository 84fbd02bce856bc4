"""Replays: games that are over, worded move by move beside the live tables, one at a time and never for long."""

import asyncio
import gzip
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from regift.games.catalogue import game_of
from regift.kit.game import Game
from regift.kit.record import Record, read_record, verify
from regift.kit.refusal import RegiftError
from regift.kit.story import story_of
from regift.server import wire
from regift.server.limits import TooMany
from regift.server.projection import Projection, arguments_of, story_in
from regift.tables.objection import Objection
from regift.tables.rewatch import OPEN, TABLE, Rewatch, Step, eyes_of

LARGEST: Final = 1024 * 1024
"""Bytes of the largest record that is read."""
LONGEST: Final = 6000
"""Moves of the longest game that is shown again."""
KEPT: Final = 12
"""Worded replays that are kept, packed."""
WAITING: Final = 8
"""So many may wait for theirs; one more is told to come back."""
BREATH: Final = 0.001
"""Seconds for which live tables have the machine to themselves, after every few moves."""
EVERY: Final = 4
SAID: Final = 240
"""Characters of the longest complaint about a record."""

Key = tuple[object, ...]


class Showing(NamedTuple):
    """A game to be shown again."""

    record: Record
    game: Game
    chairs: Sequence[wire.Chair]
    seconds: Sequence[float] = ()
    """When each move was made; none: not known."""


class Replays:
    """Words replays in a thread, and keeps the last of them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._one = asyncio.Lock()
        self._waiting = 0

    async def of(self, key: Key, eyes: str, find: Callable[[], Showing]) -> bytes:
        """Return the replay as those eyes saw it, packed by gzip; `find` runs in a thread. Objection or TooMany."""
        key = (*key, eyes)
        if key not in self._kept:
            if self._waiting >= WAITING:
                raise TooMany("replay", "fewer at a time; try again in a moment")
            self._waiting += 1
            try:
                async with self._one:
                    if key not in self._kept:
                        self._keep(key, await asyncio.to_thread(lambda: packed(find(), eyes)))
            finally:
                self._waiting -= 1
        self._kept.move_to_end(key)
        return self._kept[key]

    def _keep(self, key: Key, replay: bytes) -> None:
        self._kept[key] = replay
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def packed(showing: Showing, eyes: str) -> bytes:
    """Word a replay and pack it."""
    return gzip.compress(worded(showing, eyes), compresslevel=6)


def worded(showing: Showing, eyes: str) -> bytes:
    """Word a replay as those eyes saw it."""
    record, game = showing.record, showing.game
    seat = eyes_of(eyes, record.seats)
    if seat is None:
        raise Objection("eyes", f"{TABLE}, {OPEN} or 0 to {record.seats - 1}", eyes)
    if len(record.moves) > LONGEST:
        raise Objection("record", f"at most {LONGEST} moves", str(len(record.moves)))
    rewatch = Rewatch(record, game, seat)
    projection = Projection()
    board = projection.sight(rewatch.board)
    first = rewatch.first
    steps: list[dict[str, object]] = []
    for number, step in enumerate(rewatch.steps()):
        second = round(showing.seconds[number]) if number < len(showing.seconds) else -1
        steps.append(step_of(step, projection, second))
        if number % EVERY == 0:
            time.sleep(BREATH)
    return msgspec.json.encode(
        {
            "game": record.game_id,
            "eyes": eyes,
            "chairs": showing.chairs,
            "turn": first,
            "board": msgspec.Raw(board),
            "steps": steps,
            "story": story_in(story_of(game, record)),
        }
        | ({"words": record.words} if record.words else {})
    )


def step_of(step: Step, projection: Projection, second: int) -> dict[str, object]:
    """Word one step."""
    worded: dict[str, object] = {}
    if step.telling is not None:
        worded["update"] = msgspec.Raw(projection.telling(step.telling))
    if step.move is not None:
        worded["seat"] = step.move.seat
        if step.move.action is not None:
            worded["verb"] = step.move.action.verb
            worded["args"] = arguments_of(step.move.action.values)
    worded |= {"turn": step.turn} if step.turn >= 0 else {}
    worded |= {"weight": step.weight} if step.weight else {}
    return worded | ({"second": second} if second >= 0 else {})


def key_of(body: bytes) -> bytes:
    """Return what stands for a record that was handed in."""
    return blake2b(body, digest_size=16).digest()


def handed_in(body: bytes) -> Showing:
    """Read a record that somebody hands in, and check every line; Objection says what is wrong with it."""
    try:
        text = body.decode("utf-8-sig")  # some editors put a mark before the first line
    except UnicodeDecodeError:
        raise Objection("record", "text in UTF-8") from None
    if text.count("\n") > LONGEST + 2:
        raise Objection("record", f"at most {LONGEST} moves", str(text.count("\n")))
    try:
        record = read_record(text)
        game = game_of(record)
        verify(record, game, text)
    except RegiftError as wrong:
        said = str(wrong).encode(errors="replace").decode()
        raise Objection("record", said if len(said) <= SAID else said[:SAID] + "…") from None
    chairs = [wire.Chair(seat, "person") for seat in range(record.seats)]
    return Showing(record, game, chairs)
