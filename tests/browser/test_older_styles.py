"""What a script does for styles that an engine of 2019 does not know: marks, sizes and the room between items."""

import subprocess
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tools.node import find_node
from tools.paths import WEB

pytestmark = pytest.mark.browser

BUNDLE: Final = """
import { build } from "vite";
const entry = "src/television/older_styles/mend_styles.ts";
const lib = { entry, formats: ["iife"], name: "older" };
const [{ output }] = await build({ configFile: false, logLevel: "silent", build: { write: false, lib } });
process.stdout.write(output[0].code);
"""
MEND: Final = """styles => older.mendStyles({
  has: {}, conditions: {}, containers: ["none"], ratios: ["none"], gaps: ["none"], ...styles
})"""
MARGINS: Final = """() => [...document.querySelectorAll("i")].map(({ style }) =>
  [style.marginTop, style.marginRight, style.marginBottom, style.marginLeft].map(each => each || "0").join(" "))"""
ROW: Final = "display: flex; gap: 4px 10px;"


@pytest.fixture(scope="module")
def script() -> str:
    """Return the script as a page can load it."""
    program = [find_node().program, "--input-type=module", "--eval", BUNDLE]
    return subprocess.run(program, cwd=WEB, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def page(browser: Browser, script: str) -> Iterator[Page]:
    """Open a page that has the script."""
    page = browser.new_page(viewport={"width": 800, "height": 600})
    page.set_content("<!doctype html><style>* { margin: 0; padding: 0 }</style><main></main>")
    page.add_script_tag(content=script)
    yield page
    page.close()


def put(page: Page, html: str) -> None:
    """Let the page show this."""
    page.locator("main").evaluate("(main, html) => main.innerHTML = html", html)


def marks(page: Page, name: str) -> list[str]:
    """List the elements that have a mark."""
    found: list[str] = page.locator(f"[{name}]").evaluate_all(
        f"all => all.map(each => `${{each.id}} ${{each.getAttribute('{name}')}}`)"
    )
    return found


def changes(page: Page) -> None:
    """Wait until the script has been told of all that changed."""
    page.evaluate("() => new Promise(done => setTimeout(done))")


@pytest.mark.parametrize(
    ("asked", "marked"),
    [
        ("b", ["p", "q"]),
        ("> b", ["q"]),
        ("+ p", ["p"]),
        ("~ .last", ["p", "q"]),
        ("u", []),
    ],
)
def test_an_element_is_marked_that_has_what_is_asked_for(page: Page, asked: str, marked: list[str]) -> None:
    put(page, "<p id=p><i><b></b></i></p><p id=q><b></b></p><div></div><p id=r class=last></p>")
    page.evaluate(MEND, {"has": {"m": {"anchor": "p", "asked": [asked]}}})
    assert marks(page, "data-has") == [f"{each} m" for each in marked]


def test_a_mark_comes_and_goes_with_what_is_asked_for(page: Page) -> None:
    put(page, "<p id=p><b></b></p>")
    page.evaluate(MEND, {"has": {"m": {"anchor": "p", "asked": ["b", "> u"]}, "n": {"anchor": "*", "asked": ["u"]}}})
    assert marks(page, "data-has") == ["p m"]
    page.evaluate("document.querySelector('b').remove()")
    changes(page)
    assert marks(page, "data-has") == []
    page.evaluate("document.querySelector('p').append(document.createElement('u'))")
    changes(page)
    assert "p m n" in marks(page, "data-has")
    page.evaluate("document.querySelector('u').hidden = true; document.querySelector('p').className = 'x'")
    changes(page)
    assert "p m n" in marks(page, "data-has")


@pytest.mark.parametrize(
    ("box", "items", "margins"),
    [
        (ROW, "<i></i><i></i><i></i>", ["0 0 0 0", "0 0 0 10px", "0 0 0 10px"]),
        (f"{ROW} flex-direction: row-reverse", "<i></i><i></i>", ["0 0 0 0", "0 10px 0 0"]),
        (f"{ROW} flex-direction: column", "<i></i><i></i>", ["0 0 0 0", "4px 0 0 0"]),
        (f"{ROW} flex-direction: column-reverse", "<i></i><i></i>", ["0 0 0 0", "0 0 4px 0"]),
        (f"{ROW} flex-wrap: wrap", "<i></i><i></i>", ["2px 5px 2px 5px", "2px 5px 2px 5px"]),
        (
            ROW,
            "<i hidden></i><i style='position: absolute'></i><i></i><i></i>",
            ["0 0 0 0", "0 0 0 0", "0 0 0 0", "0 0 0 10px"],
        ),
        (ROW, "words<i></i>", ["0 0 0 10px"]),
        (ROW, "<i></i>words", ["0 10px 0 0"]),
        (ROW, " <i></i> ", ["0 0 0 0"]),
        ("display: grid; gap: 4px", "<i></i><i></i>", ["0 0 0 0", "0 0 0 0"]),
    ],
)
def test_items_of_a_flex_box_have_margins_for_its_gap(page: Page, box: str, items: str, margins: list[str]) -> None:
    put(page, f"<div style='{box}'>{items}</div>")
    page.evaluate(MEND, {"gaps": ["div"]})
    assert page.evaluate(MARGINS) == margins


def test_a_margin_for_a_gap_is_added_to_its_own_and_goes_with_the_item_before(page: Page) -> None:
    put(page, "<style>i { margin-left: 3px }</style><div style='display: flex; gap: 10px'><i></i><i></i></div>")
    page.evaluate(MEND, {"gaps": ["div"]})
    assert page.evaluate(MARGINS) == ["0 0 0 0", "0 0 0 13px"]
    page.evaluate("document.querySelector('i').remove()")
    changes(page)
    assert page.evaluate(MARGINS) == ["0 0 0 0"]


@pytest.mark.parametrize(
    ("style", "margin"),
    [("", "-2px -5px -2px -5px"), ("; background: red", "0 0 0 0"), ("; padding: 1px", "0 0 0 0")],
)
def test_only_a_bare_box_of_several_lines_sticks_out_by_half_a_gap(page: Page, style: str, margin: str) -> None:
    put(page, f"<i style='{ROW} flex-wrap: wrap{style}'><b></b></i>")
    page.evaluate(MEND, {"gaps": ["i"]})
    assert page.evaluate(MARGINS) == [margin]


def test_a_container_has_units_of_its_size_and_marks_of_what_holds_for_it(page: Page) -> None:
    conditions = {
        "wide": {"name": "", "anyOf": [[["width", ">=", 400]]]},
        "flat": {"name": "table", "anyOf": [[["slant", ">", 0], ["height", "<", 100]]]},
        "either": {"name": "table", "anyOf": [[["width", "<", 300]], [["height", ">", 100]]]},
        "foreign": {"name": "hand", "anyOf": [[["width", ">", 0]]]},
    }
    put(page, "<div id=d style='--container: table; width: 400px; height: 80px; padding: 0 20px'></div>")
    page.evaluate(MEND, {"containers": ["div"], "conditions": conditions})
    units = "() => ['w', 'h', 'min', 'max'].map(unit => d.style.getPropertyValue(`--cq${unit}`))"
    assert page.evaluate(units) == ["4px", "0.8px", "0.8px", "4px"]
    assert marks(page, "data-container") == ["d wide flat"]
    page.evaluate("d.style.width = '200px'")
    page.locator("#d[data-container='flat either']").wait_for()
    assert page.evaluate(units) == ["2px", "0.8px", "0.8px", "2px"]


def test_an_element_with_a_ratio_has_the_height_for_its_width(page: Page) -> None:
    put(page, "<div id=d style='--aspect-ratio: 3 / 2; width: 300px'></div><p style='width: 9px'></p>")
    page.evaluate(MEND, {"ratios": ["div", "p"]})
    assert page.evaluate("[d.offsetHeight, document.querySelector('p').style.height]") == [200, ""]
    page.evaluate("d.style.width = '150px'")
    page.wait_for_function("d.offsetHeight === 100")
    page.evaluate("d.style.setProperty('--aspect-ratio', 'auto'); d.className = 'x'")
    page.wait_for_function("d.style.height === ''")


def test_a_new_element_is_measured_and_one_that_has_gone_is_forgotten(page: Page) -> None:
    page.evaluate(MEND, {"containers": [".c"]})
    put(page, "<div class=c id=d style='--container: any; width: 70px; height: 7px'></div>")
    page.wait_for_function("document.getElementById('d').style.getPropertyValue('--cqw') === '0.7px'")
    page.evaluate("window.gone = d; d.remove()")
    changes(page)
    page.evaluate("gone.style.width = '90px'; gone.className = ''; document.querySelector('main').append(gone)")
    changes(page)
    assert page.evaluate("gone.style.getPropertyValue('--cqw')") == "0.7px"
