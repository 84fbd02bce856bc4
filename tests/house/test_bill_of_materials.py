"""The bill of materials lists what a wheel stands on, and is the same whenever it is written."""

import json

import pytest

from tests.house.test_requirements import pins
from tools import bill_of_materials
from tools.paths import REQUIREMENTS, WEB


def test_it_lists_every_library_and_every_package_in_the_client() -> None:
    listed = json.loads(bill_of_materials.document())
    found = {part["purl"].split("@")[0].removeprefix("pkg:"): part["version"] for part in listed["components"]}
    python = {f"pypi/{name}": str(version) for name, version in pins(REQUIREMENTS / "play.txt").items()}
    assert {name: version for name, version in found.items() if name.startswith("pypi/")} == python
    wanted = (set(json.loads((WEB / "package.json").read_text())["dependencies"]) | {"svelte"}) - {"pyodide"}
    packages = {part["bom-ref"] for part in listed["components"] if part["purl"].startswith("pkg:npm/")}
    assert {f"npm:{name}" for name in wanted} <= packages
    assert all(part["hashes"] for part in listed["components"] if part["purl"].startswith("pkg:npm/"))


def test_it_lists_nothing_of_what_is_no_part_of_a_wheel() -> None:
    listed = {part["bom-ref"] for part in json.loads(bill_of_materials.document())["components"]}
    assert not listed & {"npm:pyodide", "npm:@types/emscripten", "npm:ws"}


def test_it_names_the_release_it_is_of_and_all_that_the_release_stands_on() -> None:
    listed = json.loads(bill_of_materials.document())
    assert listed["bomFormat"] == "CycloneDX"
    assert listed["metadata"]["component"]["version"] == bill_of_materials.version()
    (depends,) = [each["dependsOn"] for each in listed["dependencies"] if each["ref"] == "regift"]
    assert sorted(depends) == sorted(part["bom-ref"] for part in listed["components"])


def test_the_same_sources_give_the_same_document(monkeypatch: pytest.MonkeyPatch) -> None:
    first = bill_of_materials.document()
    assert bill_of_materials.document() == first
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    other = json.loads(bill_of_materials.document())
    assert other["metadata"]["timestamp"].startswith("1970-01-01")
    assert other["serialNumber"] == json.loads(first)["serialNumber"]
