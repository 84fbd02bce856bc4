"""Everybody's part in the shuffle, over the wire."""

import json
from hashlib import sha256
from pathlib import Path

from regift.kit.commit_reveal_shuffle_proof_and_verification import check_record
from tests.server.playing import Player, finish, serving


async def pledge(player: Player, share: bytes) -> None:
    """Pledge, and wait until the lobby shows it."""
    pledged = sha256(share).hexdigest()
    await player.say(t="pledge", pledge=pledged)
    await player.until(lambda: player.last["lobby"]["chairs"][player.seat].get("pledge") == pledged)


async def test_the_host_takes_part_as_everybody_does(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", seats=2)
        host = await served.enter(made["code"], "Host", token=made["token"])
        guest = await served.enter(made["code"], "Guest")
        shares = {host: bytes(range(32)), guest: bytes(32)}
        for player, share in shares.items():
            await pledge(player, share)
        committed = host.last["lobby"]["commitment"]
        await host.say(t="start")
        for player, share in shares.items():
            await player.until(lambda who=player: "sealed" in who.last)  # type: ignore[misc]
            assert player.last["sealed"]["commitment"] == committed
            await player.say(t="share", share=share.hex())
        for player in shares:
            await player.until(lambda who=player: bool(who.now))  # type: ignore[misc]
        await finish(list(shares))
        record = (await served.http.get(f"/api/tables/{made['code']}/record")).text
        assert check_record(record) == 2
        assert json.loads(record.splitlines()[0])["shuffle"]["commitment"] == committed


async def test_who_does_not_reveal_the_share_holds_nobody_up(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", seats=2)
        host = await served.enter(made["code"], "Host", token=made["token"])
        guest = await served.enter(made["code"], "Guest")
        await pledge(guest, bytes(32))
        await host.until(lambda: bool(host.last["lobby"]["chairs"][1].get("pledge")))
        await host.say(t="start")
        await host.until(lambda: bool(host.now))
        await guest.until(lambda: bool(guest.now))
        await finish([host, guest])
        record = (await served.http.get(f"/api/tables/{made['code']}/record")).text
        assert check_record(record) == 0
