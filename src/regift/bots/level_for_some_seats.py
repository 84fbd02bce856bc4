"""A level that plays at some seat counts only, or needs a package that not everybody has installed."""

from importlib.util import find_spec
from typing import NamedTuple


class LevelForSomeSeats(NamedTuple):
    """One such level, as a game's folder names it in `LEVELS_FOR_SOME_SEATS`."""

    seats: tuple[int, ...]
    """At how many seats it plays."""
    package: str
    """What has to be installed."""
    extra: str
    """The extra of Regift that installs it."""
    maker: str
    """`module:Class` of the bot."""

    @property
    def is_installed(self) -> bool:
        """Return whether the package is there."""
        return find_spec(self.package) is not None

    def refusal(self, seats: int | None) -> str:
        """Say why it does not play here, "" where it does; without seats, whether it plays at all."""
        if not self.is_installed:
            return f'it needs {self.package}: pip install "regift[{self.extra}]"'
        if seats is not None and seats not in self.seats:
            return f"it plays at {' or '.join(map(str, self.seats))} seats only, not at {seats}"
        return ""
