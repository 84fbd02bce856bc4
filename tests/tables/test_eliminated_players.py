"""Who is out of the game: what they see where the table lets them see every hand, and who hears them then."""

import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from regift.tables.people import (
    entry_exit_rename_and_logout,
    host_commands,
    seat_requests_approval_and_seating,
    send_chat_line_or_reaction,
)
from regift.tables.play import player_commands
from regift.tables.request_error import RequestError
from regift.tables.setup.table_settings_other_than_game_options import TableSettings
from tests.tables.scene import Ear, take_out
from tests.tables.test_delayed_spectator_feed import (
    Watched,
    changed,
    events,
    frames,
    guest,
    is_draw,
    is_open_hand,
    said,
)

OUT = 2
KNOWING = TableSettings(out_sees="hands")


async def with_one_out(manners: TableSettings) -> Watched:
    """Deal to three, take one of them out of the game, and play on for a while."""
    watched = Watched(manners)
    await watched.open()
    await watched.play(6)
    await take_out(watched.table, OUT)
    return watched


def open_hands(ear: Ear) -> set[str]:
    """Name the hands whose faces somebody was shown."""
    return {part["id"] for _, message in frames(ear) for part in changed(message) if is_open_hand(part)}


def board_of(watched: Watched, person: str) -> dict[str, Any]:
    """Return the board as somebody is shown it now."""
    frame = watched.table.broadcaster.board_for(person)
    assert frame is not None
    read: dict[str, Any] = json.loads(frame)
    return read


async def test_everybody_is_told_who_is_out() -> None:
    watched = await with_one_out(TableSettings())
    for ear in [*watched.scene.ears, watched.watcher]:
        assert list(frames(ear))[-1][1]["out"] == [OUT]
        assert board_of(watched, ear.person)["out"] == [OUT]
    await watched.scene.table_registry.close()


async def test_who_is_out_sees_no_more_than_before_unless_the_table_says_so() -> None:
    watched = await with_one_out(TableSettings())
    await watched.play(40)
    assert open_hands(watched.scene.ears[OUT]) <= {f"hand:{OUT}"}
    await watched.scene.table_registry.close()


async def test_who_is_out_sees_every_hand_at_once_and_nobody_else_does() -> None:
    watched = await with_one_out(KNOWING)
    out, *_ = (ear for seat, ear in enumerate(watched.scene.ears) if seat == OUT)
    before = len(out.heard)
    match = watched.table.match
    assert match is not None
    for _ in range(40):
        await watched.play()
        parts = {part["id"]: part for part in board_of(watched, out.person)["parts"]}
        for seat in (0, 1):
            assert parts[f"hand:{seat}"].get("faces", []) == match.state.view(seat).zone(f"hand:{seat}").faces
        assert parts["pile"].get("faces", []) == []
    told = [message for _, message in list(frames(out))[before:]]
    drawn = [event[1] for message in told for event in message.get("events", []) if is_draw(event)]
    assert drawn
    assert all(isinstance(args["cards"], list) for args in drawn)
    for seat in (0, 1):
        assert open_hands(watched.scene.ears[seat]) <= {f"hand:{seat}"}
    assert open_hands(watched.watcher) == set()
    await watched.scene.table_registry.close()


async def test_a_player_who_will_be_out_sees_nothing_before() -> None:
    watched = Watched(KNOWING)
    await watched.open()
    await watched.play(30)
    assert open_hands(watched.scene.ears[OUT]) <= {f"hand:{OUT}"}
    assert '"cards": [' not in "".join(event for _, event in events(watched.watcher) if '"draws"' in event)
    await watched.scene.table_registry.close()


async def test_who_comes_back_after_a_restart_sees_the_same_with_the_same_number() -> None:
    watched = await with_one_out(KNOWING)
    await watched.play(12)
    person = watched.scene.ears[OUT].person
    before = board_of(watched, person)
    await watched.scene.table_registry.close()
    watched.scene.table_registry = watched.scene.new_registry()
    watched.table = await watched.scene.table_registry.find(watched.table.code)
    assert board_of(watched, person) == before
    assert not any(is_open_hand(part) for part in board_of(watched, "watcher")["parts"])
    await watched.scene.table_registry.close()


async def test_what_those_say_who_see_every_hand_is_heard_by_them_alone() -> None:
    watched = await with_one_out(KNOWING)
    table, (one, two, out) = watched.table, watched.scene.ears
    send_chat_line_or_reaction.say(table, out.person, "P2", text="She holds a granny!")
    send_chat_line_or_reaction.say(table, out.person, "P2", reaction="wow")
    send_chat_line_or_reaction.say(table, "watcher", "Watcher", text="From the bench")
    send_chat_line_or_reaction.say(table, one.person, "P0", text="Hello all")
    assert [heard.get("text") or heard["reaction"] for heard in said(out)] == [
        "She holds a granny!",
        "wow",
        "From the bench",
        "Hello all",
    ]
    assert [heard["text"] for heard in said(watched.watcher)] == ["From the bench", "Hello all"]
    for ear in (one, two):
        assert [(heard["text"], heard["number"] % 1_000_000) for heard in said(ear)] == [("Hello all", 0)]
        again = Ear(watched.scene.clock, ear.person)
        await entry_exit_rename_and_logout.enter(table, again, guest("Again"), watch=False)
        assert [heard["text"] for heard in said(again)] == ["Hello all"]
    await watched.scene.table_registry.close()


async def test_a_line_for_all_has_the_same_number_whatever_was_said_aside() -> None:
    numbers = []
    for asides in (0, 4):
        watched = await with_one_out(KNOWING)
        one, _, out = watched.scene.ears
        for _ in range(asides):
            send_chat_line_or_reaction.say(watched.table, out.person, "P2", text="Psst")
        send_chat_line_or_reaction.say(watched.table, one.person, "P0", text="Hello")
        numbers.append(said(one)[0]["number"])
        await watched.scene.table_registry.close()
    assert numbers[0] == numbers[1]


async def test_where_no_hand_is_open_who_is_out_is_heard_by_all() -> None:
    watched = await with_one_out(TableSettings())
    one, two, out = watched.scene.ears
    send_chat_line_or_reaction.say(watched.table, out.person, "P2", text="Good luck")
    assert said(one) == said(two) == said(watched.watcher)
    assert len(said(one)) == 1
    await watched.scene.table_registry.close()


Ask = Callable[[Watched, str], Coroutine[Any, Any, None]]
SIGNS: dict[str, Ask] = {
    "a name": lambda watched, person: entry_exit_rename_and_logout.rename(
        watched.table, person, "P0 has a granny", "fox"
    ),
    "a pause": lambda watched, person: player_commands.pause(watched.table, person, is_paused=True),
    "a vote": lambda watched, person: player_commands.withdraw(watched.table, person, 1),
    "haste": lambda watched, person: player_commands.press_on(watched.table, person),
    "leaving the seat": lambda watched, person: entry_exit_rename_and_logout.stand_up(watched.table, person),
}


@pytest.mark.parametrize("sign", SIGNS)
async def test_who_sees_every_hand_gives_the_players_no_sign(sign: str) -> None:
    watched = await with_one_out(KNOWING)
    heard = [len(ear.heard) + ear.lobbies for ear in watched.scene.ears[:2]]
    with pytest.raises(RequestError, match="every hand"):
        await SIGNS[sign](watched, watched.scene.ears[OUT].person)
    assert [len(ear.heard) + ear.lobbies for ear in watched.scene.ears[:2]] == heard
    await watched.scene.table_registry.close()


async def test_while_somebody_sees_every_hand_no_seat_changes_hands() -> None:
    watched = Watched(KNOWING)
    await watched.open()
    table = watched.table
    await host_commands.remove_player(table, table.stored.host, 1)
    await take_out(table, OUT)
    newcomer = await watched.come("newcomer")
    with pytest.raises(RequestError, match="nobody sees every hand"):
        await seat_requests_approval_and_seating.ask_for_seat(table, newcomer.person, guest("Newcomer"), 1)
    assert table.seat_of(newcomer.person) == -1
    await watched.scene.table_registry.close()


async def test_no_bot_has_to_cover_for_who_is_out() -> None:
    watched = await with_one_out(TableSettings(cover=10))
    entry_exit_rename_and_logout.leave(watched.table, watched.scene.ears[OUT])
    entry_exit_rename_and_logout.leave(watched.table, watched.scene.ears[1])
    await watched.scene.clock.advance(11)
    assert watched.table.covered == {1}
    await watched.scene.table_registry.close()
