"""The report of `regift balance --html`: the same figures as in the table, in one page that needs nothing else."""

import importlib
import json
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from regift.cli import run
from regift.games.action_and_event_wording import LANGUAGES
from regift.lab.balance_report import charts
from regift.lab.balance_report.charts import grouped
from regift.lab.card_by_card.card_occasions_from_events_and_views import OCCASIONS

ONE = "balance cursed_gifts --seats 3 --option deck=gift_5=30,karma=5 --games 20 --decisions 6 --rollouts 4"
TWO = f"{ONE} --versus deck=gift_1=30,karma=5"
VOID = {"meta", "br", "hr", "img", "input", "link"}
FETCHING = {"script", "link", "img", "iframe", "object", "embed", "image", "use", "base", "form", "audio", "video"}


class Outline(HTMLParser):
    """Checks that elements end where they should, and keeps names, attributes and the cells of the table."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.names: list[str] = []
        self.ids: list[str] = []
        self.rows: list[list[str]] = []
        self.attributes: list[tuple[str, str | None]] = []
        self._open: list[str] = []
        self.feed(page)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._note(tag, attrs)
        if tag not in VOID:
            self._open.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in {"td", "th"}:
            self.rows[-1].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._note(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if {"td", "th"} & set(self._open):
            self.rows[-1][-1] += f" {data}" if self._open[-1] == "small" else data

    def _note(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.attributes += attrs
        self.ids += [value for name, value in attrs if name == "id" and value]


def written(folder: Path, command: str, *options: str) -> str:
    """Run the command; return the page."""
    file = folder / "report.html"
    assert run([*command.split(), "--html", str(file), *options]) == 0
    return file.read_text(encoding="utf-8")


def numbers(text: str) -> list[str]:
    """List the numbers in a text."""
    return re.findall(r"\d+\.\d+", text)


@pytest.mark.parametrize("command", [ONE, TWO])
def test_the_page_has_the_figures_of_the_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    page = written(tmp_path, command)
    rows = Outline(page).rows
    printed = capsys.readouterr().out
    assert {len(row) for row in rows} == {4 if command == TWO else 2}
    again = re.findall(r"measured again: (.*) points", printed)
    assert again
    items = re.findall("<li>(.*)</li>", page.replace("\N{MINUS SIGN}", "-"))
    assert [numbers(said) for said in again] == [numbers(item) for item in items]
    tables = re.sub(r"measured again: .*|in \d+\.\d+ s", "", printed).split("\n\nfirst:")[-1].split("\n\nsecond:")
    tables = [*tables[:-1], *tables[-1].split("\n\nthe second minus the first")]
    assert len(tables) == (3 if command == TWO else 1)
    for column, table in enumerate(tables, 1):
        found = numbers(" ".join(row[column] for row in rows))
        assert sorted(found) == sorted(numbers(table))
    assert "karma" in tables[0]
    assert [row[0] for row in rows].count("Instant Karma") in {2, 3}  # played few: not in the fewest games
    assert rows[1][1:3] == ["deck=gift_5=30,karma=5", "deck=gift_1=30,karma=5"][: len(tables)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_fetches_nothing(tmp_path: Path, language: str) -> None:
    page = written(tmp_path, TWO, "--lang", language)
    outline = Outline(page)
    assert page.startswith(f'<!doctype html>\n<html lang="{language}">')
    assert outline.names.count("svg") == 4 + len(OCCASIONS)
    assert len(set(outline.ids)) == len(outline.ids)
    assert not FETCHING & set(outline.names)
    assert not re.search(r"https?:|//\w|url\((?!#)|@import", page)
    assert [name for name, _ in outline.attributes if name in {"href", "src"} or name.startswith("on")] == []


def test_each_language_has_its_words_and_its_way_to_write_numbers(tmp_path: Path) -> None:
    english, french = (written(tmp_path, ONE, "--lang", language) for language in LANGUAGES)
    assert "<h1>Cursed Gifts: balance</h1>" in english
    assert "<h1>Maudits Cadeaux\N{NO-BREAK SPACE}: équilibre</h1>" in french
    assert "33.3%" in english
    assert re.search("33,3\\s%", french)


def test_options_are_shown_as_text(tmp_path: Path) -> None:
    (tmp_path / "<b>&.toml").write_text(
        'regift_deck = 1\ngame = "cursed_gifts"\nname = "x"\n[cards]\ngift_5 = 30\nkarma = 5\n', encoding="utf-8"
    )
    command = ["balance", "cursed_gifts", "--games", "2", "--option", f"deck={tmp_path / '<b>&.toml'}"]
    assert run([*command, "--html", str(tmp_path / "report.html")]) == 0
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<b>" not in page
    assert "<b>&.toml" in unescape(page)


def test_what_is_wrong_is_said_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "report.html")
    for options, said in (
        (["--html", str(tmp_path)], "it is a folder"),
        (["--html", file, "--lang", "de"], "language: expected en, fr, got 'de'"),
        (["--lang", "fr"], "language: expected --html FILE, the page that is written in 'fr', got no file"),
    ):
        assert run([*ONE.split(), *options]) == 2
        assert said in capsys.readouterr().err
    monkeypatch.setattr(charts, "find_spec", lambda name: None)
    assert run([*ONE.split(), "--html", file]) == 2
    assert "html needs pygal, which the extra `report` installs: pip install pygal" in capsys.readouterr().err
    assert not Path(file).exists()


def test_charts_leave_the_import_of_what_is_missing_as_it_was() -> None:
    charts.bars("turns", ["1", "2"], [], str)
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("no_such_module")


def test_a_distribution_has_a_few_groups_that_hold_every_game() -> None:
    labels, shares = grouped([{5: 1, 30: 3}, {17: 2}])
    assert (labels[0], len(labels)) == ("5–7", 9)
    assert [sum(each) for each in shares] == [1, 1]
    assert grouped([{0: 1, 2: 1}]) == (["0", "1", "2"], [[0.5, 0, 0.5]])
    assert grouped([{}]) == ([], [[]])


def test_what_is_not_known_is_no_bar() -> None:
    drawn = charts.bars("cards", ["sock", "mug"], [charts.Series("found", [None, 0.5])], str, are_lying=True)
    assert drawn.count('class="bar"') == 1


def test_lying_bars_begin_on_top() -> None:
    drawn = charts.bars("cards", ["sock", "mug"], [charts.Series("found", [0.2, 0.5])], str, are_lying=True)
    heights = {name: float(at) for at, name in re.findall(r'<text x="[^"]+" y="([^"]+)"[^>]*>(sock|mug)<', drawn)}
    assert heights["sock"] < heights["mug"]


def test_json_has_every_card_and_the_decisions(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*TWO.split(), "--cards", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    for variant in (found, found["versus"]):
        assert {each["occasion"] for each in variant["cards"]} == set(OCCASIONS)
        assert variant["decisions"]["decisions"] == 6
    assert {"leads", "cards", "stake"} <= found["differences"].keys()
    assert {each["card"] for each in found["differences"]["cards"]} == {"karma"}


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("--decisions=-1", "decisions: expected 0 or more, got -1"),
        ("--rollouts=5", "rollouts: expected an even number of 4 or more, got 5"),
        ("--rollouts=2", "rollouts: expected an even number of 4 or more, got 2"),
    ],
)
def test_numbers_out_of_range_are_refused(option: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["balance", "cursed_gifts", option]) == 2
    assert said in capsys.readouterr().err
