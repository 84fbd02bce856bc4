"""What one client knows: enough to make legal moves, and to lie credibly."""

from typing import Final

import msgspec

from regift.wire import all_messages as wire

decoder: Final = msgspec.json.Decoder(wire.ToClient)


class ClientKnowledge:
    """The last of each that matters; every message has to be one of the wire's own."""

    def __init__(self) -> None:
        self.token = ""
        self.seat = -1
        self.phase = ""
        self.is_paused = False
        self.is_host = False
        self.asking: list[wire.Asking] = []
        self.at = 0
        self.options: list[wire.Option] = []
        self.is_in = True
        """False: the server asks to enter first."""

    def take(self, text: str) -> None:
        """Take a message in; msgspec.ValidationError when the wire knows none like it."""
        message = decoder.decode(text)
        if isinstance(message, wire.Entered):
            self.token, self.seat = message.token, message.seat
        elif isinstance(message, wire.Lobby):
            self.phase, self.seat, self.is_paused = message.phase, message.seat, message.is_paused
            self.is_host, self.asking = message.is_host, message.asking
        elif isinstance(message, wire.Board | wire.Update):
            self.at, self.options = message.at, message.options
        elif isinstance(message, wire.Fault) and (message.field, message.expected) == ("t", "enter"):
            self.is_in = False
