"""Answers over HTTP."""

from typing import Any

import msgspec
from starlette.responses import Response


def as_json(message: Any, status: int = 200) -> Response:
    """Answer with a message."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(message), status, headers, media_type="application/json")
