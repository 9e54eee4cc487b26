"""How far the instants of the theory are from ephemerides: year by year, in sample and out of sample.

`compared` takes the instants of all terms and phases. `left_out` fits the Sun and the tie of the Moon again without every second
decade, and compares with DE440 in the decades left out: there DE440 took no part in the fit.
"""

from collections.abc import Iterator
from pathlib import Path

import numpy
from ephemeris import Ephemeris, phases, terms
from events import Events
from refit import SAMPLES, SunFit, moon_residual, moon_samples, tie
from series import J2000, value

# Arcseconds a second: the Sun in longitude, and the Moon before it.
SUN_RATE = 360 * 3600 / 365.24219 / 86_400
MOON_RATE = 360 * 3600 / 29.530588861 / 86_400

Row = tuple[str, str, int, int, float, float, float, float]


def by_year(name: str, kind: str, years: numpy.ndarray, seconds: numpy.ndarray) -> Iterator[Row]:
    """Ephemeris, kind, year, count, mean, root mean square, smallest and largest residual."""
    for year in numpy.unique(years):
        found = seconds[years == year]
        yield name, kind, int(year), len(found), found.mean(), numpy.sqrt((found**2).mean()), found.min(), found.max()


def compared(name: str, events: list[Events]) -> Iterator[Row]:
    ephemeris = Ephemeris(name)
    for all_events in events:
        covered = (all_events.dates > ephemeris.first + 40) & (all_events.dates < ephemeris.last - 40)
        some = all_events.chosen(covered)
        search = terms if some.kind == "terms" else phases
        theirs = search(ephemeris, some.dates + 0.1, some.degrees)
        yield from by_year(name, some.kind, some.years, some.seconds_after(theirs))


def years_of(dates: numpy.ndarray) -> numpy.ndarray:
    return numpy.floor(2000 + (dates - J2000) / 365.25).astype(int)


def left_out(data: Path) -> Iterator[Row]:
    """The refit without 1900-1909, 1920-1929 …, in those decades."""
    ephemeris = Ephemeris("de440")
    years = years_of(SAMPLES)
    seen = years // 10 % 2 == 1
    fit = SunFit(data, ephemeris, seen).run(seen)
    inside = ~seen & (years >= 1900) & (years <= 2100)
    yield from by_year("without", "sun", years[inside], -fit.left()[inside] / SUN_RATE)

    dates = moon_samples()
    residual, years = moon_residual(data, ephemeris, dates), years_of(dates)
    seen = years // 10 % 2 == 1
    coefficients = tie(dates[seen], residual[seen])
    left = residual - value(coefficients, (dates - J2000) / 36525)
    inside = ~seen & (years >= 1900) & (years <= 2100)
    yield from by_year("without", "moon", years[inside], -left[inside] / MOON_RATE)
