"""The menu of a table on the screen: walked with the arrows, drawn anew whenever the table changes."""

from functools import partial
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from regift.tables.people.chat_history_and_rate import REACTIONS
from regift.terminal.localization import Localizer
from regift.terminal.rendering.rendering_primitives import BRIGHT, GOLD, SOFT
from regift.terminal.screens.dialogs_and_info_sheets import ConfirmationDialog, keys_line
from regift.terminal.screens.in_table_menu_entries import TableMenu
from regift.terminal.screens.menu_entry import MenuEntry
from regift.terminal.table.table_model import TableModel
from regift.wire import all_messages as wire

DIGITS: Final = "".join(str(number + 1) for number in range(len(REACTIONS)))
"""The keys of the reactions."""


NARROWEST: Final = 66
"""Columns of the menu on the smallest screen."""


class MenuEntryList(OptionList):
    """A list whose Enter is the menu's."""

    def action_select(self) -> None:
        """Do what the line says."""
        screen = self.screen
        assert isinstance(screen, TableMenuScreen)
        screen.press()


class TableMenuScreen(ModalScreen[None]):
    """Lies over the table until something is done that is seen there."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,x,q", "dismiss"),
        ("left", "turn(-1)"),
        ("right", "turn(1)"),
    ]

    def __init__(self, table: TableModel, localizer: Localizer, *, is_local: bool) -> None:
        super().__init__()
        self.is_local = is_local
        """Whether the table is in this process."""
        self.table = table
        self.localizer = localizer
        self.entries: list[MenuEntry] = []
        self._shown: list[tuple[str, str]] = []

    def compose(self) -> ComposeResult:
        """Lay out the menu."""
        with Vertical(classes="dialog large"):
            yield Static(Text(self.localizer.say("table-code", code=self.table.code), BRIGHT))
            yield Static(id="reactions")
            yield MenuEntryList(id="lines")
            yield Static(id="about")
            yield Static(id="menu-keys")

    def on_mount(self) -> None:
        """Take the keyboard."""
        self.query_one(MenuEntryList).focus()
        self.draw()

    def on_resize(self) -> None:
        """Lay out anew."""
        self.draw()

    def draw(self) -> None:
        """Draw what may be asked of the table now; the reader stays on the same line."""
        if self.table.lobby is None or not self.query(MenuEntryList):
            return
        menu = TableMenu(self.table, self.localizer, is_local=self.is_local)
        self.entries = menu.entries()
        self.query_one("#reactions", Static).update(
            menu.reactions(self.query_one(MenuEntryList).size.width or NARROWEST)
        )
        shown = [(entry.id, entry.drawn.plain) for entry in self.entries]
        if shown != self._shown:
            self._shown = shown
            self._list()
        self._say()
        self.query_one("#menu-keys", Static).update(self._keys(may_react=menu.may_react))

    def _list(self) -> None:
        lines = self.query_one(MenuEntryList)
        here = lines.highlighted_option.id if lines.highlighted_option else None
        lines.clear_options()
        lines.add_options([Option(entry.drawn, id=entry.id or None, disabled=not entry.id) for entry in self.entries])
        places = [number for number, entry in enumerate(self.entries) if entry.id and entry.id == here]
        lines.highlighted = places[0] if places else next((n for n, each in enumerate(self.entries) if each.id), None)

    def _keys(self, *, may_react: bool) -> Text:
        say = self.localizer.say
        pairs = [("↑↓", say("key-move")), (say("key-enter"), say("key-do"))]
        if any(entry.turn for entry in self.entries):
            pairs.append(("←→", say("key-change")))
        if may_react:
            pairs.append((f"1–{len(REACTIONS)}", say("key-react")))
        return keys_line(*pairs, (say("key-escape"), say("key-close")))

    @property
    def here(self) -> MenuEntry | None:
        """Return the line on which the reader stands."""
        at = self.query_one(MenuEntryList).highlighted
        return self.entries[at] if at is not None and at < len(self.entries) else None

    def on_option_list_option_highlighted(self) -> None:
        """Say what the line is about."""
        self._say()

    def _say(self) -> None:
        fault, here = self.table.fault, self.here
        said = Text("✗ " + self.localizer.why(fault), GOLD) if fault else Text(here.about if here else "", SOFT)
        self.query_one("#about", Static).update(said)

    def press(self) -> None:
        """Do what the line says, after a question where it has one; turn it on where it is a setting."""
        here = self.here
        if here is None:
            return
        if here.turn:
            self.action_turn(1)
        elif here.title and (here.message or here.begin):
            self.app.push_screen(
                ConfirmationDialog(self.localizer, here.title, here.about), partial(self._answer, here)
            )
        else:
            self._do(here)

    def _answer(self, entry: MenuEntry, is_sure: bool | None) -> None:  # noqa: FBT001 (the screen gives it by position)
        if is_sure:
            self._do(entry)

    def _do(self, entry: MenuEntry) -> None:
        if not (entry.message or entry.begin):
            return
        self.table.forgive()
        if entry.message:
            self.table.say(entry.message)
        app = self.app
        self.dismiss()
        if entry.begin:
            entry.begin(app)

    def action_turn(self, step: int) -> None:
        """Change a setting."""
        here = self.here
        if here and here.turn:
            self.table.forgive()
            self.table.say(here.turn(step))

    def on_key(self, event: events.Key) -> None:
        """Show a reaction."""
        at = DIGITS.find(event.character) if event.character else -1
        if at >= 0 and self.table.lobby and TableMenu(self.table, self.localizer, is_local=self.is_local).may_react:
            event.stop()
            self._do(MenuEntry("", Text(), message=wire.React(REACTIONS[at])))
