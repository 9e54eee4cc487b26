"""The pictures of festivals for `Scripts/build pages`, which other programs show beside a link: a leaf of a calendar, and the date in words."""

from __future__ import annotations

from lib import ROOT, run

from festival_pages import OWN_LANGUAGE, TEXTS, Place, date_text

import functools
import io
import re
import shutil
from concurrent.futures import ThreadPoolExecutor
from datetime import date

from PIL import Image, ImageDraw, ImageFont

SIZE = (800, 420)
LEAF, HEAD = (53, 57, 287, 363), 73
LEFT, WIDTH = 327, 420
# A name in smaller letters goes on two lines.
SMALLEST = 43
# The letters of a language, by the name of its part of Noto's fonts; other languages have the Latin ones of any part.
PARTS = {"zh-Hans": "SC", "zh-Hant": "TC", "ko": "KR", "ja": "JP"}
COLOURS = dict(re.findall(r"--([\w-]+): (#\w{6});", (ROOT / "Sources/Web/page/styles/colours.css").read_text(encoding="utf-8").split("}")[0]))


@functools.cache
def face(language: str) -> tuple[str, int] | None:
    """The file of a font and its place there, or nothing where the font is not installed."""
    if not shutil.which("fc-match"):
        return None
    name = f"Noto Serif CJK {PARTS.get(language, 'SC')}"
    family, path, index = run("fc-match", "-f", "%{family[0]}|%{file}|%{index}", f"{name}:bold").split("|")
    return (path, int(index)) if family == name else None


@functools.cache
def font(language: str, size: int) -> ImageFont.FreeTypeFont:
    path, index = face(language)
    return ImageFont.truetype(path, size, index=index)


def pictures(places: dict[tuple[str, str], Place], years: range) -> dict[str, bytes]:
    """The pictures of all festivals in the language of their region and in English, by their paths; none where Noto's fonts are missing."""
    if not all(face(language) for language in TEXTS):
        print("without pictures of festivals: install the Noto Serif CJK fonts (Debian: fonts-noto-cjk)")
        return {}
    asked = {f"{place.region}/{place.language}/{each['id']}/{year}/picture.png": (place, each)
             for place in places.values() if place.language in ("en", OWN_LANGUAGE[place.region]) for year in years
             for each in (times[0] for times in place.of_year(year).values())}  # fmt: skip
    with ThreadPoolExecutor() as pool:
        return dict(zip(asked, pool.map(lambda pair: picture(*pair), asked.values())))


def picture(place: Place, festival: dict) -> bytes:
    """A festival's picture as PNG: its name, its date, its lunar date, and its region."""
    language, iso = place.language, festival["date"]
    lines = (festival["name"], date_text(iso, language), f"{place.calendar}: {place.days[iso]['lunarDate']}", place.name)
    image = Image.new("RGB", SIZE, COLOURS["ground"])
    draw = ImageDraw.Draw(image)
    day = date.fromisoformat(iso)
    left, top, right, bottom = LEAF
    draw.rounded_rectangle(LEAF, 16, COLOURS["lift"], COLOURS["line"], 2)
    draw.rounded_rectangle((left, top, right, top + HEAD), 16, COLOURS["seal"], corners=(True, True, False, False))
    middle = (left + right) // 2
    for text, size, height, colour in (
        (f"{day.year}", 40, top + HEAD // 2, "on-seal"), (f"{day.day}", 140, top + HEAD + 97, "seal"), (date_text(iso, language, short=True), 30, bottom - 30, "soft"),
    ):  # fmt: skip
        draw.text((middle, height), text, COLOURS[colour], fitted(draw, language, text, size, right - left - 27), anchor="mm")
    sizes = [69, 35, 29, 23]
    if fitted(draw, language, lines[0], sizes[0], WIDTH).size < SMALLEST:
        lines, sizes[0] = (in_two(lines[0]), *lines[1:]), SMALLEST
    for text, size, height, colour in zip(lines, sizes, (133, 220, 277, 347), ("ink", "seal", "ink", "soft")):
        draw.text((LEFT, height), text, COLOURS[colour], fitted(draw, language, text, size, WIDTH), anchor="lm")
    file = io.BytesIO()
    image.quantize(16, Image.Quantize.FASTOCTREE).save(file, "PNG", compress_level=9)
    return file.getvalue()


def in_two(name: str) -> str:
    """A long name as two lines, broken at the space nearest to its middle."""
    spaces = [index for index, letter in enumerate(name) if letter == " "]
    middle = min(spaces, key=lambda index: abs(index - len(name) / 2), default=None)
    return name if middle is None else f"{name[:middle]}\n{name[middle + 1:]}"


def fitted(draw: ImageDraw.ImageDraw, language: str, text: str, size: int, width: int) -> ImageFont.FreeTypeFont:
    """The serif in which a text has room."""
    longest = max(draw.textlength(line, font(language, size)) for line in text.split("\n"))
    return font(language, min(size, int(size * width / longest)))
