"""The jobs of Scripts/fit-theory: the fit, the reference tables, or the comparison out of sample."""

import sys
from pathlib import Path

import numpy
import wide
from compare import MOON_RATE, SUN_RATE, Row, compared, left_out
from ephemeris import Ephemeris
from events import printed
from reference import remake
from refit import SAMPLES, SunFit, moon_residual, moon_samples, tie
from series import ARCSECONDS, J2000, harmonic_rows, harmonic_sum, polynomial, value

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "Data"
LARGEST = 0.005
HEADER = """\
# Instants of Data/theory minus those of an ephemeris, seconds, by year; made by `Scripts/fit-theory --out-of-sample`.
# de440: in-sample, the Sun was fitted to it and the Moon is tied to it. The others took no part: de405 and de406 (Standish 1998), de421 (Folkner,
# Williams & Boggs 2009), de423 (Folkner 2010), from the Python packages of those names. kind: terms or phases, all of the year.
# without: the fit again without 1900-1909, 1920-1929 … 2100, in those years; every second day of the Sun, every 3.7 days of the Moon, its
# longitude against DE440 in seconds of a term (sun) or of a phase (moon).
ephemeris	kind	year	count	mean	rms	smallest	largest
"""
WIDE_HEADER = """\
# Residuals as in residuals.tsv, of Data/wide/theory in 1646-1899 and 2101-2200. de440: in-sample. de406 took no part; terms of DE406 are up to
# 0.4 s from DE440 in these years, its phases up to 0.6 s.
ephemeris	kind	year	count	mean	rms	smallest	largest
"""


def span() -> numpy.ndarray:
    """Every day of 1900-2100."""
    return numpy.arange(2415020.5, 2488434.5)


def fit() -> bool:
    """Fits again and says how far that is from the committed figures; writes both files into the build folder."""
    ephemeris = Ephemeris("de440")
    sun = SunFit(DATA, ephemeris, numpy.arange(len(SAMPLES)) % 2 == 0).run()
    rows, left = sun.series(), sun.left()[1::2] * 1000
    millennia = (span() - J2000) / 365250
    committed = harmonic_rows(DATA / "theory/sun_longitude.txt")
    change = (harmonic_sum(rows, millennia) - harmonic_sum(committed, millennia)) * ARCSECONDS / SUN_RATE
    print(f"the Sun: {sum(map(len, rows.values()))} terms; the samples not fitted differ by {left.std():.2f} mas rms, {abs(left).max():.2f} mas at most")
    print(f"  from Data/theory/sun_longitude.txt: {abs(change).max():.4f} s of a term at most in 1900-2100")

    dates = moon_samples()
    coefficients = tie(dates, moon_residual(DATA, ephemeris, dates))
    known = polynomial(DATA / "theory/moon_mean_longitude.txt", "tie")
    moon = value(coefficients - known, (span() - J2000) / 36525) / MOON_RATE
    print("the Moon: tie " + " ".join(f"{number:.6f}" for number in coefficients) + "″")
    print(f"  from Data/theory/moon_mean_longitude.txt: {abs(moon).max():.5f} s of a phase at most in 1900-2100")
    write(rows, coefficients)
    return max(abs(change).max(), abs(moon).max()) <= LARGEST


def write(rows: dict[int, numpy.ndarray], coefficients: numpy.ndarray) -> None:
    """Both files as they would stand in Data/theory, with the heads of the committed ones."""
    folder = ROOT / ".build/fit-theory/theory"
    folder.mkdir(parents=True, exist_ok=True)
    text = (DATA / "theory/sun_longitude.txt").read_text(encoding="utf-8")
    head = text[: text.index("\npower 0 ")]
    blocks = [
        f"power {power} rows {len(block)}\n" + "".join(" ".join(map(repr, map(float, row))) + "\n" for row in block)
        for power, block in rows.items()
    ]
    (folder / "sun_longitude.txt").write_text(head + "\n" + "\n".join(blocks), encoding="utf-8")
    lines = (DATA / "theory/moon_mean_longitude.txt").read_text(encoding="utf-8").splitlines()
    made = "polynomial tie " + " ".join(f"{number:.6f}" for number in coefficients)
    lines = [made if line.startswith("polynomial tie ") else line for line in lines]
    (folder / "moon_mean_longitude.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"written: {folder.relative_to(ROOT)}/sun_longitude.txt, moon_mean_longitude.txt")


def line(row: Row) -> str:
    return "\t".join([*map(str, row[:4]), *(f"{number:.4f}" for number in row[4:])]) + "\n"


def out_of_sample(command: Path) -> bool:
    """Writes Data/reference/residuals.tsv and wide_residuals.tsv."""
    events = [printed(command, kind, "1900...2100") for kind in ("terms", "phases")]
    rows = [row for name in ("de440", "de421", "de423", "de405", "de406") for row in compared(name, events)]
    rows += left_out(DATA)
    (DATA / "reference/residuals.tsv").write_text(HEADER + "".join(map(line, rows)), encoding="utf-8")
    print(f"Data/reference/residuals.tsv: {len(rows)} rows")
    early, late = ([printed(command, kind, years) for kind in ("terms", "phases")] for years in ("1646...1899", "2101...2200"))
    rows = [row for name in ("de440", "de406") for row in compared(name, early + late)]
    (DATA / "reference/wide_residuals.tsv").write_text(WIDE_HEADER + "".join(map(line, rows)), encoding="utf-8")
    print(f"Data/reference/wide_residuals.tsv: {len(rows)} rows")
    return True


def write_wide() -> bool:
    """Writes Data/wide/theory but for the validities."""
    wide.delta_t(DATA)
    wide.theory(DATA)
    return True


def main(command: str, *options: str) -> None:
    verbs = {(): fit, ("--reference",): lambda: remake(DATA), ("--out-of-sample",): lambda: out_of_sample(Path(command)), ("--wide",): write_wide}
    if options not in verbs:
        sys.exit(f"fit-theory: '{' '.join(options)}', expected nothing, --reference, --out-of-sample or --wide")
    sys.exit(0 if verbs[options]() else 1)


main(*sys.argv[1:])
