"""A calendar file with one event (RFC 5545)."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Final, NamedTuple

LINE_END: Final = "\r\n"
MOST_OCTETS: Final = 75
"""Of one line, its end left out."""
ESCAPED: Final = str.maketrans({"\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n", "\r": None})
LENGTH: Final = timedelta(hours=3)
"""Of an evening."""


class CalendarEvent(NamedTuple):
    """What stands in the calendar."""

    uid: str
    """Names the event: whoever takes the file twice has it once."""
    begins: datetime
    """In UTC."""
    made: datetime
    """When what it says became so, in UTC; not when it was asked for, so that the same event is the same file."""
    title: str
    about: str
    link: str


def calendar_file(event: CalendarEvent) -> bytes:
    """Return the file."""
    properties = [
        ("BEGIN", "VCALENDAR"),
        ("VERSION", "2.0"),
        ("PRODID", "-//Regift//Regift//EN"),
        ("CALSCALE", "GREGORIAN"),
        ("BEGIN", "VEVENT"),
        ("UID", escaped(event.uid)),
        ("DTSTAMP", in_utc(event.made)),
        ("DTSTART", in_utc(event.begins)),
        ("DTEND", in_utc(event.begins + LENGTH)),
        ("SUMMARY", escaped(event.title)),
        ("DESCRIPTION", escaped(event.about)),
        ("LOCATION", escaped(event.link)),
        ("URL", event.link),
        ("END", "VEVENT"),
        ("END", "VCALENDAR"),
    ]
    lines = [line for name, value in properties for line in folded(f"{name}:{value}")]
    return "".join(line + LINE_END for line in lines).encode()


def in_utc(moment: datetime) -> str:
    """Return a moment as a calendar writes it."""
    return f"{moment:%Y%m%dT%H%M%SZ}"


def escaped(text: str) -> str:
    """Return a text in which nothing ends the value or begins another line."""
    return text.translate(ESCAPED)


def folded(line: str) -> Iterator[str]:
    """Yield the lines that stand for a long one: each further one begins with a space, and no letter is cut in two."""
    part, room = "", MOST_OCTETS
    for letter in line:
        size = len(letter.encode())
        if size > room:
            yield part
            part, room = " ", MOST_OCTETS - 1
        part += letter
        room -= size
    yield part
