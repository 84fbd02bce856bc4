"""The scan for known faults: what registries answer is said in full, and what could not be asked is said to be so."""

import json

import pytest

from tools import known_faults
from tools.known_faults import Answer, read_npm_audit, read_pip_audit
from tools.steps import LACKING

VULNERABLE = {
    "name": "flask",
    "version": "0.5",
    "vulns": [{"id": "PYSEC-2019-179", "fix_versions": ["1.0"]}, {"id": "PYSEC-2018-66", "fix_versions": []}],
}
SOUND = {"name": "rich", "version": "15.0.0", "vulns": []}
UNKNOWN = {"name": "segno", "skip_reason": "Dependency not found on PyPI"}


def pip_audit(*found: object) -> Answer:
    """Read what pip-audit would print of these."""
    return read_pip_audit(json.dumps({"dependencies": found, "fixes": []}), "")


def test_every_fault_of_a_python_library_is_named_with_what_mends_it() -> None:
    assert pip_audit(VULNERABLE, SOUND).lines() == [
        "Python: flask 0.5: PYSEC-2019-179, mended in 1.0",
        "Python: flask 0.5: PYSEC-2018-66, mended in no release",
    ]


def test_no_known_fault_is_said_with_how_many_were_asked_about() -> None:
    assert pip_audit(SOUND, SOUND).lines() == ["Python: 2 libraries, no known fault"]


@pytest.mark.parametrize(("found", "which"), [([UNKNOWN, UNKNOWN], "all 2"), ([UNKNOWN, SOUND], "1 of 2")])
def test_what_the_source_of_advisories_does_not_know_is_not_called_sound(found: list[object], which: str) -> None:
    expected = f"NOT SCANNED, Python: the source of advisories here knows nothing of {which} libraries"
    assert pip_audit(*found).lines() == [expected]


def test_a_source_that_cannot_be_reached_is_not_called_sound_and_no_address_is_printed() -> None:
    answer = read_pip_audit("", "Traceback\nConnectionError: could not connect to https://mirror.example/pypi\n")
    expected = "no source of advisories can be reached (ConnectionError: could not connect to)"
    assert answer.lines() == [f"NOT SCANNED, Python: {expected}"]


def test_faults_of_npm_packages_are_named() -> None:
    found = {"vite": {"range": "<6.0", "severity": "high"}}
    output = json.dumps({"vulnerabilities": found, "metadata": {"dependencies": {"total": 220}}})
    assert read_npm_audit(output).lines() == ["npm: vite <6.0: high"]
    output = json.dumps({"vulnerabilities": {}, "metadata": {"dependencies": {"total": 220}}})
    assert read_npm_audit(output).lines() == ["npm: 220 libraries, no known fault"]


@pytest.mark.parametrize("output", ['{"message": "405 Method Not Allowed", "statusCode": 405}', "", "npm error"])
def test_a_registry_that_answers_no_audit_is_not_called_sound(output: str) -> None:
    assert read_npm_audit(output).lines()[0].startswith("NOT SCANNED, npm: ")


@pytest.mark.parametrize(
    ("answers", "code", "last"),
    [
        ([Answer("Python", 9, []), Answer("npm", 9, [])], 0, "npm: 9 libraries, no known fault"),
        ([Answer("Python", 9, ["x 1: A"]), Answer("npm", 0, [], "gone")], 1, "NOT SCANNED, npm: gone"),
        (
            [Answer("Python", 0, [], "gone"), Answer("npm", 0, [], "gone")],
            LACKING,
            "NOT SCANNED FOR KNOWN FAULTS: PYTHON AND NPM, SEE THE LOG",
        ),
    ],
)
def test_the_exit_code_tells_faults_from_what_was_not_scanned(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], answers: list[Answer], code: int, last: str
) -> None:
    monkeypatch.setattr(known_faults, "ask_for_python", lambda: answers[0])
    monkeypatch.setattr(known_faults, "ask_for_npm", lambda: answers[1])
    assert known_faults.main() == code
    assert capsys.readouterr().out.splitlines()[-1] == last
