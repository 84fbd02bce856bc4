"""The files with which a server proves to browsers who it is."""

import ssl
from pathlib import Path
from typing import NamedTuple

from regift.kit.refusal_and_errors import RegiftError


class NoCertificate(RegiftError):
    """Raised when there is no certificate to serve HTTPS with; the message says what makes one."""


class Certificate(NamedTuple):
    """What a server shows browsers."""

    chain: Path
    """The certificate, with those that lead from it to an authority."""
    key: Path
    authority: Path | None = None
    """The certificate of an authority of our own, which phones may install."""


def named_certificate(chain: Path, key: Path) -> Certificate:
    """Return a certificate that was made elsewhere; NoCertificate where the files are none or don't fit together."""
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(chain, key, password=_no_password)
    except OSError as error:
        if isinstance(error, ssl.SSLError):
            raise NoCertificate(f"--certificate {chain}: {key} is no key of it: {error.reason or error}") from None
        raise NoCertificate(f"--certificate {chain}, --certificate-key {key}: {error.strerror}") from None
    except _Locked:
        raise NoCertificate(f"--certificate-key {key}: it has a password; expected one without") from None
    return Certificate(chain, key)


class _Locked(Exception):
    """The key has a password."""


def _no_password() -> str:
    raise _Locked
