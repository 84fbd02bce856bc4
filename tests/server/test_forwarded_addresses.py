"""Whose address a proxy tells: the last that it does not trust itself, whatever its client wrote before."""

from pathlib import Path

import pytest

from regift.tables.limits.server_limit_values import Limits, Rate
from tests.server.playing import Served, serving

PROXY = "127.0.0.1"
ONE_TRY = Limits(wrong_code=Rate(1, 1e-6))
"""One wrong code of each address, and no other."""


async def guess(served: Served, forwarded: str) -> int:
    """Try a wrong code as a client that a proxy tells to be there, and return the status."""
    return (await served.http.get("/api/tables/QQQQ", headers={"X-Forwarded-For": forwarded})).status_code


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("192.0.2.1", "198.51.100.7, 192.0.2.1"),
        ("192.0.2.1", "192.0.2.1, 127.0.0.1"),
        ("192.0.2.1", "<script>, 999.1.1.1, 192.0.2.1, 127.0.0.1"),
        ("192.0.2.1", "::ffff:192.0.2.1"),
        ("2001:db8::1", "2001:db8::ffff:2"),
        ("2001:db8::1", "192.0.2.1, 2001:db8:0:0:9::1"),
        ("192.0.2.1", "192.0.2.1:5555"),
        ("2001:db8::1", "[2001:db8::2]:443"),
        ("unknown", "<script>"),
        ("unknown", "127.0.0.1; for=192.0.2.1"),
    ],
)
async def test_however_it_is_written_one_address_has_one_allowance(first: str, second: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=ONE_TRY, proxy=PROXY) as served:
        assert await guess(served, first) == 404
        assert await guess(served, second) == 429


@pytest.mark.parametrize(
    ("first", "second"), [("192.0.2.1", "192.0.2.1, 192.0.2.2"), ("2001:db8::1", "2001:db8:0:1::1")]
)
async def test_two_addresses_have_an_allowance_each(first: str, second: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=ONE_TRY, proxy=PROXY) as served:
        assert await guess(served, first) == 404
        assert await guess(served, second) == 404
        assert await guess(served, second) == 429


async def test_without_the_setting_nobody_is_believed(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=ONE_TRY) as served:
        assert await guess(served, "192.0.2.1") == 404
        assert await guess(served, "192.0.2.2") == 429


async def test_tables_of_a_client_without_a_known_address_are_counted(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=Limits(tables_kept=1), proxy=PROXY) as served:
        made = [
            await served.http.post(
                "/api/tables", json={"game": "kung_fu", "seats": 2}, headers={"X-Forwarded-For": forwarded}
            )
            for forwarded in ("unknown", "<script>")
        ]
        assert [answer.status_code for answer in made] == [201, 429]
