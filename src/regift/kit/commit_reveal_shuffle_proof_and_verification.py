"""The proof that nobody chose the shuffle: neither the server nor any player, nor all but one of them together.

Before the deal the server shows the SHA-256 of its secret (the commitment), and every client that takes part the
SHA-256 of 32 random bytes of its own (its pledge). Once all of these are shown, each client reveals its bytes (its
share). The shuffle is drawn from the BLAKE2b of the secret and all shares; the record at the end holds them all.

This file needs nothing but Python: `python commit_reveal_shuffle_proof_and_verification.py RECORD` checks a record of
a live table.
"""

import json
import sys
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

PERSON = b"regift shuffle 1"
"""Tells this use of BLAKE2b from every other."""
LENGTH = 32
"""Bytes of a secret, a share, a commitment, a pledge and the seed."""
PARTS = {"secret", "commitment", "shares"}
SHARE_PARTS = {"seat", "pledge", "share"}


class Unproven(Exception):
    """Raised when a proof does not hold: what was wrong, and what was expected."""


def sealed(part: bytes) -> bytes:
    """Return what is shown of a secret or a share before it is revealed."""
    return sha256(part).digest()


def mixed(secret: bytes, shares: list[tuple[int, bytes]]) -> bytes:
    """Return the seed of the shuffle: 32 bytes from the secret and each seat's share, in seat order."""
    digest = blake2b(digest_size=LENGTH, person=PERSON)
    digest.update(secret)
    for seat, share in sorted(shares):
        digest.update(bytes([seat]) + share)
    return digest.digest()


def proof(secret: bytes, pledges: dict[int, bytes], shares: dict[int, bytes]) -> dict[str, Any]:
    """Write the proof as a record holds it; a seat whose share did not come is left with its pledge."""
    return {
        "secret": secret.hex(),
        "commitment": sealed(secret).hex(),
        "shares": [
            {"seat": seat, "pledge": pledge.hex(), "share": shares[seat].hex() if seat in shares else ""}
            for seat, pledge in sorted(pledges.items())
        ],
    }


def check(said: object, seed: str) -> None:
    """Check a proof against the seed of its record, or raise Unproven."""
    if not isinstance(said, dict) or set(said) != PARTS or not isinstance(said["shares"], list):
        raise Unproven(f"shuffle: expected {', '.join(sorted(PARTS))}")
    secret = _bytes(said["secret"], "shuffle.secret")
    if said["commitment"] != sealed(secret).hex():
        raise Unproven(f"shuffle.commitment: expected {sealed(secret).hex()}, the SHA-256 of the secret")
    shares: list[tuple[int, bytes]] = []
    before = -1
    for each in said["shares"]:
        seat = _check_share(each)
        if seat <= before:
            raise Unproven(f"shuffle.shares: seat {seat}: expected each seat once, in order")
        before = seat
        if each["share"]:
            shares.append((seat, bytes.fromhex(each["share"])))
    expected = f"keyed:{mixed(secret, shares).hex()}"
    if seed != expected:
        raise Unproven(f"seed: expected {expected} from the secret and the shares, got {seed}")


def _check_share(each: object) -> int:
    """Check one seat's share against its pledge, and give the seat."""
    if not isinstance(each, dict) or set(each) != SHARE_PARTS:
        raise Unproven(f"shuffle.shares: expected {', '.join(sorted(SHARE_PARTS))}")
    seat = each["seat"]
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat <= 255:
        raise Unproven(f"shuffle.shares: seat: expected a whole number, got {seat!r}")
    pledge = _bytes(each["pledge"], f"shuffle.shares: seat {seat}: pledge")
    if each["share"] != "" and sealed(_bytes(each["share"], f"shuffle.shares: seat {seat}: share")) != pledge:
        raise Unproven(f"shuffle.shares: seat {seat}: the share is not what was pledged")
    return seat


def _bytes(said: object, what: str) -> bytes:
    try:
        read = bytes.fromhex(said) if isinstance(said, str) else b""
    except ValueError:
        read = b""
    if len(read) != LENGTH or read.hex() != said:
        raise Unproven(f"{what}: expected {LENGTH} bytes in small hexadecimal digits, got {said!r}")
    return read


def check_record(text: str) -> int:
    """Check the proof and the digest of a record, and give the number of shares; Unproven says what is wrong."""
    lines = text.splitlines()
    try:
        head, end = json.loads(lines[0]), json.loads(lines[-1])
        digest = end["digest"]
    except (ValueError, LookupError, TypeError):
        raise Unproven("expected a record: JSON Lines with a digest in the last") from None
    if digest != sha256("\n".join(lines[:-1]).encode()).hexdigest():
        raise Unproven(f"line {len(lines)}: digest: the lines before it were changed, or some are missing")
    if not isinstance(head, dict) or "shuffle" not in head:
        raise Unproven("line 1: shuffle: the record is not of a live table")
    check(head["shuffle"], str(head.get("seed")))
    return sum(bool(each["share"]) for each in head["shuffle"]["shares"])


def main(arguments: list[str]) -> int:
    """Check the record named on the command line."""
    if len(arguments) != 1:
        print("usage: python commit_reveal_shuffle_proof_and_verification.py RECORD", file=sys.stderr)
        return 2
    try:
        count = check_record(Path(arguments[0]).read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError, Unproven) as wrong:
        print(f"{arguments[0]}: {wrong}", file=sys.stderr)
        return 2
    print(f"{arguments[0]}: the shuffle follows from the secret that was committed to and {count} shares of players.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
