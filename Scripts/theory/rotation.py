"""ΔT = TT - UT1 made again from the files of IERS and USNO, which the packages astropy-iers-data and skyfield 1.20 carry."""

import datetime
import importlib
from importlib.util import find_spec
from pathlib import Path

import erfa
import numpy

TT_MINUS_TAI = 32.184
EPOCH = datetime.date(1858, 11, 17)


def mjd(day: datetime.date) -> int:
    return (day - EPOCH).days


def data_folder(package: str) -> Path:
    """Where a package keeps its files; the package itself is not run."""
    return Path(find_spec(package).submodule_search_locations[0]) / "data"


def tai_minus_utc(day: datetime.date) -> float:
    return float(erfa.dat(day.year, day.month, day.day, 0.0))


def eopc04() -> dict[int, tuple[float, float]]:
    """UT1 - UTC and its error by MJD, IERS EOP 20 C04."""
    text = (data_folder("astropy_iers_data") / "eopc04.1962-now").read_text()
    rows = [line.split() for line in text.splitlines() if line[:1] != "#"]
    return {int(float(row[4])): (float(row[7]), float(row[15])) for row in rows}


def bulletin_a(path: Path) -> dict[int, tuple[float, float, str]]:
    """UT1 - UTC, its error, and `I` (observed) or `P` (predicted) by MJD, from finals2000A."""
    rows = {}
    for line in path.read_text().splitlines():
        if line[57:58] in ("I", "P") and line[58:68].strip():
            rows[int(float(line[7:15]))] = (float(line[58:68]), float(line[68:78]), line[57])
    return rows


def historic() -> tuple[numpy.ndarray, numpy.ndarray]:
    """Julian dates and the half-yearly ΔT of McCarthy & Babcock 1986."""
    return numpy.load(data_folder("skyfield") / "historic_deltat.npy")


def usno_determinations() -> tuple[numpy.ndarray, numpy.ndarray]:
    """Julian dates and the monthly ΔT of USNO since 1973, then its prediction (deltat.data and deltat.preds of 2020)."""
    folder = data_folder("skyfield")
    found = [line.split() for line in (folder / "deltat.data").read_text().splitlines() if line.strip()]
    dates = [2400000.5 + mjd(datetime.date(*map(int, row[:3]))) for row in found]
    values = [float(row[3]) for row in found]
    for row in (line.split() for line in (folder / "deltat.preds").read_text().splitlines()[1:] if line.strip()):
        date = 2400000.5 + float(row[0])
        if date > dates[-1]:
            dates.append(date)
            values.append(float(row[2]))
    return numpy.array(dates), numpy.array(values)


def day_length_excess(year: numpy.ndarray) -> numpy.ndarray:
    """Milliseconds a day, the long-term curve of Morrison et al. 2021."""
    t = (year - 1825) / 100
    return 1.72 * t - 3.5 * numpy.sin(2 * numpy.pi * (t + 0.75) / 14)


def extrapolated(first: datetime.date, value: float, last: datetime.date) -> float:
    """ΔT continued by that curve from a day to another."""
    days = numpy.arange((last - first).days) + 0.5
    years = first.year + (first - datetime.date(first.year, 1, 1)).days / 365.2425 + days / 365.2425
    return value + day_length_excess(years).sum() / 1000


def espenak_meeus(year: int) -> float:
    """ΔT on 1 January of a year from 2005 on as Espenak and Meeus predicted it in 2006."""
    if year < 2050:
        return 62.92 + 0.32217 * (year - 2000) + 0.005589 * (year - 2000) ** 2
    return -20 + 32 * ((year - 1820) / 100) ** 2 - 0.5628 * max(0, 2150 - year)


def extrapolated_sigma(year: int, value: float) -> float:
    """One sigma, or a third of the distance to the prediction that is farthest from ours."""
    table = numpy.interp(year, [2028, 2029, 2030, 2040, 2050, 2100], [1.5, 1.8, 2, 4, 6, 10])
    return max(float(table), 0.03 * (year - 2027) ** 1.5, abs(espenak_meeus(year) - value) / 3)


def remade(rows: list[list[str]]) -> list[tuple[list[str], float | None, float | None]]:
    """For each row of delta_t.txt the row, ΔT and its uncertainty as they are made here; None for what has no source here."""
    series = eopc04()
    bulletin = bulletin_a(data_folder("astropy_iers_data") / "finals2000A.all")
    dates, values = historic()
    last_of_bulletin = max(row[0] for row in rows if row[3].startswith("BullA"))
    last_day = datetime.date.fromisoformat(last_of_bulletin)
    last_value = TT_MINUS_TAI + tai_minus_utc(last_day) - bulletin[mjd(last_day)][0]
    found = []
    for row in rows:
        day = datetime.date.fromisoformat(row[0])
        if row[3] == "EOPC04":
            difference, error = series[mjd(day)]
            found.append((row, TT_MINUS_TAI + tai_minus_utc(day) - difference, error))
        elif row[3].startswith("BullA"):
            difference, error, _ = bulletin[mjd(day)]
            found.append((row, TT_MINUS_TAI + tai_minus_utc(day) - difference, error))
        elif row[3] == "LOD-extrap":
            value = extrapolated(last_day, last_value, day)
            found.append((row, value, extrapolated_sigma(day.year, value)))
        elif row[3] == "USNO":
            found.append((row, float(numpy.interp(2400000.5 + mjd(day), dates, values)), None))
        else:
            found.append((row, None, None))
    return found


STATED = "reference/stated_delta_t.tsv"
STATED_HEAD = """\
# ΔT = TT - UT1 as USNO states it, seconds, linear in between: what its published instants are converted with.
# historic   half-yearly, McCarthy & Babcock 1986, Phys. Earth Planet. Inter. 44, 281
# deltat     monthly determinations since 1973, of which every third is here (deltat.data of 2020)
# preds      predictions, of which the last is of 2027.75 (deltat.preds of 2020)
# Source: USNO, files of maia.usno.navy.mil/ser7, as the Python package skyfield 1.20 carries them; made by `Scripts/fit-theory --reference`.
day	delta_t	source
"""


def stated() -> str:
    """The file of USNO's ΔT."""
    rows = []
    for dates, values, source in ((*historic(), "historic"), (*usno_determinations(), "deltat")):
        for date, value in zip(dates, values):
            day = EPOCH + datetime.timedelta(days=round(float(date) - 2400000.5))
            if day.year < 1899 or (source == "historic") != (day.year < 1973):
                continue
            if day < datetime.date(2020, 2, 2) and source == "deltat" and day.month % 3 != 1:
                continue
            name = "preds" if day >= datetime.date(2020, 2, 2) else source
            rows.append(f"{day}\t{value:.2f}\t{name}\n")
    return STATED_HEAD + "".join(rows)
