"""What a table looks like: its lobby or its board, what may be done, and what happened."""

import time
from collections.abc import Iterable
from typing import Final

from rich.console import Console
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from regift.terminal.local_bot_skip_and_game_records import LocalOnlyFeatures
from regift.terminal.localization import Localizer
from regift.terminal.rendering.board_renderer import BoardRenderer, Viewport, hand_of
from regift.terminal.rendering.rendering_primitives import BRIGHT, DIM, GOLD, SOFT
from regift.terminal.rendering.view_part_renderer import KEYS, key_of
from regift.terminal.screens.dialogs_and_info_sheets import log_lines
from regift.terminal.screens.lobby_seats_and_options import LobbyLine, LobbyList
from regift.terminal.screens.move_list_widget import MoveList
from regift.terminal.screens.notice_and_standings_of_unplayable_last_game import unplayable_game_notice
from regift.terminal.screens.option_search import OptionMatch, is_long, search_options
from regift.terminal.screens.option_search_input import OptionSearchInput
from regift.terminal.screens.status_and_key_hints import StatusBar
from regift.terminal.table.table_kept_until_text import lifetime
from regift.terminal.table.table_model import TableModel
from regift.wire import all_messages as wire

LEAST: Final = (80, 24)
WIDE: Final = 110
SIDE: Final = 44
"""Columns of the story beside a wide table."""
EDGES: Final = 7
"""Lines that are kept for the top, the bottom, a message and the list."""
TICK: Final = 0.5


class TableView(Screen[None]):
    """Shows one table."""

    AUTO_FOCUS = "#moves"

    def __init__(
        self, table: TableModel, localizer: Localizer, bots: list[str], local_features: LocalOnlyFeatures | None = None
    ) -> None:
        super().__init__()
        self.table = table
        self.localizer = localizer
        self.bots = bots
        self.local_features = local_features
        """What there is only at a table in this process."""
        self.status_bar = StatusBar(table, localizer, local_features.bot_speed if local_features else None)
        self.cursor = -1
        """Which card of the own hand the reader stands on, −1 for none."""
        self.narrowed = ""
        """The spot whose options alone are listed, "" for all."""
        self.clause = ""
        """The clause that was named last."""
        self.listed: list[wire.Option] = []
        self._shown: list[str] = []
        self._found_at = -1
        """The number of the update whose options are looked up by name, −1 while none are."""

    def compose(self) -> ComposeResult:
        """Lay out the screen."""
        yield Static(id="head")
        with Horizontal(id="all"):
            with Vertical(id="table"):
                with VerticalScroll(id="felt", can_focus=False):
                    yield Static(id="others")
                    yield Static(id="middle")
                    yield Static(id="own")
                yield Static(id="notice")
                yield OptionSearchInput(id="search", compact=True, select_on_focus=False)
                with Horizontal(id="bottom"):
                    yield MoveList(id="moves")
                    with VerticalScroll(id="near", classes="story", can_focus=False):
                        yield Static(id="near-story")
            with VerticalScroll(id="far", classes="story", can_focus=False):
                yield Static(id="far-story")
        yield Static(id="keys")
        yield Static(id="small")

    def on_mount(self) -> None:
        """Take the keyboard, and let clocks tick."""
        self.query_one(MoveList).focus()
        self.set_interval(TICK, self._tick)
        self.draw()

    def on_resize(self, event: events.Resize) -> None:
        """Lay out anew."""
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.width < LEAST[0] or event.size.height < LEAST[1], "small")
        self.draw()

    def may_draw(self) -> bool:
        """Return whether all is laid out: news may come before, and after all is gone."""
        return bool(self.query("#small"))  # the last that is laid out

    def _tick(self) -> None:
        if self.may_draw() and self.table.clock.told.left and self.table.clock.told.is_running:
            self.draw_table()
            self.draw_head()
            self.draw_notice()

    def draw(self) -> None:
        """Draw everything from what the table knows."""
        if not self.may_draw():
            return
        columns, rows = self.size
        self.set_class(self.table.board is None, "lobby")
        self.set_class(self.table.board is None and not self.table.log, "alone")
        self._put("small", Text(self.localizer.say("too-small", columns=columns, rows=rows)))
        self.draw_head()
        self.draw_search()
        self.draw_list()
        self.draw_table()
        self.draw_notice()
        self.draw_log()
        self.draw_keys()
        self.after_draw()

    def after_draw(self) -> None:
        """Do what the news calls for, once it is drawn."""

    def _put(self, id: str, text: Text) -> None:
        self.query_one(f"#{id}", Static).update(text)

    @property
    def viewport(self) -> Viewport:
        """Return the columns of the table and the lines of the screen."""
        width, height = self.size
        side = SIDE if self.has_class("wide") else 0
        return Viewport(width - side, height)

    def draw_head(self) -> None:
        """Draw the line at the top."""
        name = self.localizer.label("game-name")
        left = Text.assemble(
            self.localizer.symbols.sign("🎁"),
            (name, BRIGHT),
            (f" · {self.table.code}" if self.table.code else "", SOFT),
        )
        right = Text(self.status_bar.banner(), GOLD if self.table.is_mine else BRIGHT)
        gap = max(1, self.size.width - 2 - left.cell_len - right.cell_len)
        self._put("head", left + Text(" " * gap) + right)

    def draw_table(self) -> None:
        """Draw what lies on the table, or the lobby in its place."""
        if self.table.board is None:
            self._draw_lobby()
            return
        self._clamp_cursor()
        most = self.size.height - EDGES - self.is_long
        picture = BoardRenderer(self.table, self.localizer, self.viewport, self.cursor)
        drawn = [picture.others(), picture.middle(), picture.own()]
        if sum(map(len, drawn)) > most:
            drawn = [picture.others(is_cramped=True), drawn[1], picture.own(is_cramped=True)]
        if sum(map(len, drawn)) > most:
            drawn[0] = picture.others_in_lines()
        if sum(map(len, drawn)) > most:
            drawn[1] = picture.middle(is_cramped=True)
        for id, lines in zip(("others", "middle", "own"), drawn, strict=True):
            self._put(id, Text("\n").join(lines))
        felt = self.query_one("#felt", VerticalScroll)
        felt.styles.max_height = most
        felt.scroll_end(animate=False)  # where all does not fit, one's own cards do

    def _draw_lobby(self) -> None:
        lobby = self.table.lobby
        blurb = Text(self.localizer.label("game-blurb"), SOFT)
        if lobby and lobby.unplayable:
            blurb = Text("\n\n").join([blurb, unplayable_game_notice(self.localizer, lobby.unplayable)])
        said = Text()
        if lobby and lobby.link.startswith("http"):
            said = Text.assemble((self.localizer.say("invite") + " ", SOFT), (lobby.link, BRIGHT))
            kept = lifetime(self.localizer, lobby, time.time())
            said = Text("\n").join([said, Text(kept, SOFT)]) if kept else said
        self._put("others", Text())
        self._put("middle", Text("\n").join([blurb, Text(), said]) if said else blurb)
        self._put("own", Text.assemble("\n", (self.status_bar.lobby_hint(), GOLD), "\n"))

    @property
    def is_long(self) -> bool:
        """Return whether there is so much to choose from that it is looked up by name."""
        return is_long(self.table.options, len(KEYS))

    def draw_keys(self) -> None:
        """Name the keys that are of use where the reader writes or does not."""
        width = self.size.width - 2
        is_typing = self.focused is self.query_one(OptionSearchInput)
        self._put(
            "keys", self.status_bar.search_keys() if is_typing else self.status_bar.keys(width, can_find=self.is_long)
        )

    def draw_search(self) -> None:
        """Let a name be typed where the list is long, each time from nothing."""
        search = self.query_one(OptionSearchInput)
        search.placeholder = self.localizer.say("find-name")
        at = self.table.board.at if self.table.board and self.is_long else -1
        if at != self._found_at:
            self._found_at = at
            search.value = ""
            self.set_class(at >= 0, "finding")
            self.set_focus(search if at >= 0 else self.query_one(MoveList))

    def draw_list(self) -> None:
        """Draw what may be done."""
        moves = self.query_one(MoveList)
        typed = self.query_one(OptionSearchInput).value
        if self.is_long:
            parts = self.table.board.parts if self.table.board else []
            names = search_options(self.table.options, typed, self.localizer, parts)
            self.listed = [each.option for each in names]
            drawn = [self._named(each) for each in names]
        elif self.table.board is None:
            drawn = [line.drawn for line in self.lobby_lines()]
            self.listed = []
        else:
            spots = {option.spot for option in self.table.options}
            self.narrowed = self.narrowed if self.narrowed in spots else ""
            self.listed = [each for each in self.table.options if self.narrowed in ("", each.spot)]
            drawn = [self._move(option) for option in self.listed]
        shown = [line.plain for line in drawn]
        if shown == self._shown:
            return
        keeps = self.table.board is None or len(shown) == len(self._shown)
        before = moves.highlighted if keeps else None
        self._shown = shown
        is_open = self.is_long and not typed  # then nothing is chosen yet, and Enter does nothing
        moves.put(drawn, min(before or 0, len(drawn) - 1) if drawn and not is_open else None)

    def _named(self, found: OptionMatch) -> Text:
        said = Text.assemble(self.localizer.option(found.option), (f" ({found.by})" if found.by else "", "italic"))
        if found.is_first:
            said.stylize(BRIGHT)
        return Text(" ") + Text("\n   ").join(self._wrapped(said))

    def _move(self, option: wire.Option) -> Text:
        number = self.table.options.index(option)
        key = key_of(number)
        said = Text(self.localizer.option(option) + (f" ({option.caution})" if option.caution else ""))
        return Text.assemble((f" {key} ", "bold"), Text("\n   ").join(self._wrapped(said)))

    def _wrapped(self, said: Text) -> Iterable[Text]:
        return said.wrap(Console(width=200), max(20, self.viewport.width // (1 if self.has_class("wide") else 2) - 5))

    def lobby_lines(self) -> list[LobbyLine]:
        """List what the lobby holds."""
        return LobbyList(self.table, self.localizer, self.bots).lines() if self.table.lobby else []

    def draw_notice(self) -> None:
        """Draw what there is to be said."""
        if self.table.refused:
            self.clause = self.table.refused.clause
        is_lost = self.is_long and not self.listed and not self.table.refused and not self.table.fault
        said = (
            Text(self.localizer.say("find-nothing"), GOLD)
            if is_lost
            else self.status_bar.notice(self.cursor, self.narrowed)
        )
        self._put("notice", said)

    def draw_log(self) -> None:
        """Draw what happened."""
        is_wide = self.has_class("wide")
        id = "far" if is_wide else "near"
        scroll = self.query_one(f"#{id}", VerticalScroll)
        beside = 1 if self.table.board is None else 2
        width = SIDE - 4 if is_wide else max(20, self.size.width // beside - 3)
        lines = log_lines(self.localizer, width, 120) or [Text(self.localizer.say("log-empty"), DIM)]
        self._put(f"{id}-story", Text("\n").join(lines))
        scroll.scroll_end(animate=False)

    def _clamp_cursor(self) -> None:
        hand = hand_of(self.table)
        self.cursor = min(self.cursor, len(hand.faces) - 1 if hand else -1)
