"""Answers over HTTP."""

import gzip
from typing import Any

import msgspec
from starlette.responses import Response


def packed_json(packed: bytes, *, is_taken: bool) -> Response:
    """Answer with a message that gzip has packed; unpacked where the client does not take it so."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if is_taken:
        headers["Content-Encoding"] = "gzip"
    return Response(packed if is_taken else gzip.decompress(packed), 200, headers, media_type="application/json")


def as_json(message: Any, status: int = 200) -> Response:
    """Answer with a message."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(message), status, headers, media_type="application/json")
