"""Turn what a failed installation printed into one line that says what to do."""

from tools.paths import ROOT
from tools.steps import Outcome

SIGNS = {
    "No space left on device": "The disk is full: make room",
    "Permission denied": "A file could not be written: check who owns this folder",
    "DO NOT MATCH THE HASHES": "A library is not the file that was pinned: look which in the log, and do not use it",
    "No module named pip": "Python's pip is missing: install it (on Debian or Ubuntu: sudo apt install python3-venv)",
    "Failed to establish a new connection": "",
    "Temporary failure in name resolution": "",
    "Name or service not known": "",
    "Max retries exceeded": "",
    "Connection refused": "",
    "Connection reset": "",
    "Read timed out": "",
    "ProxyError": "",
    "CERTIFICATE_VERIFY_FAILED": "",
    "SSLError": "",
    "ENOTFOUND": "",
    "EAI_AGAIN": "",
    "ECONNREFUSED": "",
    "ECONNRESET": "",
    "ETIMEDOUT": "",
    "Could not find a version that satisfies": "",
    "No matching distribution found": "",
}
"""What a known failure prints, and the advice; without advice of its own it is the network."""

OFFLINE = "The libraries could not be fetched: check the connection to the internet"
"""The advice when a package registry cannot be reached or lacks a package."""


def known_failure(outcome: Outcome) -> str | None:
    """Return what to do about a failure that is not of our making, None if this is none."""
    output = outcome.output()
    return next((words or OFFLINE for sign, words in SIGNS.items() if sign in output), None)


def advice(outcome: Outcome, command: str) -> str:
    """Return one line for a known failure, else the last lines printed and where the rest is."""
    log = outcome.log.relative_to(ROOT)
    if words := known_failure(outcome):
        return f"{words}, then run {command} again (details: {log})."
    tail = "\n".join(f"    {line}" for line in outcome.last_lines(12))
    return f"{tail}\n“{outcome.name}” failed: all it said is in {log}. Mend that, then run {command} again."
