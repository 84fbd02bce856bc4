"""Replay encoder: games that are over, worded move by move beside the live tables, one at a time and never for long."""

import time
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from regift.games.catalogue import game_of
from regift.kit.game import Game
from regift.kit.record import Record, read_record, verify
from regift.kit.refusal_and_errors import RegiftError
from regift.kit.three_line_recap import recap_of
from regift.server.http.compressed_response_cache_and_etags import PackedAnswer, PackedAnswerCache
from regift.tables.limits.fair_lock import FairLock
from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.limits.server_limit_values import DEFAULT
from regift.tables.request_error import RequestError
from regift.tables.setup.custom_card_editing import clean_card_words
from regift.tables.watching.match_replay import OPEN, TABLE, MatchReplay, Step, eyes_of
from regift.wire import all_messages as wire
from regift.wire.table_state_to_wire_messages import WireEncoder
from regift.wire.view_change_event_and_option_encoder import arguments_of, story_in

LARGEST: Final = DEFAULT.record_size
"""Bytes of the largest record that is read."""
LONGEST: Final = DEFAULT.replay_moves
"""Moves of the longest game that is shown again."""
KEPT: Final = 24_000_000
"""Bytes of worded replays that are kept."""
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
    """Words replays in a thread, and keeps the last of them; addresses take turns."""

    def __init__(self, budget: UsageBudget) -> None:
        self._budget = budget
        self._answers = PackedAnswerCache(KEPT)
        self._one = FairLock()

    def kept(self, key: Key, eyes: str) -> PackedAnswer | None:
        """Return the replay as those eyes saw it, if it was worded lately."""
        return self._answers.kept((*key, eyes))

    async def of(self, address: str, key: Key, eyes: str, find: Callable[[], ReplaySource]) -> PackedAnswer:
        """Return the replay as those eyes saw it; `find` runs in a thread. RequestError or TooMany."""
        budget = self._budget
        with budget.holding("replays_waiting_of_one", address), budget.holding("replays_waiting", ""):
            async with self._one.turn(address):
                return await self._answers.of((*key, eyes), lambda: encode_replay(find(), eyes))


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
        record.words = {key: clean_words(said) for key, said in record.words.items()}
    except RegiftError as wrong:
        said = str(wrong).encode(errors="replace").decode()
        raise RequestError("record", said if len(said) <= SAID else said[:SAID] + "…") from None
    chairs = [wire.Chair(seat, "person") for seat in range(record.seats)]
    return ReplaySource(record, game, chairs)


def clean_words(said: dict[str, str]) -> dict[str, str]:
    """Return what a record calls a card of the table's own as a table shows it; RequestError where that is nothing."""
    name, line = clean_card_words(said["name"], said.get("line", ""))
    return {"name": name, "line": line}
