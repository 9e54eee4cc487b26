"""iCalendar: its lines, and events of terms, phases, lunar days and festivals, as the plumbing prints them."""

import datetime

from command import DATE


def calendar_of(data):
    """The events of an iCalendar file, read by the library after a check of its lines as octets."""
    import icalendar

    assert data.endswith(b"\r\n") and data.count(b"\n") == data.count(b"\r\n") == data.count(b"\r"), "line ends"
    for line in data[:-2].split(b"\r\n"):
        assert len(line) <= 75, f"a line of {len(line)} octets"
        line.decode()
    calendar = icalendar.Calendar.from_ical(data)
    events = calendar.walk("VEVENT")
    assert not calendar.errors and not any(event.errors for event in events), "the library found errors"
    assert len({event["UID"] for event in events}) == len(events), "two events have one UID"
    return events


def first_days(events):
    """Day and name of each event."""
    return [(event.decoded("DTSTART"), str(event["SUMMARY"]).lstrip("≈")) for event in events]


def check_terms(almanac, years, *options):
    events = calendar_of(almanac.export("ics", years, "--feed", "terms", *options))
    rows = almanac.rows("terms", years, *options)
    assert first_days(events) == [(DATE(row["civil_day"]), row["name"]) for row in rows]
    for event, row in zip(events, rows):
        assert row["utc"] in event["DESCRIPTION"]
        assert event.decoded("DTEND") - event.decoded("DTSTART") == datetime.timedelta(days=1)
        assert str(event["SUMMARY"]).startswith("≈") == (row["certainty"] != "certain")
    return len(events)


def check_phases(almanac, years, *options):
    events = calendar_of(almanac.export("ics", years, "--feed", "phases", *options))
    rows = almanac.rows("phases", years, *options)
    assert [day for day, _ in first_days(events)] == [DATE(row["civil_day"]) for row in rows]
    assert all(row["utc"] in event["DESCRIPTION"] for event, row in zip(events, rows))
    return len(events)


def check_lunar_days(almanac, years, *options):
    """The first and the fifteenth are those of the months that the plumbing prints."""
    events = calendar_of(almanac.export("ics", years, "--feed", "lunar", *options))
    firsts = [DATE(row["first_day"]) for row in almanac.rows("months", "1900...2100", *options)]
    expected = sorted(first + datetime.timedelta(days=days) for first in firsts for days in (0, 14))
    first, last = (int(year) for year in years.split("..."))
    found = [day for day, _ in first_days(events) if day >= firsts[0]]
    assert found == [day for day in expected if first <= day.year <= last and day >= firsts[0]]
    return len(events)


def check_festivals(almanac, years, document, *options):
    events = calendar_of(almanac.export("ics", years, "--feed", "festivals", *options))
    rows = document["festivals"]
    assert first_days(events) == [(DATE(row["date"]), row["name"]) for row in rows]
    for event, row in zip(events, rows):
        # Counts of days through a season are one-day events, with their days in the description.
        last = DATE(row["date"] if row["kind"] == "season" else row["lastDate"])
        assert event.decoded("DTEND") == last + datetime.timedelta(days=1)
        assert last == DATE(row["lastDate"]) or row["lastDate"] in event["DESCRIPTION"]
    return len(events)


def check_kinds(almanac, years, document, *options):
    """The feeds of the kinds are parts of that of all festivals, and each has the festivals of its kind."""
    feeds = {"public": "public", "traditional": "traditional", "observances": "observance", "seasons": "season", "notes": "note"}
    identifiers = []
    for feed, kind in feeds.items():
        events = calendar_of(almanac.export("ics", years, "--feed", feed, *options))
        assert first_days(events) == [(DATE(row["date"]), row["name"]) for row in document["festivals"] if row["kind"] == kind]
        identifiers += [event["UID"] for event in events]
    whole = calendar_of(almanac.export("ics", years, "--feed", "festivals", *options))
    assert sorted(identifiers) == sorted(event["UID"] for event in whole)
