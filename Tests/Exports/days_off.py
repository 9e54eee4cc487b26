"""Days off in iCalendar, CSV and JSON are those of `almanac works`."""

import csv
import datetime
import io

from calendar_files import calendar_of
from command import DATE


def check_days_off(almanac, years, *options):
    """An event for every stretch of days off: its days are those that `works` calls off, half or worked for another."""
    data = almanac.export("ics", years, "--feed", "days-off", *options)
    events = calendar_of(data)
    found = {}
    for event in events:
        assert event["TRANSP"] == "TRANSPARENT" and event["DESCRIPTION"] and len(event["CATEGORIES"].cats) == 2
        day, end = event.decoded("DTSTART"), event.decoded("DTEND")
        assert str(event["UID"]).startswith(f"{day}.days-off.")
        while day < end:
            assert day not in found, f"{day} is in two events"
            # A day that depends on an uncertain one has a sign before its word.
            found[day] = str(event["SUMMARY"]).split(" ")[0].removeprefix("≈")
            day += datetime.timedelta(days=1)
    words = {"off": "休", "half": "半休", "work": "班"}
    rows = almanac.rows("works", years, *options, "--tsv")
    expected = {DATE(row["day"]): words[row["status"]] for row in rows
                if row["status"] in words and (row["status"], row["reason"]) != ("half", "-")}
    expected |= {DATE(row["day"]): "休" for row in rows if row["status"] == "weekend" and row["source"] != "-"}
    first, last = (DATE(rows[index]["day"]) for index in (0, -1))
    assert {day: word for day, word in found.items() if first <= day <= last} == expected
    assert b"X-WR-CALDESC:" in data
    return len(events)


def check_work(almanac, years, document, *options):
    """CSV and JSON say of work the same as `works`, and an undecided day is never a day off or a workday."""
    (decided,) = document["daysOff"]
    region = decided["region"]
    text = almanac.export("csv", years, *options, "--columns", "date,work_kind,work_reason,work_notice").decode()
    header, *table = csv.reader(io.StringIO(text, newline=""), strict=True)
    assert header == ["date"] + [f"work_{name}_{region}" for name in ("kind", "reason", "notice")]
    works = almanac.rows("works", years, *options, "--tsv")
    kinds = {"workday": "workday", "weekend": "weekend", "off": "day-off", "half": "half-day", "work": "make-up-workday", "unknown": "unknown"}
    for row, day, fields in zip(works, document["days"], table, strict=True):
        (work,) = day["work"]
        assert work["region"] == region and work["kind"] == kinds[row["status"]]
        assert (work["notice"] or "-") == row["source"]
        assert fields == [row["day"], work["kind"], work["reason"] or "", work["notice"] or ""]
        assert (work["kind"] == "unknown") == (work["reason"] is None)
        is_open = (region, day["date"]) == ("vietnam", "2026-11-24")
        assert work["kind"] != "unknown" or is_open or not decided["firstDate"] <= day["date"] <= decided["lastDate"]
        is_decided = decided["firstDate"] <= day["date"] <= decided["lastDate"] or work["notice"] or work["reason"] == "law"
        assert is_decided or work["kind"] not in ("workday", "weekend")
    covered = decided["firstDate"] <= document["days"][0]["date"] and document["days"][-1]["date"] <= decided["lastDate"]
    assert decided["coversAllYears"] == covered
    return len(works)
