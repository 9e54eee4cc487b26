"""The tables of the article Accuracy, as Markdown."""

from evidence import Figures, Published, Residuals

NAMES = {
    "de440": "DE440 (2021), in-sample", "de421": "DE421 (2008)", "de423": "DE423 (2010)", "de405": "DE405 (1998)", "de406": "DE406 (1998)",
}


def signed(value: float, places: int) -> str:
    return f"{value:+.{places}f}".replace("-", "−")


def rows(header: str, lines: list[str]) -> str:
    return "\n".join([header, "|" + " --- |" * (header.count("|") - 1), *lines])


def ephemerides(residuals: Residuals) -> str:
    lines = []
    for name, words in NAMES.items():
        for kind in ("terms", "phases"):
            for first, last in ((1900, 2050), (2051, 2100)):
                found = residuals.together(name, kind, first, last)
                lines.append(
                    f"| {words} | {kind} | {first}-{last} | {found.count} | {signed(found.mean, 3)} s | {found.rms:.3f} s | {found.most:.3f} s |"
                )
    return rows("| ephemeris | events | years | count | mean | rms | largest |", lines)


def decades(residuals: Residuals) -> str:
    lines = []
    for first in range(1900, 2101, 20):
        last = min(first + 9, 2100)
        sun, moon = (residuals.together("without", kind, first, last) for kind in ("sun", "moon"))
        years = f"{first}-{last}" if first < last else f"{first}"
        lines.append(f"| {years} | {sun.rms:.2f} s | {sun.most:.2f} s | {moon.rms:.3f} s | {moon.most:.3f} s |")
    return rows("| left out | the Sun: rms | largest | the Moon: rms | largest |", lines)


def usno(published: Published) -> str:
    found = published.by_stated_delta_t()
    lines = []
    for first, last in ((1900, 1909), (1910, 1972), (1973, 2019), (2020, 2027)):
        values = [residual for text, _, _, residual in found if first <= int(text[:4]) <= last and residual is not None]
        figures = Figures.of(values)
        beyond = sum(abs(value) > 31 for value in values)
        lines.append(f"| {first}-{last} | {len(values)} | {signed(figures.mean, 1)} s | {figures.rms:.1f} s | {figures.most:.1f} s | {beyond} |")
    return rows("| years | instants | mean | rms | largest | beyond 31 s |", lines)


def implied(published: Published) -> str:
    found = [(int(text[:4]), value) for text, _, value, residual in published.by_stated_delta_t() if residual is None]
    lines = []
    for first in range(2030, 2101, 10):
        values = [value for year, value in found if first <= year <= first + 9]
        if len(values) >= 20:
            figures = Figures.of(values)
            error = 17.3 / len(values) ** 0.5
            lines.append(f"| {first}-{first + 9} | {len(values)} | {figures.mean:.1f} ± {error:.1f} s |")
    return rows("| years | instants | ΔT that they imply |", lines)


def unexplained(published: Published) -> str:
    found = [(text, source, residual) for text, source, _, residual in published.by_stated_delta_t() if residual and abs(residual) > 31]
    return "\n".join(f"- {text}, {source}: {signed(residual, 1)} s" for text, source, residual in found)


def parts(residuals: Residuals, published: Published) -> dict[str, str]:
    return {
        "table ephemerides": ephemerides(residuals),
        "table decades": decades(residuals),
        "table usno": usno(published),
        "table implied": implied(published),
        "list unexplained": unexplained(published),
    }
