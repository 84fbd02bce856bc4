"""What is drawn on a board in text: cut to its columns, with a sign for everything."""

import pytest

from regift.server.http import game_list_and_words_rules_options
from regift.terminal.localization import Localizer
from regift.terminal.rendering.emoji_or_letter_symbols import is_plain
from regift.terminal.rendering.rendering_primitives import fitted
from regift.terminal.rendering.rules_renderer import rendered_rules
from regift.terminal.rendering.view_part_renderer import ViewPartRenderer
from regift.terminal.screens.dialogs_and_info_sheets import rules_sheet
from regift.terminal.table.table_model import TableModel
from regift.wire import all_messages as wire
from tests.terminal.test_table_model import FakeTransport


@pytest.mark.parametrize(("width", "shown"), [(0, ""), (1, "g"), (2, "g…"), (3, "gi…"), (4, "gift"), (6, "gift  ")])
def test_a_text_is_cut_or_filled_up_and_one_column_has_room_for_a_letter_alone(width: int, shown: str) -> None:
    assert fitted("gift", width) == shown


def test_arrows_from_the_first_to_the_last_are_shown_where_there_are_no_emoji() -> None:
    assert all(is_plain(arrow) for arrow in ("←", "→", "⇦", "⇿", "←→"))
    assert not any(is_plain(other) for other in ("", "🎁", "←🎁"))


def test_a_grid_names_its_cards_and_marks_its_empty_cells() -> None:
    table = TableModel(FakeTransport(), wire.Enter("KNOT", "Léa"))
    renderer = ViewPartRenderer([], Localizer(table, game_list_and_words_rules_options.sheet("gift_trap"), "en"), 0)
    grid = wire.Grid("display", name="display", columns=2, cells=["card-headstand_lesson", ""])
    _, row = renderer.lines([grid], 40, is_large=False)
    assert "headst" in row.plain
    assert row.plain.rstrip().endswith("·")


class CountedKeys(dict[str, list[str]]):
    """Keys of options; whoever looks for very many fails."""

    looked_for = 0

    def __contains__(self, spot: object) -> bool:
        self.looked_for += 1
        assert self.looked_for < 1000
        return super().__contains__(spot)


@pytest.mark.parametrize(
    "part",
    [
        wire.Gauge("gauge", name="display", value=10**8, top=10**18),
        wire.Track("track", name="display", length=10**18, pawns=[0, 10**17, 10**18]),
        wire.Grid("grid", name="display", columns=10**18, cells=["", ""]),
        wire.Zone("zone", name="display", layout="fan", count=10**18),
        wire.Zone("zone", name="display", layout="slots", count=10**18),
        wire.Fact("fact", name="display", value=10**18),
    ],
    ids=lambda part: type(part).__name__,
)
def test_a_number_without_end_is_drawn_as_little_as_any(part: wire.AnyPart) -> None:
    table = TableModel(FakeTransport(), wire.Enter("KNOT", "Léa"))
    renderer = ViewPartRenderer([], Localizer(table, game_list_and_words_rules_options.sheet("gift_trap"), "en"), 0)
    renderer.keys = CountedKeys()
    lines = renderer.lines([part], 60, is_large=True)
    assert sum(line.cell_len for line in lines) < 500


@pytest.mark.parametrize(("language", "said"), [("en", "hand empty"), ("fr", "main vide")])
def test_a_fan_without_cards_is_empty_and_counts_none(language: str, said: str) -> None:
    table = TableModel(FakeTransport(), wire.Enter("KNOT", "Léa"))
    renderer = ViewPartRenderer([], Localizer(table, game_list_and_words_rules_options.sheet("kung_fu"), language), 0)
    fan = wire.Zone("hand:1", name="hand", layout="fan", owner=1, count=0)
    assert renderer.small(fan).plain == said
    fan.count = 2
    assert renderer.small(fan).plain.endswith("▮▮ 2")


@pytest.mark.parametrize(("language", "heading"), [("en", "The rules in a minute"), ("fr", "Les règles en une minute")])
@pytest.mark.parametrize("game", ["cursed_gifts", "gift_trap", "kung_fu", "not_a_hat"])
def test_the_rules_begin_with_those_in_a_minute(game: str, language: str, heading: str) -> None:
    table = TableModel(FakeTransport(), wire.Enter("KNOT", "Léa"))
    localizer = Localizer(table, game_list_and_words_rules_options.sheet(game), language)
    lines = [line.plain for line in rules_sheet(localizer, "", 60).lines]
    sheet = [line.plain for line in rendered_rules(localizer.rules, 60)]
    assert lines[0] == heading
    assert lines[1].startswith(f"1. {localizer.label('minute-1')[:20]}")
    assert lines[-len(sheet) :] == sheet
