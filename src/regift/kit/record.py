"""Records: a game as options, seed and actions, which replay it bit for bit. JSON Lines; see docs/record.md."""

import json
import re
from hashlib import sha256
from typing import Final, cast

from regift.kit import commit_reveal_shuffle_proof_and_verification
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.added_and_removed_cards_option import CUSTOM_WORD
from regift.kit.event import Event
from regift.kit.game import Game
from regift.kit.mypyc_support.pickling import attributes_of, set_attributes
from regift.kit.refusal_and_errors import BadRecord
from regift.kit.seeded_random_generator import FoldedSeedChance, KeyedChance
from regift.kit.state import State

FORMAT: Final = 1
"""The version of the record format."""
MAX_CARD_TEXT: Final = 400
"""Letters of the longest text of a card that a table added."""
SPLITMIX64: Final = "splitmix64"
"""The generator of what is dealt from an int: `Chance`. Records of earlier releases name none: `FoldedSeedChance`."""
JOINER: Final = "\u200d"
"""Joins emoji."""
WITHDRAWN: Final = -1
"""In place of an action's id: the seat was withdrawn."""


class Record:
    """One game, whole or left unfinished."""

    def __init__(self, game_id: str, seats: int, options: "dict[str, bool | int | str]", seed: "int | bytes") -> None:
        self.game_id = game_id
        self.rules_version = 1
        self.seats = seats
        self.options = options
        """Every option of the game with its value."""
        self.seed = seed
        """An int for the fast generator, bytes for the keyed stream of a live table."""
        self.generator = "" if isinstance(seed, bytes) else SPLITMIX64
        """How an int fills the fast generator: SPLITMIX64, or "" in a record of an earlier release."""
        self.shuffle: dict[str, object] = {}
        """The proof that nobody chose the seed (`commit_reveal_shuffle_proof_and_verification`); empty: none."""
        self.words: dict[str, dict[str, str]] = {}
        """By key: name and line of each card that the table added (`regift.kit.added_and_removed_cards_option`)."""
        self.moves: list[tuple[int, int]] = []
        """Seat and action id (or WITHDRAWN) of each move, in order."""

    def deal(self, game: Game) -> State:
        """Return the position before the first move, as it was dealt then."""
        if isinstance(self.seed, int) and not self.generator:
            return game.deal(FoldedSeedChance(self.seed))
        return game.deal(self.seed)

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """Pickle it as all it holds."""
        return rebuilt_record, (self.game_id, self.seats, self.options, self.seed, attributes_of(self))

    def __eq__(self, other: object) -> bool:
        """Return whether both hold the same moves of the same deal."""
        return isinstance(other, Record) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        """Return a hash that equal records share."""
        return hash((self.game_id, self.seats, self.seed))

    def __repr__(self) -> str:
        return f"<record of {self.game_id}, {self.seats} seats: {len(self.moves)} moves>"

    def to_dict(self) -> dict[str, object]:
        """Return all that it holds, as `json.dumps` takes it; a move is [seat, action id, or -1: withdrawn].

        `text` writes the format that `read_record` reads, with the actions' names and a digest.
        """
        return {
            "game": self.game_id,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": written_seed(self.seed),
            "generator": self.generator,
            "shuffle": dict(self.shuffle),
            "words": {key: dict(said) for key, said in self.words.items()},
            "moves": [list(move) for move in self.moves],
        }

    def replay(self, game: Game, upto: int | None = None) -> State:
        """Play the moves, or the first `upto`, on a game made from its options; BadRecord if one is not allowed."""
        self._check_game(game)
        state = self.deal(game)
        for number in range(1, len(self.moves[:upto]) + 1):
            self.carry_out(state, number)
        return state

    def carry_out(self, state: State, number: int) -> None:
        """Make the move of that number, 1 for the first, on the position before it; BadRecord if it is not allowed."""
        game = state.game
        seat, action_id = self.moves[number - 1]
        if action_id == WITHDRAWN:
            _withdraw(state, seat, number)
            return
        if not 0 <= action_id < len(game.actions):
            raise BadRecord(f"move {number}: expected an action from 0 to {len(game.actions) - 1}, got {action_id}")
        action = game.actions[action_id]
        refusal = state.refuse(seat, action)
        if refusal is not None:
            raise BadRecord(f"move {number}: seat {seat} may not {action.name!r} ({refusal.clause})")
        state.apply(seat, action)

    def text(self, game: Game, state: State, *, is_former: bool = False) -> str:
        """Write the record, with the standings of its last position and a digest of all lines before.

        `is_former` writes what an earlier release called the actions (`Game.former_names`).
        """
        former = game.former_names if is_former else {}
        head: dict[str, object] = {
            "regift": FORMAT,
            "game": self.game_id,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": self.options,
            "seed": written_seed(self.seed),
        }
        if self.generator:
            head["generator"] = self.generator
        if self.shuffle:
            head["shuffle"] = self.shuffle
        if self.words:
            head["words"] = self.words
        lines = [_line(head)]
        for seat, action_id in self.moves:
            if action_id == WITHDRAWN:
                lines.append(_line({"seat": seat, "withdrawn": True}))
            else:
                name = game.actions[action_id].name
                lines.append(_line({"seat": seat, "action": action_id, "name": former.get(name, name)}))
        ranking = [[placing.seat, placing.place, placing.score] for placing in state.standings()]
        end = {"over": state.is_over, "standings": ranking, "digest": _digest(lines)}
        return "\n".join([*lines, _line(end)]) + "\n"

    def _has_options_of(self, game: Game) -> bool:
        """Return whether the game has these options; one that came to the game since then is as when left out."""
        is_known = all(name in self.options for name in game.changes())
        return is_known and {**game.settings, **self.options} == game.settings

    def _check_game(self, game: Game) -> None:
        if game.id != self.game_id or game.seats != self.seats or not self._has_options_of(game):
            raise BadRecord(f"the record is of {self.game_id} with {self.seats} seats and other options than {game!r}")
        if self.rules_version != game.rules_version and self.rules_version not in game.earlier_rules:
            raise BadRecord(
                f"rules_version: the record was played by {self.rules_version}, this release plays {game.rules_version}"
            )


def written_seed(seed: "int | bytes") -> str:
    """Write a seed as records do: "fast:" and a number, or "keyed:" and hexadecimal digits."""
    return f"keyed:{seed.hex()}" if isinstance(seed, bytes) else f"fast:{seed}"


def rebuilt_record(
    game_id: str, seats: int, options: "dict[str, bool | int | str]", seed: "int | bytes", held: dict[str, object]
) -> Record:
    """Return a record as one that was pickled."""
    record = Record(game_id, seats, options, seed)
    set_attributes(record, held)
    return record


def new_record(game: Game, seed: "int | bytes") -> Record:
    """Begin the record of a game that is dealt from this seed."""
    record = Record(game.id, game.seats, dict(game.settings), seed)
    record.rules_version = game.rules_version
    return record


class Recorder:
    """Applies actions to a state and keeps the record, sealed phases in seat order whatever order they came in."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.pending: list[tuple[int, int]] = []
        """Moves that can still be taken back."""

    def play(self, state: State, seat: int, action: Action, log: list[Event] | None = None) -> None:
        """Apply the action, or raise IllegalAction and keep nothing."""
        state.apply(seat, action, log)
        self._note(state, seat, action)

    def play_allowed(self, state: State, seat: int, action: Action) -> None:
        """Apply an action that the caller knows not to be refused."""
        state.play(seat, action)
        self._note(state, seat, action)

    def _note(self, state: State, seat: int, action: Action) -> None:
        self.pending.append((seat, action.id))
        if not self._is_sealed(state):
            self.flush()

    def take_back(self, state: State, seat: int) -> None:
        """Undo the seat's unannounced picks, in the state and in the record."""
        state.take_back(seat)
        mine = [at for at, move in enumerate(self.pending) if move[0] == seat]
        gone = mine[-1:] if state.game.takes_back_singly else mine
        self.pending = [move for at, move in enumerate(self.pending) if at not in gone]

    def withdraw(self, state: State, seat: int) -> None:
        """Take the seat out for good, after its own picks; those others can still take back are written after it."""
        state.withdraw(seat)
        known = self.pending
        self.pending = [move for move in known if not state.can_take_back(move[0])]
        self.flush()
        self.record.moves.append((seat, WITHDRAWN))
        self.pending = [move for move in known if state.can_take_back(move[0])]

    def flush(self) -> None:
        """Write down what can't be taken back any more, in seat order, each seat's own moves as they came."""
        self.pending.sort(key=_seat_of)
        self.record.moves += self.pending
        self.pending = []

    def _is_sealed(self, state: State) -> bool:
        for seat, _ in self.pending:
            if state.can_take_back(seat):
                return True
        return False


def read_record(text: str) -> Record:
    """Read a record whose digest fits, without replaying it; BadRecord names the line and what was expected."""
    lines = text.splitlines()
    if len(lines) < 2:
        raise BadRecord(f"expected a first line, the moves and a last line, got {len(lines)} lines")
    head = _read_line(lines, 1)
    if head.get("regift") != FORMAT:
        raise BadRecord(f"line 1: regift: expected {FORMAT}, got {head.get('regift')!r}")
    record = _read_head(head)
    for number in range(2, len(lines)):
        move = _read_line(lines, number)
        seat = _whole(move, "seat", number)
        if not 0 <= seat < record.seats:
            raise BadRecord(f"line {number}: seat: expected 0 to {record.seats - 1}, got {seat}")
        action_id = WITHDRAWN if move.get("withdrawn") is True else _whole(move, "action", number, least=0)
        record.moves.append((seat, action_id))
    end = _read_line(lines, len(lines))
    if end.get("digest") != _digest(lines[:-1]):
        raise BadRecord(f"line {len(lines)}: digest: the lines before it were changed, or some are missing")
    return record


def verify(record: Record, game: Game, text: str) -> None:
    """Replay the record and compare every line with what it must be; BadRecord names the first that differs."""
    state = record.replay(game)
    if game.former_names and text == record.text(game, state, is_former=True):
        return
    for number, (said, true) in enumerate(
        zip(text.splitlines(), record.text(game, state).splitlines(), strict=True), 1
    ):
        if said != true:
            raise BadRecord(f"line {number}: expected {true}, got {said}")


def _withdraw(state: State, seat: int, number: int) -> None:
    """Take the seat out as move `number` says."""
    try:
        state.withdraw(seat)
    except ValueError as error:
        raise BadRecord(f"move {number}: withdrawn: {error}") from None


def _seat_of(move: tuple[int, int]) -> int:
    return move[0]


def _read_head(head: dict[str, object]) -> Record:
    game_id = head.get("game")
    options = head.get("options")
    if not isinstance(game_id, str) or not isinstance(options, dict):
        raise BadRecord("line 1: expected game and options")
    settings = cast("dict[str, bool | int | str]", options)
    record = Record(game_id, _whole(head, "seats", 1), settings, _read_seed(head.get("seed")))
    record.rules_version = _whole(head, "rules_version", 1)
    record.generator = _read_generator(head, record.generator)
    if "shuffle" in head:
        record.shuffle = _read_shuffle(head["shuffle"], str(head.get("seed")))
    if "words" in head:
        record.words = _read_words(head["words"])
    return record


def _read_words(words: object) -> dict[str, dict[str, str]]:
    read: dict[str, dict[str, str]] = {}
    for key, said in words.items() if isinstance(words, dict) else [("", words)]:
        if not isinstance(said, dict) or not isinstance(said.get("name"), str) or not _is_shown(said):
            raise BadRecord(f"line 1: words: {key!r}: expected a name and a line of letters that can be seen")
        if not re.fullmatch(CUSTOM_WORD, str(key)):
            raise BadRecord(f"line 1: words: expected the key of a card that the table added, got {key!r}")
        read[str(key)] = {str(name): str(text) for name, text in said.items()}
    return read


def _is_shown(said: dict[object, object]) -> bool:
    """Return whether these are texts that any screen can show, as the table took them."""
    for text in said.values():
        if not isinstance(text, str) or len(text) > MAX_CARD_TEXT or not text.replace(JOINER, "").isprintable():
            return False
    return True


def _read_shuffle(shuffle: object, seed: str) -> dict[str, object]:
    try:
        commit_reveal_shuffle_proof_and_verification.check(shuffle, seed)
    except commit_reveal_shuffle_proof_and_verification.Unproven as wrong:
        raise BadRecord(f"line 1: {wrong}") from None
    return cast("dict[str, object]", shuffle)


def _read_seed(seed: object) -> "int | bytes":
    kind, _, value = str(seed).partition(":")
    try:
        if kind == "fast":
            return int(value)
        if kind == "keyed":
            return KeyedChance(bytes.fromhex(value)).secret
    except ValueError:
        pass
    raise BadRecord(f"line 1: seed: expected fast:NUMBER or keyed:HEX of 16 to 64 bytes, got {seed!r}")


def _read_generator(head: dict[str, object], known: str) -> str:
    """Return the generator that the record names, "" where it names none; `known` is what this release would name."""
    if "generator" not in head:
        return ""
    if head["generator"] != known:
        expected = f"{known}, or none in a record of an earlier release" if known else "none beside a keyed seed"
        raise BadRecord(f"line 1: generator: expected {expected}, got {head['generator']!r}")
    return known


def _read_line(lines: list[str], number: int) -> dict[str, object]:
    try:
        read = json.loads(lines[number - 1])
    except ValueError as error:
        raise BadRecord(f"line {number}: not JSON: {error}") from None
    if not isinstance(read, dict):
        raise BadRecord(f"line {number}: expected an object in braces")
    return cast("dict[str, object]", read)


def _whole(read: dict[str, object], name: str, number: int, *, least: int | None = None) -> int:
    value = read.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRecord(f"line {number}: {name}: expected a whole number, got {value!r}")
    if least is not None and value < least:
        raise BadRecord(f"line {number}: {name}: expected {least} or more, got {value}")
    return value


def _line(content: object) -> str:
    return json.dumps(content, separators=(",", ":"), ensure_ascii=False)


def _digest(lines: list[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()
