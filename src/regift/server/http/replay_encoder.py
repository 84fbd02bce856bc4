"""Replay encoder: games that are over, worded move by move beside the live tables, one at a time and never for long."""

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
from regift.kit.three_line_recap import recap_of
from regift.tables.limits.usage_budget import TooMany
from regift.tables.request_error import RequestError
from regift.tables.watching.match_replay import OPEN, TABLE, MatchReplay, Step, eyes_of
from regift.wire import messages as wire
from regift.wire.encoder import WireEncoder
from regift.wire.view_encoder import arguments_of, story_in

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


class ReplaySource(NamedTuple):
    """A game to be shown again."""

    record: Record
    game: Game
    chairs: Sequence[wire.Chair]
    seconds: Sequence[float] = ()
    """When each move was made; none: not known."""


class ReplayEncoder:
    """Words replays in a thread, and keeps the last of them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._one = asyncio.Lock()
        self._waiting = 0

    async def of(self, key: Key, eyes: str, find: Callable[[], ReplaySource]) -> bytes:
        """Return the replay as those eyes saw it, packed by gzip; `find` runs in a thread. RequestError or TooMany."""
        key = (*key, eyes)
        if key not in self._kept:
            if self._waiting >= WAITING:
                raise TooMany("replay", "fewer at a time; try again in a moment")
            self._waiting += 1
            try:
                async with self._one:
                    if key not in self._kept:
                        self._keep(key, await asyncio.to_thread(lambda: gzip_replay(find(), eyes)))
            finally:
                self._waiting -= 1
        self._kept.move_to_end(key)
        return self._kept[key]

    def _keep(self, key: Key, replay: bytes) -> None:
        self._kept[key] = replay
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def gzip_replay(showing: ReplaySource, eyes: str) -> bytes:
    """Word a replay and pack it."""
    return gzip.compress(encode_replay(showing, eyes), compresslevel=6)


def encode_replay(showing: ReplaySource, eyes: str) -> bytes:
    """Word a replay as those eyes saw it."""
    record, game = showing.record, showing.game
    seat = eyes_of(eyes, record.seats)
    if seat is None:
        raise RequestError("eyes", f"{TABLE}, {OPEN} or 0 to {record.seats - 1}", eyes)
    if len(record.moves) > LONGEST:
        raise RequestError("record", f"at most {LONGEST} moves", str(len(record.moves)))
    match_replay = MatchReplay(record, game, seat)
    projection = WireEncoder()
    board = projection.snapshot(match_replay.board)
    first = match_replay.first
    steps: list[dict[str, object]] = []
    for number, step in enumerate(match_replay.steps()):
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
            "story": story_in(recap_of(game, record)),
        }
        | ({"words": record.words} if record.words else {})
    )


def step_of(step: Step, projection: WireEncoder, second: int) -> dict[str, object]:
    """Word one step."""
    worded: dict[str, object] = {}
    if step.view_update is not None:
        worded["update"] = msgspec.Raw(projection.view_update(step.view_update))
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


def read_uploaded_record(body: bytes) -> ReplaySource:
    """Read a record that somebody hands in, and check every line; RequestError says what is wrong with it."""
    try:
        text = body.decode("utf-8-sig")  # some editors put a mark before the first line
    except UnicodeDecodeError:
        raise RequestError("record", "text in UTF-8") from None
    if text.count("\n") > LONGEST + 2:
        raise RequestError("record", f"at most {LONGEST} moves", str(text.count("\n")))
    try:
        record = read_record(text)
        game = game_of(record)
        verify(record, game, text)
    except RegiftError as wrong:
        said = str(wrong).encode(errors="replace").decode()
        raise RequestError("record", said if len(said) <= SAID else said[:SAID] + "…") from None
    chairs = [wire.Chair(seat, "person") for seat in range(record.seats)]
    return ReplaySource(record, game, chairs)
