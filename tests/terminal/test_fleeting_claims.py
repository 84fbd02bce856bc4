"""That's Not a Hat at a terminal: what was said of a gift leaves no trace on the screen once it is answered."""

import re

import pytest

from regift.games.not_a_hat.card_objects import OBJECTS
from regift.terminal.screens.move_list_widget import MoveList
from regift.terminal.screens.option_search_input import OptionSearchInput
from regift.wire import all_messages as wire
from tests.terminal.headless_terminal import HeadlessTerminal, playing_here

LINES = 40
"""High enough that the whole log of a game is on the screen."""


def open_now(shown: HeadlessTerminal) -> set[str]:
    """Name the objects that anybody sees now, or that what lasts in the log tells of."""
    board = shown.table.board
    assert board is not None
    said = [str(value) for part in board.parts if isinstance(part, wire.Fact) for value in [part.value]]
    said += [face for part in board.parts if isinstance(part, wire.Zone) for face in part.faces]
    for told in shown.table.log:
        if isinstance(told, wire.Happening) and not told.is_fleeting:
            said += [str(value).removeprefix("#") for value in told.args.values()]
    return {name for name in said if name.startswith("card-")}


def named(shown: HeadlessTerminal) -> set[str]:
    """Find the objects that are named anywhere on the screen but in the list of all."""
    moves = shown.screen_of_table.query_one(MoveList).region
    text = "\n".join(
        line[moves.right :] if moves.y <= number < moves.bottom and shown.screen_of_table.is_long else line
        for number, line in enumerate(shown.text.splitlines())
        if number  # the first line holds the name of the game, which is one of the objects
    )
    text = " ".join(text.split()).casefold()
    labels = {f"card-{thing}": shown.app.localizer.label(f"card-{thing}").casefold() for thing in OBJECTS}
    return {card for card, label in labels.items() if re.search(rf"\b{re.escape(label)}\b", text)}


def news(shown: HeadlessTerminal) -> set[str]:
    """Name the objects that the last news tell of, which are gone with the next."""
    told = [each for each in shown.table.log if isinstance(each, wire.Happening) and each.is_fleeting]
    return {str(value).removeprefix("#") for each in told if each.kind != "claims" for value in each.args.values()}


def claims(shown: HeadlessTerminal) -> list[wire.Happening]:
    """List what the log knows of claims that were made."""
    return [each for each in shown.table.log if isinstance(each, wire.Happening) and each.kind == "claims"]


@pytest.mark.parametrize(("language", "seed"), [("en", 3), ("fr", 4)])
async def test_no_claim_is_on_the_screen_once_it_is_answered(language: str, seed: int) -> None:
    steps: set[object] = set()
    leaks: list[object] = []
    listed: list[list[wire.Option]] = []
    async with playing_here("not_a_hat", ("granny",) * 2, language=language, seed=seed, size=(140, LINES)) as shown:
        see = shown.table.changed

        def heed() -> None:
            leaks.extend(claims(shown) if shown.fact("step") != "step_answer" else [])
            see()

        shown.table.changed = heed
        await shown.until(lambda: shown.can_go_on)
        while not shown.table.is_over:
            steps.add(shown.fact("step"))
            assert named(shown) <= open_now(shown) | (set() if shown.fact("step") == "step_answer" else news(shown))
            assert bool(claims(shown)) == (shown.fact("step") == "step_answer")
            if shown.screen_of_table.is_long:
                assert shown.screen_of_table.query_one(OptionSearchInput).value == ""
                assert shown.screen_of_table.query_one(MoveList).highlighted is None
                listed.append([*shown.screen_of_table.listed])
            await shown.choose()
    assert leaks == []
    assert steps == {"step_show", "step_claim", "step_answer"}
    assert len(listed) > 1
    assert all({claim_of(option) for option in each} == {claim_of(option) for option in listed[0]} for each in listed)


def claim_of(option: wire.Option) -> str:
    return str(option.args["claim"])
