"""How a failure is worded: what came is repeated, but never at length."""

import msgspec
import pytest

from regift.games import catalogue
from regift.games.catalogue import UnknownGame
from regift.kit.refusal_and_errors import BadOption
from regift.tables.request_error import BadToken, NoSuchTable, RequestError
from regift.wire.all_messages import Fault
from regift.wire.error_mapping import decode_fault, fault_of, shortened


@pytest.mark.parametrize(("length", "said"), [(80, "x" * 80), (81, "x" * 80 + "…"), (9000, "x" * 80 + "…")])
def test_what_came_is_cut_after_eighty_letters(length: int, said: str) -> None:
    came = "x" * length
    assert shortened(came) == said
    assert fault_of(RequestError("name", "a name", came)).got == said
    assert fault_of(BadOption("seats", came, "2 to 6")).got == said
    assert decode_fault(msgspec.DecodeError(came)).got == said


def test_what_could_not_be_decoded_names_the_field_what_was_expected_and_what_came() -> None:
    assert decode_fault(msgspec.DecodeError("Expected `int`, got `str` - at `$.seat`")) == Fault(
        "seat", "`int`", "`str`"
    )
    assert decode_fault(msgspec.DecodeError("Expected `str` of length >= 1 - at `$.name`")) == Fault(
        "name", "`str` of length >= 1", ""
    )
    assert decode_fault(msgspec.DecodeError("JSON is malformed")) == Fault("", "a message in JSON", "JSON is malformed")


def test_only_a_foreign_token_and_an_unknown_code_are_final() -> None:
    assert fault_of(NoSuchTable("KNOT")).is_final
    assert fault_of(BadToken("token", "a token of this server")).is_final
    assert not fault_of(RequestError("name", "a name")).is_final


def test_a_game_that_there_is_not_is_named_as_the_field() -> None:
    with pytest.raises(UnknownGame) as unknown:
        catalogue.find("zzq6")
    assert fault_of(unknown.value) == Fault("game", "one of cursed_gifts, gift_trap, kung_fu, not_a_hat")
