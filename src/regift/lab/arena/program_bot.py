"""Bots that are programs: they read and write JSON, one message a line (docs/arena.md)."""

import json
from collections.abc import Mapping
from multiprocessing.util import Finalize
from typing import Final

from regift.kit.action_arguments_and_action_table import Action
from regift.kit.bot import Bot, PositionSampler
from regift.kit.event import Event
from regift.kit.game_definition_base_class_and_options import GameDefinition
from regift.kit.seeded_random_generator import Chance
from regift.kit.view import View
from regift.lab.arena.forfeit_on_bot_error_or_illegal_move import Forfeit
from regift.lab.arena.line_by_line_subprocess import LineProcess

PROGRAM: Final = "program:"
"""What the name of such a bot begins with; its command follows."""
PROTOCOL: Final = 1
"""The version of the messages."""
TIME_TO_START: Final = 10.0
"""Seconds that a program has to answer `hello`, or as long as for a move if that is longer."""


class ProgramEntry:
    """Makes bots that one command plays, and keeps a process of it for each seat from game to game."""

    def __init__(self, command: str, move_time: float) -> None:
        self.command = command
        self.move_time = move_time
        """Seconds for a move."""
        self._processes: dict[int, LineProcess] = {}
        Finalize(self, stop_all, args=(self._processes,), exitpriority=10)  # atexit is not for processes of a pool

    def __call__(self, chance: Chance) -> Bot:
        """Make a bot."""
        return ProgramBot(chance, self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Send it to another process without its own processes."""
        return ProgramEntry, (self.command, self.move_time)

    def process(self, seat: int) -> LineProcess:
        """Return the process of a seat, started if need be; Forfeit says why it does not play."""
        if seat not in self._processes:
            process = LineProcess(self.command)
            self._processes[seat] = process
            hello = {"type": "hello", "protocol": PROTOCOL, "move_time": self.move_time}
            self.ask(seat, lines_of(hello), "ready", max(TIME_TO_START, self.move_time))
        return self._processes[seat]

    def ask(self, seat: int, question: bytes, kind: str, seconds: float) -> dict[str, object]:
        """Return the answer of that type; a process that gives no such answer is killed, and Forfeit says why."""
        try:
            return read_answer(self._processes[seat].ask(question, seconds), kind)
        except Forfeit:
            self._processes.pop(seat).kill()
            raise

    def drop(self, seat: int) -> None:
        """Kill the process of a seat: the next game has a fresh one."""
        if seat in self._processes:
            self._processes.pop(seat).kill()

    def stop(self) -> None:
        """End all processes."""
        stop_all(self._processes)


class ProgramBot(Bot):
    """Plays one seat by asking a program."""

    def __init__(self, chance: Chance, entry: ProgramEntry) -> None:
        super().__init__(chance)
        self._entry = entry
        self._seat = -1
        self._news: list[dict[str, object]] = []
        """What it is sent with the next question."""
        self._events: list[dict[str, object]] = []
        self._number = 0

    def start(self, game: GameDefinition, seat: int) -> None:
        """Let the program know that a game begins."""
        self._seat = seat
        told = {"game": game.id, "seats": game.seats, "options": dict(game.settings)}
        self._news = [{"type": "game", **told, "seat": seat, "seed": int(self.chance.word())}]
        self._entry.process(seat)

    def see(self, event: Event) -> None:
        """Keep an event for the next question."""
        self._events.append(event.to_dict())

    def choose(self, view: View, options: list[Action], sample: PositionSampler) -> Action:
        """Return the option that the program names; Forfeit says what is wrong with its answer."""
        self._number += 1
        question: dict[str, object] = {"type": "choose", "number": self._number, "view": view.to_dict()}
        question |= {"key": sample.key().hex(), "events": self._events}
        question |= {"options": [option.name for option in options]}
        answer = self._entry.ask(self._seat, lines_of(*self._news, question), "choice", self._entry.move_time)
        self._news, self._events = [], []
        chosen = next((option for option in options if option.name == answer.get("option")), None)
        if answer.get("number") == self._number and chosen is not None:
            return chosen
        self._entry.drop(self._seat)
        if chosen is None:
            raise Forfeit(f"played {answer.get('option')!r}, which is no option")
        raise Forfeit(f"answered question {answer.get('number')!r} when asked question {self._number}")


def stop_all(processes: dict[int, LineProcess]) -> None:
    """End these processes and forget them."""
    while processes:
        processes.popitem()[1].close()


def lines_of(*messages: Mapping[str, object]) -> bytes:
    """Return the messages as lines of JSON."""
    return "".join(f"{json.dumps(message, separators=(',', ':'))}\n" for message in messages).encode()


def read_answer(line: bytes, kind: str) -> dict[str, object]:
    """Return the message in a line; Forfeit says what is no message of that type."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise Forfeit(f"wrote what is no JSON: {line[:60]!r}") from None
    if not isinstance(answer, dict) or answer.get("type") != kind:
        raise Forfeit(f"wrote no message of type {kind!r}: {line[:60]!r}")
    return answer
