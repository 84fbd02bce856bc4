"""Who gives way where there is no room for another connection, and what is counted of it."""

from regift.server.socket.connection_limit_and_eviction import (
    GONE,
    PLAYER,
    SPECTATOR,
    UNIDENTIFIED,
    ConnectionSlots,
    Slot,
)
from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.limits.server_limit_values import Limits

HOME, AWAY = "1.2.3.4", "5.6.7.8"


class Server:
    """The slots of a server, with the names of those that gave way, in order."""

    def __init__(self, limits: Limits) -> None:
        self.budget = UsageBudget(limits, lambda: 0.0)
        self.slots = ConnectionSlots(self.budget, is_behind_proxy=False)
        self.gone: list[str] = []

    def come(self, name: str, address: str = HOME) -> Slot:
        """Open a connection, for which there is a slot."""
        slot = self.slots.come(address, lambda: self.gone.append(name))
        assert slot is not None
        return slot

    def met(self) -> dict[str, int]:
        """Return how often each limit was met that was."""
        return dict(self.budget.met)


def test_each_unidentified_connection_that_gives_way_to_another_is_counted() -> None:
    server = Server(Limits(unidentified=2))
    for number in range(5):
        server.slots.set_rank(server.come(f"idler {number}"), UNIDENTIFIED, HOME)
    assert server.gone == ["idler 0", "idler 1", "idler 2"]
    assert server.met() == {"unidentified": 3}
    assert server.budget.held("unidentified", HOME) == 2


def test_an_unidentified_connection_has_room_beside_those_of_other_addresses() -> None:
    server = Server(Limits(unidentified=1))
    for address in (HOME, AWAY):
        server.slots.set_rank(server.come(address, address), UNIDENTIFIED, address)
    assert (server.gone, server.met()) == ([], {})


def test_each_connection_that_gives_way_to_another_of_its_address_is_counted() -> None:
    server = Server(Limits(sockets_of_one=2))
    for number in range(4):
        server.come(f"newcomer {number}")
    server.come("elsewhere", AWAY)
    assert server.gone == ["newcomer 0", "newcomer 1"]
    assert server.met() == {"sockets_of_one": 2}


def test_each_connection_that_gives_way_on_a_full_server_is_counted() -> None:
    server = Server(Limits(sockets=2))
    for number in range(4):
        server.come(f"newcomer {number}")
    assert server.gone == ["newcomer 0", "newcomer 1"]
    assert server.met() == {"sockets": 2}


def test_one_player_too_many_of_an_address_is_counted_and_gives_way_as_a_spectator_does() -> None:
    server = Server(Limits(players_of_one=1, sockets=2))
    first, second = server.come("first"), server.come("second")
    for slot in (first, second):
        server.slots.set_rank(slot, PLAYER, HOME)
    assert (first.rank, second.rank, server.met()) == (PLAYER, SPECTATOR, {"players_of_one": 1})
    server.come("third", AWAY)
    assert (server.gone, second.rank) == (["second"], GONE)


def test_where_all_are_players_a_newcomer_finds_no_slot_and_holds_nothing() -> None:
    server = Server(Limits(sockets=1))
    server.slots.set_rank(server.come("player"), PLAYER, HOME)
    assert server.slots.come(AWAY, lambda: server.gone.append("newcomer")) is None
    assert (server.gone, server.budget.held("sockets_of_one", AWAY)) == ([], 0)
    assert server.met() == {"sockets": 1}


def test_a_crowd_of_players_of_one_address_gives_way_on_a_full_server_the_latest_first() -> None:
    server = Server(Limits(sockets=6, kept_of_one=2))
    for number in range(4):
        server.slots.set_rank(server.come(f"idler {number}", AWAY), PLAYER, AWAY)
    for number in range(2):
        server.slots.set_rank(server.come(f"friend {number}"), PLAYER, HOME)
    assert server.gone == []
    server.come("friend 2")
    server.come("friend 3")
    assert server.gone == ["idler 3", "idler 2"], "not a friend who comes back and has shown no token yet"
    assert server.budget.held("players_of_one", AWAY) == 2


def test_a_few_players_of_each_address_give_way_to_nobody() -> None:
    server = Server(Limits(sockets=4, kept_of_one=2))
    for number in range(4):
        address = (HOME, AWAY)[number % 2]
        server.slots.set_rank(server.come(f"friend {number}", address), PLAYER, address)
    assert server.slots.come("9.9.9.9", lambda: None) is None
    assert server.gone == []
