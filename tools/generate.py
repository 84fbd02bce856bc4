"""Write web/src/generated: the wire, and what gifts are drawn with (`python -m tools.generate [--check]`)."""

import json
import re
import sys
from typing import Any, cast, get_args

import msgspec
from msgspec.structs import fields

from regift.wire import all_messages as wire
from regift.wire import custom_card_messages, deck_and_balance_messages, evening_messages, http_messages
from tools import gifts
from tools.paths import ROOT, WEB

FOLDER = WEB / "src" / "generated"
"""Where all of it is written."""

HEADER = """// Written by `python -m tools.generate` from src/regift/wire. Do not edit.
"""

ARGUMENT = """export type Argument = number | string | string[];
export type Arguments = Record<string, Argument>;
"""

OVER_HTTP = (
    http_messages.GameCard,
    http_messages.GameSheet,
    http_messages.NewTable,
    deck_and_balance_messages.DeckAsked,
    deck_and_balance_messages.DeckNews,
    deck_and_balance_messages.BalanceAsked,
    deck_and_balance_messages.BalanceNews,
    http_messages.TableMade,
    http_messages.HeldSeats,
    http_messages.TableNews,
    http_messages.OpenTable,
    http_messages.ScreenCode,
    http_messages.ScreenTable,
    http_messages.ChosenScreen,
    http_messages.Replay,
    custom_card_messages.NewOwnCards,
    custom_card_messages.OwnNews,
    custom_card_messages.HouseCardNews,
    custom_card_messages.PutAway,
    evening_messages.EveningNews,
)
"""What goes over HTTP, not the websocket."""

ASKED = (
    http_messages.NewTable,
    deck_and_balance_messages.DeckAsked,
    deck_and_balance_messages.BalanceAsked,
    http_messages.HeldSeat,
    http_messages.HeldSeats,
    http_messages.ChosenScreen,
    custom_card_messages.NewOwnCard,
    custom_card_messages.NewOwnCards,
    custom_card_messages.PutAway,
)
"""Of these, what a client asks."""

SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

NAMED = {
    "number | string | string[]": "Argument",
    " | ".join(part.__name__ for part in get_args(wire.AnyPart)): "AnyPart",
}
"""Unions that have a name of their own."""

Schema = dict[str, Any]


def main() -> int:
    """Write the files, or with --check say which of them are out of date."""
    files = {"wire.ts": whole_file(), "gifts.json": gifts.pictures()}
    if "--check" not in sys.argv:
        FOLDER.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (FOLDER / name).write_text(text, encoding="utf-8")
        return 0
    late = [name for name, text in files.items() if not is_written(name, text)]
    for name in late:
        path = (FOLDER / name).relative_to(ROOT)
        print(f"{path} is out of date: run `python -m tools.generate`", file=sys.stderr)
    return 1 if late else 0


def is_written(name: str, text: str) -> bool:
    """Return whether a file says this already."""
    path = FOLDER / name
    return path.exists() and path.read_text(encoding="utf-8") == text


def whole_file() -> str:
    """Return the TypeScript of every message, in the order of the schema."""
    sent, received = get_args(wire.ToServer), get_args(wire.ToClient)
    roots = [*sent, *received, *OVER_HTTP]
    _, components = msgspec.json.schema_components(roots, ref_template="{name}")
    components = {name: as_object(name, schema) for name, schema in components.items()}
    from_client = {kind.__name__ for kind in (*sent, *ASKED)}
    blocks = [HEADER, ARGUMENT]
    blocks += [interface(name, schema, is_sent=name in from_client) for name, schema in components.items()]
    blocks += [union("AnyPart", get_args(wire.AnyPart)), union("ToServer", sent), union("ToClient", received)]
    blocks += [rows(components), defaults(components, from_client)]
    return "\n".join(blocks)


def as_object(name: str, schema: Schema) -> Schema:
    """Return a list of fields as the object that it is read into."""
    if schema["type"] != "array":
        return schema
    names = [field.encode_name for field in fields(shape_of(name))]
    properties = dict(zip(names, schema["prefixItems"], strict=True))
    return schema | {"properties": properties, "required": names[: schema["minItems"]]}


def shape_of(name: str) -> type[Any]:
    """Find the message of that name."""
    modules = (wire, http_messages, deck_and_balance_messages, custom_card_messages, evening_messages)
    return cast(type[Any], next(getattr(module, name) for module in modules if hasattr(module, name)))


def interface(name: str, schema: Schema, *, is_sent: bool) -> str:
    """Return one message; what the client sends may leave out defaults, what it receives is filled up on arrival."""
    lines = [f"/** {first_line(schema)} */", f"export interface {name} {{"]
    for field, about in schema["properties"].items():
        is_filled = "default" in about and not is_sent
        mark = "" if field in schema["required"] or is_filled else "?"
        lines.append(f"  {field}{mark}: {type_of(about)};")
    return "\n".join([*lines, "}", ""])


def first_line(schema: Schema) -> str:
    """Return what the class says of itself, without the example."""
    return re.split(r" (?:\{|\[\")|\n", str(schema.get("description", "")), maxsplit=1)[0]


def type_of(schema: Schema) -> str:
    """Translate one field's schema into a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        joined = " | ".join(type_of(part) for part in schema["anyOf"])
        return NAMED.get(joined, joined)
    if schema["type"] == "array":
        return array_of(schema)
    if schema["type"] == "object":
        values = type_of(schema["additionalProperties"])
        return "Arguments" if values == "Argument" else f"Record<string, {values}>"
    return SIMPLE[schema["type"]]


def array_of(schema: Schema) -> str:
    """Translate a list or a tuple."""
    if "prefixItems" in schema:
        return "[" + ", ".join(type_of(item) for item in schema["prefixItems"]) + "]"
    item = type_of(schema["items"])
    return f"({item})[]" if " | " in item else f"{item}[]"


def union(name: str, kinds: tuple[type, ...]) -> str:
    """Return the union of some messages."""
    return f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};\n"


def rows(components: dict[str, Schema]) -> str:
    """Return what comes as a list of fields."""
    lines = ["/** What is sent as a list: its fields in order, of which the last may be missing. */"]
    lines.append("export const rows = {")
    for name, schema in components.items():
        if schema["type"] == "array":
            lines.append(f"  {name}: {json.dumps(list(schema['properties']))},")
    return "\n".join([*lines, "};", ""])


def defaults(components: dict[str, Schema], from_client: set[str]) -> str:
    """Return what a field left out on the way to the client stands for."""
    lines = ["/** What a field that was left out stands for, by message. */", "export const defaults = {"]
    for name, schema in components.items():
        fields = {field: about["default"] for field, about in schema["properties"].items() if "default" in about}
        if fields and name not in from_client:
            inside = ", ".join(f"{field}: {json.dumps(value)}" for field, value in fields.items())
            lines.append(f"  {name}: {{ {inside} }},")
    return "\n".join([*lines, "};", ""])


if __name__ == "__main__":
    sys.exit(main())
