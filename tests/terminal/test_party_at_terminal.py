"""A party at terminals: games in a row, a seat that is handed on, presents in words, an evening that is deleted."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from regift.terminal.local_or_remote_game_start import Person, remote_client
from regift.terminal.transports.invitation_parser import Invitation
from regift.terminal.transports.saved_seat_tokens_and_name import SavedSession
from regift.wire import all_messages as wire
from tests.server.playing import NOBODY_IS_WAITED_FOR, Player, Served, finish, seated, serving, start
from tests.terminal.headless_terminal import TALL, HeadlessTerminal
from tests.terminal.test_in_table_menu_entries import CHAIRS, HOST, LOBBY, menu

NAMES = {
    "en": {"kung_fu": "Kung Fu Granny", "not_a_hat": "That’s Not a Hat", "gift_trap": "GiftTRAP"},
    "fr": {"kung_fu": "Mamie Kung Fu", "not_a_hat": "That’s Not a Hat", "gift_trap": "GiftTRAP"},
}
PARTY = ("not_a_hat", "gift_trap", "kung_fu")


@asynccontextmanager
async def at_terminal(
    served: Served, code: str, name: str, folder: Path, *, token: str = "", language: str = "en", watch: bool = False
) -> AsyncIterator[HeadlessTerminal]:
    """Sit down at a table, or watch it, as `regift join` does."""
    invitation = Invitation(f"http://{served.address}", code)
    guest = wire.Enter(code, name, token=token, watch=watch)
    saved = SavedSession(folder)
    app = await asyncio.to_thread(remote_client, invitation, Person(name, language, True), guest, saved)
    async with app.run_test(size=TALL) as pilot:
        shown = HeadlessTerminal(app, pilot)
        await shown.until(lambda: app.table.lobby is not None)
        yield shown


async def choose_line(shown: HeadlessTerminal, id: str) -> None:
    """Open the menu and press Enter on a line."""
    await shown.press("x")
    await shown.until(lambda: any(entry.id == id for entry in shown.app.screen.entries))  # type: ignore[attr-defined]
    lines = shown.app.screen.query_one("#lines")
    lines.highlighted = next(  # type: ignore[attr-defined]
        number
        for number, entry in enumerate(shown.app.screen.entries)  # type: ignore[attr-defined]
        if entry.id == id
    )
    await shown.press("enter")


def can_end(*terminals: HeadlessTerminal) -> Callable[[], bool]:
    """Return what tells whether all have been shown the end."""
    return lambda: all(shown.table.is_over for shown in terminals)


async def play_to_the_end(*terminals: HeadlessTerminal) -> None:
    """Do what comes first whenever somebody is asked, until the game is over for all."""
    done: dict[HeadlessTerminal, int] = {}
    while not can_end(*terminals)():
        for shown in terminals:
            board = shown.table.board
            if board and shown.table.options and done.get(shown) != board.at:
                done[shown] = board.at
                shown.table.play(shown.table.options[board.at % len(shown.table.options)])
        await asyncio.sleep(0.01)
    for shown in terminals:
        await shown.settle()


async def short(shown: HeadlessTerminal) -> None:
    """Let the game in the lobby be over soon."""
    lobby = shown.table.lobby
    assert lobby is not None
    for choice in lobby.choices:
        if choice.name in ("cap", "turn_cap", "length", "gifts") and choice.allowed:
            numbers = [each for each in choice.allowed if isinstance(each, int) and each > 0]
            shown.table.say(wire.SetOption(choice.name, min(numbers)))
    await shown.settle()


@pytest.mark.slow
@pytest.mark.parametrize(("of_host", "of_guest"), [("fr", "en"), ("en", "fr")])
async def test_three_games_in_a_row_are_followed_as_host_and_as_guest(
    tmp_path: Path, of_host: str, of_guest: str
) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served, AsyncExitStack() as stack:
        made = await served.make("kung_fu", 3)
        code = made["code"]
        host = await stack.enter_async_context(
            at_terminal(served, code, "Léa", tmp_path / "1", token=made["token"], language=of_host)
        )
        guest = await stack.enter_async_context(at_terminal(served, code, "Tom", tmp_path / "2", language=of_guest))
        host.table.say(wire.AddBot(2, "random"))
        for games, game in enumerate(PARTY, 1):
            if host.table.board is not None:
                await host.press("escape")
            await choose_line(host, f"choose-{game}") if host.table.lobby.game != game else None  # type: ignore[union-attr]
            for shown, language in ((host, of_host), (guest, of_guest)):
                await shown.until(
                    lambda shown=shown, game=game: shown.table.board is None and shown.table.lobby.game == game  # type: ignore[misc]
                )
                if len(shown.app.screen_stack) > 2:
                    await shown.press("escape")
                await shown.until(lambda shown=shown, name=NAMES[language][game]: name in shown.words)  # type: ignore[misc]
            await short(host)
            await host.press("s")
            await play_to_the_end(host, guest)
            for shown in (host, guest):
                await shown.until(
                    lambda shown=shown, games=games: shown.table.lobby.evening.games == games  # type: ignore[misc]
                )


async def test_a_seat_is_offered_asked_for_and_handed_on(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served, AsyncExitStack() as stack:
        made = await served.make("kung_fu", 2)
        code = made["code"]
        host = await stack.enter_async_context(
            at_terminal(served, code, "Léa", tmp_path / "1", token=made["token"], language="fr")
        )
        owner = await stack.enter_async_context(at_terminal(served, code, "Tom", tmp_path / "2"))
        await host.until(lambda: "Tom" in host.words)
        await host.press("s")
        await owner.until(lambda: owner.table.board is not None)
        late = await stack.enter_async_context(at_terminal(served, code, "Zoé", tmp_path / "3", watch=True))
        await choose_line(owner, "hand-on")
        await late.until(lambda: bool(late.table.chair(1) and late.table.chair(1).is_offered))  # type: ignore[union-attr]
        await choose_line(late, "sit-1")
        await owner.until(lambda: "Zoé asks for seat 2." in owner.words and "You have offered it." in owner.words)
        await owner.answer_seat_request("y")
        await owner.until(lambda: owner.table.seat < 0)
        await late.until(lambda: late.table.seat == 1 and late.table.board is not None)
        assert host.table.chair(1).name == "Zoé"  # type: ignore[union-attr]


async def test_each_adds_two_presents_in_words_and_a_guest_no_third(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served, AsyncExitStack() as stack:
        made = await served.make("gift_trap", 3)
        code = made["code"]
        host = await stack.enter_async_context(
            at_terminal(served, code, "Léa", tmp_path / "1", token=made["token"], language="fr")
        )
        guest = await stack.enter_async_context(at_terminal(served, code, "Tom", tmp_path / "2"))
        for number, shown in enumerate((guest, guest, host)):
            seat = shown.table.seat
            before = shown.table.chair(seat).added  # type: ignore[union-attr]
            await choose_line(shown, "present-add")
            await shown.press(*"goat", str(number), "up", "enter")
            await shown.until(lambda shown=shown, before=before: shown.table.chair(shown.table.seat).added > before)  # type: ignore[misc]
        own = await served.http.get(f"/api/tables/{code}/own", headers={"authorization": f"Bearer {made['token']}"})
        kinds = guest.app.localizer.sheet.own.kinds  # type: ignore[union-attr]
        assert [(card["name"], card["kind"]) for card in own.json()["cards"]] == [
            (f"goat{number}", kinds[0]) for number in range(3)
        ]
        await guest.press("x")
        assert "Add a present" not in guest.text
        await host.press("x")
        await host.until(lambda: "Ajouter un cadeau à toi (1 sur 2)" in host.words)


@pytest.mark.parametrize(("language", "said"), [("en", "Take “goat” out again"), ("fr", "Retirer « goat »")])
async def test_one_takes_out_again_what_one_has_added_and_sees_nothing_of_others(
    tmp_path: Path, language: str, said: str
) -> None:
    async with serving(tmp_path / "data") as served, AsyncExitStack() as stack:
        made = await served.make("gift_trap", 3)
        code = made["code"]
        host = await stack.enter_async_context(
            at_terminal(served, code, "Léa", tmp_path / "1", token=made["token"], language=language)
        )
        guest = await stack.enter_async_context(at_terminal(served, code, "Tom", tmp_path / "2", language=language))
        for word in ("goat", "sock"):
            count = host.table.chair(1).added  # type: ignore[union-attr]
            await choose_line(guest, "present-add")
            await guest.press(*word, "enter")
            await guest.until(lambda count=count: guest.table.chair(1).added > count)  # type: ignore[misc,union-attr]
        await host.until(lambda: host.table.chair(1).added == 2)  # type: ignore[union-attr]
        await host.press("x")
        assert "goat" not in host.text
        goat = next(card.id for card in guest.table.requests.cards if card.name == "goat")  # type: ignore[union-attr]
        await guest.press("x")
        await guest.until(lambda: said in guest.words.replace("\u202f", " "))
        await guest.press("escape")
        await choose_line(guest, f"present-remove-{goat}")
        await guest.until(lambda: guest.table.chair(1).added == 1)  # type: ignore[union-attr]
        await guest.press("x")
        await guest.until(lambda: "goat" not in guest.text and "sock" in guest.text)


async def test_a_refused_present_is_told_on_the_screen(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("gift_trap", 3)
        async with at_terminal(served, made["code"], "Léa", tmp_path / "1", token=made["token"]) as host:
            await choose_line(host, "present-add")
            served.server.should_exit = True
            await host.until(lambda: not host.table.is_online)
            await host.press(*"goat", "enter")
            await host.until(lambda: "The server isn’t answering" in host.words)


async def evening_with_terminal(served: Served, players: list[Player]) -> None:
    """Play one game to its end and come to the lobby of the next."""
    await finish(players)
    await players[0].say(t="rematch")
    await players[0].until(lambda: players[0].phase == "lobby")


@pytest.mark.parametrize(
    ("language", "sure"), [("en", "Nobody can bring the evening back."), ("fr", "Personne ne pourra")]
)
async def test_the_host_deletes_the_evening_after_a_question(tmp_path: Path, language: str, sure: str) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served:
        players = await seated(served, seats=2)
        await start(players) if players[0].phase == "lobby" else None
        await evening_with_terminal(served, players)
        code, token = players[0].last["lobby"]["code"], players[0].token
        await players[0].socket.close()
        async with at_terminal(served, code, "Host", tmp_path / "1", token=token, language=language) as host:
            assert host.table.lobby.evening is not None  # type: ignore[union-attr]
            await choose_line(host, "evening-delete")
            await host.until(lambda: sure in host.words.replace("│ ", ""))
            await host.press("escape")
            assert host.table.lobby.evening is not None  # type: ignore[union-attr]
            await host.press("enter", "enter")
            await players[1].until(lambda: not players[1].last["lobby"].get("evening"))
            await host.until(lambda: host.table.lobby.evening is None)  # type: ignore[union-attr]


def test_a_seat_is_offered_where_somebody_may_have_it_and_kept_again() -> None:
    def offers(lobby: wire.Lobby) -> list[wire.ToServer | None]:
        return [entry.message for entry in menu(lobby).entries() if entry.id == "hand-on"]

    def with_setting(lobby: wire.Lobby, name: str, value: bool | int | str) -> wire.Lobby:
        return replace(
            lobby, manners=[replace(each, value=value) if each.name == name else each for each in lobby.manners]
        )

    assert offers(LOBBY) == [wire.HandOn(is_on=True)]
    offered = [replace(CHAIRS[0], is_offered=True), *CHAIRS[1:]]
    assert offers(replace(LOBBY, chairs=offered)) == [wire.HandOn(is_on=False)]
    assert offers(replace(LOBBY, phase="over")) == []
    assert offers(with_setting(LOBBY, "watchers", "hands")) == []
    assert offers(with_setting(LOBBY, "lock", True)) == []
    assert offers(with_setting(HOST, "lock", True)) == [wire.HandOn(is_on=True)]


async def test_the_host_lists_the_table_and_takes_it_off_the_list(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 3)
        async with at_terminal(served, made["code"], "Léa", tmp_path / "1", token=made["token"]) as host:
            await choose_line(host, "manner-listed")
            await host.until(lambda: "yes, in English" in host.words)
            await host.press("left")
            await host.until(lambda: host.table.manner("listed") == "no")
