"""The files of Data/theory with a new bulletin or decision in them."""

import datetime
import math
import re

from bulletins import Refusal, bulletin, leap_list

DATE = datetime.date.fromisoformat
TT_MINUS_TAI = 32.184


def split_rows(text: str) -> tuple[list[str], list[list[str]]]:
    """The lines of a file before its first row, and its rows."""
    lines = text.splitlines()
    first = next(index for index, line in enumerate(lines) if re.match(r"\d{4}-", line))
    return lines[:first], [line.split() for line in lines[first:] if line.strip()]


def joined(head: list[str], rows: list[list[str]], last: datetime.date) -> str:
    """A file of a head and rows, with its count and the last day of its validity set."""
    text = "\n".join(head + [" ".join(row) for row in rows]) + "\n"
    text = re.sub(r"^rows \d+$", f"rows {len(rows)}", text, flags=re.M)
    return re.sub(r"^(valid \S+) \S+$", rf"\1 {last}", text, flags=re.M)


def with_leap_list(text: str, source: str) -> str:
    steps, end = leap_list(source)
    head, rows = split_rows(text)
    known = [(DATE(day), int(value)) for day, value in rows]
    if steps[: len(known)] != known:
        raise Refusal("the list lacks or changes a leap second of Data/theory/leap_seconds.txt: expected one that continues it")
    issue = re.search(r"^#\s*(Updated through .*?)\s*$", source, re.M)
    said = issue[1] if issue else "a list without the number of its bulletin"
    head = [f"# Source: IERS Bulletin C; {said}; in force up to {end}." if line.startswith("# Source:") else line for line in head]
    return joined(head, [[str(day), str(value)] for day, value in steps], end)


def with_end(text: str, day: str) -> str:
    """`end DAY` above the rows."""
    head, rows = split_rows(re.sub(r"^end .*\n", "", text, flags=re.M))
    index = next(index for index, line in enumerate(head) if line.startswith("rows "))
    return "\n".join(head[:index] + [f"end {DATE(day)}"] + head[index:] + [" ".join(row) for row in rows]) + "\n"


def day_length_excess(year: float) -> float:
    """Seconds a day: the long-term curve of the head of delta_t.txt."""
    t = (year - 1825) / 100
    return (1.72 * t - 3.5 * math.sin(2 * math.pi * (t + 0.75) / 14)) / 1000


def with_bulletin(text: str, source: str, leap_text: str) -> str:
    found = bulletin(source)
    head, rows = split_rows(text)
    kept = [row for row in rows if not row[3].startswith(("BullA", "LOD"))]
    require_continuation(sorted(found), DATE(kept[-1][0]), max(DATE(row[0]) for row in rows if not row[3].startswith("LOD")))
    steps = [(DATE(day), int(value)) for day, value in split_rows(leap_text)[1]]
    made = []
    for day in sorted(found):
        if day > DATE(kept[-1][0]):
            difference, error, observed = found[day]
            tai = [value for first, value in steps if first <= day][-1]
            value = TT_MINUS_TAI + tai - difference
            made.append([str(day), f"{value:.4f}", sigma(error), "BullA-obs" if observed else "BullA-pred"])
    day, seconds = max(found), value
    old = {row[0]: row[2] for row in rows if row[3] == "LOD-extrap"}
    while day < DATE(rows[-1][0]):
        seconds += day_length_excess(day.year + (day.timetuple().tm_yday - 0.5) / 365.2425)
        day += datetime.timedelta(days=1)
        if (day.month, day.day) == (1, 1) and str(day) in old:
            made.append([str(day), f"{seconds:.2f}", old[str(day)], "LOD-extrap"])
    return joined(head, kept + made, DATE(rows[-1][0]))


def require_continuation(months: list[datetime.date], kept: datetime.date, newest: datetime.date) -> None:
    """Refuses months that end before those of the bulletin in force, or lack one after the last that is kept."""
    if not months or months[-1] < newest:
        last = months[-1] if months else "no month"
        raise Refusal(f"the bulletin ends with {last}, that in force with {newest}: expected a newer finals2000A")
    day = kept
    for month in months:
        if (month - day).days > 31:
            raise Refusal(f"no month between {day} and {month}: expected a finals2000A with every month from {kept} on")
        day = max(day, month)


def sigma(error: float) -> str:
    """As delta_t.txt has it."""
    return f"{error:.5f}" if error < 0.02 else f"{error:.2f}"
