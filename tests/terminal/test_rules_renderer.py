"""The small Markdown of rules sheets, as a terminal draws it."""

import pytest

from regift.terminal.rendering.rendering_primitives import BRIGHT, GOLD
from regift.terminal.rendering.rules_renderer import clause_line, clause_text, rendered_rules, spans

SHEET = """# Gifts

**CG-R4** Play *one* card.
It is **yours**.

- **CG-A5** Discard another
  card.
- Then *stop*.
"""


@pytest.mark.parametrize(
    ("text", "plain", "styles"),
    [
        ("only words", "only words", []),
        ("a *stressed* word", "a stressed word", [("stressed", "italic")]),
        ("*a* first and *last*", "a first and last", [("a", "italic"), ("last", "italic")]),
        ("**CG-R4** *Maudits Cadeaux*.", "CG-R4 Maudits Cadeaux.", [("CG-R4", BRIGHT), ("Maudits Cadeaux", "italic")]),
        ("3 * 4 is a star", "3 * 4 is a star", []),
        ("*", "*", []),
    ],
)
def test_strong_and_stressed_words_lose_their_stars_and_nothing_else(
    text: str, plain: str, styles: list[tuple[str, object]]
) -> None:
    drawn = spans(text)
    assert drawn.plain == plain
    assert [(plain[span.start : span.end], span.style) for span in drawn.spans] == styles


def test_headings_paragraphs_and_items_are_laid_out_in_lines_of_a_width() -> None:
    lines = rendered_rules(SHEET, 20)
    assert [line.plain.rstrip() for line in lines] == [
        "Gifts",
        "",
        "CG-R4 Play one card.",
        "It is yours.",
        "",
        "• CG-A5 Discard",
        "  another card.",
        "",
        "• Then stop.",
        "",
    ]
    assert lines[0].style == GOLD


def test_a_clause_is_found_with_its_words_alone_and_with_the_line_it_begins_on() -> None:
    assert clause_text(SHEET, "CG-R4") == "Play one card. It is yours."
    assert clause_text(SHEET, "CG-R5") == ""
    lines = [line.plain for line in rendered_rules(SHEET, 20)]
    assert [clause_line(lines, clause) for clause in ("CG-R4", "CG-A5", "CG-R5", "")] == [2, 5, 0, 0]
