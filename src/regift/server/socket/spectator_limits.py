"""The place of a spectator: so many people watch a table, come from an address, and watch at all."""

from contextlib import suppress

from regift.tables.limits.rate_limits_and_quotas import TooMany, UsageBudget


class SpectatorPlace:
    """What one connection takes up while its person only watches."""

    def __init__(self, budget: UsageBudget, address: str) -> None:
        self._budget = budget
        self._address = address
        self._held: list[tuple[str, str]] = []

    def take(self, table: int, *, is_screen: bool = False) -> None:
        """Take a place at a table, instead of the one before; TooMany where there is none.

        `is_screen`: it is a big screen, to which somebody at the table gave it: the first of them take no place of a
        spectator, so that a crowd of strangers keeps no table from its screen.
        """
        self.leave()
        whose = str(table)
        if is_screen and self._budget.has_room("screens_of_table", whose):
            self._budget.hold("screens_of_table", whose)
            self._held.append(("screens_of_table", whose))
            return
        try:
            for limit, holder in (
                ("spectators_of_table", whose),
                ("spectators_of_one", self._address),
                ("spectators", ""),
            ):
                self._budget.hold(limit, holder)
                self._held.append((limit, holder))
        except TooMany:
            self.leave()
            raise

    def keep(self, table: int) -> None:
        """Take a place, where there is one, for somebody who stood up and is here already."""
        if not self._held:
            with suppress(TooMany):
                self.take(table)

    def leave(self) -> None:
        """Give the place back."""
        for limit, whose in self._held:
            self._budget.release(limit, whose)
        self._held.clear()
