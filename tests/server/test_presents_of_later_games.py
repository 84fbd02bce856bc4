"""What one game has shown of people’s presents is not first again in the next; strangers add no photos unasked."""

from pathlib import Path

import pytest

from regift.tables.limits.server_limit_values import Limits
from regift.terminal.transports.skip_to_my_turn import AdvanceableClock
from tests.server.custom_cards import SCARF, Seat, friend_of, opened, picture
from tests.server.passing_time import host_leaves
from tests.server.playing import NOBODY_IS_WAITED_FOR, Json, Player, Served, finish, serving, start
from tests.server.test_bot_tables import services_of
from tests.server.test_next_table import follow


async def trap(served: Served) -> tuple[Player, Seat]:
    """Make a table for three that plays one round of GiftTRAP, with a bot on the last seat; return its host."""
    made = await served.make("gift_trap", 3)
    host = await served.enter(made["code"], "Ana", token=made["token"])
    await host.say(t="option", name="cap", value=1)
    await host.say(t="add_bot", seat=2, bot="random")
    await host.until(lambda: host.last["lobby"]["chairs"][2]["who"] == "bot")
    return host, Seat(served, made["code"], made["token"])


def packs(player: Player) -> str:
    """Return what the lobby says of the packs."""
    [choice] = [choice for choice in player.last["lobby"]["choices"] if choice["name"] == "packs"]
    return str(choice["value"])


def added(player: Player) -> list[int]:
    """Return how many presents each seat has added for the next game."""
    return [chair.get("added", 0) for chair in player.last["lobby"]["chairs"]]


async def play_one_game(host: Player, friend: Player) -> None:
    await start([host, friend])
    await finish([host, friend])


@pytest.mark.parametrize("way", ["rematch", "choose_game"])
async def test_what_came_up_is_shuffled_in_later_and_each_adds_two_others(tmp_path: Path, way: str) -> None:
    async with serving(tmp_path / "data") as served:
        host, own = await trap(served)
        friend, theirs = await friend_of(served, host)
        # One in each pack: whichever the dealer chooses, one of them comes up.
        cards = [await own.add(kind=kind, name="A goat") for kind in ("red", "blue")]
        cards += [await theirs.add(kind=kind, name="A sock") for kind in ("yellow", "black")]
        await host.until(lambda: added(host) == [2, 2, 0])
        await play_one_game(host, friend)
        dealt = {gift.lstrip("#") for event in deals(host) for gift in event["args"]["gifts"]}
        await host.say(t=way, **({"game": "gift_trap"} if way == "choose_game" else {}))
        await friend.until(lambda: friend.phase == "lobby")
        signs = {card["id"]: "+" if card["word"] in dealt else "^" for card in cards}
        assert "+" in signs.values()
        assert packs(friend) == ",".join([f"{signs[card['id']]}{card['kind']}:{card['id']}" for card in cards])
        assert {card["id"]: card.get("has_come_up", False) for card in await own.cards()} == {
            id: sign == "+" for id, sign in signs.items()
        }
        left = [card for card in cards[2:] if signs[card["id"]] == "^"]
        assert added(friend)[1] == len(left)
        for _ in range(2 - len(left)):
            await theirs.add(kind="red", name="A kite")
        assert (await theirs.fault("POST", "/own", json={"cards": [NEW]}))["field"] == "own_two"
        await friend.until(lambda: packs(friend).count("^") >= 2)


NEW = {"kind": "red", "name": "A drum"}


def deals(player: Player) -> list[Json]:
    """Return the gifts that all have seen come up."""
    return [event for event in player.events if event["kind"] == "deals"]


async def test_listing_a_table_leaves_photos_to_its_host_until_the_host_switches_them_on(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=Limits()) as served:
        host, own = await trap(served)
        friend, theirs = await friend_of(served, host)
        assert (await theirs.done("GET", "/own"))["takes_photos"]
        await host.say(t="seats", seats=4)
        await host.say(t="manner", name="listed", value="en")
        await friend.until(lambda: setting(friend, "listed") == "en")
        assert setting(friend, "photos") is False
        assert not (await theirs.done("GET", "/own"))["takes_photos"]
        assert (await own.done("GET", "/own"))["takes_photos"]
        said = await theirs.add(kind="red")
        fault = await theirs.fault("PUT", f"/own/{said['id']}/photo", content=picture())
        assert fault["field"] == "own_photos"
        hosts = await own.add(kind="red")
        shown = await own.done("PUT", f"/own/{hosts['id']}/photo", content=picture())
        assert opened((await theirs.ask("GET", f"/photos/{shown['photo']}")).content).size == (60, 40)
        await host.say(t="manner", name="listed", value="no")
        await friend.until(lambda: setting(friend, "listed") == "no")
        assert setting(friend, "photos") is False
        await host.say(t="manner", name="photos", value=True)
        await friend.until(lambda: setting(friend, "photos") is True)
        await theirs.done("PUT", f"/own/{said['id']}/photo", content=picture())


def setting(player: Player, name: str) -> object:
    """Return how the table is kept."""
    return next((each["value"] for each in player.last["lobby"]["manners"] if each["name"] == name), None)


@pytest.mark.parametrize("way", ["stand_up", "show_out"])
async def test_who_leaves_the_lobby_takes_their_presents_along_and_the_hosts_stay(tmp_path: Path, way: str) -> None:
    async with serving(tmp_path / "data") as served:
        host, own = await trap(served)
        friend, theirs = await friend_of(served, host)
        await host.say(t="manner", name="photos", value=True)
        kept = await own.add(kind="red", name="A goat")
        brought = await theirs.add(kind="red", name="A sock")
        photo = (await theirs.done("PUT", f"/own/{brought['id']}/photo", content=picture()))["photo"]
        assert (await own.ask("GET", f"/photos/{photo}")).is_success
        await host.until(lambda: added(host) == [1, 1, 0])
        if way == "stand_up":
            await friend.say(t="stand_up")
        else:
            await host.say(t="show_out", seat=1)
        await host.until(lambda: added(host) == [1, 0, 0])
        assert packs(host) == f"^red:{kept['id']}"
        assert [card["id"] for card in await own.cards()] == [kept["id"]]
        await own.fault("GET", f"/photos/{photo}", 404)


async def test_whoever_only_acts_as_host_shows_somebody_out_without_their_presents(tmp_path: Path) -> None:
    clock = AdvanceableClock()
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR, clock) as served:
        host, own = await trap(served)
        code = host.last["lobby"]["code"]
        await host.say(t="free", seat=2)
        acting = await served.enter(code, "Tom")
        friend, theirs = await friend_of(served, host)
        await friend.until(lambda: friend.seat == 2)
        brought = await theirs.add(kind="red", name="A sock")
        await host_leaves(clock, host, acting)
        await acting.say(t="show_out", seat=2)
        await friend.answer("fault")
        host = await served.enter(code, "Ana", token=host.token)
        back = await served.enter(code, "Bo", token=friend.token)
        await back.until(lambda: back.seat == 2)
        assert [card["id"] for card in await own.cards()] == [brought["id"]]
        assert packs(host) == f"^red:{brought['id']}"


async def test_who_comes_again_and_again_as_somebody_else_fills_no_packs(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        host, own = await trap(served)
        for _ in range(3):
            guest, theirs = await friend_of(served, host)
            for name in ("A sock", "A yacht"):
                await theirs.add(kind="red", name=name)
            await guest.say(t="stand_up")
            await guest.until(lambda who=guest: who.seat < 0)  # type: ignore[misc]
        assert await own.cards() == []


async def test_presents_of_who_does_not_sit_there_are_in_no_pack_and_wait_for_them(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        host, own = await trap(served)
        kept = await own.add(kind="red", name="A goat")
        friend, theirs = await friend_of(served, host)
        brought = await theirs.add(kind="red", name="A sock")
        await host.say(t="choose_game", game="kung_fu")
        await friend.until(lambda: friend.last["lobby"]["game"] == "kung_fu")
        await friend.say(t="stand_up")
        await friend.until(lambda: friend.seat < 0)
        await host.say(t="choose_game", game="gift_trap")
        await host.say(t="option", name="cap", value=1)
        await host.say(t="add_bot", seat=1, bot="random")
        await host.until(lambda: host.last["lobby"]["chairs"][1]["who"] == "bot")
        await start([host])
        table = services_of(served).table_registry.tables[host.last["lobby"]["code"]]
        assert table.match is not None
        assert str(table.match.deal.game_setup.options["packs"]) == f"^red:{kept['id']}"
        assert [card["id"] for card in await own.cards()] == [kept["id"], brought["id"]]


@pytest.mark.parametrize("seats", [3, 4])
async def test_who_comes_as_many_people_while_they_act_as_host_adds_no_more_than_the_seats_allow(
    tmp_path: Path, seats: int
) -> None:
    clock = AdvanceableClock()
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR, clock) as served:
        host, own = await trap(served)
        code = host.last["lobby"]["code"]
        await host.say(t="seats", seats=seats)
        await host.say(t="free", seat=2)
        kept = await own.add(kind="red", name="A goat")
        acting = await served.enter(code, "Tom")
        theirs = Seat(served, code, acting.token)
        await theirs.add(kind="red", name="A sock")
        await host_leaves(clock, host, acting)
        await acting.say(t="manner", name="adders", value="seated")
        assert (await acting.answer("fault"))["reason"] == "first_host_setting"
        for number in range(2 * seats):
            guest = await served.enter(code, f"G{number}", watch=True)
            await guest.say(t="ask", seat=2)
            if number:  # who comes like somebody who was shown out has to be let in
                await acting.until(lambda: bool(acting.last["lobby"].get("asking")))
                [asking] = acting.last["lobby"]["asking"]
                await acting.say(t="answer", person=asking["person"], is_yes=True)
            await guest.until(lambda who=guest: who.seat == 2)  # type: ignore[misc]
            await acting.until(lambda: not acting.last["lobby"].get("asking"))
            if number < 2 * seats - 1:
                await Seat(served, code, guest.token).add(kind="red", name=f"A drum {number}")
            else:
                card = {**SCARF, "kind": "red", "name": "A drum too many"}
                refused = await Seat(served, code, guest.token).fault("POST", "/own", json={"cards": [card]})
                assert refused["field"] == "own_waiting"
            await acting.say(t="show_out", seat=2)
            await guest.answer("fault")
        cards = [card["name"] for card in await own.cards()]
        assert cards[:2] == ["A goat", "A sock"]
        assert len(cards) == 1 + 2 * seats, "the host’s own, and two for each seat"
        assert kept["name"] == "A goat"


async def test_who_goes_on_to_the_next_table_still_has_their_presents_there(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        host, _ = await trap(served)
        friend, theirs = await friend_of(served, host)
        cards = [await theirs.add(kind=kind, name="A sock") for kind in ("yellow", "black")]
        await host.until(lambda: added(host) == [0, 2, 0])
        await play_one_game(host, friend)
        dealt = {gift.lstrip("#") for event in deals(host) for gift in event["args"]["gifts"]}
        there = [await follow(served, player, "Guest") for player in (host, friend)]
        left = [card["id"] for card in cards if card["word"] not in dealt]
        seat = Seat(served, there[1].last["lobby"]["code"], there[1].token)
        await there[0].until(lambda: added(there[0])[there[1].seat] == len(left))
        assert [card["id"] for card in await seat.cards() if card.get("is_by_reader")] == [card["id"] for card in cards]
        assert packs(there[0]).count("^") == len(left)
        await seat.done("DELETE", f"/own/{cards[0]['id']}")


async def test_whoever_acts_as_host_pushes_out_no_presents_that_wait(tmp_path: Path) -> None:
    clock = AdvanceableClock()
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR, clock) as served:
        host, own = await trap(served)
        code = host.last["lobby"]["code"]
        await host.say(t="free", seat=2)
        acting = await served.enter(code, "Tom")
        friend, theirs = await friend_of(served, host)
        await friend.until(lambda: friend.seat == 2)
        for name in ("A sock", "A spoon"):
            await theirs.add(kind="red", name=name)
        await host_leaves(clock, host, acting)
        for number in range(4):
            await acting.say(t="free", seat=2)
            guest = await served.enter(code, f"G{number}", watch=True)
            await guest.until(lambda who=guest: who.last["lobby"]["chairs"][2].get("who", "") != "person")  # type: ignore[misc]
            await guest.say(t="ask", seat=2)
            await guest.until(lambda who=guest: who.seat == 2)  # type: ignore[misc]
            for each in range(2):
                card = {**SCARF, "kind": "red", "name": f"A drum {number} {each}"}
                await Seat(served, code, guest.token).ask("POST", "/own", json={"cards": [card]})
        assert [card["name"] for card in await own.cards()][:2] == ["A sock", "A spoon"]
