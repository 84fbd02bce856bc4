"""The list of what one may do, as it is drawn anew."""

from regift.terminal.screens.move_list_widget import MoveList
from tests.terminal.headless_terminal import playing_here


async def test_the_mark_stays_on_its_move_when_the_list_is_only_worded_anew() -> None:
    async with playing_here() as shown:
        await shown.until(lambda: len(shown.table.options) > 1)
        moves = shown.screen_of_table.query_one(MoveList)
        await shown.press("down")
        before = shown.text
        await shown.press("l")
        assert shown.text != before
        assert moves.highlighted == 1
