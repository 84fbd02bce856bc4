"""Packed answers: what many ask for is made once, packed once, and not sent again to who has it."""

import asyncio
import gzip
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from hashlib import blake2b
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse

JSON: Final = "application/json"
NO_WEIGHT: Final = re.compile(r"q *= *0(\.0*)?")
LEVEL: Final = 6
"""How hard gzip tries."""


class PackedAnswer(NamedTuple):
    """An answer as it goes over the wire."""

    plain: bytes
    packed: bytes
    """The same as gzip packs it."""
    tag: str
    """What names this content, as HTTP's `ETag`."""

    @classmethod
    def of(cls, plain: bytes) -> "PackedAnswer":
        """Pack an answer."""
        digest = blake2b(plain, digest_size=12).hexdigest()
        return cls(plain, gzip.compress(plain, compresslevel=LEVEL, mtime=0), f'"{digest}"')

    @property
    def size(self) -> int:
        """Return the bytes that it takes to keep it."""
        return len(self.plain) + len(self.packed)


class PackedAnswerCache:
    """Keeps the answers that were asked for last, up to so many bytes; they are made one at a time, in a thread."""

    def __init__(self, most: int) -> None:
        self.most = most
        """Bytes that are kept."""
        self.size = 0
        self._kept: OrderedDict[Hashable, PackedAnswer] = OrderedDict()
        self._one = asyncio.Lock()

    def kept(self, key: Hashable) -> PackedAnswer | None:
        """Return the answer of that key if it is kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def of(self, key: Hashable, make: Callable[[], bytes]) -> PackedAnswer:
        """Return the answer of that key; whatever `make` raises is raised, and nothing is kept."""
        async with self._one:
            found = self.kept(key)
            if found is None:
                found = await asyncio.to_thread(lambda: PackedAnswer.of(make()))
                self._keep(key, found)
            return found

    def _keep(self, key: Hashable, answer: PackedAnswer) -> None:
        self._kept[key] = answer
        self.size += answer.size
        while self.size > self.most and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self.size -= gone.size


def packed_response(
    request: Request, answer: PackedAnswer, headers: Mapping[str, str], media_type: str = JSON
) -> Response:
    """Return an answer as the client takes it, or that it has it already."""
    is_packed = accepts_encoding(request, "gzip")
    own = {"ETag": answer.tag, "Vary": "Accept-Encoding", **headers}
    if is_packed:
        own["Content-Encoding"] = "gzip"
        own["ETag"] = answer.tag[:-1] + '-gzip"'
    response = Response(answer.packed if is_packed else answer.plain, 200, own, media_type)
    return unless_known(request, response)


def accepts_encoding(request: Request, encoding: str) -> bool:
    """Return whether the client takes an encoding such as gzip; one that it gives no weight (`q=0`) it does not."""
    for each in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = each.partition(";")
        if name.strip() == encoding:
            return not NO_WEIGHT.fullmatch(weight.strip())
    return False


def unless_known(request: Request, response: Response) -> Response:
    """Return the response, or only that the client's copy is still right."""
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    headers = Headers(raw=response.raw_headers)
    return NotModifiedResponse(headers) if headers.get("etag") in known else response
