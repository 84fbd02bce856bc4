"""HTTPS over real sockets: an authority of the server's own, or a certificate that was made elsewhere."""

import re
import shutil
import socket
import ssl
import subprocess
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from regift.server.https.check_given_certificate_files import Certificate, NoCertificate, named_certificate
from regift.server.https.own_authority import FOLDER, names_of, own_certificate, server_settings
from tests.browser.serving import free_port, regift
from tests.waiting import HUNG

HERE: Final = "127.0.0.1"
ARGUMENTS: Final = ("--host", HERE, "--no-open", "--data")


@contextmanager
def serving(data: Path, *options: str) -> Iterator[tuple[str, str]]:
    """Run `regift serve` and give the address that it announces, and all it said until it was ready."""
    address = ["--port", str(free_port()), *ARGUMENTS, str(data)]
    program = [regift(), "serve", *address, *options]
    process = subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout is not None
    said = ""
    try:
        for line in process.stdout:
            said += line
            if "Ctrl+C" in line:
                break
        found = re.search(r"https://\S+", said)
        assert found, said
        yield found[0], said
    finally:
        process.terminate()
        process.communicate(timeout=HUNG)


def get(url: str, authority: Path) -> bytes:
    """Return what is answered there, where the certificate is one of the authority."""
    trusting = ssl.create_default_context(cafile=authority)
    with urllib.request.urlopen(url, timeout=HUNG, context=trusting) as answer:
        content: bytes = answer.read()
    return content


def openssl(*arguments: str) -> None:
    """Run the program."""
    subprocess.run([shutil.which("openssl") or "openssl", *arguments], check=True, capture_output=True)


def made_elsewhere(folder: Path, name: str) -> tuple[Path, Path]:
    """Make a certificate of no authority, as any tool makes one."""
    chain, key = folder / f"{name}.pem", folder / f"{name}.key"
    made = ("-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={name}")
    openssl("req", *made, "-addext", f"subjectAltName=DNS:{name}", "-out", str(chain), "-keyout", str(key))
    return chain, key


def test_pages_and_websockets_are_served_with_a_certificate_of_the_servers_own_authority(tmp_path: Path) -> None:
    authority = tmp_path / FOLDER / "authority.crt"
    with serving(tmp_path, "--https") as (base, said):
        assert base.startswith(f"https://{HERE}:")
        assert f"{base}/authority.crt" in said
        assert get(f"{base}/healthz", authority)
        assert get(base.replace(HERE, "localhost") + "/api/games", authority).startswith(b"[")
        assert get(f"{base}/authority.crt", authority) == authority.read_bytes()
        trusting = ssl.create_default_context(cafile=authority)
        with connect(f"{base.replace('https', 'wss')}/ws", ssl=trusting, origin=Origin(base), proxy=None) as line:
            line.send('{"t":"enter","code":"ABCD","name":"Robin"}')
            assert "code" in str(line.recv(timeout=HUNG))
        with pytest.raises(OSError, match="CERTIFICATE_VERIFY_FAILED"):
            urllib.request.urlopen(f"{base}/healthz", timeout=HUNG)
    before = (authority.read_bytes(), (tmp_path / FOLDER / "server.crt").read_bytes())
    with serving(tmp_path, "--https"):
        assert (authority.read_bytes(), (tmp_path / FOLDER / "server.crt").read_bytes()) == before


def test_keys_are_for_their_owner_alone(tmp_path: Path) -> None:
    own_certificate(tmp_path, HERE)
    assert (tmp_path / FOLDER).stat().st_mode & 0o077 == 0
    assert {path.stat().st_mode & 0o077 for path in (tmp_path / FOLDER).glob("*.key")} == {0}


def shake_hands(shown: Certificate, name: str, authority: Path) -> None:
    """Connect to a server of that name; SSLCertVerificationError where its certificate is not believed."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(shown.chain, shown.key)
    ours, theirs = socket.socketpair()

    def answer() -> None:
        try:
            context.wrap_socket(theirs, server_side=True).close()
        except OSError:
            theirs.close()

    answering = threading.Thread(target=answer)
    answering.start()
    try:
        ssl.create_default_context(cafile=authority).wrap_socket(ours, server_hostname=name).close()
    finally:
        ours.close()
        answering.join(HUNG)


@pytest.mark.parametrize(
    ("name", "is_believed"),
    [
        ("regift.local", True),
        ("10.1.2.3", True),
        ("example.com", False),
        ("203.0.113.7", False),
        ("2001:db8::1", False),
    ],
)
def test_whoever_has_the_authoritys_key_speaks_for_private_networks_alone(
    name: str, is_believed: bool, tmp_path: Path
) -> None:
    own = own_certificate(tmp_path, HERE)
    folder = tmp_path / FOLDER
    assert own.authority is not None
    (folder / "any.cnf").write_text(server_settings([name]))
    openssl("req", "-new", "-key", str(own.key), "-out", str(folder / "any.csr"), "-config", str(folder / "any.cnf"))
    signed_by = ("-CA", str(own.authority), "-CAkey", str(folder / "authority.key"), "-set_serial", "7")
    extended = ("-extfile", str(folder / "any.cnf"), "-extensions", "server")
    openssl("x509", "-req", "-in", str(folder / "any.csr"), "-out", str(folder / "any.crt"), *signed_by, *extended)
    shown = Certificate(folder / "any.crt", own.key)
    if is_believed:
        shake_hands(shown, name, own.authority)
    else:
        with pytest.raises(ssl.SSLCertVerificationError, match="permitted subtree violation"):
            shake_hands(shown, name, own.authority)


def test_a_certificate_that_was_made_elsewhere_is_shown_under_its_name(tmp_path: Path) -> None:
    chain, key = made_elsewhere(tmp_path, "localhost")
    options = ("--certificate", str(chain), "--certificate-key", str(key), "--name", "localhost")
    with serving(tmp_path / "data", *options) as (base, said):
        assert base.startswith("https://localhost:")
        assert get(f"{base}/healthz", chain)
        assert "authority.crt" not in said
    assert not (tmp_path / "data" / FOLDER).exists()


def test_files_that_are_no_certificate_with_its_key_are_refused(tmp_path: Path) -> None:
    chain, key = made_elsewhere(tmp_path, "one.test")
    other = made_elsewhere(tmp_path, "two.test")[1]
    assert named_certificate(chain, key) == Certificate(chain, key)
    with pytest.raises(NoCertificate, match="No such file"):
        named_certificate(tmp_path / "none.pem", key)
    with pytest.raises(NoCertificate, match=f"{re.escape(str(other))} is no key of it"):
        named_certificate(chain, other)
    locked = tmp_path / "locked.key"
    openssl("rsa", "-in", str(key), "-aes256", "-passout", "pass:secret", "-out", str(locked))
    with pytest.raises(NoCertificate, match="it has a password"):
        named_certificate(chain, locked)


def test_an_address_of_the_internet_needs_another_authority() -> None:
    assert names_of("192.168.1.20")[:3] == ["localhost", "127.0.0.1", "192.168.1.20"]
    assert names_of("127.0.0.1").count("127.0.0.1") == 1
    with pytest.raises(NoCertificate, match=r"203\.0\.113\.7 belongs to no private network"):
        names_of("203.0.113.7")


def test_it_is_said_where_openssl_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoCertificate, match="openssl is not here"):
        own_certificate(tmp_path, HERE)


def test_a_certificate_is_made_anew_for_other_names(tmp_path: Path) -> None:
    first = own_certificate(tmp_path, HERE)
    assert first.authority is not None
    trusted, shown = first.authority.read_bytes(), first.chain.read_bytes()
    again = own_certificate(tmp_path, "192.168.1.20")
    assert again.authority is not None
    assert again.authority.read_bytes() == trusted
    assert again.chain.read_bytes() != shown
