"""The table sweeper: ends the tables that nobody comes back to, a few at a time, so that players never wait for it."""

import logging
from typing import Final

from regift.tables.table_registry_creation_unloading_and_expiry import TableRegistry

log = logging.getLogger(__name__)

EVERY: Final = 300.0
"""Seconds between two sweeps, and from the start of a server to the first: people come back before it."""
PAUSE: Final = 0.5
"""Seconds between the steps of a sweep."""


async def sweep_for_ever(table_registry: TableRegistry) -> None:
    """Sweep again and again, until the task is stopped."""
    clock = table_registry.services.clock
    while True:
        await clock.sleep(EVERY)
        while ended := await table_registry.sweep():
            log.info("tables ended that nobody came back to", extra={"tables": ended})
            await clock.sleep(PAUSE)
