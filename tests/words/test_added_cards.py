"""The words of cards that a table has added: text, in quotes where a sentence names them."""

import pytest

from regift.games.action_and_event_wording import GameTranslations
from regift.kit.action_arguments_and_action_table import CARD, Value
from regift.kit.event import Event, EventKind, Field
from regift.kit.record import read_record
from regift.kit.refusal_and_errors import BadRecord

SCARF = {"own-1": {"name": "<b>scarf</b> { $x }", "line": "It itches."}}


@pytest.mark.parametrize(("language", "quoted"), [("en", "“{}”"), ("fr", "«\u202f{}\u202f»")])
def test_an_added_card_is_named_as_it_was_called(language: str, quoted: str) -> None:
    words = GameTranslations(None, language, str, "event-gives = gives { $gift_phrase }, { $gift }")
    words.added = SCARF
    name = SCARF["own-1"]["name"]
    assert words.label("own-1") == name
    event = Event(EventKind("gives", [Field("gift", CARD)]), [0], [Value("gift", CARD, "own-1")])
    assert words.event(event) == f"gives {quoted.format(name)}, {name}"


@pytest.mark.parametrize(
    "said", ['{"own-1":{"name":"\\u001b[2J"}}', '{"own-1":{"name":"\\u202ex"}}', '{"own-1":4}', "[]"]
)
def test_a_record_brings_no_words_that_a_screen_would_obey(said: str) -> None:
    head = f'{{"regift":1,"game":"g","rules_version":1,"seats":2,"options":{{}},"seed":"fast:1","words":{said}}}'
    with pytest.raises(BadRecord, match="words"):
        read_record(f"{head}\n{{}}\n")
