"""`regift play` and `regift join`: one clear line for what their user can mend."""

import re
import socket
import sys
from pathlib import Path

import pytest

from regift.bots.bots_from_environment_variable import VARIABLE
from regift.games import catalogue
from regift.terminal import local_or_remote_game_start
from regift.terminal.transports.invitation_parser import Invitation, read_link
from regift.terminal.transports.saved_seat_tokens_and_name import SavedSession
from tests.cli.command_output import Captured, complaint, output
from tests.server.playing import serving
from tests.waiting import HUNG


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let the command believe that somebody looks at it."""
    monkeypatch.setattr(local_or_remote_game_start, "check_terminal", lambda: None)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["play", "chess"], "game 'chess': there is none of that name"),
        (["play", "kung_fu", "--seats", "9"], "option seats: expected 2 to 6, got 9"),
        (["play", "kung_fu", "--seats", "many"], "Invalid value"),
        (["play", "kung_fu", "--bots", "oracle"], "bot 'oracle': kung_fu has random, rules, dreamy, search"),
        (["play", "kung_fu", "--seats", "2", "--bots", "rules,rules"], "bots: expected 1 to 1"),
        (["play", "kung_fu", "--option", "turn_cap=-1"], "option turn_cap: expected 0 to 200"),
        (["play", "kung_fu", "--pace", "0"], "pace: expected calm, lively, quick, got '0'"),
        (["play", "kung_fu", "--language", "de"], "language: expected en or fr, got 'de'"),
        (["play", "kung_fu", "--name", "x" * 25], "name: expected 1 to 24 letters, got 25"),
        (["join", "KNOTS"], "link 'KNOTS': expected http://host:port/CODE"),
        (["join", "ftp://here/KNOT"], "server 'ftp://here': expected http://host:port"),
        (["join", "http://here:port/KNOT"], "server 'http://here:port': expected http://host:port"),
    ],
)
@pytest.mark.usefixtures("at_a_terminal")
def test_what_cannot_be_played_is_said_in_one_line(capsys: Captured, arguments: list[str], expected: str) -> None:
    assert expected in complaint(capsys, *arguments)


@pytest.mark.usefixtures("at_a_terminal")
def test_bots_of_this_folder_play(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "bots_to_play_with.py").write_text("from regift.bots.random import RandomBot\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    name = "bots_to_play_with:RandomBot"
    monkeypatch.setenv(VARIABLE, f"kung_fu={name}")
    played: list[dict[int, str]] = []
    monkeypatch.setattr(
        local_or_remote_game_start, "play_locally", lambda game_setup, *others: played.append(game_setup.bots())
    )
    output(capsys, "play", "kung_fu", "--seats", "2", "--bots", name)
    assert played == [{1: name}]


@pytest.mark.usefixtures("at_a_terminal")
def test_a_server_that_does_not_answer_is_named(capsys: Captured) -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    assert f"can't reach {address}: Connection refused" in complaint(capsys, "join", f"{address}/KNOT")


async def test_a_table_that_is_not_there_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio

    from regift.terminal.transports import remote_transport
    from regift.terminal.transports.remote_transport import CannotJoin, ask
    from regift.wire import all_messages as wire

    monkeypatch.setattr(remote_transport, "PATIENCE", HUNG)

    async with serving(tmp_path) as served:
        invitation = Invitation(f"http://{served.address}", "KNOT")
        with pytest.raises(CannotJoin, match=r"table KNOT: http://.* has none of that code"):
            await asyncio.to_thread(ask, invitation, "/api/tables/KNOT", wire.Lobby)
        with pytest.raises(CannotJoin, match="expected a server of Regift, got something else"):
            await asyncio.to_thread(ask, invitation, "/api/games", wire.Lobby)


def test_the_only_game_need_not_be_named_and_several_are(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = {"kung_fu": catalogue.folders()["kung_fu"]}
    with monkeypatch.context() as patch:
        patch.setattr(catalogue, "folders", lambda: shelf)
        assert "expected a terminal" in complaint(capsys, "play")
    assert re.fullmatch(r"game: expected one of [a-z_]+(, [a-z_]+)+", complaint(capsys, "play"))


@pytest.mark.parametrize("command", [["play", "kung_fu"], ["join", "KNOT"]], ids=lambda command: command[0])
def test_without_a_terminal_nothing_starts(capsys: Captured, command: list[str]) -> None:
    assert complaint(capsys, *command) == "expected a terminal: input or output is a file or a pipe"


def test_a_terminal_too_small_is_told_what_is_needed(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "79")
    monkeypatch.setenv("LINES", "24")
    assert complaint(capsys, "play", "kung_fu") == "terminal: expected at least 80 × 24, got 79 × 24"


@pytest.mark.parametrize(
    ("text", "server", "code"),
    [
        ("http://192.168.1.20:8000/KNOT", "http://192.168.1.20:8000", "KNOT"),
        ("host.test:8000/knot/", "http://host.test:8000", "KNOT"),
        ("https://games.test/KNOT", "https://games.test", "KNOT"),
        ("https://games.test/KNOT?lang=fr", "https://games.test", "KNOT"),
        ("http://[::1]:8000/KNOT", "http://[::1]:8000", "KNOT"),
        ("knot", "http://127.0.0.1:8000", "KNOT"),
    ],
)
def test_a_link_is_read_however_it_is_written(text: str, server: str, code: str) -> None:
    assert read_link(text) == Invitation(server, code)


@pytest.mark.parametrize(
    ("terminal", "asked", "expected"),
    [("xterm-256color", None, True), ("linux", None, False), ("linux", True, True), ("xterm", False, False)],
)
def test_a_terminal_without_emoji_is_drawn_in_letters(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, terminal: str, *, asked: bool | None, expected: bool
) -> None:
    monkeypatch.setenv("TERM", terminal)
    who = local_or_remote_game_start.person_with_defaults(
        local_or_remote_game_start.Person("Léa", "en", asked), SavedSession(tmp_path)
    )
    assert who.has_emoji is expected


def test_tokens_are_kept_where_only_their_user_reads_them(tmp_path: Path) -> None:
    saved_session = SavedSession(tmp_path / "new")
    saved_session.keep_token("http://here/KNOT", "secret")
    assert saved_session.path.stat().st_mode & 0o077 == 0
    assert SavedSession(tmp_path / "new").token("http://here/KNOT") == "secret"
    saved_session.keep_token("http://here/KNOT", "")
    assert SavedSession(tmp_path / "new").token("http://here/KNOT") == ""


def test_a_broken_file_of_keepsakes_is_no_hindrance(tmp_path: Path) -> None:
    (tmp_path / "terminal.json").write_text("{", encoding="utf-8")
    assert SavedSession(tmp_path).data.tokens == {}
