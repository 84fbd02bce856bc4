"""The evening as a file for spreadsheets holds every game and starts no formula."""

import csv
import io

import pytest

from regift.wire.evening_csv import csv_of
from regift.wire.evening_messages import EveningGameNews, EveningNews, EveningPlace, EveningStanding

NAMES = ["Léa", "Tom", "Zoé"]


def news(*games: EveningGameNews, names: list[str] = NAMES) -> EveningNews:
    """Return an evening of these people."""
    return EveningNews([EveningStanding(name, "fox") for name in names], [], list(games))


def rows(evening: EveningNews) -> list[dict[str, str]]:
    """Return what a reader of such files finds."""
    return list(csv.DictReader(io.StringIO(csv_of(evening).decode("utf-8-sig"))))


def test_there_is_a_row_for_each_person_and_game_and_none_for_a_bot() -> None:
    first = EveningGameNews("kung_fu", 0, True, [EveningPlace(1, 0, 1, 1.5), EveningPlace(-1, 4, 1, 1.5)])
    second = EveningGameNews("gift_trap", 3600, False, [EveningPlace(0), EveningPlace(1)])
    found = rows(news(first, second))
    assert [(row["number"], row["name"], row["place"], row["points"]) for row in found] == [
        ("1", "Tom", "1", "1.5"),
        ("2", "Léa", "", "0"),
        ("2", "Tom", "", "0"),
    ]
    assert found[0] | {"game": "kung_fu", "date": "1970-01-01T00:00:00+00:00", "seats": "2"} == found[0]
    assert [row["is_finished"] for row in found] == ["yes", "no", "no"]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("=1+1", "'=1+1"),
        ("+41", "'+41"),
        ("-Tom-", "'-Tom-"),
        ("@home", "'@home"),
        ("＝1+1", "'＝1+1"),
        ("Tom;=1+1", "Tom;'=1+1"),
        ("Tom, -1", "Tom, '-1"),
        ('a;"=1+1;b', "a;\"'=1+1;b"),
        ('; "-2+3', "; \"'-2+3"),
        ('"=1', "\"'=1"),
        ("Jean-Luc", "Jean-Luc"),
        ("a@b", "a@b"),
        ('Tom "=x"', 'Tom "=x"'),
    ],
)
def test_no_name_is_a_formula(name: str, told: str) -> None:
    game = EveningGameNews("kung_fu", 0, True, [EveningPlace(0, 0, 1, 1)])
    assert [row["name"] for row in rows(news(game, names=[name]))] == [told]


def test_the_file_says_that_it_is_utf_8() -> None:
    assert csv_of(news()).startswith(b"\xef\xbb\xbfnumber,")


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
@pytest.mark.parametrize("name", ['a;"=1+1;b', '"=1', 'b|"@SUM(A1)', "'=1", ';"";=1'])
def test_no_cell_is_a_formula_whatever_ends_one(name: str, delimiter: str) -> None:
    game = EveningGameNews("kung_fu", 0, True, [EveningPlace(0, 0, 1, 1)])
    text = csv_of(news(game, names=[name])).decode("utf-8-sig")
    cells = [cell for row in csv.reader(io.StringIO(text), delimiter=delimiter) for cell in row]
    assert not [cell for cell in cells if cell.strip()[:1] in set("=+-@")]
