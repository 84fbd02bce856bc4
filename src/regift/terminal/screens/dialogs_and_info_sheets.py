"""What is laid over the table for a moment: a question, the rules, the end of the game, a line to say."""

from typing import ClassVar

from rich.console import Console
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from regift.terminal.localization import Localizer
from regift.terminal.rendering.rendering_primitives import BRIGHT, DIM, GOLD, SOFT
from regift.terminal.rendering.rules_renderer import clause_line, rendered_rules
from regift.terminal.screens.evening_lines import evening_lines
from regift.terminal.screens.spectator_bets_and_next_table import bet_lines
from regift.wire import all_messages as wire


def keys_line(*pairs: tuple[str, str]) -> Text:
    """Name keys and what they do."""
    return Text("   ").join([Text.assemble((key, GOLD), (f" {does}", SOFT)) for key, does in pairs])


class ConfirmationDialog(ModalScreen[bool]):
    """Ask whether something is really meant; `key`: the name of the key that says so, "" for that of Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter,y,o", "answer(True)"),
        ("escape,n,q", "answer(False)"),
    ]

    def __init__(self, localizer: Localizer, title: str, body: str, key: str = "") -> None:
        super().__init__()
        self.localizer = localizer
        self.heading = title
        self.body = body
        self.key = key or localizer.say("key-enter")

    def compose(self) -> ComposeResult:
        """Lay out the question."""
        with Vertical(classes="dialog small"):
            yield Static(Text(self.heading, BRIGHT))
            yield Static(Text(f"\n{self.body}\n"))
            yield Static(
                keys_line(
                    (self.key, self.localizer.say("do-it")),
                    (self.localizer.say("key-escape"), self.localizer.say("not-yet")),
                )
            )

    def action_answer(self, is_yes: bool) -> None:  # noqa: FBT001 (a binding gives it by position)
        """Close with the answer."""
        self.dismiss(is_yes)


class Sheet(ModalScreen[None]):
    """Something long to read, opened at one of its lines."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,q,r,question_mark,s", "dismiss"),
        ("down,j", "go(1)"),
        ("up,k", "go(-1)"),
        ("pagedown,space", "leap(1)"),
        ("pageup", "leap(-1)"),
        ("home", "end(-1)"),
        ("end", "end(1)"),
    ]

    def __init__(self, localizer: Localizer, title: str, lines: list[Text], start: int = 0) -> None:
        super().__init__()
        self.localizer = localizer
        self.heading = title
        self.lines = lines
        self.start = start

    def compose(self) -> ComposeResult:
        """Lay out the sheet."""
        with Vertical(classes="dialog large"):
            yield Static(Text(self.heading, BRIGHT), classes="heading")
            with VerticalScroll(can_focus=False):
                yield Static(Text("\n").join(self.lines))
            yield Static(
                keys_line(
                    ("↑ ↓", self.localizer.say("key-move")),
                    (self.localizer.say("key-escape"), self.localizer.say("key-close")),
                )
            )

    def on_mount(self) -> None:
        """Open at the line asked for."""
        self.call_after_refresh(lambda: self._body.scroll_to(y=self.start, animate=False))

    @property
    def _body(self) -> VerticalScroll:
        return self.query_one(VerticalScroll)

    def action_go(self, lines: int) -> None:
        """Go on by some lines."""
        self._body.scroll_relative(y=lines, animate=False)

    def action_leap(self, pages: int) -> None:
        """Go on by some pages."""
        self._body.scroll_relative(y=pages * (self._body.size.height - 2), animate=False)

    def action_end(self, way: int) -> None:
        """Go to the beginning or the end."""
        self._body.scroll_to(y=0 if way < 0 else len(self.lines), animate=False)


def rules_sheet(localizer: Localizer, clause: str, width: int) -> Sheet:
    """Return the rules in a minute and the rules sheet after them, opened at a clause."""
    lines = [*rules_in_a_minute(localizer, max(20, width)), *rendered_rules(localizer.rules, max(20, width))]
    lines = lines or [Text(localizer.say("rules-none"), SOFT)]
    start = clause_line([line.plain for line in lines], clause)
    if clause and start:
        lines[start].stylize(GOLD)
    return Sheet(localizer, localizer.say("rules"), lines, start)


def rules_in_a_minute(localizer: Localizer, width: int) -> list[Text]:
    """Return what a game's words tell of its rules in a minute, numbered."""
    lines: list[Text] = []
    while said := localizer.game.say(f"minute-{(number := len(lines) + 1)}", {}):
        lines.append(Text.assemble((f"{number}. ", GOLD), said))
    wrapped = [part for line in lines for part in line.wrap(Console(width=width), width)]
    return [Text(localizer.say("rules-minute"), GOLD), *wrapped, Text()] if lines else []


def help_sheet(localizer: Localizer) -> Sheet:
    """Return the keys and the marks."""
    lines = [Text(line) for line in localizer.say("help-text").split("\n")]
    lines += [Text(), *[Text(f"{mark.strip()}.", SOFT) for mark in localizer.say("help-marks").rstrip(".").split(". ")]]
    return Sheet(localizer, localizer.say("help-title"), lines)


def standings_sheet(localizer: Localizer, board: wire.Board, width: int, notes: list[str]) -> Sheet:
    """Return who came where, the game in three lines, some notes, then all that happened."""
    lines = podium(localizer, board)
    if total := localizer.game.say("score-sum", {}):
        lines += Text(total, SOFT).wrap(Console(width=width), max(20, width))
    lines.append(Text())
    for tale in board.story:
        lines += Text(localizer.tale(tale), BRIGHT).wrap(Console(width=width), max(20, width))
    lines += [Text()] if board.story else []
    lines += evening_lines(localizer.table, localizer)
    lines += bet_lines(localizer.table, localizer)
    lines += [*[Text(note, SOFT) for note in notes], Text()] if notes else []
    lines.append(Text(localizer.say("log-title"), GOLD))
    lines += log_lines(localizer, max(20, width))
    return Sheet(localizer, title_of(localizer, board), lines)


def title_of(localizer: Localizer, board: wire.Board) -> str:
    """Return who has won; nobody, as the recap says, in a game that was broken off."""
    if any(tale.kind.startswith("stopped") for tale in board.story):
        return localizer.say("broken-off")
    winners = [standing.seat for standing in board.standings if standing.place == 1]
    if len(winners) != 1:
        return localizer.say("tie", names=localizer.names(winners))
    return (
        localizer.say("you-win")
        if winners[0] == localizer.table.seat
        else localizer.say("winner", name=localizer.name(winners[0]))
    )


def podium(localizer: Localizer, board: wire.Board) -> list[Text]:
    """Return a line for each seat, best first."""
    lines = []
    for standing in sorted(board.standings, key=lambda each: (each.place, each.seat)):
        is_first = standing.place == 1
        line = Text("★ " if is_first else "  ", GOLD)
        line.append(f"{localizer.say('place', place=standing.place):<4}", GOLD if is_first else SOFT)
        name = localizer.name(standing.seat)
        line.append(name, BRIGHT)
        if standing.seat == localizer.table.seat:
            line.append(f" ({localizer.say('you')})", SOFT)
        line.append(" " + "·" * max(2, 34 - line.cell_len) + " ", DIM)
        line.append(localizer.score(standing.score))
        lines.append(line)
    return lines


def log_lines(localizer: Localizer, width: int, last: int = 0) -> list[Text]:
    """Return what happened in lines of a width; only so many of the last ones, 0 for all."""
    told: list[Text] = []
    for each in localizer.table.log[-last:] if last else localizer.table.log:
        is_talk = not isinstance(each, wire.Happening)
        whole = Text(localizer.line(each), "italic" if is_talk else "")
        wrapped = whole.wrap(Console(width=width), width - 2)
        mark = ("» ", GOLD) if is_talk else ("• ", DIM)
        told += [Text.assemble(mark, line) for line in wrapped[:1]]
        told += [Text("  ") + line for line in wrapped[1:]]
    return told


class ChatInput(ModalScreen[str]):
    """One line to say to all."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "leave")]

    def __init__(self, localizer: Localizer) -> None:
        super().__init__()
        self.localizer = localizer

    def compose(self) -> ComposeResult:
        """Lay out the line."""
        with Vertical(classes="dialog line"):
            yield Input(placeholder=self.localizer.say("say-something"), max_length=200)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close with what was written."""
        self.dismiss(event.value.strip())

    def action_leave(self) -> None:
        """Say nothing."""
        self.dismiss("")
