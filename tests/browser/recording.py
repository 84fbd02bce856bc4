"""Record what a page shows, and write pictures and animations as WebP."""

import base64
import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.sync_api import Page

STEP: Final = 0.1
"""Seconds that one picture of an animation lasts at least."""
LAST: Final = 1.5
"""Seconds that the last one lasts, before the animation begins again."""
STILL: Final = 86
"""The quality of a single picture, of 100."""
MOVING: Final = 55
"""The quality of the pictures of an animation."""


class Frame(NamedTuple):
    """What a page looked like from a moment on."""

    when: float
    """Seconds."""
    png: bytes


def write_still(png: bytes, path: Path) -> None:
    """Write a screenshot as WebP."""
    Image.open(io.BytesIO(png)).convert("RGB").save(path, quality=STILL, method=6)


@contextmanager
def recording(page: Page) -> Iterator[list[Frame]]:
    """Record the page until the block ends; the list grows whenever the page has changed."""
    frames: list[Frame] = []
    session = page.context.new_cdp_session(page)

    def keep(sent: dict[str, Any]) -> None:
        frames.append(Frame(sent["metadata"]["timestamp"], base64.b64decode(sent["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": sent["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "png"})
    try:
        yield frames
    finally:
        session.remove_listener("Page.screencastFrame", keep)
        session.send("Page.stopScreencast")
        session.detach()


def write_animation(frames: list[Frame], path: Path) -> None:
    """Write an animation that never ends, at the pace at which it was recorded."""
    kept = thinned(sorted(frames))
    ends = [frame.when for frame in kept[1:]] + [kept[-1].when + LAST]
    lasts = [round(1000 * (end - frame.when)) for frame, end in zip(kept, ends, strict=True)]
    first, *others = [Image.open(io.BytesIO(frame.png)).convert("RGB") for frame in kept]
    first.save(path, save_all=True, append_images=others, duration=lasts, loop=0, quality=MOVING, method=5)


def thinned(frames: list[Frame]) -> list[Frame]:
    """Keep the frames that last, and the last one, of frames in order."""
    kept = frames[:1]
    for frame, following in zip(frames[1:], [*frames[2:], None], strict=True):
        if frame.png != kept[-1].png and (following is None or following.when - kept[-1].when > STEP):
            kept.append(frame)
    return kept
