"""The page with the tags by which messengers preview its link, in the language asked for."""

import logging
import re
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from regift.games.action_and_event_wording import LANGUAGES
from regift.kit.refusal_and_errors import RegiftError
from regift.server.http.compressed_response_cache_and_etags import PackedAnswerCache, packed_response
from regift.server.http.security_middleware import may_be_of_foreign_page
from regift.server.link_preview.table_preview import LinkPreview, general_preview, table_preview
from regift.server.operations.client_address_or_ipv6_network import client_address_of
from regift.server.operations.server_url import base_url_of
from regift.server.services_for_connections import AppServices
from regift.tables.people.seat_authentication_with_wrong_try_limit import Credentials
from regift.tables.setup.table_code_generator import CODE

HEAD_END: Final = "</head>"
PICTURES: Final = "previews"
"""The folder of the built client in which the pictures lie."""
GENERAL_PICTURE: Final = "regift"
WIDTH: Final = 1200
HEIGHT: Final = 630
"""Of every picture, in pixels."""
LOCALES: Final = {"en": "en_GB", "fr": "fr_FR"}
PREVIEWED: Final = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}
PAGES_KEPT: Final = 500_000
"""Bytes of pages that are kept packed."""
RANGE: Final = re.compile(r"\s*([a-z]{1,8})(?:-[a-z0-9-]{1,32})?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?", re.IGNORECASE)
"""A language that a reader takes, and how much they prefer it."""

log = logging.getLogger(__name__)


class LinkPreviewPages:
    """Writes a preview into the page of the client."""

    def __init__(self, folder: Path, app_services: Callable[[], AppServices], base: str) -> None:
        self._folder = folder
        self._app_services = app_services
        self._base = base
        self._pages = PackedAnswerCache(PAGES_KEPT)
        """By what they say."""

    async def respond(self, request: Request, page: str, code: str) -> Response:
        """Return the page for a link: of the table of that code, or where that is none, of the product."""
        language = language_of(request)
        is_looked_up = bool(code) and is_opened_or_previewed(request)
        preview = await self._preview_of(request, code, language) if is_looked_up else general_preview(language)
        tags = self._tags(preview, language, f"{base_url_of(request, self._base)}/", address_of(request, code))
        written = page.replace('<html lang="en">', f'<html lang="{language}">', 1).replace(HEAD_END, tags + HEAD_END, 1)
        answer = self._pages.kept(written) or await self._pages.of(written, written.encode)
        return packed_response(request, answer, PREVIEWED, "text/html; charset=utf-8")

    async def _preview_of(self, request: Request, code: str, language: str) -> LinkPreview:
        """Return the preview of a table; where the address has tried too many codes, nobody looks for it."""
        try:
            shown = Credentials(
                client_address_of(request), code, may_be_foreign=may_be_of_foreign_page(request.headers)
            )
            table = await self._app_services().authenticator.look_up(shown)
            return table_preview(table, language) if table else general_preview(language)
        except RegiftError as error:
            log.warning("a table could not be previewed", extra={"error": str(error)})
            return general_preview(language)

    def _tags(self, preview: LinkPreview, language: str, site: str, address: str) -> str:
        has_picture = preview.game and (self._folder / PICTURES / f"{preview.game}.jpg").is_file()
        picture = f"{site}{PICTURES}/{preview.game if has_picture else GENERAL_PICTURE}.jpg"
        properties = {
            "og:title": preview.title,
            "og:description": preview.about,
            "og:url": site + address,
            "og:image": picture,
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:locale": LOCALES[language],
        }
        tags = [f'<meta property="{name}" content="{escape(value)}">' for name, value in properties.items()]
        return "".join([*tags, '<meta name="twitter:card" content="summary_large_image">'])


def code_in(path: str) -> str:
    """Return the code that a table's address names, "" where it names none."""
    code = path.upper()
    return code if CODE.fullmatch(code) else ""


def address_of(request: Request, code: str) -> str:
    """Return what the address says after the site: the code, and the language where it names one of ours.

    A messenger may ask again at the address that the preview tells.
    """
    asked = request.query_params.get("lang", "")
    return f"{code}?lang={asked}" if asked in LANGUAGES else code


def language_of(request: Request) -> str:
    """Return the language that the address (`?lang=`) or else the reader asks for, the first we have where neither."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else preferred_language(request.headers.get("accept-language", ""))


def preferred_language(accepted: str) -> str:
    """Return the best of our languages by what an `Accept-Language` says; of equal ones the one named first."""
    best, weight = LANGUAGES[0], 0.0
    for part in accepted[:256].split(","):
        found = RANGE.fullmatch(part)
        if found and found[1].lower() in LANGUAGES and float(found[2] or 1) > weight:
            best, weight = found[1].lower(), float(found[2] or 1)
    return best


def is_opened_or_previewed(request: Request) -> bool:
    """Return whether somebody opens the page, or a messenger reads it.

    A page of another site that shows it as a picture, say, is to use up no tries at codes of whoever reads that page.
    Without HTTPS a browser tells by what it accepts alone that it wants a picture.
    """
    is_picture = request.headers.get("accept", "").startswith("image/")
    return request.headers.get("sec-fetch-dest", "document") == "document" and not is_picture
