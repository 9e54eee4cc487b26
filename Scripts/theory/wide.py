"""The files of Data/wide/theory for the years before 1900 and after 2100: the fit of the Sun and the tie of the Moon, and ΔT."""

import datetime
from pathlib import Path

import numpy
from ephemeris import Ephemeris
from refit import SunFit, moon_residual, moon_samples
from rotation import data_folder, extrapolated, extrapolated_sigma
from series import ARCSECONDS, J2000, MoonLongitude, lines

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


def moon(data: Path) -> tuple[numpy.ndarray, numpy.ndarray, numpy.ndarray]:
    """The tie of the Moon, a polynomial of degree 6, and the quadratic term of its argument l, by which the theory's perigee drifts from DE440;
    what they leave of all samples; and what the same fit without every second decade leaves in these; arcseconds."""
    dates = moon_samples(360, 210)
    t = (dates - J2000) / 36525
    residual = moon_residual(data, Ephemeris("de440"), dates)
    theory = MoonLongitude(data / "theory/moon_longitude.txt")
    before = theory(t)
    theory.arguments[theory.names["l"], 0] += 1 / ARCSECONDS
    columns = numpy.stack([t**power for power in range(7)] + [(theory(t) - before) * t * t], axis=1)
    seen = numpy.floor(200 + 10 * t) % 2 == 1
    found, without = (numpy.linalg.lstsq(columns[which], residual[which], rcond=None)[0] for which in (slice(None), seen))
    return found, residual - columns @ found, (residual - columns @ without)[~seen]


SUN_HEAD = """\
# Heliocentric longitude of the Earth for the years before 1900 and after 2100, in the form of theory/sun_longitude.txt.
#
# L = sum over p of t^p * sum A cos(B + C t), in radians; t in Julian millennia of TDB from J2000.0.
# A in radians, B in radians, C in radians a millennium. Geometric: no light time, no aberration.
#
# Source: VSOP87D, Bretagnon & Francou 1988, A&A 202, 309 (frequencies; periodic terms of power 2 and more as published),
# amplitudes and phases of powers 0 and 1 and a polynomial of degree 5 fitted by least squares to JPL DE440 (Park et al. 2021,
# AJ 161, 105) over 1640-2210, 240 empirical lines added, precession IAU 2006. Made by `Scripts/fit-theory --wide`.
# Residual of samples between the fitted ones: {evidence}. Doubt: with
# every second decade left out the lines are not determined (21 mas rms there), so this says nothing about other years. In 1900-2100 the series of
# theory/sun_longitude.txt is used, which is fitted to those years alone.
# Valid only where it was fitted.
#
# Rows: A B C, by falling |A| within a power. An empirical line stands like any other.

valid 1640-01-01 2210-01-01
form amplitude phase frequency
"""
MOON_HEAD = """\
# What is added to the periodic part of the Moon's longitude before 1900 and after 2100, in the form of theory/moon_mean_longitude.txt:
# polynomials c0 + c1 T + c2 T^2 + ... in arcseconds, T in Julian centuries of TDB from J2000.0; l is added to the argument of that
# name in theory/moon_longitude.txt.

valid 1640-01-01 2210-01-01

# W1, the mean longitude of the Moon from the departure point.
# Source: ELP/MPP02, Chapront & Francou 2003, A&A 404, 735, constants fitted to lunar laser ranging.
"""


def theory(data: Path) -> None:
    """Writes the series of the Sun and the tie of the Moon."""
    fit, left = sun(data, numpy.arange(len(WIDE_SAMPLES)) % 2 == 0)
    write_sun(data, fit.series(), left[1::2])
    write_moon(data, *moon(data))


def write_sun(data: Path, rows: dict[int, numpy.ndarray], left: numpy.ndarray) -> None:
    evidence = f"rms {left.std():.2f} mas, largest {abs(left).max():.2f} mas, which the Sun covers in {abs(left).max() / 41.07:.3f} s"
    blocks = [
        f"power {power} rows {len(block)}\n" + "".join(" ".join(map(repr, map(float, row))) + "\n" for row in block)
        for power, block in rows.items()
    ]
    text = SUN_HEAD.format(evidence=evidence) + "\n" + "\n".join(blocks)
    (data / "wide/theory/sun_longitude.txt").write_text(text, encoding="utf-8")


def write_moon(data: Path, found: numpy.ndarray, left: numpy.ndarray, left_out: numpy.ndarray) -> None:
    known = (data / "theory/moon_mean_longitude.txt").read_text(encoding="utf-8").splitlines()
    mean = next(line for line in known if line.startswith("polynomial W1 "))
    made = "polynomial tie " + " ".join(f"{number:.6f}" for number in found[:-1])
    here, there = (f"rms {some.std() / 0.508:.3f} s, largest {abs(some).max() / 0.508:.3f} s of a phase" for some in (left, left_out))
    source = (
        "# A tie of that theory to JPL DE440, and what its argument l lacks there: a least-squares fit over 1640-2210 sampled every 3.7\n"
        f"# days; made by `Scripts/fit-theory --wide`. Residual: {here}, in-sample;\n"
        f"# {there}, in every second decade if these are left out of the fit.\n"
        "# Source: fitted for this project against DE440 (Park et al. 2021, AJ 161, 105).\n"
    )
    text = f"{MOON_HEAD}{mean}\n\n{source}{made}\npolynomial l 0 0 {found[-1]:.6f}\n"
    (data / "wide/theory/moon_mean_longitude.txt").write_text(text, encoding="utf-8")
