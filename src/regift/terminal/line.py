"""A line: how a client hears a table and speaks to it, whether over a network or in the same process."""

from typing import Protocol

from regift.server import wire


class Hearer(Protocol):
    """Whoever sits at the client's end of a line."""

    def greeting(self) -> wire.Enter:
        """Return what is to be said first on every new connection."""
        ...

    def hear(self, message: wire.ToClient) -> None:
        """Take in a message."""
        ...

    def hear_online(self, *, is_online: bool) -> None:
        """Learn whether anybody is at the other end."""
        ...


class Line(Protocol):
    """The client's end."""

    async def run(self, hearer: Hearer) -> None:
        """Keep the line open until it is closed, and pass on what comes."""
        ...

    def say(self, message: wire.ToServer) -> None:
        """Send a message; nothing where there is no line to send it on."""
        ...

    async def close(self) -> None:
        """Hang up for good."""
        ...
