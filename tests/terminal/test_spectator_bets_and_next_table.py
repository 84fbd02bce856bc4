"""Who is out, in the terminal: bets, the next table, and what is not offered to who sees every hand."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from msgspec.structs import replace

from regift.terminal.localization import Localizer
from regift.terminal.screens.in_table_menu_entries import TableMenu
from regift.terminal.screens.menu_entry import MenuEntry
from regift.terminal.screens.spectator_bets_and_next_table import bet_lines
from regift.terminal.table.table_model import TableModel
from regift.terminal.transports.saved_seat_tokens_and_name import SavedSession
from regift.wire import all_messages as wire
from tests.server.playing import NOBODY_IS_WAITED_FOR, serving, start, take_out
from tests.terminal.headless_terminal import joining
from tests.terminal.test_in_table_menu_entries import LOBBY
from tests.terminal.test_table_model import SHEET, FakeTransport

OUT = wire.Board(5, 0, [], [1], out=[0])
OPEN = replace(LOBBY, manners=[wire.Choice("out_sees", "hands")])


def benched(lobby: wire.Lobby = LOBBY, board: wire.Board = OUT) -> tuple[TableModel, FakeTransport]:
    """Return the table of somebody who is out."""
    transport = FakeTransport()
    table = TableModel(transport, wire.Enter("KNOT", "Léa"))
    table.hear(wire.Entered("KNOT", "token", 0, "ABCDEFGH"))
    table.hear(lobby)
    table.hear(board)
    return table, transport


def entries(table: TableModel) -> dict[str, MenuEntry]:
    """Return the lines of the menu by their ids."""
    return {entry.id: entry for entry in TableMenu(table, Localizer(table, SHEET, "en")).entries() if entry.id}


def test_who_is_out_turns_the_bet_through_those_who_are_in() -> None:
    table, _ = benched()
    bet = entries(table)["bet"]
    assert bet.turn is not None
    assert "no bet" in bet.drawn.plain
    assert [bet.turn(1), bet.turn(-1)] == [wire.MakeBet(1), wire.MakeBet(2)]
    table.hear(wire.Bets(2))
    assert [entries(table)["bet"].turn(1)] == [wire.MakeBet(-1)]  # type: ignore[misc]


def test_who_plays_has_no_bench() -> None:
    table, _ = benched(board=replace(OUT, out=[]))
    assert not {"bet", "next-table"} & entries(table).keys()


def test_who_sees_every_hand_is_offered_nothing_that_players_would_notice() -> None:
    table, _ = benched()
    assert {"pause", "stand-up", "withdraw-1"} <= entries(table).keys()
    knowing, _ = benched(OPEN)
    assert {"bet", "next-table", "code"} <= entries(knowing).keys()
    assert not {"pause", "stand-up", "withdraw-1"} & entries(knowing).keys()


def test_who_goes_on_enters_the_next_table_with_its_token(tmp_path: Path) -> None:
    saved_session = SavedSession(tmp_path)
    transport = FakeTransport()
    table = TableModel(transport, wire.Enter("KNOT", "Léa"), saved_session, "http://here:8000/KNOT")
    table.hear(LOBBY)
    table.hear(wire.Moved("FROG", "new"))
    assert transport.said == [wire.Enter("FROG", "Léa", token="new")]
    assert (table.lobby, table.board) == (None, None)
    table.hear(wire.Entered("FROG", "new", 0))
    assert saved_session.token("http://here:8000/FROG") == "new"


def test_the_bets_are_told_at_the_end() -> None:
    table, _ = benched()
    table.hear(wire.Bets(1, [wire.OpenedBet("Léa", "fox", 0, 1, 5, 7), wire.OpenedBet("Zoé", "fox", -1, 2, 1, 0)]))
    said = [line.plain for line in bet_lines(table, Localizer(table, SHEET, "en"))]
    assert said[1].startswith("Léa saw it coming from round 5 · 7 points of glory")
    assert said[2].startswith("Zoé would have sworn it was ")


@pytest.mark.parametrize("language", ["en"])
async def test_in_a_real_terminal_one_bets_and_goes_on(tmp_path: Path, language: str) -> None:
    async with serving(tmp_path / "data", NOBODY_IS_WAITED_FOR) as served, AsyncExitStack() as stack:
        made = await served.make("kung_fu", 3)
        players = [await served.enter(made["code"], "Host", token=made["token"])]
        players += [await served.enter(made["code"], name) for name in ("Léa", "Tom")]
        await start(players)
        await take_out(served, players, 1)
        session, token = SavedSession(tmp_path / "1"), players[1].token
        shown = await stack.enter_async_context(joining(served.address, made["code"], "Léa", session, token=token))
        await shown.until(lambda: "The game goes on without you." in shown.words)
        await shown.press("x", "right")
        await shown.until(lambda: "It is sealed" in shown.words)
        await shown.press("down", "enter")
        await shown.until(lambda: shown.table.lobby is not None and shown.table.code != made["code"])
        assert shown.table.lobby is not None
        assert shown.table.lobby.chairs[0].name == "Léa"
