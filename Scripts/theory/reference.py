"""The tables of Data/reference that come from DE440 and ERFA, and ΔT, made again and compared with the committed ones."""

from pathlib import Path

import erfa
import numpy
from ephemeris import Ephemeris, nutation, phases, terms
from festivals import differing
from rotation import STATED, remade, stated
from series import ARCSECONDS, lines


class Comparison:
    """The largest difference of each kind of figure, and how much is allowed: half a unit of the last digit and rounding."""

    def __init__(self) -> None:
        self.failed = False

    def report(self, what: str, differences: numpy.ndarray, allowed: float, unit: str) -> None:
        largest = float(numpy.abs(differences).max())
        verdict = "" if largest <= allowed else f"  MORE THAN {allowed:g} {unit}"
        self.failed |= largest > allowed
        print(f"{what}: {len(differences)} rows, largest difference {largest:.2g} {unit}{verdict}")


def table(path: Path) -> list[list[str]]:
    """The rows of a tab-separated file, without comments."""
    return [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]


def instants(data: Path, ephemeris: Ephemeris, compare: Comparison) -> None:
    rows = table(data / "reference/jpl_instants.tsv")[1:]
    for kind, search in (("term", terms), ("phase", phases)):
        chosen = [row for row in rows if row[0] == kind]
        degrees, days, seconds = numpy.array([row[1:] for row in chosen], float).T
        found = search(ephemeris, days + seconds / 86_400 + 0.2, degrees)
        compare.report(f"jpl_instants.tsv, {kind}s", (found - days) * 86_400 - seconds, 0.001, "s")


def near_midnight(data: Path, ephemeris: Ephemeris, compare: Comparison) -> None:
    rows = table(data / "reference/near_midnight.tsv")[1:]
    for kinds, search in ((("zhongqi", "jieqi"), terms), (("new_moon", "first_quarter", "full_moon", "last_quarter"), phases)):
        chosen = [row for row in rows if row[1] in kinds]
        degrees, dates = (numpy.array([float(row[column]) for row in chosen]) for column in (3, 8))
        found = search(ephemeris, dates + 0.2, degrees)
        compare.report(f"near_midnight.tsv, {kinds[0]} …", (found - dates) * 86_400, 0.002, "s")


def check_values(data: Path, ephemeris: Ephemeris, compare: Comparison) -> None:
    rows = table(data / "reference/check_values.tsv")
    models = {"NUT00A": erfa.nut00a, "NUT06A": erfa.nut06a, "NUT00B": erfa.nut00b}
    for name, model in models.items():
        dates, *published = numpy.array([row[1:] for row in rows if row[0] == name], float).T
        for axis, values, found in zip(("longitude", "obliquity"), published, model(dates, 0.0)):
            compare.report(f"check_values.tsv, {name} in {axis}", found * ARCSECONDS - values, 1e-9, "″")
    dates, sun, elongation = numpy.array([row[1:] for row in rows if row[0] == "DE440"], float).T
    longitude, moon = ephemeris.apparent(dates)
    found = numpy.degrees(longitude + nutation(dates)) % 360
    compare.report("check_values.tsv, DE440, the Sun", (found - sun) * 3600, 1e-5, "″")
    found = numpy.degrees(moon - longitude) % 360
    compare.report("check_values.tsv, DE440, the Moon", (found - elongation) * 3600, 5e-4, "″")


def delta_t(data: Path, compare: Comparison) -> None:
    rows = [row for row in lines(data / "theory/delta_t.txt") if len(row) == 4]
    found = [row for row in remade(rows) if row[1] is not None]
    for source in dict.fromkeys(row[0][3] for row in found):
        some = [row for row in found if row[0][3] == source]
        half = 0.5 * 10.0 ** -len(some[0][0][1].split(".")[1])
        differences = numpy.array([value - float(row[1]) for row, value, _ in some])
        compare.report(f"delta_t.txt, {source}", differences, 1.01 * half, "s")
        sigmas = numpy.array([sigma - float(row[2]) for row, _, sigma in some if sigma is not None])
        if len(sigmas):
            compare.report(f"delta_t.txt, {source}, uncertainty", sigmas, 0.06 if source == "LOD-extrap" else 0.005, "s")


def stated_delta_t(data: Path, compare: Comparison) -> None:
    """Writes the file if there is none."""
    path, made = data / STATED, stated()
    if not path.exists():
        path.write_text(made, encoding="utf-8")
    same = path.read_text(encoding="utf-8") == made
    compare.failed |= not same
    print(f"stated_delta_t.tsv: {len(table(path)) - 1} rows" + ("" if same else "  NOT AS MADE HERE"))


def festival_golden(data: Path, ephemeris: Ephemeris, compare: Comparison) -> None:
    rows = [row for row in table(data / "reference/festival_golden.tsv")[1:] if "DE440" in row[3]]
    wrong = differing(data, ephemeris, rows)
    compare.failed |= bool(wrong)
    print(f"festival_golden.tsv, DE440: {len(rows)} rows, {len(wrong)} days differ" + "".join(f"\n  {row}" for row in wrong))


def remake(data: Path) -> bool:
    """Makes all tables again; whether each figure is the committed one."""
    compare, ephemeris = Comparison(), Ephemeris("de440")
    instants(data, ephemeris, compare)
    near_midnight(data, ephemeris, compare)
    check_values(data, ephemeris, compare)
    festival_golden(data, ephemeris, compare)
    delta_t(data, compare)
    stated_delta_t(data, compare)
    return not compare.failed
