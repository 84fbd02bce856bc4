"""The place of a spectator: so many people watch a table, come from an address, and watch at all."""

from contextlib import suppress

from regift.tables.limits.rate_limits_and_quotas import TooMany, UsageBudget


class SpectatorPlace:
    """What one connection takes up while its person only watches."""

    def __init__(self, budget: UsageBudget, address: str) -> None:
        self._budget = budget
        self._address = address
        self._held: list[tuple[str, str]] = []

    def take(self, table: int) -> None:
        """Take a place at a table, instead of the one before; TooMany where there is none."""
        self.leave()
        try:
            for limit, whose in (
                ("spectators_of_table", str(table)),
                ("spectators_of_one", self._address),
                ("spectators", ""),
            ):
                self._budget.hold(limit, whose)
                self._held.append((limit, whose))
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
