"""The four pictures of the article Accuracy. Each takes a palette and returns a chart."""

from pathlib import Path

from drawing import Chart, Panel
from evidence import HELD, Published, Residuals, delta_t, leap_seconds, near_midnight, seconds, year

YEARS = (1900.0, 2101.0)
TICKS = range(1900, 2101, 20)
# The last year whose days the authorities have published, by the rows `published` of Data/calendars.
PUBLISHED = 2026
OTHERS = [("de405", "b", "DE405, DE406"), ("de423", "c", "DE423"), ("de421", "d", "DE421")]


def years(value: float) -> str:
    return f"{value:.0f}"


def residuals(palette: dict[str, str], found: Residuals) -> Chart:
    ours, others = found.together("de440", "terms", 1900, 2100), found.together("de405", "terms", 1900, 2100)
    chart = Chart(
        470,
        "Instants of the theory minus those of JPL ephemerides",
        "Two charts over the years 1900 to 2100, of the solar terms and of the phases of the Moon. Against DE440, to which the theory was fitted, "
        f"all residuals of a year are in a band of {ours.most:.3f} seconds around zero. Against DE405, DE421 and DE423, to which it was not, "
        f"the yearly means wander slowly, by {others.most:.2f} seconds at most.",
        palette,
    )
    chart.text(20, 28, "Theory minus JPL ephemerides, seconds", "ink", size=15, bold=True)
    chart.key(20, 50, [("band", "DE440, in-sample: all events of a year")] + [(colour, f"{name}: mean") for _, colour, name in OTHERS])
    for top, kind, words in ((82, "terms", "Solar terms"), (282, "phases", "Phases of the Moon")):
        panel = Panel(chart, top, top + 150, YEARS, (-0.08, 0.08))
        panel.rows((-0.05, 0, 0.05), lambda value: f"{value:+.2f}".replace("-", "−") if value else "0")
        panel.columns(TICKS, years)
        rows = found.years["de440", kind]
        panel.band([(y + 0.5, row.smallest) for y, row in rows.items()], [(y + 0.5, row.largest) for y, row in rows.items()], "band", 0.35)
        for name, colour, _ in OTHERS:
            rows = found.years[name, kind]
            lower, upper = ([(y + 0.5, getattr(row, end)) for y, row in rows.items()] for end in ("smallest", "largest"))
            panel.band(lower, upper, colour, 0.10)
            panel.curve([(y + 0.5, row.mean) for y, row in rows.items()], colour, 1.8)
        chart.text(panel.left + 4, top - 6, words, "ink", size=13, bold=True)
    return chart


def rotation(palette: dict[str, str]) -> Chart:
    rows = [row for row in delta_t() if row[0] >= seconds("1900-01-01")]
    last = rows[-1]
    observed = [row for row in rows if not row[3].startswith(("LOD", "BullA-pred"))]
    chart = Chart(
        400,
        "ΔT and its uncertainty",
        f"ΔT, terrestrial time minus time by the rotation of the Earth, from {rows[0][1]:.1f} seconds in 1900 over {observed[-1][1]:.1f} seconds, the last "
        f"observed value, to {last[1]:.0f} seconds predicted for 2101, with a band of one sigma, or a third of the largest difference between predictions, that opens to ±{last[2]:.0f} seconds. A line of "
        f"steps is TT minus UTC since 1972, held at {HELD} seconds after the last leap second.",
        palette,
    )
    chart.text(20, 28, "ΔT = TT − UT1 with its uncertainty, seconds", "ink", size=15, bold=True)
    chart.key(20, 50, [("a", "observed"), ("b", "predicted, with a third of its uncertainty"), ("c", "TT − UTC, held after the last leap second")])
    panel = Panel(chart, 74, 360, YEARS, (-10, 130))
    panel.rows(range(0, 121, 20), years)
    panel.columns(TICKS, years)
    points = [(year(row[0]), row[1], row[2]) for row in rows]
    split = len(observed) - 1
    for part, colour in ((points[: split + 1], "a"), (points[split:], "b")):
        panel.band([(x, y - s) for x, y, s in part], [(x, y + s) for x, y, s in part], colour, 0.22)
        panel.curve([(x, y) for x, y, _ in part], colour, 2)
    steps = [(year(moment), value) for moment, value in leap_seconds()]
    stairs = [point for (x, y), (end, _) in zip(steps, steps[1:] + [(YEARS[1], 0)]) for point in ((x, y), (end, y))]
    panel.curve(stairs, "c", 1.3, "4 3")
    chart.text(panel.x(2099), panel.y(last[1] + last[2]) - 8, f"{last[1]:.0f} ± {last[2]:.0f} s", "b", "end", bold=True)
    chart.text(panel.x(2099), panel.y(HELD) + 18, f"{HELD} s", "c", "end", bold=True)
    return chart


CLOCKS = [("china", "a", "China, UTC+8"), ("korea", "b", "Korea, Japan, UTC+9"), ("vietnam", "c", "Vietnam, UTC+7")]
REACH = 240


def margins(palette: dict[str, str], command: Path) -> Chart:
    found = [(row, calendar, colour) for calendar, colour, _ in CLOCKS for row in near_midnight(command, calendar, "phases")]
    shown = {}
    for row, calendar, colour in found:
        # Vietnam followed China until 1967, Korea's clock was China's in no year of the table: one dot for one margin.
        if abs(int(row["margin_seconds"])) <= REACH:
            shown.setdefault((row["utc"], row["margin_seconds"]), (row, calendar, colour))
    doubtful = [(row, calendar) for row, calendar, _ in shown.values() if row["certainty"] != "certain"]
    names = ", ".join(f"{row['civil_day']} in {calendar}" for row, calendar in sorted(doubtful, key=lambda pair: pair[0]["utc"]))
    chart = Chart(
        500,
        "New moons near midnight",
        f"Margins of new moons from midnight in three calendars, 1900 to 2100, up to {REACH} seconds either way, and a band within which a day is not "
        f"called certain: the uncertainty of the instant, or a minute on days that nobody has published. The new moons whose day could change are {names}.",
        palette,
    )
    chart.text(20, 28, "New moons near midnight: seconds after it, and what is uncertain", "ink", size=15, bold=True)
    chart.key(20, 50, [(colour, words) for _, colour, words in CLOCKS] + [("d", "within a minute, or the uncertainty")])
    panel = Panel(chart, 74, 460, YEARS, (-REACH, REACH))
    panel.rows(range(-REACH, REACH + 1, 60), lambda value: f"{value:+.0f}".replace("-", "−") if value else "midnight")
    panel.columns(TICKS, years)
    by_year = {int(row["utc"][:4]): int(row["uncertainty_seconds"]) for row, calendar, _ in found if calendar == "china"}
    width = [(y + 0.5, max(60 if y > PUBLISHED else 0, uncertainty)) for y, uncertainty in sorted(by_year.items()) if 1900 <= y <= 2100]
    panel.band([(x, -s) for x, s in width], width, "d", 0.12)
    inner = [(y + 0.5, uncertainty) for y, uncertainty in sorted(by_year.items()) if 1900 <= y <= 2100]
    panel.band([(x, -s) for x, s in inner], inner, "d", 0.25)
    dots = [panel.at(year(seconds(row["utc"])), int(row["margin_seconds"])) for row, _, _ in shown.values()]
    labels = Labels(dots, panel.right)
    for (row, _, colour), (x, y) in zip(shown.values(), dots):
        is_certain = row["certainty"] == "certain"
        chart.dot(x, y, colour, filled=not is_certain)
        if not is_certain:
            chart.text(*labels.place(x, y), row["civil_day"], "ink", "start", 11)
    return chart


class Labels:
    """Finds room for the days beside dots: right, left, below or above, where no dot and no other label is."""

    SIZE = (62.0, 12.0)

    def __init__(self, dots: list[tuple[float, float]], right: float):
        self.taken = [(x - 4, y - 4, x + 4, y + 4) for x, y in dots]
        self.right = right

    def place(self, x: float, y: float) -> tuple[float, float]:
        width, height = self.SIZE
        places = [(x + 7, y + 4), (x - 7 - width, y + 4), (x - width / 2, y + 18), (x - width / 2, y - 8), (x + 7, y + 14), (x - 7 - width, y + 14)]
        for left, base in places:
            box = (left, base - height + 2, left + width, base + 2)
            is_free = all(box[2] < a or c < box[0] or box[3] < b or d < box[1] for a, b, c, d in self.taken)
            if is_free and box[2] <= self.right + 15:
                self.taken.append(box)
                return left, base
        return places[0]


# An instant that differs by more, seconds, is printed wrong: see explained.txt.
MISPRINT = 600
AUTHORITIES = [
    ("hko", "Hong Kong Observatory", 2018, 2100), ("kasi", "KASI, 2000-2007 and from 2017", 2000, 2100), ("kasi", "KASI, 2008-2016", 2008, 2016),
    ("naoj", "NAOJ", 1900, 2100), ("pmo", "Purple Mountain Observatory", 1900, 2100), ("usno", "USNO, by its own ΔT, 1910-2027", 1910, 2027),
    ("usno", "USNO, by its own ΔT, 1900-1909", 1900, 1909),
]


def agreement(palette: dict[str, str], published: Published) -> Chart:
    groups = []
    for authority, words, first, last in AUTHORITIES:
        if authority == "usno":
            values = [(text, residual) for text, _, _, residual in published.by_stated_delta_t() if residual is not None]
        else:
            values = published.by_the_table(authority)
        is_rest = "and from" in words
        values = [(int(text[:4]), value) for text, value in values if abs(value) <= MISPRINT]
        kept = [value for when, value in values if first <= when <= last and not (is_rest and 2008 <= when <= 2016)]
        groups.append((words, kept))
    inside = ", ".join(f"{words}: {sum(abs(value) <= 31 for value in kept)} of {len(kept)}" for words, kept in groups)
    chart = Chart(
        90 + 58 * len(groups) + 30,
        "Instants published to the minute minus those of the theory",
        f"A histogram for each authority, in steps of two seconds. Rounding to the minute spreads them evenly over 30 seconds either way. Within 31 "
        f"seconds are: {inside}.",
        palette,
    )
    chart.text(20, 28, "Published to the minute, minus the theory, seconds", "ink", size=15, bold=True)
    chart.text(20, 48, "Rounding alone spreads them evenly over the shaded ±30 s")
    for index, (words, kept) in enumerate(groups):
        top = 72 + 58 * index
        panel = Panel(chart, top, top + 40, (-50, 50), (0, 1), left=250)
        chart.box(panel.x(-30), top, panel.x(30) - panel.x(-30), 40, "grid", 0.55)
        chart.line([(panel.left, panel.bottom), (panel.right, panel.bottom)], "muted", 0.8)
        counts = {}
        for value in kept:
            place = int(min(max(value, -49.9), 49.9) // 2)
            counts[place] = counts.get(place, 0) + 1
        most = max(counts.values())
        for place, count in sorted(counts.items()):
            x, width = panel.x(2 * place) + 0.5, panel.x(2) - panel.x(0) - 1
            height = 38 * count / most
            chart.box(x, panel.bottom - height, width, height, "a" if -31 <= 2 * place + 1 <= 31 else "b")
        chart.text(20, top + 18, words, "ink", bold=True)
        chart.text(20, top + 34, f"{len(kept)} instants, mean {sum(kept) / len(kept):+.1f} s".replace("-", "−"))
    panel.columns(range(-40, 41, 10), lambda value: f"{value:+.0f}".replace("-", "−") if value else "0")
    return chart
