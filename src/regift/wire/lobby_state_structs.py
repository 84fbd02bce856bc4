"""Who sits at the table, who waits, what time is left, and what is to be played: what the lobby is made of."""

from msgspec import UNSET, Struct, UnsetType


class Chair(Struct, omit_defaults=True):
    """One seat of the table. {"seat": 1, "who": "person", "name": "Léa", "avatar": "fox", "is_here": true}"""

    seat: int
    who: str
    """person, bot or free."""
    name: str = ""
    avatar: str = ""
    bot: str = ""
    """Which bot: a name as `GET /api/bots` lists them."""
    is_here: bool = True
    is_host: bool = False
    is_covered: bool = False
    """Whether a bot plays for the person until they are back."""
    pledge: str = ""
    """What the person pledged for the next shuffle."""
    voters: list[int] = []
    """The seats of those who want this one out of the game."""
    out_in: int = 0
    """Milliseconds in which the person can still come back before the seat is out of the game; 0: it stays."""
    is_awaited: bool = False
    """Whether the person is gone, and all others wait for a choice of theirs that no bot makes unasked."""
    move_on_in: int = 0
    """Milliseconds until others may move on without that choice; 0: they may."""
    move_on_voters: list[int] = []
    """The seats of those who want to."""
    is_away: bool = False
    """Whether the person has gone on to the next table."""
    hastens: bool = False
    """Whether the seat wishes to go faster through what is shown to all."""
    was_covered: bool = False
    """Whether a bot has played for the person, who is still gone and has not played since, and no bot plays now."""
    is_offered: bool = False
    """Whether the person would hand the seat on to whoever watches and asks for it."""
    wish: str = ""
    """The game that the person would like to play next; "": they have not said."""
    added: int = 0
    """How many cards of the table's own the person has added, before the game."""


class Asking(Struct, omit_defaults=True):
    """Somebody who waits for the reader's yes. {"person": "9f2c", "name": "Zoé", "avatar": "cat", "seat": 2}"""

    person: str
    name: str
    avatar: str
    seat: int
    """Where it is the reader's own, it is theirs to give."""
    is_like_banned: bool = False
    """Whether they come from an address from which somebody was here whom the host has shown out."""


class TimeLeft(Struct, omit_defaults=True):
    """What is left to one seat, in milliseconds; 0: its time is up. {"seat": 1, "left": 12500, "whole": 30000}"""

    seat: int
    left: int
    whole: int
    is_first: bool = False
    """Whether it is over a first reaction: without it the table goes on only if the host, or all others, press on."""
    voters: list[int] = []
    """The seats that have."""


class Choice(Struct, omit_defaults=True):
    """An option of a game, for the lobby: what it takes and what it is set to."""

    name: str
    value: bool | int | str
    default: bool | int | str | UnsetType = UNSET
    """Left out where it is the value."""
    allowed: list[bool | int | str] = []
    """Left out for who can't change it."""
    is_house: bool = False
    is_fixed: bool = False
    """Whether it can't be changed now."""
    seat: int = -1
    """Whose it is: who sits there may set it, as the host may; −1: nobody's."""
