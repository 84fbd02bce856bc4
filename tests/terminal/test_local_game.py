"""A game against bots, played with nothing but the keyboard."""

from pathlib import Path
from typing import Any

import pytest

from regift.wire import all_messages as wire
from tests.terminal.headless_terminal import LARGE, SMALL, playing_here

SMALL_GAMES = Path(__file__).parents[1] / "games"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "size", "turn", "end"),
    [
        ("en", SMALL, "▶ Your", "The game is over"),
        pytest.param("fr", LARGE, "▶ À toi", "La partie est finie", marks=pytest.mark.all),
    ],
)
@pytest.mark.parametrize("game", ["kung_fu", "cursed_gifts", "not_a_hat", "gift_trap"])
async def test_a_whole_game_by_keyboard(game: str, language: str, size: tuple[int, int], turn: str, end: str) -> None:
    caps: dict[str, Any] = {
        "kung_fu": {"turn_cap": 6},
        "cursed_gifts": {"turn_cap": 0},
        "gift_trap": {"cap": 1, "strategy": True},
    }
    async with playing_here(game, language=language, size=size, **caps.get(game, {})) as shown:
        await shown.until(lambda: bool(shown.table.options))
        assert turn in shown.text
        await shown.finish()
        await shown.until(lambda: "★" in shown.text)
        await shown.press("escape")
        assert end in shown.text


@pytest.mark.parametrize("game", ["bell", "sprint"])
async def test_any_game_is_played_from_its_view(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_GAMES", str(SMALL_GAMES))
    async with playing_here(game) as shown:
        await shown.finish()
        await shown.until(lambda: "★" in shown.text)


async def test_a_number_plays_the_option_of_that_key_and_is_asked_about_a_card_left_out() -> None:
    async with playing_here() as shown:
        await shown.until(lambda: bool(shown.table.options))
        assert shown.table.board is not None
        at, said = shown.table.board.at, shown.table.options[0].verb
        await shown.press("1")
        await shown.until(lambda: "Are you sure?" in shown.text)
        assert "You can still lay Level 1" in " ".join(shown.text.split())
        await shown.press("enter")
        await shown.until(lambda: shown.table.board is not None and shown.table.board.at > at)
        assert said == "clean_up"
        assert "You go straight to tidying up." in shown.text


async def test_a_card_that_cannot_be_played_says_why_and_the_rules_open_there() -> None:
    async with playing_here() as shown:
        await shown.until(lambda: bool(shown.table.options))
        board = shown.table.board
        assert board is not None
        hand = next(part for part in board.parts if part.id == "hand:0")
        assert isinstance(hand, wire.Zone)
        lit = {option.spot for option in board.options}
        dark = next(number for number, face in enumerate(hand.faces) if f"hand:0/{face}" not in lit)
        await shown.press(*["right"] * (dark + 1), "enter")
        await shown.until(lambda: shown.table.refused is not None)
        assert shown.table.refused is not None
        assert f"({shown.table.refused.clause} · r: See the rule)" in " ".join(shown.text.split())
        await shown.press("r")
        assert shown.table.refused.clause in shown.text


async def test_a_card_with_several_uses_asks_which() -> None:
    async with playing_here(seed=3) as shown:
        await shown.until(lambda: bool(shown.table.options))
        spots = [option.spot for option in shown.table.options]
        card = next(spot for spot in spots if spots.count(spot) > 1)
        board = shown.table.board
        assert board is not None
        hand = next(part for part in board.parts if part.id == "hand:0")
        assert isinstance(hand, wire.Zone)
        await shown.press(*["right"] * (hand.faces.index(card.partition("/")[2]) + 1), "enter")
        assert "Which one?" in shown.text
        assert "Skip to tidying up" not in shown.text
        await shown.press("escape")
        assert "Skip to tidying up" in shown.text


async def test_picks_are_taken_back() -> None:
    async with playing_here() as shown:
        await shown.until(lambda: bool(shown.table.options))
        before = [option.verb for option in shown.table.options]
        at = before.index("attack")
        await shown.press(*["down"] * at, "enter")
        await shown.until(lambda: shown.table.board is not None and shown.table.board.can_take_back)
        assert "take back" in shown.text
        await shown.press("u")
        await shown.until(lambda: [option.verb for option in shown.table.options] == before)


async def test_the_language_changes_while_one_plays() -> None:
    async with playing_here() as shown:
        await shown.until(lambda: bool(shown.table.options))
        await shown.press("l")
        assert "À toi !" in shown.text
        assert "Passe au ménage" in shown.text
        await shown.press("l")
        assert "Your turn!" in shown.text


async def test_leaving_is_asked_about_first() -> None:
    async with playing_here() as shown:
        await shown.until(lambda: bool(shown.table.options))
        await shown.press("q")
        assert "Leave the table?" in shown.text
        await shown.press("escape")
        assert "Your turn!" in shown.text
        await shown.press("q", "enter")
        assert shown.app.return_value == ""


async def test_a_line_is_said_to_all() -> None:
    async with playing_here() as shown:
        await shown.until(lambda: bool(shown.table.options))
        await shown.press("c", *"hello", "enter")
        await shown.until(lambda: "» Léa: hello" in shown.text)


async def test_a_rematch_is_dealt_from_the_lobby_with_other_bots() -> None:
    async with playing_here("kung_fu", ("random",), turn_cap=1) as shown:
        await shown.finish()
        await shown.until(lambda: "★" in shown.text)
        await shown.press("escape", "n")
        await shown.until(lambda: shown.table.board is None)
        await shown.press("down", "right")
        await shown.until(lambda: "clever" in shown.text)
        await shown.press("down", "right")
        await shown.until(lambda: shown.table.lobby is not None and len(shown.table.lobby.chairs) == 3)
        assert "There is room left" in shown.text
        await shown.press("right")
        await shown.until(lambda: shown.table.lobby is not None and not shown.table.lobby.hint)
        await shown.press("enter")
        await shown.until(lambda: shown.table.board is not None)


async def test_the_story_is_leafed_through() -> None:
    async with playing_here(others=("random",) * 5, seed=3) as shown:
        await shown.until(lambda: bool(shown.table.options))
        first = shown.log_words(0)
        assert first not in shown.text
        await shown.press("pageup", "pageup", "pageup", "pageup", "pageup")
        assert first in shown.text
        await shown.press(*["pagedown"] * 5)
        assert "• Your turn!" in shown.text


async def test_news_that_come_when_the_screen_is_gone_are_no_trouble() -> None:
    async with playing_here() as shown:
        await shown.until(lambda: bool(shown.table.options))
        screen = shown.screen_of_table
    assert screen.is_mounted
    screen.draw()


async def test_a_window_that_becomes_too_small_says_so() -> None:
    async with playing_here() as shown:
        await shown.until(lambda: bool(shown.table.options))
        await shown.pilot.resize_terminal(60, 20)
        await shown.pilot.pause()
        assert "Too small: 60 × 20" in shown.text
        await shown.pilot.resize_terminal(*LARGE)
        await shown.pilot.pause()
        assert "Your turn!" in shown.text
