"""Room for photos: what all tables together may keep of them, and those that one address has made."""

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.request_error import RequestError
from regift.tables.storage.storage_interface import Journal

SERVER = "server"


class PhotoSpaceFull(RequestError):
    """Raised when the photos of all tables would take more than they may, or those of one address."""

    def __init__(self, limit: int, whose: str = "all tables") -> None:
        super().__init__("photo", f"at most {limit} bytes of photos at {whose}")
        self.reason = "photo_full"


@asynccontextmanager
async def space_for_photos(
    journal: Journal, budget: UsageBudget, added: Collection[bytes], table: int
) -> AsyncIterator[None]:
    """Hold room for photos of a table until they are written; PhotoSpaceFull where there is none.

    Photos that are kept already take no more room of the server's, but of the share of whoever made the table.
    """
    more = await journal.photos.growth(added) if added else 0
    share = budget.limits.photo_space_of_one
    if added and sum(map(len, added)) + await journal.photos.space_of_maker(table) > share:
        raise PhotoSpaceFull(share, "all tables that were made where this one was")
    most = budget.limits.photo_space
    if more > most - budget.held("photo_space", SERVER):
        raise PhotoSpaceFull(most)
    with budget.holding("photo_space", SERVER, more):  # what others write meanwhile counts, too
        if more and await journal.photos.space() + budget.held("photo_space", SERVER) > most:
            raise PhotoSpaceFull(most)
        yield
