"""What messages are made of: their tag, and the types that many of their fields have.

An argument's value says its own type: a number is a number, "@1" is seat 1, "#thief" the card `thief`, "~3" three
cards face down, ["#thief", "#level_1"] cards face up, "#?" one card face down, and any other string a key in the
game's words.
"""

from typing import Annotated

from msgspec import Meta, Struct

Argument = int | str | list[str]
Arguments = dict[str, Argument]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Avatar = Annotated[str, Meta(min_length=1, max_length=24)]
Code = Annotated[str, Meta(pattern="^[A-Z]{4}$")]
Seats = Annotated[int, Meta(ge=1, le=8)]
Settings = dict[str, bool | int | str]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes."""


class Message(Struct, tag_field="t", forbid_unknown_fields=True, omit_defaults=True):
    """What every message has: its tag."""
