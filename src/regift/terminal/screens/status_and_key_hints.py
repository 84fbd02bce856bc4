"""What the edges of the screen say: whose turn it is, what is asked, which keys are of use."""

from typing import Final

from rich.text import Text

from regift.terminal.localization import Localizer
from regift.terminal.rendering.board_renderer import hand_of
from regift.terminal.rendering.rendering_primitives import BRIGHT, DIM, GOLD, SOFT, gauge
from regift.terminal.rendering.rules_renderer import clause_text
from regift.terminal.screens.absent_player_personal_choice_vote_lines import awaited_notice
from regift.terminal.screens.absent_player_removal_vote_notice_and_entry import votes_notice
from regift.terminal.screens.dialogs_and_info_sheets import keys_line, title_of
from regift.terminal.screens.spectator_bets_and_next_table import eliminated_notice, is_out, is_spectating
from regift.terminal.table.table_model import TableModel
from regift.terminal.transports.skip_to_my_turn import SkipToMyTurn
from regift.wire import all_messages as wire

NOT_TO_ACT: Final = "turn"
"""Stands for a clause where the seat is not to act at all."""


class StatusBar:
    """Words the edges for one reader."""

    def __init__(self, table: TableModel, localizer: Localizer, bot_speed: SkipToMyTurn | None = None) -> None:
        self.table = table
        self.localizer = localizer
        self.bot_speed = bot_speed
        """How fast bots play, where the reader says so."""

    def banner(self) -> str:
        """Say whose turn it is."""
        table = self.table
        if not table.is_online:
            return self.localizer.say("reconnecting")
        if table.lobby and table.lobby.is_paused:
            return self.localizer.say("paused")
        if table.board is None:
            return self.localizer.say("lobby-title")
        if table.is_over:
            return self.localizer.say("game-over")
        if table.is_mine:
            said = "▶ " + self.localizer.say("your-answer" if table.is_asked else "your-turn")
            left = table.seconds_left(table.seat)
            if left is None:
                return said
            return f"{said} {self.localizer.symbols.sign('⌛')}{self.localizer.say('seconds-short', count=round(left))}"
        names = self.localizer.names(table.board.to_act)
        return self.localizer.say("waiting-for", names=names) if names else ""

    def notice(self, cursor: int, narrowed: str) -> Text:
        """Return what the server says, else what was not allowed or is asked, else what the reader stands on."""
        table, localizer = self.table, self.localizer
        if table.notice or table.refused or table.fault or table.doubt:
            return self._trouble()
        if table.board is None:
            return Text(localizer.say("chairs"), BRIGHT)
        if table.lobby and table.lobby.is_paused:
            return self._pause()
        if table.is_over:
            return Text.assemble(("★ " + title_of(localizer, table.board), GOLD))
        if table.substitute_moves:
            return Text(localizer.line(table.substitute_moves), GOLD)
        return votes_notice(table, localizer) or awaited_notice(table, localizer) or self._now(cursor, narrowed)

    def _now(self, cursor: int, narrowed: str) -> Text:
        """Return what is asked, else what the reader stands on."""
        table, localizer = self.table, self.localizer
        if narrowed:
            return Text(localizer.say("choose-one"), GOLD)
        if table.is_asked and cursor < 0:
            return self._question()
        hand = hand_of(table)
        if hand and 0 <= cursor < len(hand.faces):
            return self._about(hand.faces[cursor])
        if is_spectating(table) and is_out(table):
            return Text(eliminated_notice(table, localizer), SOFT)
        return Text("" if table.options else localizer.say("nothing-to-do"), DIM)

    def _pause(self) -> Text:
        """Say that everything stands still, and which key leads on."""
        may_go_on = self.table.seat >= 0
        said = Text(self.localizer.say("paused-about" if may_go_on else "paused-watching"), GOLD)
        return Text.assemble(said, (f" (x: {self.localizer.say('go-on')})", SOFT)) if may_go_on else said

    def _question(self) -> Text:
        """Return what happened last, which the reader is asked about, and how long there is to answer."""
        events = [each for each in self.table.log if isinstance(each, wire.Happening)]
        said = Text.assemble(("▶ ", GOLD), (self.localizer.event(events[-1]) if events else "", BRIGHT))
        for each in self.table.clock.told.left:
            left = self.table.seconds_left(each.seat)
            if each.seat == self.table.seat and left is not None:
                said.append(f"  {self.localizer.symbols.sign('⌛')}{gauge(round(left * 1000), each.whole, 16)} ", GOLD)
                said.append(self.localizer.say("seconds-short", count=round(left)), GOLD)
        return said

    def _about(self, card: str) -> Text:
        power = self.localizer.game.attribute(card, "power") or self.localizer.game.attribute(card, "about")
        if self.localizer.game.attribute(card, "source") == "house":
            power += f" ({self.localizer.say('house-power')})"
        return Text.assemble((self.localizer.label(card), BRIGHT), (f"  {power}", SOFT))

    def lobby_hint(self) -> str:
        """Return what a lobby waits for."""
        lobby = self.table.lobby
        if lobby is None:
            return ""
        if lobby.is_host:
            return (
                self.localizer.say(lobby.hint)
                if lobby.hint
                else f"{self.localizer.say('key-enter')} · {self.localizer.say('start')}"
            )
        host = next((chair.name for chair in lobby.chairs if chair.is_host), "")
        return self.localizer.say("waiting-host", name=host) if host else self.localizer.say("waiting-any-host")

    def _trouble(self) -> Text:
        table, localizer = self.table, self.localizer
        if table.notice and not table.fault:
            return Text(localizer.line(table.notice), GOLD)
        if table.refused:
            clause = table.refused.clause
            if clause == NOT_TO_ACT:
                return Text("✗ " + localizer.say("not-your-turn"), GOLD)
            rule = clause_text(localizer.rules, clause)
            sentence = localizer.why(table.refused)
            said = Text("✗ " + (sentence or localizer.say("not-now")), GOLD)
            if rule and not sentence:
                said.append(f" {rule}")
            if rule:
                said.append(f" ({clause} · r: {localizer.say('see-rule')})", SOFT)
            return said
        if table.fault:
            return Text.assemble(("✗ " + localizer.say("fault-title") + ". ", GOLD), localizer.why(table.fault))
        return Text(localizer.say(f"doubt-{table.doubt}") if table.doubt else "", GOLD)

    def search_keys(self) -> Text:
        """Name the keys that are no letters, where a name is typed."""
        say = self.localizer.say
        return keys_line(
            ("↑↓", say("key-move")), (say("key-enter"), say("key-play")), (say("key-escape"), say("key-commands"))
        )

    def keys(self, width: int, *, can_find: bool = False) -> Text:
        """Name the keys that are of use now, as many as there is room for."""
        table, say = self.table, self.localizer.say
        pairs = [("/", say("key-find"))] * can_find + self._keys_of_phase()
        if table.lobby and table.seat < 0 and not table.lobby.is_asking:
            pairs.append(("t", say("key-sit")))
        if table.lobby:
            pairs.append(("x", say("key-table")))
        pairs += [("r", say("key-rules")), ("l", say("key-language")), ("?", say("key-help")), ("q", say("key-quit"))]
        line = keys_line(*pairs)
        while line.cell_len > width and len(pairs) > 1:
            pairs.pop(-3 if len(pairs) > 3 else 0)
            line = keys_line(*pairs)
        return line

    def _keys_of_phase(self) -> list[tuple[str, str]]:
        table, say = self.table, self.localizer.say
        pairs: list[tuple[str, str]] = []
        if table.board is None and table.lobby and table.lobby.is_host:
            pairs += [("↑↓", say("key-move")), ("←→", say("key-change")), (say("key-enter"), say("key-start"))]
        elif table.is_over:
            pairs += [("s", say("key-standings"))]
            pairs += [("n", say("key-rematch"))] if table.lobby and table.lobby.is_host else []
        elif self.bot_speed and not table.is_mine and not (table.lobby and table.lobby.is_paused):
            pairs.append((say("key-space"), say("key-skip")))
            pairs.append(("b", say("key-pace", pace=say(f"manner-pace-{table.manner('pace')}"))))
        elif table.board is not None and table.seat >= 0:
            pairs += [(f"↑↓ {say('key-enter')}", say("key-play")), ("←→", say("key-cards"))]
            if table.board.can_take_back:
                pairs.append(("u", say("key-take-back")))
            if table.is_hushed or table.is_asked:
                pairs.append(("h", say("key-ask-me" if table.is_hushed else "key-hush")))
            if table.is_late:
                pairs.append(("p", say("key-press-on")))
        if table.board is not None and table.board.can_hasten and table.seat >= 0:
            pairs.append(("w", say("key-no-haste" if table.is_hastening else "key-hasten")))
        return pairs
