"""The journal that forgets everything at the end."""

from msgspec.structs import replace

from regift.tables.setup.game_setup import FREE, GameSetup, SeatAssignment
from regift.tables.storage.journal_interface import Guest, StoredTable
from regift.tables.storage.memory_journal import MemoryJournal

SITTING = StoredTable(
    GameSetup("kung_fu", (SeatAssignment("person", "p", "Léa", "fox"), FREE)), "p", {"p": Guest("Léa", "fox")}
)


async def test_photos_are_kept_with_what_changed_in_the_lobby() -> None:
    journal = MemoryJournal()
    kept = await journal.open_table("KNAT", SITTING, 1.0)
    later = replace(SITTING, host="q")
    await journal.keep_photos(kept.id, later, {"new": b"photo"}, [])
    assert await journal.find("KNAT") == kept._replace(stored=later)
    assert await journal.photo(kept.id, "new") == b"photo"
