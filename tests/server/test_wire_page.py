"""The examples in docs/wire.md are messages, and no message is missing there."""

import re
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest

from regift.wire import all_messages as wire

PAGE: Final = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
ROW: Final = re.compile(r"^\| `(\w+)` \|.*\| `(\{.*\})` \|$", re.MULTILINE)
SECTIONS: Final = {
    "### From the client": wire.ToServer,
    "### To the client": wire.ToClient,
    "## Parts": wire.AnyPart,
}


def rows(section: str) -> list[tuple[str, str]]:
    """Return the messages of a section with their examples, as JSON."""
    text = re.split(r"^#", PAGE.split(f"\n{section}\n")[1], maxsplit=1, flags=re.MULTILINE)[0]
    return [(tag, example.replace("[…]", "[]").replace("{…}", "{}")) for tag, example in ROW.findall(text)]


@pytest.mark.parametrize("section", SECTIONS)
def test_every_message_has_a_row(section: str) -> None:
    tags = {str(kind.__struct_config__.tag) for kind in get_args(SECTIONS[section])}
    assert {tag for tag, _ in rows(section)} == tags


@pytest.mark.parametrize("section", SECTIONS)
def test_every_example_is_a_message(section: str) -> None:
    kinds: Any = SECTIONS[section]
    for tag, example in rows(section):
        whole = example.replace("5feceb66…", "5f" * 32).replace("00c1…", "00" * 32).replace("9f86…", "9f" * 32)
        message = msgspec.json.decode(whole, type=kinds)
        assert message.__struct_config__.tag == tag
