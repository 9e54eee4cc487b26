"""What Data/wide/theory holds for the years before 1900 and after 2100: the fit of the Sun and the tie of the Moon, and ΔT."""

import datetime
from pathlib import Path

import numpy
from ephemeris import Ephemeris
from refit import SunFit, moon_residual, moon_samples, tie
from rotation import data_folder, extrapolated, extrapolated_sigma
from series import J2000, lines, value

FIRST, LAST = datetime.date(1645, 1, 1), datetime.date(2202, 1, 1)
# The authors' estimate of the error, seconds, by year; the last is that of the first row of Data/theory/delta_t.txt.
SIGMA = ([1645, 1700, 1750, 1800, 1899], [20, 5, 2, 0.5, 0.72])

DELTA_T_HEAD = """\
# Delta T = TT - UT1 in seconds at 0h UT of the day given, before and after the rows of theory/delta_t.txt; linear in between.
#
# Columns: day, Delta T, sigma (both seconds), source.
# spline         Morrison, Stephenson, Hohenkerk & Zawilski 2021, Proc. R. Soc. A 477:20200776, Table S15, as the Python package
#                skyfield 1.55 carries it; sigma: 20 s in 1645, 5 in 1700, 2 in 1750, 0.5 in 1800, after the authors, linear in
#                between, up to 0.72 s in 1899, that of the first row of theory/delta_t.txt
# LOD-extrap     as there, continued from its last row; sigma: 0.03 (year - 2027)^1.5, or where that is larger a third of the distance
#                to the prediction of Espenak & Meeus 2006, which is 442 s in 2200: within three sigma, in which no day is called
#                certain
# Made by `Scripts/fit-theory --wide`. Doubt: the paper not seen; nobody knows the rotation of the Earth so far ahead, and no
# calendar is issued for these years.
"""


def spline(year: int) -> float:
    """ΔT on 1 January of a year by Table S15: cubics between its years."""
    first, last, *coefficients = numpy.load(data_folder("skyfield") / "delta_t.npz")["Table-S15.2020.txt"]
    piece = int(numpy.searchsorted(first, year, side="right")) - 1
    share = (year - first[piece]) / (last[piece] - first[piece])
    return float(numpy.polyval([column[piece] for column in coefficients], share))


def delta_t(data: Path) -> None:
    """Writes the rows of 1645-1899 and of 2102-2202."""
    known = [row for row in lines(data / "theory/delta_t.txt") if row[0][:1] in "12"]
    rows = [
        (datetime.date(year, 1, 1), spline(year), float(numpy.interp(year, *SIGMA)), "spline")
        for year in range(FIRST.year, int(known[0][0][:4]) + 1)
    ]
    day, value = datetime.date.fromisoformat(known[-1][0]), float(known[-1][1])
    for year in range(day.year + 1, LAST.year + 1):
        later = datetime.date(year, 1, 1)
        seconds = extrapolated(day, value, later)
        rows.append((later, seconds, extrapolated_sigma(year, seconds), "LOD-extrap"))
    text = "".join(f"{day} {seconds:.2f} {sigma:.2f} {source}\n" for day, seconds, sigma, source in rows)
    head = f"{DELTA_T_HEAD}\nvalid {rows[0][0]} {rows[-1][0]}\nrows {len(rows)}\n\n"
    (data / "wide/theory/delta_t.txt").write_text(head + text, encoding="utf-8")


# Every second day, 1640.0 to 2210.0; the fit takes every second sample.
WIDE_SAMPLES = 2320061.0 + 2.0 * numpy.arange(104094)
ROUNDS, DEGREE = 16, 5
MAS = 1000


def sun(data: Path, chosen: numpy.ndarray) -> tuple[SunFit, numpy.ndarray]:
    """A fit to some samples, and what it leaves of all, thousandths of an arcsecond."""
    fit = SunFit(data, Ephemeris("de440"), chosen, WIDE_SAMPLES, ROUNDS, DEGREE).run(chosen if chosen[:2].all() else None)
    return fit, fit.left() * MAS


def moon(data: Path, seen=None) -> tuple[numpy.ndarray, numpy.ndarray, numpy.ndarray]:
    """The cubic of the Moon, the dates of its samples and what it leaves of them, arcseconds."""
    dates = moon_samples(360, 210)
    residual = moon_residual(data, Ephemeris("de440"), dates)
    which = slice(None) if seen is None else seen(dates)
    coefficients = tie(dates[which], residual[which], 3)
    return coefficients, dates, residual - value(coefficients, (dates - J2000) / 36525)
