"""A photo is painted anew, or refused with the reason; nothing of it but its pixels is left."""

import struct
import sys
import zlib
from io import BytesIO

import pytest
from PIL import Image

from regift.server.uploads.photo_sanitizer import START_OF_SCAN, UnreadablePhoto, sanitize_photo
from regift.server.uploads.photo_worker_messages import LARGEST, MILLION, PIXELS, SCANS, PhotoTask
from regift.server.uploads.photo_worker_runner import BadPhoto, PhotoWorkerRunner
from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from tests.server.custom_cards import opened, picture
from tests.server.playing import ANYTHING

NO_LIMITS = UsageBudget(ANYTHING, lambda: 0.0)
GPS_IFD = 0x8825
ORIENTATION = 0x0112
A_QUARTER_LEFT = 6
"""The camera was held so that a quarter turn to the right sets the picture upright."""


def with_exif() -> bytes:
    exif = Image.Exif()
    exif[ORIENTATION] = A_QUARTER_LEFT
    exif[0x010E] = "Grandma at home"
    exif.get_ifd(GPS_IFD).update({1: "N", 2: (48.0, 51.0, 29.0), 3: "E", 4: (2.0, 17.0, 40.0)})
    return picture(exif=exif.tobytes(), comment=b"secret words", icc_profile=b"a profile with a name in it")


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def png_that_claims(width: int, height: int) -> bytes:
    """Make a small file that says it is large."""
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\0" * 1000)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def text_bomb() -> bytes:
    """Make a picture with forty megabytes of spaces packed into its caption."""
    packed = zlib.compressobj(9)
    caption = b"".join(packed.compress(b" " * MILLION) for _ in range(40)) + packed.flush()
    whole = picture(kind="PNG")
    return whole[:33] + chunk(b"zTXt", b"Comment\0\0" + caption) + whole[33:]


def with_scans(scans: int, width: int = 60, height: int = 40) -> bytes:
    """Make a progressive JPEG whose last scan comes again and again."""
    whole = picture(width, height, progressive=True)
    last = whole.rindex(START_OF_SCAN)
    more = scans - whole.count(START_OF_SCAN)
    return whole[:-2] + whole[last:-2] * more + whole[-2:]


def why(content: bytes) -> str:
    with pytest.raises(UnreadablePhoto) as said:
        sanitize_photo(content)
    return str(said.value)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "GIF"])
def test_what_is_taken_comes_out_small_and_as_webp(kind: str) -> None:
    made = opened(sanitize_photo(picture(1500, 900, kind)))
    assert (made.format, made.size, made.mode) == ("WEBP", (512, 307), "RGB")


def test_a_small_one_is_not_made_larger() -> None:
    assert opened(sanitize_photo(picture(30, 20))).size == (30, 20)


def test_nothing_but_the_pixels_is_left() -> None:
    before = with_exif()
    assert Image.open(BytesIO(before)).getexif().get_ifd(GPS_IFD)
    after = sanitize_photo(before)
    made = opened(after)
    made.load()
    assert not dict(made.getexif())
    assert {"exif", "icc_profile", "comment", "xmp"}.isdisjoint(made.info)
    for secret in (b"Grandma", b"secret", b"profile with", b"EXIF", b"XMP"):
        assert secret not in after


def test_a_photo_is_set_upright() -> None:
    made = opened(sanitize_photo(with_exif())).convert("RGB")
    assert made.size == (40, 60)
    assert made.getpixel((20, 5))[0] > 150  # type: ignore[index]
    assert made.getpixel((20, 55))[2] > 150  # type: ignore[index]


def test_what_shows_through_is_white() -> None:
    clear = BytesIO()
    Image.new("RGBA", (20, 20), (0, 0, 0, 0)).save(clear, "PNG")
    red, green, blue = opened(sanitize_photo(clear.getvalue())).convert("RGB").getpixel((10, 10))  # type: ignore[misc]
    assert min(red, green, blue) > 245


def test_of_a_moving_picture_the_first_is_taken() -> None:
    frames = [Image.new("RGB", (20, 20), colour) for colour in ((0, 200, 0), (200, 0, 0))]
    moving = BytesIO()
    frames[0].save(moving, "GIF", save_all=True, append_images=frames[1:])
    made = opened(sanitize_photo(moving.getvalue()))
    assert getattr(made, "n_frames", 1) == 1
    assert made.convert("RGB").getpixel((10, 10))[1] > 150  # type: ignore[index]


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "CMYK", "I;16"])
def test_pictures_of_every_sort_are_read(mode: str) -> None:
    made = BytesIO()
    Image.new(mode, (20, 20)).save(made, "JPEG" if mode == "CMYK" else "PNG")
    assert opened(sanitize_photo(made.getvalue())).size == (20, 20)


def test_too_many_bytes_are_refused() -> None:
    assert why(picture() + b"\0" * (LARGEST + 1 - len(picture()))) == "large"


def test_too_many_pixels_are_refused_before_one_is_decoded() -> None:
    assert why(png_that_claims(6500, 6400)) == "pixels"
    assert why(png_that_claims(60_000, 60_000)) == "pixels"
    assert PIXELS < 6500 * 6400


def test_a_file_that_unpacks_to_far_more_is_refused() -> None:
    assert why(text_bomb()) == "broken"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "kind"),
        (b"dear diary, today", "kind"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", "kind"),
        (b"%PDF-1.4", "kind"),
        (picture(kind="BMP"), "kind"),
        (picture(kind="TIFF"), "kind"),
        (picture(400, 300)[:2000], "broken"),
        (png_that_claims(100, 100), "broken"),
        (b"\xff\xd8\xff\xe0", "kind"),
    ],
)
def test_what_is_no_photo_is_refused(content: bytes, reason: str) -> None:
    assert why(content) == reason


async def test_a_process_paints_many_and_one_bad_one_spoils_all() -> None:
    photos = PhotoWorkerRunner(NO_LIMITS)
    small, large = await photos.sanitize("", [picture(), picture(1024, 1024, "PNG")])
    assert [opened(each).size for each in (small, large)] == [(60, 40), (512, 512)]
    with pytest.raises(BadPhoto) as said:
        await photos.sanitize("", [picture(), b"garbage"])
    assert said.value.reason == "photo_kind"


async def test_a_process_holds_photos_of_a_pack_to_fewer_pixels() -> None:
    with pytest.raises(BadPhoto) as said:
        await PhotoWorkerRunner(NO_LIMITS).sanitize("", [picture(2000, 1001)], 2 * MILLION)
    assert (said.value.reason, [value.value for value in said.value.values]) == ("photo_pixels", [2])


async def test_a_photo_of_forty_megapixels_fits_into_the_process() -> None:
    [made] = await PhotoWorkerRunner(NO_LIMITS).sanitize("", [picture(8000, 5000, "PNG")])
    assert opened(made).size == (512, 320)


def test_a_jpeg_of_many_scans_is_refused_before_one_is_decoded() -> None:
    assert opened(sanitize_photo(with_scans(SCANS))).size == (60, 40)
    assert why(with_scans(SCANS + 1)) == "slow"
    assert why(with_scans(4000, 8000, 5000)) == "slow"


@pytest.mark.skipif(sys.platform == "win32", reason="the system ends no process for computing too long")
async def test_a_process_that_computes_for_too_long_is_ended_and_the_next_photo_is_painted() -> None:
    photos = PhotoWorkerRunner(NO_LIMITS)
    task = PhotoTask([picture(), with_scans(9000, 6000, 4000)], PIXELS, scans=10_000, seconds=1)
    assert [outcome.why for outcome in await photos.work(task)] == ["slow"]
    [made] = await photos.sanitize("", [picture()])
    assert opened(made).size == (60, 40)
