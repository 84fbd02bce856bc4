"""What the pages of a browser show when a test fails."""

from typing import Final

from playwright.sync_api import Browser, Error, Page

LONGEST_TEXT: Final = 280
"""Characters of a page's text that are kept."""
READING_TIME: Final = 5000.0
"""Milliseconds for a page to tell its text."""


def pages_of(browser: Browser) -> str:
    """Return a line for each open page: its address and the beginning of its text."""
    return "\n".join(_line(page) for context in browser.contexts for page in context.pages)


def _line(page: Page) -> str:
    try:
        text = page.locator("body").inner_text(timeout=READING_TIME)
    except Error as error:
        text = f"({error.message.splitlines()[0]})"
    return f"{page.url} {' '.join(text.split())[:LONGEST_TEXT]}"
