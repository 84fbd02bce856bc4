"""The screen of a table with its keys: everything can be done without a mouse."""

from typing import ClassVar

from textual import events
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widgets import Input

from regift.tables.setup.table_settings_other_than_game_options import PACES
from regift.terminal.local_bot_skip_and_game_records import LocalOnlyFeatures
from regift.terminal.localization import Localizer, values_of
from regift.terminal.rendering.board_renderer import hand_of
from regift.terminal.rendering.rules_renderer import clause_text
from regift.terminal.rendering.view_part_renderer import KEYS
from regift.terminal.screens.dialogs_and_info_sheets import (
    ChatInput,
    ConfirmationDialog,
    help_sheet,
    rules_sheet,
    standings_sheet,
)
from regift.terminal.screens.lobby_board_moves_and_log_view import TableView
from regift.terminal.screens.move_list_widget import MoveList
from regift.terminal.screens.option_search_input import OptionSearchInput
from regift.terminal.screens.table_actions_and_settings_menu_screen import TableMenuScreen
from regift.terminal.seat_request_dialog import SeatRequestDialog
from regift.terminal.table.table_model import TableModel, is_open
from regift.wire import all_messages as wire


class TableScreen(TableView):
    """Shows one table and takes the keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "turn(-1)"),
        ("right", "turn(1)"),
        ("escape", "back"),
        ("u", "take_back"),
        ("r", "rules"),
        ("l", "language"),
        ("c", "chat"),
        ("h", "hush"),
        ("w", "hasten"),
        ("p", "press_on"),
        ("s", "start_or_standings"),
        ("n", "rematch"),
        ("t", "sit"),
        ("x", "menu"),
        ("b", "pace"),
        ("space", "skip"),
        ("question_mark", "help"),
        ("slash", "find"),
        ("q", "app.leave"),
        ("pageup", "scroll_log(-1)"),
        ("pagedown", "scroll_log(1)"),
    ]

    class LanguageChanged(Message):
        """The reader has changed the language."""

    def __init__(
        self, table: TableModel, localizer: Localizer, bots: list[str], local_features: LocalOnlyFeatures | None = None
    ) -> None:
        super().__init__(table, localizer, bots, local_features)
        self._has_ended = False
        self._asked: set[str] = set()
        """Whom the host was already asked about."""
        self._request: tuple[str, int] | None = None
        """Whom the host is asked about now, and for which seat."""

    def after_draw(self) -> None:
        """Ask the host about who wants a seat, and show the standings once the game is over."""
        self._ask_host()
        if self.table.is_over and not self._has_ended:
            self._has_ended = True
            self.call_later(self.action_start_or_standings)
        elif not self.table.is_over:
            self._has_ended = False

    def _ask_host(self) -> None:
        """Ask the host, or who has the seat, about everybody who wants one that is not simply free, each once.

        Who came first is asked about first, and nobody else until that is answered, or they wait no more.
        """
        lobby = self.table.lobby
        waiting = lobby.asking if lobby else []
        self._asked &= {each.person for each in waiting}
        asked = self._request
        if asked is not None and all((each.person, each.seat) != asked for each in waiting):
            if isinstance(self.app.screen, SeatRequestDialog):
                self.app.screen.dismiss(None)
            return
        following = next((each for each in waiting if each.person not in self._asked), None)
        if asked is None and following is not None:
            self._asked.add(following.person)
            self._request = (following.person, following.seat)
            self.app.push_screen(SeatRequestDialog(self.localizer, following), self._answer_request)

    def _answer_request(self, is_yes: bool | None) -> None:  # noqa: FBT001 (the screen gives it by position)
        """Say yes or no, or nothing where the question was taken back; then ask about the next."""
        if self._request is not None and is_yes is not None:
            person, seat = self._request
            self.table.say(wire.Answer(person, is_yes, seat))
        self._request = None
        self._ask_host()

    def press(self) -> None:
        """Do what Enter does on the card or the line the reader stands on."""
        if self.table.board is None:
            self.action_start_or_standings()
            return
        moves = self.query_one(MoveList)
        hand = hand_of(self.table)
        if self.cursor >= 0 and hand and not self.narrowed:
            self._touch(f"{hand.id}/{hand.faces[self.cursor]}")
        elif moves.highlighted is not None and moves.highlighted < len(self.listed):
            self._pick(self.listed[moves.highlighted])

    def _touch(self, spot: str) -> None:
        """Play what lies on a spot: at once when it is one thing, else after a choice; ask why not where it is none."""
        found = [option for option in self.table.options if option.spot == spot]
        if len(found) == 1:
            self._pick(found[0])
        elif found:
            self.narrowed = spot
            self.draw()
        else:
            self.table.say(wire.Why(spot))

    def _pick(self, option: wire.Option) -> None:
        self.narrowed = ""
        self.cursor = -1
        if not option.caution:
            self.table.play(option)
            self.draw()
            return
        named = self.localizer.game.arguments(values_of(option.caution_args), self.table.seat)
        cost = self.localizer.game.say(f"caution-{option.caution}", named)
        body = f"{cost}\n\n{option.caution}: {clause_text(self.localizer.rules, option.caution)}".strip()
        title = f"{self.localizer.say('sure')} {self.localizer.option(option)}"

        def answer(is_sure: bool | None) -> None:  # noqa: FBT001 (the screen gives it by position)
            if is_sure:
                self.table.play(option)

        self.app.push_screen(ConfirmationDialog(self.localizer, title, body), answer)

    def on_key(self, event: events.Key) -> None:
        """Play the option whose key it is."""
        character = event.character or ""
        at = KEYS.find(character) if len(character) == 1 else -1
        if self.table.board is not None and 0 <= at < len(self.table.options) and not self.is_long:
            event.stop()
            self._pick(self.table.options[at])

    def on_input_changed(self, event: Input.Changed) -> None:
        """List what is called as it is typed, the best marked."""
        event.stop()
        self.draw_list()
        self.draw_notice()

    def move(self, way: str) -> None:
        """Move the mark in the list while a name is typed."""
        moves = self.query_one(MoveList)
        ways = {"up": moves.action_cursor_up, "down": moves.action_cursor_down}
        ways |= {"mark_page_up": moves.mark_page_up, "mark_page_down": moves.mark_page_down}
        ways[way]()

    def leave_search(self) -> None:
        """Let the keys be commands again."""
        self.set_focus(self.query_one(MoveList))
        self.draw_keys()

    def action_find(self) -> None:
        """Type a name."""
        if self.is_long:
            self.set_focus(self.query_one(OptionSearchInput))
            self.draw_keys()

    def leave_card(self) -> None:
        """Stand on the list again, no more on a card."""
        if self.cursor >= 0:
            self.cursor = -1
            self.draw_table()
            self.draw_notice()

    def action_turn(self, step: int) -> None:
        """Walk along one's cards, or change a line of the lobby."""
        if self.table.board is None:
            lines = self.lobby_lines()
            at = self.query_one(MoveList).highlighted
            if at is not None and at < len(lines) and self.table.lobby and self.table.lobby.is_host:
                message = lines[at].turn(step)
                if message is not None:
                    self.table.forgive()
                    self.table.say(message)
            return
        hand = hand_of(self.table)
        if hand is None or not hand.faces:
            return
        self.table.forgive()
        first = 0 if step > 0 else len(hand.faces) - 1
        self.cursor = (self.cursor + step) % len(hand.faces) if self.cursor >= 0 else first
        self.narrowed = ""
        spot = f"{hand.id}/{hand.faces[self.cursor]}"
        self.draw()
        at = next((number for number, option in enumerate(self.listed) if option.spot == spot), None)
        self.query_one(MoveList).show(at)

    def action_back(self) -> None:
        """Let go of a choice, a card or a message."""
        self.narrowed = ""
        self.cursor = -1
        self.table.forgive()
        self.draw()

    def action_take_back(self) -> None:
        """Take back unannounced picks."""
        self.table.take_back()

    def action_rules(self) -> None:
        """Open the rules at the clause that was named last."""
        width = min(100, self.size.width * 9 // 10) - 6
        self.app.push_screen(rules_sheet(self.localizer, self.clause, width))

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(help_sheet(self.localizer))

    def action_menu(self) -> None:
        """Show what may be asked of the table."""
        if self.table.lobby:
            self.table.forgive()
            self.app.push_screen(TableMenuScreen(self.table, self.localizer, is_local=self.local_features is not None))

    def action_pace(self) -> None:
        """Let bots at home play faster, or calmly again."""
        pace = self.table.manner("pace")
        if self.local_features and pace in PACES:
            paces = list(PACES)
            self.table.say(wire.SetManner("pace", paces[(paces.index(str(pace)) + 1) % len(paces)]))

    def action_skip(self) -> None:
        """Let bots at home play at once until the reader is asked."""
        if self.local_features and self.table.board is not None and not self.table.is_mine and not self.table.is_over:
            self.local_features.bot_speed.skip()

    def action_language(self) -> None:
        """Go on in the other language."""
        self.localizer.switch_language()
        self.post_message(self.LanguageChanged())
        self.draw()

    def action_chat(self) -> None:
        """Say something to all."""

        def say(text: str | None) -> None:
            if text:
                self.table.say(wire.Say(text))

        self.app.push_screen(ChatInput(self.localizer), say)

    def action_hush(self) -> None:
        """Let questions pass, or no more."""
        if self.table.board is not None and self.table.seat >= 0 and not self.table.is_over:
            self.table.hush(is_on=not self.table.is_hushed)

    def action_hasten(self) -> None:
        """Wish to go faster, or no more."""
        self.table.hasten()

    def action_press_on(self) -> None:
        """Go on without those whose time is up."""
        if self.table.is_late:
            self.table.say(wire.PressOn())

    def action_start_or_standings(self) -> None:
        """Start the game in the lobby; show the standings after it."""
        lobby = self.table.lobby
        if self.table.board is None:
            if lobby and lobby.is_host:
                self.table.say(wire.Start())
        elif self.table.is_over:
            width = min(100, self.size.width * 9 // 10) - 6
            notes = self.local_features.notes(self.localizer) if self.local_features else []
            self.app.push_screen(standings_sheet(self.localizer, self.table.board, width, notes))

    def action_rematch(self) -> None:
        """Go back to the lobby with the same seats."""
        if self.table.is_over and self.table.lobby and self.table.lobby.is_host:
            self.table.say(wire.Rematch())

    def action_sit(self) -> None:
        """Take a free seat, else a bot's, else ask for that of somebody who is gone."""
        lobby = self.table.lobby
        if lobby is None or self.table.seat >= 0:
            return
        order = {"free": 0, "bot": 1, "person": 2}
        open_chairs = [chair for chair in lobby.chairs if is_open(chair)]
        if open_chairs:
            self.table.say(wire.AskSeat(min(open_chairs, key=lambda chair: order[chair.who]).seat))

    def action_scroll_log(self, pages: int) -> None:
        """Leaf through what happened."""
        scroll = self.query_one("#far" if self.has_class("wide") else "#near", VerticalScroll)
        scroll.scroll_relative(y=pages * max(1, scroll.size.height - 1), animate=False)
