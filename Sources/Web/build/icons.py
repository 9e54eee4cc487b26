"""The icon: a crescent and a full moon on a seal, drawn as numbers so that no program for pictures is needed."""

import struct
import zlib

SEAL = (176, 42, 27)
MOON = (255, 243, 207)
SHADE = (143, 30, 19)
SAMPLES = 3


def png(size: int, corner: float) -> bytes:
    """A square picture; `corner` is the radius of its corners in widths, 0 for one that the system cuts itself."""
    rows = b"".join(b"\0" + bytes(v for x in range(size) for v in pixel(x, y, size, corner)) for y in range(size))
    header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def pixel(x: int, y: int, size: int, corner: float) -> tuple[int, int, int, int]:
    """The mean of the samples within a pixel."""
    points = [(x + (i + 0.5) / SAMPLES, y + (j + 0.5) / SAMPLES) for i in range(SAMPLES) for j in range(SAMPLES)]
    colours = [c for c in (colour(px / size, py / size, corner) for px, py in points) if c]
    if not colours:
        return (0, 0, 0, 0)
    mean = [round(sum(c[k] for c in colours) / len(colours)) for k in range(3)]
    return (*mean, round(255 * len(colours) / len(points)))


def colour(x: float, y: float, corner: float) -> tuple[int, int, int] | None:
    """The colour at a point of the unit square, or None outside its round corners."""
    dx, dy = max(corner - x, x - 1 + corner, 0), max(corner - y, y - 1 + corner, 0)
    if dx * dx + dy * dy > corner * corner:
        return None
    if not within(x, y, 0.5, 0.5, 0.29):
        return SEAL
    return SHADE if within(x, y, 0.6, 0.44, 0.24) else MOON


def within(x: float, y: float, cx: float, cy: float, radius: float) -> bool:
    return (x - cx) ** 2 + (y - cy) ** 2 <= radius * radius
