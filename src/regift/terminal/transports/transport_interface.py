"""A transport: how a client hears a table and speaks to it, whether over a network or in the same process."""

from typing import Protocol

from regift.wire import all_messages as wire


class TransportListener(Protocol):
    """Whoever sits at the client's end of a transport."""

    def greeting(self) -> wire.Enter:
        """Return what is to be said first on every new connection."""
        ...

    def hear(self, message: wire.ToClient) -> None:
        """Take in a message."""
        ...

    def hear_online(self, *, is_online: bool) -> None:
        """Learn whether anybody is at the other end."""
        ...


class Transport(Protocol):
    """The client's end."""

    async def run(self, listener: TransportListener) -> None:
        """Keep the connection open until it is closed, and pass on what comes."""
        ...

    def say(self, message: wire.ToServer) -> None:
        """Send a message; nothing while there is no connection."""
        ...

    async def close(self) -> None:
        """Hang up for good."""
        ...
