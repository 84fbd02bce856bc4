"""Name the folders that the tools work in."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
"""The checkout."""

SOURCES = ROOT / "src"
"""Where the package `regift` lies."""

WEB = ROOT / "web"
"""The browser client's sources."""

WEB_DIST = SOURCES / "regift" / "web_dist"
"""The built browser client, which the server hands out; not in git."""

BUILD = ROOT / "build"
"""Everything the tools make and may throw away."""

REQUIREMENTS = ROOT / "requirements"
"""Pinned libraries, one file for each use."""
