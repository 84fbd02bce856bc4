"""A terminal takes part in the shuffle, and keeps its part back where something is wrong."""

import json
from pathlib import Path

import pytest

from regift.kit.commit_reveal_shuffle_proof_and_verification import check_record
from regift.terminal.table.shuffle_contribution import ShuffleContribution
from regift.terminal.transports.saved_seat_tokens_and_name import SavedSession
from regift.wire import all_messages as wire
from tests.server.playing import serving
from tests.terminal.headless_terminal import joining


def lobby(commitment: str, pledge: str = "") -> wire.Lobby:
    chairs = [wire.Chair(0, "person", "Léa", pledge=pledge)]
    return wire.Lobby("KNOT", "kung_fu", "lobby", chairs, [], (2, 6), "", seat=0, commitment=commitment)


def pledged(part: ShuffleContribution, commitment: str) -> str:
    """Pledge for a commitment, and let the lobby show it."""
    pledge = part.pledged(lobby(commitment))
    assert pledge is not None
    assert part.pledged(lobby(commitment, pledge.pledge)) is None
    return pledge.pledge


def test_a_share_is_revealed_once_its_pledge_is_fixed() -> None:
    part = ShuffleContribution()
    pledge = pledged(part, "00")
    assert part.shared(wire.Sealed("00", [wire.Pledged(0, pledge)]), 0) is not None
    assert part.doubt == ""


@pytest.mark.parametrize(
    ("commitment", "is_own", "doubt"), [("11", True, "commitment"), ("00", False, "pledge")], ids=["secret", "pledge"]
)
def test_a_share_is_kept_back_where_something_was_changed(commitment: str, is_own: bool, doubt: str) -> None:
    part = ShuffleContribution()
    pledge = pledged(part, "00")
    assert part.shared(wire.Sealed(commitment, [wire.Pledged(0, pledge if is_own else "ff")]), 0) is None
    assert part.doubt == doubt


def test_a_new_connection_pledges_again() -> None:
    part = ShuffleContribution()
    pledge = pledged(part, "00")
    part.come_back()
    assert part.pledged(lobby("00")) == wire.Pledge(pledge)


async def test_the_record_holds_the_share_of_a_terminal(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await served.make("kung_fu", 2)
        async with joining(served.address, made["code"], "Léa", SavedSession(tmp_path), token=made["token"]) as shown:
            await shown.press("down", "right", "end", "right")
            await shown.until(lambda: shown.table.lobby is not None and not shown.table.lobby.hint)
            await shown.press("enter")
            await shown.finish()
            assert shown.table.doubt == ""
        record = (await served.http.get(f"/api/tables/{made['code']}/record")).text
        assert [each["seat"] for each in json.loads(record.splitlines()[0])["shuffle"]["shares"]] == [0]
        assert check_record(record) == 1
