"""iCalendar of one person: anniversaries and birthdays."""

import datetime

from calendar_files import calendar_of, first_days
from command import DATE, HOSTILE


def check_anniversaries(almanac):
    """A hostile name comes out unchanged, and 8-15 is the day of the festival."""
    anniversary = ("--anniversary", f"8-15={HOSTILE}")
    events = calendar_of(almanac.export("ics", "1900...2100", "--feed", "anniversaries", *anniversary))
    festivals = calendar_of(almanac.export("ics", "1900...2100", "--feed", "festivals"))
    expected = [event.decoded("DTSTART") for event in festivals if "-zhongqiu." in event["UID"]]
    assert first_days(events) == [(day, HOSTILE) for day in expected]
    return len(events)


def check_birthdays(almanac):
    """A feed of one person: a birthday a year, its age and its alarms; identifiers last from one file to the next."""
    words = ("birthday", "1956-8-15", "--name", HOSTILE, "--language", "en", "--ics", "--years", "60", "--from")
    data = almanac.bytes(*words, "1990-01-01", "--alarm", "7@18:30", "--alarm", "0@08:00")
    events = calendar_of(data)
    years = range(1990, 2050)
    days = {row["lunar"]: DATE(row["day"]) for row in almanac.rows("convert", "--lunar", *(f"{year}-8-15" for year in years))}
    assert first_days(events) == [(days[f"{year}-8-15"], f"{HOSTILE}'s lunar birthday (turns {year - 1956})") for year in years]
    hours = [datetime.timedelta(hours=hours) for hours in (-7 * 24 + 18.5, 8)]
    for event in events:
        assert [alarm.decoded("TRIGGER") for alarm in event.walk("VALARM")] == hours
        assert all(alarm["ACTION"] == "DISPLAY" and alarm["DESCRIPTION"] == event["SUMMARY"] for alarm in event.walk("VALARM"))
    later = calendar_of(almanac.bytes(*words, "2020-01-01"))
    assert [event["UID"] for event in later][:30] == [event["UID"] for event in events][30:]
    assert all(event.walk("VALARM")[0].decoded("TRIGGER") == datetime.timedelta(hours=-15) for event in later)
    return len(events)
