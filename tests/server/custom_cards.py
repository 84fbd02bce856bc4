"""A stall with cards of the table's own, and photos to hand in."""

from io import BytesIO
from pathlib import Path
from typing import Any, Final

import httpx
from PIL import Image

from tests.server.playing import Json, Player, Served

STALL: Final = str(Path(__file__).parents[1] / "own_cards")
SCARF: Final = {"kind": "dear", "name": "Grandma’s scarf", "line": "Three metres, all itchy."}


class Seat:
    """Somebody's way to ask about the cards of a table."""

    def __init__(self, served: Served, code: str, token: str) -> None:
        self.http = served.http
        self.at = f"/api/tables/{code}"
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return await self.http.request(method, self.at + path, headers=self.headers, **more)

    async def done(self, method: str, path: str, **more: Any) -> Any:
        """Ask for what is to succeed."""
        answer = await self.ask(method, path, **more)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def fault(self, method: str, path: str, status: int = 400, **more: Any) -> Json:
        """Ask for what is to fail."""
        answer = await self.ask(method, path, **more)
        assert answer.status_code == status, answer.text
        fault: Json = answer.json()
        return fault

    async def add(self, **more: object) -> Json:
        """Add a card."""
        [added] = await self.done("POST", "/own", json={"cards": [{**SCARF, **more}]})
        return dict(added)

    async def add_photo(self, photo: bytes) -> Json:
        """Add a card with a photo."""
        card = await self.add()
        return dict(await self.done("PUT", f"/own/{card['id']}/photo", content=photo))

    async def cards(self) -> list[Json]:
        """List the table's own cards."""
        return list((await self.done("GET", "/own"))["cards"])


async def stall(served: Served, seats: int = 2) -> tuple[Player, Seat]:
    """Make a table; give its host, who is there."""
    made = await served.make("stall", seats)
    host = await served.enter(made["code"], "Ana", token=made["token"])
    return host, Seat(served, made["code"], made["token"])


async def friend_of(served: Served, host: Player) -> tuple[Player, Seat]:
    """Let somebody come."""
    code = host.last["lobby"]["code"]
    friend = await served.enter(code, "Bo")
    await friend.until(lambda: "entered" in friend.last)
    return friend, Seat(served, code, friend.token)


def picture(width: int = 60, height: int = 40, kind: str = "JPEG", **more: Any) -> bytes:
    """Paint a picture: red at the left, blue at the right."""
    image = Image.new("RGB", (width, height), (220, 30, 30))
    image.paste((30, 30, 220), (width // 2, 0, width, height))
    made = BytesIO()
    image.save(made, kind, **more)
    return made.getvalue()


def opened(content: bytes) -> Image.Image:
    """Look at a picture."""
    return Image.open(BytesIO(content))
