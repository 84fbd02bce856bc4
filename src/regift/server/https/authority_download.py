"""Hands out the certificate of a server's own authority, for phones to install."""

from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from regift.server.https.check_given_certificate_files import Certificate

AUTHORITY: Final = "/authority.crt"
TYPE: Final = "application/x-x509-ca-cert"
"""That by which phones know what it is."""


def authority_routes(certificate: Certificate | None) -> list[Route]:
    """List the route to the certificate, which is no secret, where the server has an authority of its own."""
    if certificate is None or certificate.authority is None:
        return []
    file = certificate.authority

    async def hand_out(_: Request) -> Response:
        return FileResponse(file, media_type=TYPE, headers={"Cache-Control": "no-store"})

    return [Route(AUTHORITY, hand_out)]
