"""`regift verify`: prove that a record is what it says."""

from pathlib import Path

from regift.commands.shared.record_reader import read
from regift.kit.commit_reveal_shuffle_proof_and_verification import check_record
from regift.kit.record import verify as compare


def verify(file: Path) -> None:
    """Replay a record and compare every line with what it must be.

    Parameters
    ----------
    file
        The record.
    """
    record, game, text = read(file)
    compare(record, game, text)
    print(f"{file}: {record.game_id}, {record.seats} seats, {len(record.moves)} moves: every line is as it must be")
    if record.shuffle:
        count = check_record(text)
        print(f"The shuffle follows from the secret that was committed to and {count} shares of players.")
