"""Serve: check everything first, say where, then run until stopped."""

import gc
import signal
import socket
import ssl
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from types import FrameType
from typing import Final

import segno
import uvicorn
from msgspec.structs import replace

from regift.games import catalogue
from regift.kit.refusal_and_errors import RegiftError
from regift.server.app import create_app
from regift.server.https.authority_download import AUTHORITY
from regift.server.https.check_given_certificate_files import Certificate, named_certificate
from regift.server.https.own_authority import own_certificate
from regift.server.operations.data_folder_and_secret import (
    STORE,
    check_folder,
    check_secret,
    make_folder,
    replace_secret,
    signing_secret,
)
from regift.server.operations.environment_settings import Settings, from_environment
from regift.server.operations.folder_lock import check_free, hold_folder
from regift.server.operations.logging_setup import start_logging
from regift.server.operations.open_file_limit import allow_many_files
from regift.server.operations.server_url import reachable_url
from regift.server.operator.network_bans import kept_bans
from regift.server.socket.connection_limit_and_eviction import ConnectionSlots
from regift.server.socket.http_admission_and_slow_client_cutoff import LimitedHttp, UvicornConfig
from regift.server.socket.rate_paced_queue_with_address_turns import PacedQueue
from regift.server.socket.websocket_flood_limits_and_fast_path import LimitedWebSocket
from regift.tables.limits.server_limit_values import DEFAULT
from regift.tables.storage.sqlite_file_check_upgrade_open_copy import check_store, prepare_store
from regift.tables.system_clock import Clock

LARGEST: Final = DEFAULT.message_size
"""Bytes of the largest message that is read."""
PING: Final = DEFAULT.idle_time / 2
"""Seconds between pings, and until an answer is missed."""
GRACE: Final = 1
"""Seconds that a server which stops leaves to what is under way."""
COLLECT: Final = (10_000, 20, 20)
"""New objects, and looks at the new ones, after which the collector looks at older ones."""
SWITCH: Final = 0.0005
"""Seconds after which a bot's search gives way to whoever waits: a message asks for its turn several times."""
SPARE_FILES: Final = 64
"""Files that a server has open beside its connections."""


class PortTaken(RegiftError):
    """Raised when the address can't be listened on."""


class NotStarted(RegiftError):
    """Raised when the server gave up before it served anything."""


def serve(  # noqa: PLR0913, one for each option of the command
    *,
    host: str,
    port: int,
    data: Path,
    open_browser: bool,
    names: tuple[str, ...] = (),
    takes_photos: bool = True,
    lists_tables: bool = True,
    takes_new_key: bool = False,
    is_https: bool = False,
    certificate: tuple[Path, Path] | None = None,
) -> None:
    """Serve the tables of a folder until interrupted; a RegiftError says in one line why that can't be.

    `takes_new_key`: a signing key that is missing or damaged is given up, and all seats with it. `is_https`: with a
    certificate of our own authority, unless files of another certificate and its key are given.
    """
    shown = named_certificate(*certificate) if certificate else None
    told = from_environment(data, names)
    settings = replace(told, names=(*told.names, host), takes_photos=takes_photos, lists_tables=lists_tables)
    for id in catalogue.folders():
        catalogue.find(id)
    check_folder(data)
    check_free(data)
    check_store(data / STORE)
    kept_bans(data)
    if not takes_new_key:
        check_secret(data)
    with listen(host, port) as listener:
        make_folder(data)
        with hold_folder(data):
            if takes_new_key:
                replace_secret(data)
            signing_secret(data)
            prepare_store(data / STORE)
            if is_https and not shown:
                shown = own_certificate(data, host)
            port = listener.getsockname()[1]
            base = reachable_url(names[0] if certificate and names else host, port)
            here = base if certificate else local_url(host, port)
            if shown:
                base, here = secure(base), secure(here)
            if open_browser:
                threading.Thread(target=open_when_ready, args=(here,), daemon=True).start()
            run(replace(settings, base=base, certificate=shown), listener)


def run(settings: Settings, listener: socket.socket) -> None:
    """Serve a folder that is held until interrupted."""
    start_logging(settings.log, settings.log_level, settings.limits.log_lines)
    tune_garbage_collector()
    sys.setswitchinterval(SWITCH)
    server = AnnouncingServer(uvicorn_config(settings), settings)
    try:
        server.run(sockets=[listener])
    except SystemExit:
        said = f"data folder {settings.data}: the server could not start; the lines above say why"
        raise NotStarted(said) from None
    except KeyboardInterrupt:
        pass


def tune_garbage_collector() -> None:
    """Let the collector of garbage alone with all that has been loaded, and look for circles less often.

    Next to nothing here goes in circles, and a look at everything makes all tables wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


class AnnouncingServer(uvicorn.Server):
    """Says where friends find the tables once they can."""

    def __init__(self, uvicorn_config: uvicorn.Config, settings: Settings) -> None:
        super().__init__(uvicorn_config)
        self.settings = settings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, or exit; then say so."""
        await super().startup(sockets)
        announce(self.settings.base, self.settings.certificate)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in good order when told to, and at once on a second Ctrl+C; that is no failure."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def uvicorn_config(settings: Settings, clock: Clock | None = None, *, is_held: bool = True) -> UvicornConfig:
    """Return the settings of the web server; its data folder is held when it starts, unless the caller holds it."""
    files = allow_many_files(settings.limits.sockets + SPARE_FILES) - SPARE_FILES
    limits = replace(settings.limits, sockets=min(settings.limits.sockets, files))
    app = create_app(replace(settings, limits=limits), clock, is_held=is_held)
    config = UvicornConfig(
        app,
        http=LimitedHttp,
        ws=LimitedWebSocket,
        ws_max_size=LARGEST,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy,
        ssl_certfile=settings.certificate.chain if settings.certificate else None,
        ssl_keyfile=settings.certificate.key if settings.certificate else None,
        timeout_graceful_shutdown=GRACE,
    )
    config.budget = app.state.budget
    config.slots = ConnectionSlots(app.state.budget, is_behind_proxy=bool(settings.proxy))
    config.admission_queue = PacedQueue(app.state.budget, "websockets")
    config.body_queue = PacedQueue(app.state.budget, "body_pieces")
    return config


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens there, or PortTaken."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise PortTaken(f"address {host}: {error.strerror}") from None
    except UnicodeError:
        raise PortTaken(f"host: expected an address or a name of this machine, got {host!a}") from None
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
    except OSError as error:
        listener.close()
        raise PortTaken(f"port {port}: can't listen on {host or 'any address'}: {error.strerror}") from None
    return listener


def local_url(host: str, port: int) -> str:
    """Return the address for a browser on this machine, where it is a secure context if it can be."""
    is_here = host in ("0.0.0.0", "::", "", "127.0.0.1", "localhost")
    return f"http://localhost:{port}" if is_here else reachable_url(host, port)


def secure(url: str) -> str:
    """Return that address as it is over HTTPS."""
    return url.replace("http://", "https://", 1)


def announce(base: str, certificate: Certificate | None = None) -> None:
    """Say where friends find the table, with a code for their cameras."""
    sys.stdout.write(f"Regift is ready. Friends on the same network open:\n\n  {base}\n\n")
    segno.make(base, micro=False).terminal(out=sys.stdout, border=2, compact=True)
    if certificate and certificate.authority:
        sys.stdout.write("\nBrowsers warn once, or never where they trust this server's own authority:\n\n")
        sys.stdout.write(f"  {base}{AUTHORITY}\n")
    sys.stdout.write("\nCtrl+C stops it; tables are kept.\n")
    sys.stdout.flush()


def open_when_ready(url: str) -> None:
    """Open the browser as soon as the server answers."""
    unverified = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    unverified.check_hostname = False
    unverified.verify_mode = ssl.CERT_NONE  # nothing is said or believed here: the browser looks for itself
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{url}/healthz", timeout=1, context=unverified):
                webbrowser.open(url)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
