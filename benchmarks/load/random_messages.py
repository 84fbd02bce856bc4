"""Messages at random: any that the wire's schema allows, and what becomes of true ones when they are twisted."""

import json
import random
from typing import Any, Final

import msgspec
from msgspec import inspect

from benchmarks.load.client_knowledge import ClientKnowledge
from regift.wire import all_messages as wire

NUMBERS: Final = (-(2**63), -1, 0, 1, 2, 3, 7, 8, 2**31, 2**53, 2**64 - 1, 2**64, 10**30)
WORDS: Final = (
    *(
        "",
        " ",
        "fox",
        "random",
        "rules",
        "search",
        "first",
        "turn_cap",
        "clock",
        "chat",
        "brisk",
        "laugh",
        "everything",
    ),
    *("\u202eevil", "👩‍👩‍👧‍👦", "\x00", "\\ud800", "<script>", "../..", "%s{}", "É" * 8, "x" * 300, "KNOT", "0" * 64),
)
ODD: Final = (
    "{",
    "[]",
    "null",
    '"',
    '{"t":',
    "\ufeff{}",
    '{"t": "play", "t": "start"}',
    "NaN",
    "[" * 2000,
    '{"x":' * 2000,
)
KINDS: Final = tuple(each.cls for each in inspect.type_info(wire.ToServer).types)  # type: ignore[attr-defined]
RARE: Final = (wire.StandUp, wire.ShowOut, wire.Pause, wire.Withdraw, wire.Enter, wire.GoOn)
"""What would leave nobody to play, were it as frequent as the rest."""
SHARE: Final = 0.02
"""How often a number or a word comes from the whole list where the client knows a likely one."""


class MessageForger:
    """Words messages for one client after another; the same seed, the same lies."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.true: list[str] = []
        """Messages that were once in order, from anybody: they are replayed and twisted."""

    def message(self, seen: ClientKnowledge, code: str) -> str | bytes:
        """Word something."""
        throw = self.dice.random()
        if throw < 0.3 and seen.options:
            return self._remember(self._move(seen))
        if throw < 0.65:
            return self._remember(self._any(seen, code))
        if throw < 0.75 and self.true:
            return self.dice.choice(self.true)
        if throw < 0.95 and self.true:
            return self._twisted(self.dice.choice(self.true))
        if throw < 0.97:
            return self.dice.randbytes(self.dice.randrange(40))
        return self.dice.choice(ODD)

    def _remember(self, message: str) -> str:
        if len(self.true) < 2000:
            self.true.append(message)
        else:
            self.true[self.dice.randrange(2000)] = message
        return message

    def _move(self, seen: ClientKnowledge) -> str:
        return json.dumps({"t": "play", "action": self.dice.choice(seen.options).id, "at": seen.at})

    def _any(self, seen: ClientKnowledge, code: str) -> str:
        """Word any message of the schema, its fields likely ones more often than not."""
        kind = self.dice.choice(KINDS)
        if kind in RARE and self.dice.random() < 0.8:
            kind = wire.Why
        likely: dict[str, Any] = {"code": code, "at": seen.at, "token": seen.token, "seat": self.dice.randrange(4)}
        said: dict[str, Any] = {"t": kind.__struct_config__.tag}
        for field in msgspec.structs.fields(kind):
            if field.required or self.dice.random() < 0.5:
                is_likely = field.name in likely and self.dice.random() > SHARE
                said[field.name] = likely[field.name] if is_likely else self._value(inspect.type_info(field.type))
        return json.dumps(said)

    def _value(self, type: inspect.Type) -> object:
        """Return a value of that type; now and then of another."""
        if self.dice.random() < SHARE:
            return self.dice.choice([None, True, 1.5, [], {}, *NUMBERS])
        if isinstance(type, inspect.UnionType):
            return self._value(self.dice.choice(type.types))
        if isinstance(type, inspect.BoolType):
            return self.dice.random() < 0.5
        if isinstance(type, inspect.IntType):
            return self.dice.randrange(-1, 60) if self.dice.random() < 0.8 else self.dice.choice(NUMBERS)
        return self.dice.choice(WORDS)

    def _twisted(self, message: str) -> str:
        """Change a message a little: a letter, a piece, a field."""
        dice = self.dice
        place = dice.randrange(len(message) + 1)
        how = dice.randrange(6)
        if how == 0:
            return message[:place]
        if how == 1:
            return message[:place] + chr(dice.choice((0, 34, 92, 123, 0x202E, 0xFFFF, 0x1F600))) + message[place:]
        if how == 2:
            return message[:place] + message[place + dice.randrange(1, 8) :]
        if how == 3:
            return message + message
        said = json.loads(message)
        if how == 4:
            said.pop(dice.choice(list(said)))
        else:
            said[dice.choice(list(said))] = dice.choice([*NUMBERS, *WORDS, None, [[]], {"t": "play"}])
        return json.dumps(said)
