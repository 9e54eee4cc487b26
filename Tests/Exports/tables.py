"""CSV has the values of JSON, and its own columns of festivals and anniversaries."""

import csv
import io

from command import HOSTILE
from documents import plain


def camel(name):
    """The name of a column as a key of JSON."""
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def check_csv(almanac, years, document):
    text = almanac.export("csv", years, "--anniversary", f"8-15={HOSTILE}").decode()
    header, *rows = csv.reader(io.StringIO(text, newline=""), strict=True)
    assert {len(row) for row in rows} == {len(header)}
    columns = [dict(zip(header, row)) for row in rows]
    assert [row["date"] for row in columns] == [row["date"] for row in document["days"]]
    for row, day in zip(columns, document["days"]):
        for name, value in row.items():
            if camel(name) in day and name != "festivals":
                assert value == plain(day[camel(name)]), (row["date"], name)
        running = [(festival["id"], str(festival["dayNumber"])) for festival in day["festivals"] if festival["dayNumber"] > 1]
        assert list(zip(row["running_ids"].split(), row["running_days"].split(), strict=True)) == running
    assert [row["term"] for row in columns if row["term"]] == [row["name"] for row in document["terms"]]
    for kind, names in (("term", "terms"), ("phase", "phases")):
        printed = [[row["date"], row[f"{kind}_utc"], row[f"{kind}_certainty"], row[f"{kind}_authority"], row[f"{kind}_other_day"]]
                   for row in columns if row[kind]]
        events = [[row["date"], row["utc"], row["certainty"], row["authority"] or "", row["otherDate"] or ""] for row in document[names]]
        assert printed == events
    ids = [id for row in columns for id in row["festival_ids"].split()]
    assert ids == [row["id"] for row in document["festivals"]]
    assert [row["anniversaries"] for row in columns if row["anniversaries"]] == [HOSTILE] * (len(rows) // 365)
    return len(rows)
