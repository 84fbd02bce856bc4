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


async def test_all_keys_are_named_where_there_is_just_room_for_them() -> None:
    async with playing_here(language="fr", size=(200, 40)) as shown:
        await shown.until(lambda: len(shown.table.options) > 1)
        screen = shown.screen_of_table
        keys = screen.status_bar.keys(200, can_find=screen.is_long)
        for columns, has_room in ((keys.cell_len + 2, True), (keys.cell_len + 1, False)):
            await shown.pilot.resize_terminal(columns, 40)
            await shown.pilot.pause()
            assert (keys.plain in shown.text) == has_room, shown.text
            assert screen.localizer.say("key-quit") in shown.text.splitlines()[-1]
