"""An authority of this server alone, which phones in the room can trust, and the certificate that it has signed.

Whoever trusts it trusts it for addresses and names of private networks and for nothing else: the certificate of the
authority says so itself, so that its key can speak for no server of the internet, even in the wrong hands.
"""

import ipaddress
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Final

from regift.server.http.security_middleware import PRIVATE_SUFFIXES
from regift.server.https.check_given_certificate_files import Certificate, NoCertificate
from regift.server.operations.data_folder_and_secret import UnusableFolder
from regift.server.operations.server_url import lan_address

FOLDER: Final = "https"
"""Where the data folder has the keys and certificates, for its owner alone."""
OPENSSL: Final = "openssl"
AUTHORITY_DAYS: Final = 3650
CERTIFICATE_DAYS: Final = 397
"""Days that every browser allows a certificate."""
SPARE_SECONDS: Final = 30 * 86_400
"""A certificate that ends sooner is made anew."""
NETWORKS: Final = tuple(
    map(
        ipaddress.ip_network,
        (
            *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"),
            *("169.254.0.0/16", "fe80::/10"),
            *("100.64.0.0/10", "192.0.2.0/24"),
            *("127.0.0.0/8", "::1/128"),
        ),
    )
)
"""Private networks, single cables, networks of providers and tunnels, examples, and this machine: no other."""
LOCALHOST: Final = "localhost"
OWN: Final = (LOCALHOST, "127.0.0.1")


def own_certificate(data: Path, host: str) -> Certificate:
    """Return the certificate of the server with that data folder, made where it is missing or ends soon."""
    program = shutil.which(OPENSSL)
    if program is None:
        raise NoCertificate(
            "--https: the program openssl is not here; install it, or name files of another authority: "
            "--certificate and --certificate-key (see docs/operations.md)"
        )
    maker = _Maker(program, data / FOLDER)
    try:
        maker.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        maker.make_authority()
        maker.make_certificate(names_of(host))
    except OSError as error:
        raise UnusableFolder(f"data folder {data}: {error.strerror}") from None
    return Certificate(maker.path("server.crt"), maker.path("server.key"), maker.path("authority.crt"))


def names_of(host: str) -> list[str]:
    """List the addresses and names of private networks by which browsers find a server that listens on `host`."""
    machine = socket.gethostname().partition(".")[0].lower()
    given = host.lower() if host not in ("", "0.0.0.0", "::") else lan_address()
    if not is_private(given or LOCALHOST):
        raise NoCertificate(
            f"--https: {given} belongs to no private network, for which alone our own authority can speak; "
            "name files of another one: --certificate and --certificate-key (see docs/operations.md)"
        )
    return [*OWN, *dict.fromkeys(name for name in (given, f"{machine}.local") if name and name not in OWN)]


def is_private(name: str) -> bool:
    """Return whether the authority may speak for that address or name."""
    if not is_address(name):
        return name == LOCALHOST or name.endswith(PRIVATE_SUFFIXES)
    return any(ipaddress.ip_address(name) in network for network in NETWORKS)


def is_address(name: str) -> bool:
    """Return whether that is an address, not a name."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class _Maker:
    """Runs openssl in the folder of the keys."""

    def __init__(self, program: str, folder: Path) -> None:
        self.program = program
        self.folder = folder

    def path(self, name: str) -> Path:
        return self.folder / name

    def make_authority(self) -> None:
        """Make the authority where there is none: phones that trust it go on doing so."""
        if self.path("authority.crt").exists() and self.path("authority.key").exists():
            return
        self.path("authority.cnf").write_text(authority_settings(socket.gethostname()), encoding="utf-8")
        self.run("ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", "authority.key.new")
        made = ("-key", "authority.key.new", "-out", "authority.crt.new", "-config", "authority.cnf")
        self.run("req", "-x509", "-new", "-sha256", "-days", str(AUTHORITY_DAYS), *made)
        self.keep("authority.key", "authority.crt")

    def make_certificate(self, names: list[str]) -> None:
        """Make the certificate, unless there is one of these names by this authority that lasts."""
        settings = server_settings(names)
        if self.path("server.cnf").exists() and self.path("server.cnf").read_text(encoding="utf-8") == settings:
            lasts = self.succeeds("x509", "-in", "server.crt", "-noout", "-checkend", str(SPARE_SECONDS))
            if lasts and self.succeeds("verify", "-CAfile", "authority.crt", "server.crt"):
                return
        self.path("server.cnf.new").write_text(settings, encoding="utf-8")
        self.run("ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", "server.key.new")
        self.run("req", "-new", "-key", "server.key.new", "-out", "server.csr", "-config", "server.cnf.new")
        signed_by = ("-CA", "authority.crt", "-CAkey", "authority.key", "-CAserial", "serial", "-CAcreateserial")
        extended = ("-extfile", "server.cnf.new", "-extensions", "server")
        to_sign = ("-req", "-in", "server.csr", "-out", "server.crt.new", "-sha256", "-days", str(CERTIFICATE_DAYS))
        self.run("x509", *to_sign, *signed_by, *extended)
        self.keep("server.key", "server.crt", "server.cnf")

    def keep(self, *names: str) -> None:
        """Put what is made, and whole, in its place."""
        for name in names:
            made = self.path(f"{name}.new")
            made.chmod(0o600)
            made.replace(self.path(name))

    def call(self, *arguments: str) -> "subprocess.CompletedProcess[str]":
        command = [self.program, *arguments]
        return subprocess.run(command, check=False, cwd=self.folder, capture_output=True, text=True)

    def succeeds(self, *arguments: str) -> bool:
        return self.call(*arguments).returncode == 0

    def run(self, *arguments: str) -> None:
        done = self.call(*arguments)
        if done.returncode:
            said = done.stderr.strip().splitlines() or ["it says nothing"]
            raise NoCertificate(f"--https: openssl {arguments[0]} failed: {said[-1]}")


def authority_settings(machine: str) -> str:
    """Return what openssl is told of the authority."""
    names = [*(suffix.lstrip(".") for suffix in PRIVATE_SUFFIXES), LOCALHOST]
    permitted = [f"permitted;DNS.{number} = {name}" for number, name in enumerate(dict.fromkeys(names))]
    permitted += [
        f"permitted;IP.{number} = {network.network_address.exploded}/{network.netmask.exploded}"
        for number, network in enumerate(NETWORKS)
    ]
    return "\n".join(
        [
            *_head(f"Regift on {machine}"[:64], "authority"),
            "[authority]",
            "basicConstraints = critical, CA:true, pathlen:0",
            "keyUsage = critical, keyCertSign, cRLSign",
            "subjectKeyIdentifier = hash",
            "nameConstraints = critical, @permitted",
            "[permitted]",
            *permitted,
            "",
        ]
    )


def server_settings(names: list[str]) -> str:
    """Return what openssl is told of the server."""
    kinds = [f"{'IP' if is_address(name) else 'DNS'}:{name}" for name in names]
    return "\n".join(
        [
            *_head("Regift", "server"),
            "[server]",
            "basicConstraints = critical, CA:false",
            "keyUsage = critical, digitalSignature",
            "extendedKeyUsage = serverAuth",
            f"subjectAltName = {', '.join(kinds)}",
            "",
        ]
    )


def _head(name: str, extensions: str) -> list[str]:
    said = ["[req]", "prompt = no", "utf8 = yes", "distinguished_name = name"]
    return [
        *said,
        *([f"x509_extensions = {extensions}"] if extensions == "authority" else []),
        "[name]",
        f"CN = {name}",
    ]
