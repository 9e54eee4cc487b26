"""The golden days of festivals made again: terms and new moons of DE440, civil days, months by GB/T 33661-2017, and each festival's rule.

Nothing here reads Data/festivals or Data/calendars: the rules stand below once more, as the golden table was made from them.
"""

import bisect
import datetime
from pathlib import Path

import numpy
from ephemeris import SYNODIC_MONTH, TROPICAL_YEAR, Ephemeris, phases, terms
from series import J2000, lines

FIRST, LAST = 1910, 2090
EPOCH = datetime.date(1970, 1, 1)
EPOCH_JULIAN = 2440587.5
TT_MINUS_TAI = 32.184

# Seconds ahead of UTC (before 1972 UT1) from a day on. Vietnam follows China until 1967.
CLOCKS = {
    "china": [("1899-12-01", 28800), ("1914-01-01", 27940), ("1929-01-01", 28800)],
    "korea": [("1899-12-01", 32400)],
    "japan": [("1899-12-01", 32400)],
    "vietnam": [("1899-12-01", 28800), ("1914-01-01", 27940), ("1929-01-01", 28800), ("1968-01-01", 25200)],
}
# Issued days that are not those of the clock, by longitude of the Sun: the one since 1914.
ISSUED = {("china", 300, "1979-01-20"): "1979-01-21"}

LUNAR = {
    "china": {
        "chunjie": (1, 1), "yuanxiao": (1, 15), "longtaitou": (2, 2), "shangsi": (3, 3), "mazu": (3, 23), "yufo": (4, 8),
        "duanwu": (5, 5), "qixi": (7, 7), "zhongyuan": (7, 15), "zhongqiu": (8, 15), "chongyang": (9, 9), "hanyi": (10, 1),
        "xiayuan": (10, 15), "laba": (12, 8), "weiya": (12, 16), "xiaonian-north": (12, 23), "xiaonian-south": (12, 24),
    },
    "korea": {
        "seollal": (1, 1), "daeboreum": (1, 15), "buddha-birthday-kr": (4, 8), "dano": (5, 5), "yudu": (6, 15),
        "chilseok": (7, 7), "baekjung": (7, 15), "chuseok": (8, 15),
    },
    "japan": {"jugoya": (8, 15), "jusanya": (9, 13)},
    "vietnam": {
        "tet-nguyen-dan": (1, 1), "tet-nguyen-tieu": (1, 15), "gio-to-hung-vuong": (3, 10), "tet-han-thuc": (3, 3),
        "phat-dan": (4, 15), "tet-doan-ngo": (5, 5), "vu-lan": (7, 15), "trung-thu": (8, 15), "ong-tao": (12, 23),
    },
}
EVES = {"chuxi", "seotdal-geumeum", "giao-thua"}
# The Sun at a longitude, and days after that.
SUN = {
    "lichun": (315, 0), "qingming": (15, 0), "hanshi": (15, -1), "hanshi-105": (270, 105), "hansik": (270, 105),
    "dongzhi": (270, 0), "dongji": (270, 0), "shujiu-1": (270, 0), "shujiu-2": (270, 9), "shujiu-3": (270, 18),
    "shujiu-9": (270, 72), "fengshou": (180, 0), "setsubun": (315, -1), "hachijuhachiya": (315, 87), "nihyakutoka": (315, 209),
    "nihyakuhatsuka": (315, 219), "higan-iri-spring": (0, -3), "higan-iri-autumn": (180, -3), "higan-chunichi-spring": (0, 0),
    "higan-chunichi-autumn": (180, 0), "nyubai": (80, 0), "hangesho": (100, 0), "doyo-iri-spring": (27, 0),
    "doyo-iri-summer": (117, 0), "doyo-iri-autumn": (207, 0), "doyo-iri-winter": (297, 0),
}
# The n-th day of a stem (of 10) or branch (of 12), jia and zi being 0, from the day of a longitude on, which counts.
SIGNS = {
    "sanfu-chu": (90, 10, 6, 3), "sanfu-zhong": (90, 10, 6, 4), "sanfu-mo": (135, 10, 6, 1),
    "chobok": (90, 10, 6, 3), "jungbok": (90, 10, 6, 4), "malbok": (135, 10, 6, 1),
    "chunshe": (315, 10, 4, 5), "qiushe": (135, 10, 4, 5), "rumei": (75, 10, 2, 1), "chumei": (105, 12, 7, 1),
}
NEAREST_WU = {"shanichi-spring": 0, "shanichi-autumn": 180}


def number(day: str) -> int:
    """Days since 1970-01-01."""
    return (datetime.date.fromisoformat(day) - EPOCH).days


def written(day: int) -> str:
    return (EPOCH + datetime.timedelta(days=day)).isoformat()


def sign(day: int, cycle: int) -> int:
    """The stem (cycle 10) or branch (cycle 12) of a day: 1970-01-01 was 辛巳, the 18th of sixty."""
    return (day + 17) % 60 % cycle


class Clock:
    """UTC from 1972, before that UT1, seconds since 1970-01-01; from the figures of Data/theory, which this script makes again too."""

    def __init__(self, data: Path):
        rows = [row for row in lines(data / "theory/delta_t.txt") if len(row) == 4]
        self.days = [number(row[0]) for row in rows]
        self.delta_t = [float(row[1]) for row in rows]
        steps = [row for row in lines(data / "theory/leap_seconds.txt") if len(row) == 2 and "-" in row[0]]
        self.steps = [(number(day), int(seconds)) for day, seconds in steps]

    def __call__(self, dates: numpy.ndarray) -> numpy.ndarray:
        tt = (dates - EPOCH_JULIAN) * 86_400
        clock = tt - numpy.interp(tt / 86_400, self.days, self.delta_t)
        for day, tai_minus_utc in self.steps:
            utc = tt - TT_MINUS_TAI - tai_minus_utc
            clock = numpy.where(utc >= day * 86_400, utc, clock)
        return clock


class Calendar:
    """The days of terms and months of one calendar."""

    def __init__(self, name: str, sun: dict[float, numpy.ndarray], moons: numpy.ndarray):
        self.name = name
        self.clocks = [(number(day), offset) for day, offset in CLOCKS[name]]
        self.instants = sun
        self.sun = {degrees: [self.issued(degrees, self.day(second)) for second in seconds] for degrees, seconds in sun.items()}
        self.months = self.numbered([self.day(second) for second in moons])

    def local(self, second: float) -> float:
        offsets = [offset for day, offset in self.clocks if second + offset >= day * 86_400]
        return second + (offsets or [self.clocks[0][1]])[-1]

    def day(self, second: float) -> int:
        return int(self.local(second) // 86_400)

    def issued(self, degrees: float, day: int) -> int:
        other = ISSUED.get((self.name, degrees, written(day)))
        return number(other) if other else day

    def numbered(self, starts: list[int]) -> list[tuple[int, int, int, bool]]:
        """First day, first day of the next month, number, whether leap."""
        principal = sorted(day for degrees in range(0, 360, 30) for day in self.sun[degrees])
        elevenths = [bisect.bisect_right(starts, day) - 1 for day in self.sun[270]]
        months = []
        for first, following in zip(elevenths, elevenths[1:]):
            # A term is in the month from its first day on: as many terms are before its first day as before the next month if it has none.
            bare = [i for i in range(first, following) if bisect.bisect_left(principal, starts[i]) == bisect.bisect_left(principal, starts[i + 1])]
            leap = bare[0] if following - first == 13 else None
            count = 10
            for i in range(first, following):
                count += i != leap
                months.append((starts[i], starts[i + 1], (count - 1) % 12 + 1, i == leap))
        return months

    def signed(self, degrees: int, cycle: int, wanted: int, ordinal: int) -> list[int]:
        return [day + (wanted - sign(day, cycle)) % cycle + cycle * (ordinal - 1) for day in self.sun[degrees]]

    def nearest_wu(self, degrees: int) -> list[int]:
        """The nearest; of two as near the earlier if the Sun is at the longitude before noon."""
        found = []
        for day, second in zip(self.sun[degrees], self.instants[degrees]):
            wait = (4 - sign(day, 10)) % 10
            is_morning = self.local(second) % 86_400 < 43_200
            found.append(day + (wait - 10 if wait > 5 or (wait == 5 and is_morning) else wait))
        return found

    def days(self, festival: str) -> list[int]:
        """All days on which a festival begins."""
        if festival in LUNAR[self.name]:
            month, day = LUNAR[self.name][festival]
            return [first + day - 1 for first, _, count, leap in self.months if count == month and not leap]
        if festival in EVES:
            return [first - 1 for first, _, count, leap in self.months if count == 1 and not leap]
        if festival == "dento-tanabata":  # The 7th of the month that has 処暑.
            return [first + 6 for first, end, _, _ in self.months if any(first <= day < end for day in self.sun[150])]
        if festival in SIGNS:
            return self.signed(*SIGNS[festival])
        if festival in NEAREST_WU:
            return self.nearest_wu(NEAREST_WU[festival])
        degrees, later = SUN[festival]
        return [day + later for day in self.sun[degrees]]


def calendars(data: Path, ephemeris: Ephemeris) -> dict[str, Calendar]:
    clock = Clock(data)
    years = numpy.arange(FIRST, LAST)
    sun = {}
    for degrees in sorted({*range(0, 360, 15), *(degrees for degrees, _ in SUN.values())}):
        # The mean Sun is at 280.466° at J2000.0; each year from 小寒 (285°) on.
        near = J2000 + (years - 2000 + ((degrees - 285) % 360 + 285 - 280.466) / 360) * TROPICAL_YEAR
        sun[degrees] = clock(terms(ephemeris, near, numpy.full(len(near), float(degrees))))
    lunations = numpy.arange((FIRST - 2001) * 12.3683, (LAST - 1999) * 12.3683).round()
    moons = clock(phases(ephemeris, 2451550.1 + lunations * SYNODIC_MONTH, numpy.zeros(len(lunations))))
    return {name: Calendar(name, sun, moons) for name in CLOCKS}


def differing(data: Path, ephemeris: Ephemeris, rows: list[list[str]]) -> list[str]:
    """The rows of the golden table that are not as made here."""
    made = calendars(data, ephemeris)
    days = {(row[0], row[2]): None for row in rows}
    for festival, calendar in days:
        days[festival, calendar] = set(map(written, made[calendar].days(festival)))
    return [f"{row[0]} of {row[2]} on {row[1]}" for row in rows if row[1] not in days[row[0], row[2]]]
