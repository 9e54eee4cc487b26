"""The numbers of the pictures and tables of the article Accuracy, read from Data/reference, Data/theory and the two commands."""

import bisect
import collections
import datetime
import math
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "Data"
EPOCH = datetime.datetime(1970, 1, 1)
HELD = 69.184


def table(name: str) -> list[list[str]]:
    """The rows of a tab-separated file, without comments and header."""
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and line[0] != "#"][1:]


def seconds(text: str) -> float:
    """Seconds since 1970 of a day or an instant."""
    return (datetime.datetime.fromisoformat(text.removesuffix("Z")) - EPOCH).total_seconds()


def year(moment: float) -> float:
    """A year with its fraction."""
    return 1970 + moment / (365.2425 * 86_400)


@dataclass
class Figures:
    """Residuals put together."""

    count: int
    mean: float
    rms: float
    smallest: float
    largest: float

    @property
    def most(self) -> float:
        return max(abs(self.smallest), abs(self.largest))

    @staticmethod
    def of(values: list[float]) -> "Figures":
        count = len(values)
        rms = math.sqrt(sum(value**2 for value in values) / count)
        return Figures(count, sum(values) / count, rms, min(values), max(values))

    @staticmethod
    def together(parts: list["Figures"]) -> "Figures":
        count = sum(part.count for part in parts)
        mean = sum(part.count * part.mean for part in parts) / count
        rms = math.sqrt(sum(part.count * part.rms**2 for part in parts) / count)
        return Figures(count, mean, rms, min(part.smallest for part in parts), max(part.largest for part in parts))


class Residuals:
    """residuals.tsv: by ephemeris, kind and year."""

    def __init__(self) -> None:
        self.years: dict[tuple[str, str], dict[int, Figures]] = collections.defaultdict(dict)
        for name, kind, year, count, *figures in table("reference/residuals.tsv"):
            self.years[name, kind][int(year)] = Figures(int(count), *map(float, figures))

    def together(self, name: str, kind: str, first: int, last: int) -> Figures:
        return Figures.together([row for year, row in self.years[name, kind].items() if first <= year <= last])


def delta_t() -> list[tuple[float, float, float, str]]:
    """Seconds since 1970, ΔT, its uncertainty, source."""
    lines = (DATA / "theory/delta_t.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if line[:1] in ("1", "2")]
    return [(seconds(row[0]), float(row[1]), float(row[2]), row[3]) for row in rows]


def leap_seconds() -> list[tuple[float, float]]:
    """Seconds since 1970, and TT - UTC from then on."""
    lines = (DATA / "theory/leap_seconds.txt").read_text(encoding="utf-8").splitlines()
    return [(seconds(line.split()[0]), int(line.split()[1]) + 32.184) for line in lines if line[:1] in ("1", "2")]


def interpolated(rows: list[tuple[float, float]], moment: float) -> float | None:
    index = bisect.bisect([row[0] for row in rows], moment)
    if index in (0, len(rows)):
        return None
    (before, low), (after, high) = rows[index - 1], rows[index]
    return low + (high - low) * (moment - before) / (after - before)


def rows_of(command: Path, *words: str) -> list[list[str]]:
    text = subprocess.run([command, *words], check=True, capture_output=True, text=True).stdout
    return [line.split("\t") for line in text.splitlines()[1:]]


class Published:
    """Instants of the authorities minus those of the theory, seconds, once in UTC or UT1 as the table has it, once in TT."""

    def __init__(self, generator: Path):
        events = collections.defaultdict(list)
        for kind in ("terms", "phases"):
            for _, degrees, day, second in rows_of(generator, "instants", kind, "1900...2100"):
                index = (int(degrees) - 285) % 360 // 15 if kind == "terms" else int(degrees) // 90
                events[kind[:-1], index].append((float(day) - 2440587.5) * 86_400 + float(second))
        self.events = events
        self.stated = [(seconds(row[0]), float(row[1])) for row in table("reference/stated_delta_t.tsv")]
        self.measured = [(row[0], row[1]) for row in delta_t()]
        self.steps = leap_seconds()
        self.rows = table("reference/official_times.tsv")

    def of_theory(self, kind: str, index: str, moment: float) -> float:
        """TT of the event nearest to an instant."""
        events = self.events[kind, int(index)]
        place = bisect.bisect(events, moment)
        return min(events[max(0, place - 1) : place + 1], key=lambda event: abs(event - moment - 60))

    def clock(self, moment: float) -> float:
        """TT minus UTC, before 1972 UT1, as the table has it."""
        if moment < self.steps[0][0]:
            return interpolated(self.measured, moment)
        return [held for first, held in self.steps if first <= moment][-1]

    def by_the_table(self, authority: str) -> list[tuple[str, float]]:
        found = []
        for who, text, kind, index, precision, _ in self.rows:
            if who == authority and precision == "min":
                moment = seconds(text)
                found.append((text, moment + self.clock(moment) - self.of_theory(kind, index, moment)))
        return found

    def by_stated_delta_t(self) -> list[tuple[str, str, float, float | None]]:
        """Of USNO: instant, source, ΔT that the instant alone would imply, and the residual if USNO states a ΔT."""
        found = []
        for who, text, kind, index, _, source in self.rows:
            if who == "usno":
                moment = seconds(text)
                event, stated = self.of_theory(kind, index, moment), interpolated(self.stated, moment)
                found.append((text, source, event - moment, None if stated is None else moment + stated - event))
        return found


def near_midnight(command: Path, calendar: str, verb: str) -> list[dict[str, str]]:
    """The new moons or terms of a calendar, with their doubts."""
    text = subprocess.run(
        [command, verb, "1900...2100", "--doubts", "--calendar", calendar], check=True, capture_output=True, text=True
    ).stdout
    columns, *rows = [line.split("\t") for line in text.splitlines()]
    found = [dict(zip(columns, row)) for row in rows]
    return [row for row in found if row.get("phase", "0") == "0"]
