"""Every failure as the typed message that a client gets."""

import re
from typing import Final

import msgspec

from regift.games import catalogue as games
from regift.games.catalogue import UnknownGame
from regift.kit.deck_builder_option_and_deck_code import BadDeck
from regift.kit.refusal_and_errors import BadOption, RegiftError
from regift.tables.request_error import BadToken, NoSuchTable, RequestError, TableClosed
from regift.tables.storage.storage_interface import JournalFailed
from regift.wire import all_messages as wire
from regift.wire.view_change_event_and_option_encoder import arguments_of

COMPLAINT: Final = re.compile(r"(?P<said>.*?)(?: - at `(?P<path>[^`]*)`)?", re.DOTALL)
EXPECTED: Final = re.compile(r"Expected (?P<expected>.*?)(?:, got (?P<got>.*))?", re.DOTALL)
LONGEST: Final = 80


def fault_of(error: RegiftError) -> wire.Fault:
    """Word a failure that the sender can mend."""
    if isinstance(error, RequestError):
        said, is_final = arguments_of(error.values), isinstance(error, BadToken)
        return wire.Fault(error.field, error.expected, shortened(error.got), is_final, error.reason, said)
    if isinstance(error, BadDeck):
        got, said = shortened(str(error.value)), arguments_of(error.values)
        return wire.Fault(error.option, error.allowed, got, reason=error.reason, args=said)
    if isinstance(error, BadOption):
        return wire.Fault(error.option, error.allowed, shortened(str(error.value)))
    if isinstance(error, UnknownGame):
        return wire.Fault("game", "one of " + ", ".join(games.folders()))
    if isinstance(error, TableClosed):
        return wire.Fault("code", "a table that is kept", is_final=True, reason=error.reason)
    if isinstance(error, NoSuchTable):
        return wire.Fault("code", "the code of a table", is_final=True)
    if isinstance(error, JournalFailed):
        return wire.Fault("journal", "a disk that takes this; nothing was changed", shortened(str(error)))
    return wire.Fault("server", shortened(str(error)))


def decode_fault(error: msgspec.DecodeError) -> wire.Fault:
    """Word what could not be decoded: the field, what was expected there, and what came."""
    whole = COMPLAINT.fullmatch(str(error))
    said, path = (whole["said"], whole["path"]) if whole else (str(error), None)
    parts = EXPECTED.fullmatch(said)
    field = (path or "").removeprefix("$").removeprefix(".")
    if parts:
        return wire.Fault(field, shortened(parts["expected"]), shortened(parts["got"] or ""))
    return wire.Fault(field, "a message in JSON", shortened(said))


def shortened(text: str) -> str:
    """Cut what would make a long answer."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
