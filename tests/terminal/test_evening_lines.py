"""The standings of the evening, as a terminal says them."""

import pytest

from regift.server.http import game_list_and_words_rules_options
from regift.terminal.localization import Localizer
from regift.terminal.screens.evening_lines import evening_lines
from regift.terminal.table.received_table_facts import TableFacts
from regift.wire import all_messages as wire
from regift.wire.evening_messages import EveningBettor, EveningStanding, EveningSummary, LastEvening

LEA = EveningStanding("Léa", "fox", 4.5, 2, 3, seat=0)
TOM = EveningStanding("Tom", "cat", 1, 0, 2)


def said(language: str, *standings: EveningStanding) -> list[str]:
    """Return the lines that are shown for an evening of three games."""
    table = TableFacts(wire.Enter("KNOT", "Léa"))
    table.lobby = wire.Lobby("KNOT", "kung_fu", "over", [], [], (2, 6), "", evening=EveningSummary(3, list(standings)))
    sheet = game_list_and_words_rules_options.sheet("kung_fu")
    return [line.plain for line in evening_lines(table, Localizer(table, sheet, language))]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["The evening after 3 games", "Léa · 4.5 points", "Tom · 1 point · gone home", ""]),
        ("fr", ["La soirée après 3 parties", "Léa · 4,5 points", "Tom · 1 point · déjà au lit", ""]),
    ],
)
def test_everybody_is_named_with_their_points_and_who_has_gone(language: str, lines: list[str]) -> None:
    assert said(language, LEA, TOM) == lines


def test_one_person_alone_has_no_evening() -> None:
    assert said("en", LEA) == []


def test_who_foresaw_winners_and_who_won_last_time_are_told() -> None:
    table = TableFacts(wire.Enter("KNOT", "Léa"))
    evening = EveningSummary(0, [LEA, TOM], [EveningBettor("Zoé", "owl", 2, 13)], LastEvening(0, 3, ["Léa", "Tom"]))
    table.lobby = wire.Lobby("KNOT", "kung_fu", "lobby", [], [], (2, 6), "", evening=evening)
    sheet = game_list_and_words_rules_options.sheet("kung_fu")
    lines = [line.plain for line in evening_lines(table, Localizer(table, sheet, "en"))]
    assert lines == ["Zoé foresaw 2 winners", "Last time, Léa and Tom won the evening.", ""]
