"""The icon: a crescent and a full moon on a seal, drawn as numbers so that no program for pictures is needed."""

import struct
import zlib

SEAL = (176, 42, 27)
MOON = (255, 243, 207)
SHADE = (143, 30, 19)
SAMPLES = 3

Colour = tuple[int, int, int]


def png(size: int, corner: float) -> bytes:
    """A square picture; `corner` is the radius of its corners in widths, 0 for one that the system cuts itself."""
    corners = [[colour(x / size, y / size, corner) for x in range(size + 1)] for y in range(size + 1)]
    rows = b"".join(b"\0" + b"".join(pixel(x, y, size, corner, corners) for x in range(size)) for y in range(size))
    header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def pixel(x: int, y: int, size: int, corner: float, corners: list[list[Colour | None]]) -> bytes:
    """The colour that all corners of a pixel have, or else the mean of the samples within it."""
    around = {corners[y][x], corners[y][x + 1], corners[y + 1][x], corners[y + 1][x + 1]}
    if len(around) == 1:
        (only,) = around
        return bytes((*only, 255)) if only else bytes(4)
    points = [(x + (i + 0.5) / SAMPLES, y + (j + 0.5) / SAMPLES) for i in range(SAMPLES) for j in range(SAMPLES)]
    colours = [c for c in (colour(px / size, py / size, corner) for px, py in points) if c]
    if not colours:
        return bytes(4)
    mean = [round(sum(c[k] for c in colours) / len(colours)) for k in range(3)]
    return bytes((*mean, round(255 * len(colours) / len(points))))


def colour(x: float, y: float, corner: float) -> Colour | None:
    """The colour at a point of the unit square, or None outside its round corners."""
    dx, dy = max(corner - x, x - 1 + corner, 0), max(corner - y, y - 1 + corner, 0)
    if dx * dx + dy * dy > corner * corner:
        return None
    if not within(x, y, 0.5, 0.5, 0.29):
        return SEAL
    return SHADE if within(x, y, 0.6, 0.44, 0.24) else MOON


def within(x: float, y: float, cx: float, cy: float, radius: float) -> bool:
    return (x - cx) ** 2 + (y - cy) ** 2 <= radius * radius
