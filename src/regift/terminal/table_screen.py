"""The screen of a table: its lobby, then the board, what may be done, and what happened."""

from functools import partial
from typing import ClassVar, Final

from rich.console import Console
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from regift.server import wire
from regift.terminal.cards import BRIGHT, DIM, GOLD, SOFT
from regift.terminal.dialogs import (
    Question,
    SayLine,
    help_sheet,
    rules_sheet,
    standings_sheet,
    story_lines,
)
from regift.terminal.live_table import LiveTable
from regift.terminal.lobby import Line as LobbyLine
from regift.terminal.lobby import LobbyList
from regift.terminal.moves import Moves
from regift.terminal.picture import KEYS, Picture, Place, hand_of
from regift.terminal.rules_sheet import clause_text
from regift.terminal.signs import Signs
from regift.terminal.speech import Speech

LEAST: Final = (80, 24)
WIDE: Final = 110
SIDE: Final = 44
"""Columns of the story beside a wide table."""
TICK: Final = 0.5


class TableScreen(Screen[None]):
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
        ("p", "press_on"),
        ("s", "start_or_standings"),
        ("n", "rematch"),
        ("t", "sit"),
        ("question_mark", "help"),
        ("q", "app.leave"),
        ("pageup", "story(-1)"),
        ("pagedown", "story(1)"),
    ]

    class Spoken(Message):
        """The reader has changed the language."""

    def __init__(self, table: LiveTable, speech: Speech, bots: list[str]) -> None:
        super().__init__()
        self.table = table
        self.speech = speech
        self.bots = bots
        self.signs = Signs(table, speech)
        self.cursor = -1
        """Which card of the own hand the reader stands on, −1 for none."""
        self.narrowed = ""
        """The spot whose options alone are listed, "" for all."""
        self.clause = ""
        """The clause that was named last."""
        self._listed: list[wire.Option] = []
        self._shown: list[str] = []
        self._has_ended = False
        self._asked: set[str] = set()
        """Whom the host was already asked about."""

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
                with Horizontal(id="bottom"):
                    yield Moves(id="moves")
                    with VerticalScroll(id="near", classes="story", can_focus=False):
                        yield Static(id="near-story")
            with VerticalScroll(id="far", classes="story", can_focus=False):
                yield Static(id="far-story")
        yield Static(id="keys")
        yield Static(id="small")

    def on_mount(self) -> None:
        """Take the keyboard, and let clocks tick."""
        self.query_one(Moves).focus()
        self.set_interval(TICK, self._tick)
        self.draw()

    def on_resize(self, event: events.Resize) -> None:
        """Lay out anew."""
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.width < LEAST[0] or event.size.height < LEAST[1], "small")
        self.draw()

    def _tick(self) -> None:
        if self.table.clock.told.left and self.table.clock.told.is_running:
            self._draw_table()
            self._draw_head()
            self._draw_notice()

    # Drawing

    def draw(self) -> None:
        """Draw everything from what the table knows."""
        if not self.is_mounted:
            return
        columns, rows = self.size
        self.set_class(self.table.board is None and not self.table.story, "alone")
        self._put("small", Text(self.speech.say("too-small", columns=columns, rows=rows)))
        self._draw_head()
        self._draw_list()
        self._draw_table()
        self._draw_notice()
        self._draw_story()
        self._put("keys", self.signs.keys(columns - 2))
        self._ask_host()
        if self.table.is_over and not self._has_ended:
            self._has_ended = True
            self.call_later(self.action_start_or_standings)
        elif not self.table.is_over:
            self._has_ended = False

    def _ask_host(self) -> None:
        """Ask the host about everybody who wants a seat that is not simply free, each once."""
        lobby = self.table.lobby
        waiting = lobby.asking if lobby else []
        self._asked &= {each.person for each in waiting}
        for each in waiting:
            if each.person not in self._asked:
                self._asked.add(each.person)
                title = self.speech.say("asks-title", name=each.name, number=each.seat + 1)
                self.app.push_screen(
                    Question(self.speech, title, self.speech.say("asks-body")), partial(self._answer_for, each.person)
                )

    def _answer_for(self, person: str, is_yes: bool | None) -> None:  # noqa: FBT001 (the screen gives it by position)
        self.table.say(wire.Answer(person, is_yes=bool(is_yes)))

    def _put(self, id: str, text: Text) -> None:
        self.query_one(f"#{id}", Static).update(text)

    @property
    def room(self) -> Place:
        """Give the columns of the table and the lines of the screen."""
        width, height = self.size
        side = SIDE if self.has_class("wide") else 0
        return Place(width - side, height)

    def _draw_head(self) -> None:
        name = self.speech.label("game-name")
        left = Text.assemble(("🎁 ", ""), (name, BRIGHT), (f" · {self.table.code}" if self.table.code else "", SOFT))
        right = Text(self.signs.banner(), GOLD if self.table.is_mine else BRIGHT)
        gap = max(1, self.size.width - 2 - left.cell_len - right.cell_len)
        self._put("head", left + Text(" " * gap) + right)

    def _draw_table(self) -> None:
        if self.table.board is None:
            self._draw_lobby()
            return
        self._clamp_cursor()
        picture = Picture(self.table, self.speech, self.room, self.cursor)
        for id, lines in (("others", picture.others()), ("middle", picture.middle()), ("own", picture.own())):
            self._put(id, Text("\n").join(lines))

    def _draw_lobby(self) -> None:
        lobby = self.table.lobby
        blurb = Text(self.speech.label("game-blurb"), SOFT)
        said = Text()
        if lobby and lobby.link.startswith("http"):
            said = Text.assemble((self.speech.say("invite") + " ", SOFT), (lobby.link, BRIGHT))
        self._put("others", Text())
        self._put("middle", Text("\n").join([blurb, Text(), said]) if said else blurb)
        self._put("own", Text.assemble("\n", (self.signs.lobby_hint(), GOLD), "\n"))

    def _draw_list(self) -> None:
        moves = self.query_one(Moves)
        if self.table.board is None:
            drawn = [line.drawn for line in self._lobby_lines()]
            self._listed = []
        else:
            spots = {option.spot for option in self.table.options}
            self.narrowed = self.narrowed if self.narrowed in spots else ""
            self._listed = [each for each in self.table.options if self.narrowed in ("", each.spot)]
            drawn = [self._move(option) for option in self._listed]
        shown = [line.plain for line in drawn]
        if shown == self._shown:
            return
        keeps = self.table.board is None or len(shown) == len(self._shown)
        before = moves.highlighted if keeps else None
        self._shown = shown
        moves.put(drawn, min(before or 0, len(drawn) - 1) if drawn else None)

    def _move(self, option: wire.Option) -> Text:
        number = self.table.options.index(option)
        key = KEYS[number] if number < len(KEYS) else "•"
        said = Text(self.speech.option(option) + (f" ({option.caution})" if option.caution else ""))
        lines = said.wrap(Console(width=200), max(20, self.room.width // (1 if self.has_class("wide") else 2) - 5))
        return Text.assemble((f" {key} ", "bold"), Text("\n   ").join(lines))

    def _lobby_lines(self) -> list[LobbyLine]:
        return LobbyList(self.table, self.speech, self.bots).lines() if self.table.lobby else []

    def _draw_notice(self) -> None:
        if self.table.refused:
            self.clause = self.table.refused.clause
        self._put("notice", self.signs.notice(self.cursor, self.narrowed))

    def _draw_story(self) -> None:
        is_wide = self.has_class("wide")
        id = "far" if is_wide else "near"
        scroll = self.query_one(f"#{id}", VerticalScroll)
        width = SIDE - 4 if is_wide else max(20, self.size.width // 2 - 3)
        lines = story_lines(self.speech, width, 120) or [Text(self.speech.say("log-empty"), DIM)]
        self._put(f"{id}-story", Text("\n").join(lines))
        scroll.scroll_end(animate=False)

    # Keys

    def _clamp_cursor(self) -> None:
        hand = hand_of(self.table)
        self.cursor = min(self.cursor, len(hand.faces) - 1 if hand else -1)

    def press(self) -> None:
        """Do what Enter does on the card or the line the reader stands on."""
        if self.table.board is None:
            self.action_start_or_standings()
            return
        moves = self.query_one(Moves)
        hand = hand_of(self.table)
        if self.cursor >= 0 and hand and not self.narrowed:
            self._touch(f"{hand.id}/{hand.faces[self.cursor]}")
        elif moves.highlighted is not None and moves.highlighted < len(self._listed):
            self._pick(self._listed[moves.highlighted])

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
        body = f"{option.caution}: {clause_text(self.speech.rules, option.caution)}"
        title = f"{self.speech.say('sure')} {self.speech.option(option)}"

        def answer(is_sure: bool | None) -> None:  # noqa: FBT001 (the screen gives it by position)
            if is_sure:
                self.table.play(option)

        self.app.push_screen(Question(self.speech, title, body), answer)

    def on_key(self, event: events.Key) -> None:
        """Play the option whose key it is."""
        character = event.character or ""
        at = KEYS.find(character) if len(character) == 1 else -1
        if self.table.board is not None and 0 <= at < len(self.table.options):
            event.stop()
            self._pick(self.table.options[at])

    def leave_card(self) -> None:
        """Stand on the list again, no more on a card."""
        if self.cursor >= 0:
            self.cursor = -1
            self._draw_table()
            self._draw_notice()

    def action_turn(self, step: int) -> None:
        """Walk along one's cards, or change a line of the lobby."""
        if self.table.board is None:
            lines = self._lobby_lines()
            at = self.query_one(Moves).highlighted
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
        at = next((number for number, option in enumerate(self._listed) if option.spot == spot), None)
        self.query_one(Moves).show(at)

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
        self.app.push_screen(rules_sheet(self.speech, self.clause, width))

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(help_sheet(self.speech))

    def action_language(self) -> None:
        """Go on in the other language."""
        self.speech.speak_other()
        self.post_message(self.Spoken())
        self.draw()

    def action_chat(self) -> None:
        """Say something to all."""

        def say(text: str | None) -> None:
            if text:
                self.table.say(wire.Say(text))

        self.app.push_screen(SayLine(self.speech), say)

    def action_hush(self) -> None:
        """Let questions pass, or no more."""
        if self.table.board is not None and self.table.seat >= 0 and not self.table.is_over:
            self.table.hush(is_on=not self.table.is_hushed)

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
            self.app.push_screen(standings_sheet(self.speech, self.table.board, width))

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
        open_chairs = [chair for chair in lobby.chairs if chair.who != "person" or not chair.is_here]
        if open_chairs:
            self.table.say(wire.AskSeat(min(open_chairs, key=lambda chair: order[chair.who]).seat))

    def action_story(self, pages: int) -> None:
        """Leaf through what happened."""
        scroll = self.query_one("#far" if self.has_class("wide") else "#near", VerticalScroll)
        scroll.scroll_relative(y=pages * max(1, scroll.size.height - 1), animate=False)
