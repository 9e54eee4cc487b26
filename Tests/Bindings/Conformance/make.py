"""Prints vectors.json: what a reader of the table has to answer, months and terms as computed, the rest from figures and days made
without the table.

Usage: make.py COMMAND TABLE. Run by Scripts/check reader, which compares the committed file with it. Nothing is taken from a table that
somebody else published on terms of their own; check.py compares with those.
"""

import datetime
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

DATA = Path(__file__).resolve().parents[3] / "Data"
DATE = datetime.date.fromisoformat
EPOCH = datetime.datetime(1970, 1, 1)


def rows(name: str) -> list[list[str]]:
    """The rows of a tab-separated file, without comments and header."""
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and line[0] != "#"][1:]


def computed(verb: str, calendar: str) -> list[list[str]]:
    """The rows that the command prints of all years."""
    command, table = sys.argv[1:]
    call = [command, verb, "1900...2100", "--calendar", calendar, "--table", table]
    return [line.split("\t") for line in subprocess.run(call, capture_output=True, text=True, check=True).stdout.splitlines()[1:]]


def words(name: str) -> list[list[str]]:
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return [line.split() for line in lines if line.strip() and line[0] != "#"]


def lunar_years(rows: list[list[str]]) -> list[list]:
    """Of months, of every complete year its number, New Year's day, leap month (0 for none) and the lengths of its months less 29 days."""
    years: dict[int, list[list[str]]] = {}
    for row in rows:
        years.setdefault(int(row[1]), []).append(row)
    found = []
    for year, months in years.items():
        if months[0][2:4] == ["1", "0"] and months[-1][2] == "12" and len(months[-1]) == 5 and months[-1][4].isdigit():
            leap = next((int(month[2]) for month in months if month[3] == "1"), 0)
            found.append([year, months[0][0], leap, "".join(str(int(month[4]) - 29) for month in months)])
    return found


def term_days(rows: list[list[str]]) -> list[list]:
    """Of terms, of every year its 24 days of the month, 小寒 first."""
    years: dict[str, list[int]] = {}
    for day, *_ in rows:
        years.setdefault(day[:4], []).append(int(day[8:]))
    return [[int(year), days] for year, days in years.items()]


class Clock:
    """From TDB, for which TT may stand, to UTC, before 1972 to UT1."""

    def __init__(self) -> None:
        self.delta_t = [(DATE(row[0]), float(row[1])) for row in words("theory/delta_t.txt") if len(row) == 4]
        self.steps = [(DATE(row[0]), int(row[1])) for row in words("theory/leap_seconds.txt") if len(row) == 2 and row[0][0] in "12"]

    def seconds(self, terrestrial: float) -> float:
        """Seconds since 1970 of some seconds of TT."""
        day = (EPOCH + datetime.timedelta(seconds=terrestrial)).date()
        if day >= DATE("1972-01-01"):
            step = [tai for first, tai in self.steps if (first - EPOCH.date()).days * 86_400 + 32.184 + tai <= terrestrial][-1]
            return terrestrial - 32.184 - step
        (left, a), (right, b) = next(pair for pair in zip(self.delta_t, self.delta_t[1:]) if pair[0][0] <= day < pair[1][0])
        return terrestrial - a - (b - a) * (day - left).days / (right - left).days


def instants() -> Iterator[list]:
    """Every twentieth year by JPL DE440; what is within 0.05 s of a half second is left out, as it may round either way."""
    clock = Clock()
    for kind, degrees, day, seconds in rows("reference/jpl_instants.tsv"):
        exact = clock.seconds((float(day) - 2440587.5) * 86_400 + float(seconds))
        utc = EPOCH + datetime.timedelta(seconds=int(exact // 1 + (exact % 1 >= 0.5)))
        if utc.year % 20 == 0 and abs(exact % 1 - 0.5) > 0.05:
            number = (int(degrees) - 285) % 360 // 15 if kind == "term" else int(degrees) // 90
            yield [kind, number, utc.isoformat() + "Z"]


def festivals() -> list[list[str]]:
    kept = [row[:3] for row in rows("reference/festival_golden.tsv") if not row[0].startswith("pillar-") and row[0] != "rokuyo"]
    return [[id, day, "china" if calendar == "gregorian" else calendar] for id, day, calendar in kept]


def notes() -> Iterator[list[str]]:
    """The days that rule files cite: calendar, event, day, verdict, authority."""
    for name in ("china", "hongkong", "korea", "vietnam"):
        for row in words(f"calendars/{name}.txt"):
            if row[0] in ("exception", "dispute"):
                rest = row[2:] if row[1] == "new-moon" else row[3:]
                verdict = {"exception": "published", "dispute": "disputed"}[row[0]]
                yield [name, "phase" if row[1] == "new-moon" else "term", rest[0], verdict, rest[1]]


GROUPS = {
    "lunar_years": (
        "the computed table, which agrees with the published ones: section 16, residuals of lunations and year words, leap months, the "
        "first and the last year",
        lambda: {calendar: lunar_years(computed("months", calendar)) for calendar in ("hongkong", "korea")},
    ),
    "term_days": ("the computed table, which agrees with the published one: section 16, offsets and residuals of the terms, exceptions applied",
                  lambda: {"hongkong": term_days(computed("terms", "hongkong"))}),
    "instants": (
        "JPL DE440, with ΔT before 1972 and leap seconds after: sections 2 and 3, the prediction, the sine in whole numbers, rounding down of "
        "negative numbers; term 0 … 23 from 小寒, phase 0 … 3 from new moon",
        lambda: list(instants()),
    ),
    "festivals": ("days of two sources each: section 5, every kind of anchor, bits of regions and calendars; id, first day, calendar",
                  festivals),
    "notes": ("rule files, under their sources: section 16, the three kinds of notes, which way the days of a note lead",
              lambda: list(notes())),
    "refused": (
        "the article: what a reader must not open; each is a change to a good table, `cut` to so many bytes or the exclusive-or of the byte "
        "at an offset",
        lambda: [
            {"cut": 0, "because": "no header"}, {"cut": 63, "because": "a header cut short"}, {"cut": 64, "because": "no body"},
            {"offset": 0, "xor": 1, "because": "another signature"}, {"offset": 3, "xor": 4, "because": "the signature of another file"},
            {"offset": 8, "xor": 4, "because": "a greater major version"}, {"offset": 12, "xor": 1, "because": "CRC-32 of the release"},
            {"offset": 20, "xor": 1, "because": "another size of the inflated body"},
            {"offset": 23, "xor": 1, "because": "more than 1 MiB inflated"}, {"offset": 24, "xor": 1, "because": "another size of the file"},
            {"offset": 28, "xor": 128, "because": "another CRC-32"}, {"offset": 63, "xor": 255, "because": "CRC-32 of the digest"},
            {"offset": 1000, "xor": 255, "because": "a damaged body"},
        ],
    ),
}


def main() -> None:
    lines = ["{"]
    for index, (name, (proves, make)) in enumerate(GROUPS.items()):
        value = make()
        lines += [f'"{name}": {{', f'"proves": {json.dumps(proves, ensure_ascii=False)},', '"cases":']
        if isinstance(value, dict):
            parts = [f"{json.dumps(key)}: [\n" + ",\n".join(compact(row) for row in block) + "\n]" for key, block in value.items()]
            lines.append("{" + ",\n".join(parts) + "}")
        else:
            lines.append("[\n" + ",\n".join(compact(row) for row in value) + "\n]")
        lines.append("}," if index + 1 < len(GROUPS) else "}")
    print("\n".join([*lines, "}"]))


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    main()
