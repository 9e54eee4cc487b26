"""Charts as SVG, in a light and a dark form, with a title and a description for those who do not see them."""

from collections.abc import Callable, Iterable
from xml.sax.saxutils import escape

LIGHT = {
    "paper": "#ffffff", "ink": "#1d1d1f", "muted": "#6e6e73", "grid": "#e3e3e8", "band": "#2f6fde", "a": "#2f6fde", "b": "#c8590b",
    "c": "#23804f", "d": "#8a3fb5",
}
DARK = {
    "paper": "#1c1c1e", "ink": "#f5f5f7", "muted": "#a6a6ac", "grid": "#3a3a3d", "band": "#5b9bff", "a": "#6ea8ff", "b": "#ff9a4d",
    "c": "#5fd08f", "d": "#cf8bf5",
}
WIDTH = 760


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


class Chart:
    """A picture of one width. Colours are names of the palettes."""

    def __init__(self, height: int, title: str, description: str, palette: dict[str, str]):
        self.height, self.title, self.description, self.palette = height, title, description, palette
        self.parts: list[str] = []

    def text(self, x: float, y: float, words: str, colour: str = "muted", anchor: str = "start", size: int = 12, bold: bool = False) -> None:
        weight = ' font-weight="600"' if bold else ""
        self.parts.append(
            f'<text x="{number(x)}" y="{number(y)}" font-size="{size}" text-anchor="{anchor}" fill="{self.palette[colour]}"{weight}>'
            f"{escape(words)}</text>"
        )

    def line(self, points: Iterable[tuple[float, float]], colour: str, width: float = 1.5, dashes: str = "") -> None:
        path = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self.parts.append(
            f'<polyline points="{path}" fill="none" stroke="{self.palette[colour]}" stroke-width="{number(width)}" '
            f'stroke-linejoin="round"{dashed}/>'
        )

    def area(self, points: Iterable[tuple[float, float]], colour: str, opacity: float) -> None:
        path = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        self.parts.append(f'<polygon points="{path}" fill="{self.palette[colour]}" fill-opacity="{opacity}"/>')

    def box(self, x: float, y: float, width: float, height: float, colour: str, opacity: float = 1) -> None:
        self.parts.append(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" rx="1.5" '
            f'fill="{self.palette[colour]}" fill-opacity="{opacity}"/>'
        )

    def dot(self, x: float, y: float, colour: str, filled: bool) -> None:
        fill = self.palette[colour] if filled else self.palette["paper"]
        self.parts.append(
            f'<circle cx="{number(x)}" cy="{number(y)}" r="3.2" fill="{fill}" stroke="{self.palette[colour]}" stroke-width="1.5"/>'
        )

    def key(self, x: float, y: float, entries: list[tuple[str, str]]) -> None:
        """Names of colours, side by side."""
        for colour, words in entries:
            self.box(x, y - 9, 12, 10, colour)
            self.text(x + 17, y, words)
            x += 36 + 6.1 * len(words)

    def svg(self) -> str:
        return "\n".join([
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {self.height}" width="{WIDTH}" height="{self.height}" '
            'role="img" aria-labelledby="title description" font-family="-apple-system, system-ui, \'Segoe UI\', \'Noto Sans\', sans-serif">',
            f'<title id="title">{escape(self.title)}</title>',
            f'<desc id="description">{escape(self.description)}</desc>',
            f'<rect width="{WIDTH}" height="{self.height}" rx="8" fill="{self.palette["paper"]}"/>',
            *self.parts,
            "</svg>",
            "",
        ])


class Panel:
    """A part of a chart with two scales; the first is of years unless its words say otherwise."""

    def __init__(self, chart: Chart, top: float, bottom: float, xs: tuple[float, float], ys: tuple[float, float], left: float = 62):
        self.chart, self.top, self.bottom, self.xs, self.ys = chart, top, bottom, xs, ys
        self.left, self.right = left, WIDTH - 20.0

    def x(self, value: float) -> float:
        return self.left + (value - self.xs[0]) / (self.xs[1] - self.xs[0]) * (self.right - self.left)

    def y(self, value: float) -> float:
        return self.bottom - (value - self.ys[0]) / (self.ys[1] - self.ys[0]) * (self.bottom - self.top)

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.x(x), self.y(min(max(y, self.ys[0]), self.ys[1]))

    def rows(self, values: Iterable[float], words: Callable[[float], str]) -> None:
        for value in values:
            y = self.y(value)
            self.chart.line([(self.left, y), (self.right, y)], "grid", 1.6 if value == 0 else 0.8)
            self.chart.text(self.left - 8, y + 4, words(value), anchor="end")

    def columns(self, values: Iterable[float], words: Callable[[float], str]) -> None:
        for value in values:
            x = self.x(value)
            self.chart.line([(x, self.bottom), (x, self.bottom + 4)], "muted", 1)
            self.chart.text(x, self.bottom + 18, words(value), anchor="middle")

    def band(self, lower: list[tuple[float, float]], upper: list[tuple[float, float]], colour: str, opacity: float) -> None:
        self.chart.area([self.at(*point) for point in lower] + [self.at(*point) for point in reversed(upper)], colour, opacity)

    def curve(self, points: Iterable[tuple[float, float]], colour: str, width: float = 1.5, dashes: str = "") -> None:
        self.chart.line([self.at(*point) for point in points], colour, width, dashes)
