"""What a server is told when it starts."""

import ipaddress
import os
import re
from pathlib import Path
from typing import Final

from msgspec import Struct

from regift.kit.refusal_and_errors import RegiftError
from regift.server.http.security_middleware import NAME
from regift.server.https.check_given_certificate_files import Certificate
from regift.server.operations.logging_setup import KINDS, LEVELS
from regift.tables.limits.server_limit_values import Limits
from regift.tables.limits.unused_table_keep_times import DAY, HOUR, TableLifetimes
from regift.tables.setup.table_speed_bot_delays_and_time_limits import SHARE_LIMIT, WINDOW_LIMIT, TableSpeed

WEB_DIST: Final = Path(__file__).resolve().parents[2] / "web_dist"


class BadSetting(RegiftError):
    """Raised when an environment variable says what can't be."""


class Settings(Struct, frozen=True):
    """One server's settings."""

    data: Path
    """The folder that keeps the tables and the signing secret."""
    base: str = ""
    """Where friends can reach the server, such as http://192.168.1.20:8000; "": where the reader reached it."""
    pace: TableSpeed = TableSpeed()
    web: Path = WEB_DIST
    """The built browser client."""
    browser_tables: Path | None = None
    """The folder with what browsers fetch to keep tables themselves; without it, no page offers that."""
    names: tuple[str, ...] = ()
    """Names it answers to besides those that no stranger can have."""
    limits: Limits = Limits()
    lifetimes: TableLifetimes = TableLifetimes()
    takes_photos: bool = True
    """Whether photos of a table's own cards are taken."""
    lists_tables: bool = True
    """Whether hosts may list their tables for everybody who comes to the home page."""
    proxy: str = ""
    """Addresses of reverse proxies whose X-Forwarded-For is believed, by commas; "": nobody's is."""
    log: str = "console"
    """console or json."""
    log_level: str = "warning"
    """debug, info, warning or error."""
    certificate: Certificate | None = None
    """What browsers are shown over HTTPS; None: plain HTTP is served."""
    metrics_token: str = ""
    """What `/metrics` asks for from elsewhere than this machine; "": it answers nobody there."""


def from_environment(data: Path, names: tuple[str, ...] = ()) -> Settings:
    """Read what the environment says; BadSetting names what is wrong. See docs/operations.md."""
    names = (*_names("--name", names), *_names("REGIFT_NAMES", _parts("REGIFT_NAMES")))
    return Settings(
        data=data,
        pace=pace_from_environment(),
        browser_tables=_folder("REGIFT_BROWSER_TABLES"),
        names=names,
        limits=limits_from_environment(),
        lifetimes=lifetimes_from_environment(),
        proxy=_proxy(),
        log=_one_of("REGIFT_LOG", KINDS, "console"),
        log_level=_one_of("REGIFT_LOG_LEVEL", LEVELS, "warning"),
        metrics_token=os.environ.get("REGIFT_METRICS_TOKEN", ""),
    )


def pace_from_environment() -> TableSpeed:
    """Read how fast tables play: REGIFT_BOT_PACE and the like; BadSetting names what is no number."""
    return TableSpeed(
        bots=_number("REGIFT_BOT_PACE", 1.0),
        window_limit=_number("REGIFT_WINDOW_LIMIT", WINDOW_LIMIT),
        clocks=_number("REGIFT_CLOCK_PACE", 1.0),
        share_limit=_number("REGIFT_SHARE_LIMIT", SHARE_LIMIT),
        returns=_number("REGIFT_RETURN_PACE", 1.0),
    )


def limits_from_environment() -> Limits:
    """Read REGIFT_LIMITS, a factor; 0 for none; BadSetting when it is no number."""
    return Limits().times(_number("REGIFT_LIMITS", 1.0))


def lifetimes_from_environment() -> TableLifetimes:
    """Read REGIFT_KEEP_DAYS and REGIFT_KEEP_UNPLAYED_HOURS, 0 for good; BadSetting when they are no numbers."""
    default = TableLifetimes()
    return TableLifetimes(
        played=_number("REGIFT_KEEP_DAYS", default.played / DAY) * DAY,
        unplayed=_number("REGIFT_KEEP_UNPLAYED_HOURS", default.unplayed / HOUR) * HOUR,
    )


def _parts(name: str) -> tuple[str, ...]:
    """Return what a variable lists by commas."""
    return tuple(part.strip() for part in os.environ.get(name, "").split(",") if part.strip())


def _names(source: str, said: tuple[str, ...]) -> tuple[str, ...]:
    for name in said:
        if not re.fullmatch(NAME, name):
            raise BadSetting(f"{source}: expected a name such as play.example.org, got {name!a}")
    return said


def _proxy() -> str:
    """Return the addresses and networks of proxies; "*" alone stands for any."""
    said = _parts("REGIFT_PROXY")
    for part in said if said != ("*",) else ():
        try:
            ipaddress.ip_network(part)
        except ValueError:
            raise BadSetting(f"REGIFT_PROXY: expected addresses such as 127.0.0.1, got {part!a}") from None
    return ",".join(said)


def _folder(name: str) -> Path | None:
    said = os.environ.get(name, "")
    return Path(said) if said else None


def _one_of(name: str, allowed: tuple[str, ...], default: str) -> str:
    said = os.environ.get(name, "") or default
    if said not in allowed:
        raise BadSetting(f"{name}: expected one of {', '.join(allowed)}, got {said!r}")
    return said


def _number(name: str, default: float) -> float:
    said = os.environ.get(name, "")
    try:
        value = float(said) if said else default
    except ValueError:
        value = -1.0
    if not 0 <= value <= 3600:
        raise BadSetting(f"{name}: expected a number from 0 to 3600, got {said!r}")
    return value
