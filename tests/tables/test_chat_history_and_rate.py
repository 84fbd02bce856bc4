"""People say so much in so long, and what they said is kept for newcomers."""

import pytest

from regift.tables.people.chat_history_and_rate import (
    BURST,
    BURST_SPAN,
    STRIDES,
    Chat,
    ChatLine,
    ChatScope,
)
from regift.tables.request_error import RequestError


def line(text: str = "hello", person: str = "ann", scope: ChatScope = ChatScope.ALL) -> ChatLine:
    """Return what somebody says."""
    return ChatLine(0, person, person.title(), 0, text, scope=scope)


def reaction(name: str) -> ChatLine:
    """Return how somebody reacts."""
    return line("")._replace(reaction=name)


def test_five_lines_or_reactions_in_six_seconds_and_the_next_when_the_first_is_as_old() -> None:
    chat = Chat()
    for moment in (0.0, 1.0, 2.0):
        chat.say(line(), moment)
    chat.react(reaction("clap"), 3.0)
    chat.react(reaction("wow"), 4.0)
    for tell, told in ((chat.say, line()), (chat.react, reaction("clap"))):
        with pytest.raises(RequestError, match="at most 5 lines in 6 seconds"):
            tell(told, 5.9)
    chat.say(line(person="bo"), 5.9)
    chat.say(line(), 6.0)
    with pytest.raises(RequestError):
        chat.say(line(), 6.9)
    chat.say(line(), 7.0)


def test_who_was_told_to_wait_waits_no_longer_for_having_tried() -> None:
    chat = Chat()
    for _ in range(BURST):
        chat.say(line(), 0.0)
    for moment in (1.0, 2.0, 5.0):
        with pytest.raises(RequestError):
            chat.say(line(), moment)
    chat.say(line(), BURST_SPAN)


def test_of_who_has_gone_nothing_is_counted() -> None:
    chat = Chat()
    for _ in range(BURST):
        chat.say(line(), 0.0)
    chat.forget("ann")
    chat.forget("nobody")
    chat.say(line(), 0.0)


def test_of_very_many_people_those_who_have_spoken_just_now_are_counted_still() -> None:
    chat = Chat()
    for number in range(199):
        chat.say(line(person=f"person {number}"), 0.0)
    for moment in (0.0, 1.0, 2.0, 3.0, 7.0):
        chat.say(line(), moment)
    with pytest.raises(RequestError):
        chat.say(line(), 5.9)
    chat.say(line(person="bo"), 8.0)
    with pytest.raises(RequestError):
        chat.react(reaction("clap"), 5.9)
    assert len(chat._times) == 2


def test_a_newcomer_is_shown_the_last_lines_and_no_reactions() -> None:
    chat = Chat()
    for number in range(41):
        chat.say(line(f"line {number}"), 100.0 * number)
    chat.react(reaction("clap"), 4000.0)
    assert [each.text for each in chat.lines] == [f"line {number}" for number in range(1, 41)]


def test_a_line_is_cut_where_it_is_too_long_and_has_at_least_one_letter() -> None:
    chat = Chat()
    assert chat.say(line("x" * 200), 0.0).text == chat.say(line("x" * 201), 0.0).text == "x" * 200
    for text in ("", "  "):
        with pytest.raises(RequestError):
            chat.say(line(text), 0.0)
    assert len(chat.lines) == 2


def test_a_reaction_is_one_of_those_there_are() -> None:
    chat = Chat()
    assert chat.react(reaction("laugh"), 0.0).reaction == "laugh"
    with pytest.raises(RequestError, match="one of laugh, love"):
        chat.react(reaction("shrug"), 0.0)


def test_each_line_has_a_higher_number_that_does_not_tell_how_many_others_heard() -> None:
    chat = Chat()
    order = [ChatScope.ALL, ChatScope.KNOWING, ChatScope.KNOWING, ChatScope.WATCHERS, ChatScope.ALL]
    numbers = [chat.say(line(scope=scope, person=f"{at}"), 0.0).number for at, scope in enumerate(order)]
    assert numbers == [1_000_000, 1_000_001, 1_000_002, 1_001_000, 2_000_000]
    assert all(number % STRIDES[scope] == 0 for number, scope in zip(numbers, order, strict=True))
    assert chat.react(reaction("clap"), 0.0).number == 3_000_000
