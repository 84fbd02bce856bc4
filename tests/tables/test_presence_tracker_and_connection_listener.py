"""Who is at a table, and what is remembered of those who are not."""

from regift.kit.refusal_and_errors import RegiftError
from regift.tables.people.presence_tracker_and_connection_listener import Presence
from regift.tables.request_error import BadToken


class Somebody:
    """A listener who hears nothing."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.address = ""
        self.generation = 0

    def hear_entered(self, seat: int) -> None:
        """Nothing."""

    def hear_removed(self, why: BadToken) -> None:
        """Nothing."""

    def hear_closed(self) -> None:
        """Nothing."""

    def hear_failure(self, failure: RegiftError) -> None:
        """Nothing is heard."""

    def hear_lobby(self) -> None:
        """Nothing."""

    def hear(self, frame: bytes) -> None:
        """Nothing."""


def test_all_but_those_who_sit_are_the_crowd() -> None:
    presence = Presence()
    ann, bo, twice = Somebody("ann"), Somebody("bo"), Somebody("bo")
    for listener in (ann, bo, twice):
        presence.come(listener)
    assert presence.of("bo") == [bo, twice]
    assert presence.but({"ann"}) == [bo, twice]
    assert presence.count_but({"ann", "cy"}) == 1
    assert not presence.go(bo, 1.0)
    assert presence.go(twice, 2.0)
    assert not presence.go(twice, 2.0)
    assert (presence.of("bo"), presence.is_here("bo")) == ([], False)


def test_who_is_forgotten_has_been_gone_since_the_next_question() -> None:
    presence = Presence()
    listener = Somebody("ann")
    presence.come(listener)
    presence.go(listener, 1.0)
    assert presence.gone_for("ann", 5.0) == 4.0
    presence.forget("ann")
    assert presence.gone_for("ann", 6.0) == 0.0
