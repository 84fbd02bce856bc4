"""What every page of the lab stands in: one file that fetches nothing."""

from html import escape
from typing import Final

from regift.lab.balance_report.figure_words import HERE

SAFE: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""What the page may fetch: nothing."""


def framed(title: str, body: str, language: str) -> str:
    """Write the page around what it says; `body` is HTML."""
    style = (HERE / "page.css").read_text(encoding="utf-8")
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{SAFE}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""
