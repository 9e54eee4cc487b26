"""The rows of the files of Data, and the words of several of them."""

import datetime
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
HOLIDAYS = ROOT / "Data" / "holidays"
REGIONS = "mainland hongkong macau taiwan korea vietnam japan".split()
WEEKDAYS = "monday tuesday wednesday thursday friday saturday sunday".split()
DATE = datetime.date.fromisoformat
DAY = datetime.timedelta(days=1)


class Problem(Exception):
    """A fault of a file, and its line."""


def rows(path):
    """The rows of a data file: line number and fields, comments left out; whether each stands under a comment is checked."""
    cited = False
    for number, line in enumerate(path.read_text().split("\n"), 1):
        text = line.split("#")[0].strip()
        if not line.strip():
            cited = False
        elif not text:
            cited = True
        elif not cited:
            raise Problem(f"{path.name}:{number}: a row without a comment above it")
        else:
            yield number, text.split()


def years_of(text):
    """The years of `all`, `2026`, `2020-2026`, `2020-` or `-2026`."""
    if text == "all":
        return range(1, 2101)
    first, dash, last = text.partition("-")
    return range(int(first or 1), int(last or (2100 if dash else first)) + 1)
