"""Room for photos: what all tables together may keep of them."""

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.request_error import RequestError
from regift.tables.storage.storage_interface import Journal

SERVER = "server"


class PhotoSpaceFull(RequestError):
    """Raised when the photos of all tables would take more than they may."""

    def __init__(self, limit: int) -> None:
        super().__init__("photo", f"at most {limit} bytes of photos at all tables")
        self.reason = "photo_full"


@asynccontextmanager
async def space_for_photos(journal: Journal, budget: UsageBudget, added: Collection[bytes]) -> AsyncIterator[None]:
    """Hold room for photos until they are written; PhotoSpaceFull where there is none, but for those kept already."""
    more = await journal.photos.growth(added) if added else 0
    most = budget.limits.photo_space
    if more > most - budget.held("photo_space", SERVER):
        raise PhotoSpaceFull(most)
    with budget.holding("photo_space", SERVER, more):  # what others write meanwhile counts, too
        if more and await journal.photos.space() + budget.held("photo_space", SERVER) > most:
            raise PhotoSpaceFull(most)
        yield
