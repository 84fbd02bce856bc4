"""What is laid over the table for a moment: a question, the rules, the end of the game, a line to say."""

from typing import ClassVar

from rich.console import Console
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from regift.server import wire
from regift.terminal.bench import bet_lines
from regift.terminal.cards import BRIGHT, DIM, GOLD, SOFT
from regift.terminal.rules_sheet import laid_out, line_of
from regift.terminal.speech import Speech


def keys_line(*pairs: tuple[str, str]) -> Text:
    """Name keys and what they do."""
    return Text("   ").join([Text.assemble((key, GOLD), (f" {does}", SOFT)) for key, does in pairs])


class Question(ModalScreen[bool]):
    """Ask whether something is really meant."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter,y,o", "answer(True)"),
        ("escape,n,q", "answer(False)"),
    ]

    def __init__(self, speech: Speech, title: str, body: str) -> None:
        super().__init__()
        self.speech = speech
        self.heading = title
        self.body = body

    def compose(self) -> ComposeResult:
        """Lay out the question."""
        with Vertical(classes="dialog small"):
            yield Static(Text(self.heading, BRIGHT))
            yield Static(Text(f"\n{self.body}\n"))
            yield Static(
                keys_line(
                    (self.speech.say("key-enter"), self.speech.say("do-it")),
                    (self.speech.say("key-escape"), self.speech.say("not-yet")),
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

    def __init__(self, speech: Speech, title: str, lines: list[Text], start: int = 0) -> None:
        super().__init__()
        self.speech = speech
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
                    ("↑ ↓", self.speech.say("key-move")), (self.speech.say("key-escape"), self.speech.say("key-close"))
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


def rules_sheet(speech: Speech, clause: str, width: int) -> Sheet:
    """Return the rules, opened at a clause."""
    lines = laid_out(speech.rules, max(20, width)) or [Text(speech.say("rules-none"), SOFT)]
    start = line_of([line.plain for line in lines], clause)
    if clause and start:
        lines[start].stylize(GOLD)
    return Sheet(speech, speech.say("rules"), lines, start)


def help_sheet(speech: Speech) -> Sheet:
    """Return the keys and the marks."""
    lines = [Text(line) for line in speech.say("help-text").split("\n")]
    lines += [Text(), *[Text(f"{mark.strip()}.", SOFT) for mark in speech.say("help-marks").rstrip(".").split(". ")]]
    return Sheet(speech, speech.say("help-title"), lines)


def standings_sheet(speech: Speech, board: wire.Board, width: int, notes: list[str]) -> Sheet:
    """Return who came where, the game in three lines, some notes, then all that happened."""
    lines = [*podium(speech, board), Text()]
    for tale in board.story:
        lines += Text(speech.tale(tale), BRIGHT).wrap(Console(width=width), max(20, width))
    lines += [Text()] if board.story else []
    lines += bet_lines(speech.table, speech)
    lines += [*[Text(note, SOFT) for note in notes], Text()] if notes else []
    lines.append(Text(speech.say("log-title"), GOLD))
    lines += story_lines(speech, max(20, width))
    return Sheet(speech, title_of(speech, board), lines)


def title_of(speech: Speech, board: wire.Board) -> str:
    """Return who has won."""
    winners = [standing.seat for standing in board.standings if standing.place == 1]
    if len(winners) != 1:
        return speech.say("tie", names=speech.names(winners))
    return (
        speech.say("you-win") if winners[0] == speech.table.seat else speech.say("winner", name=speech.name(winners[0]))
    )


def podium(speech: Speech, board: wire.Board) -> list[Text]:
    """Return a line for each seat, best first."""
    lines = []
    for standing in sorted(board.standings, key=lambda each: (each.place, each.seat)):
        is_first = standing.place == 1
        line = Text("★ " if is_first else "  ", GOLD)
        line.append(f"{speech.say('place', place=standing.place):<4}", GOLD if is_first else SOFT)
        name = speech.name(standing.seat)
        line.append(name, BRIGHT)
        if standing.seat == speech.table.seat:
            line.append(f" ({speech.say('you')})", SOFT)
        line.append(" " + "·" * max(2, 34 - line.cell_len) + " ", DIM)
        line.append(speech.score(standing.score))
        lines.append(line)
    return lines


def story_lines(speech: Speech, width: int, last: int = 0) -> list[Text]:
    """Return what happened in lines of a width; only so many of the last ones, 0 for all."""
    told: list[Text] = []
    for each in speech.table.story[-last:] if last else speech.table.story:
        is_talk = isinstance(each, wire.Said)
        whole = Text(speech.line(each), "italic" if is_talk else "")
        wrapped = whole.wrap(Console(width=width), width - 2)
        mark = ("» ", GOLD) if is_talk else ("• ", DIM)
        told += [Text.assemble(mark, line) for line in wrapped[:1]]
        told += [Text("  ") + line for line in wrapped[1:]]
    return told


class SayLine(ModalScreen[str]):
    """One line to say to all."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "leave")]

    def __init__(self, speech: Speech) -> None:
        super().__init__()
        self.speech = speech

    def compose(self) -> ComposeResult:
        """Lay out the line."""
        with Vertical(classes="dialog line"):
            yield Input(placeholder=self.speech.say("say-something"), max_length=200)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close with what was written."""
        self.dismiss(event.value.strip())

    def action_leave(self) -> None:
        """Say nothing."""
        self.dismiss("")
