"""JSON is valid by its schema, and says what the plumbing prints."""

import calendar
import collections
import datetime
import json

from command import DATE, ROOT


def valid_document(almanac, years, *options):
    """An export as JSON, which its schema allows."""
    import jsonschema_rs

    document = json.loads(almanac.export("json", years, *options))
    schema = json.loads((ROOT / "Data/schema/export.schema.json").read_text())
    jsonschema_rs.meta.validate(schema)
    jsonschema_rs.Draft202012Validator(schema).validate(document)
    return document


def check_json(almanac, years, *options):
    document = valid_document(almanac, years, *options)
    regionless = without("--region", options)
    nameless = without("--language", regionless)
    assert_leading(texts(document["terms"]), almanac.rows("terms", years, "--doubts", *regionless))
    assert_leading(texts(document["months"], "name"), almanac.rows("months", years, "--doubts", *nameless))
    assert_leading(texts(document["phases"], "name"), almanac.rows("phases", years, "--doubts", *nameless))
    check_days(document["days"], document["festivals"])
    return document


def check_days(days, festivals):
    """Dates, weeks and pillars are those of Python's calendar and of the Julian Day Number; festivals last as long as they should."""
    epoch = datetime.date(1970, 1, 1)
    first = days[0]["day"]
    lasting = collections.defaultdict(set)
    for festival in festivals:
        for day in range(festival["day"], festival["lastDay"] + 1):
            lasting[day].add((festival["id"], day - festival["day"] + 1))
    for row in days:
        day = DATE(row["date"])
        assert day == epoch + datetime.timedelta(days=row["day"])
        assert (row["isoYear"], row["isoWeek"], row["weekday"]) == tuple(day.isocalendar())
        assert (row["year"], row["month"], row["dayOfMonth"], row["dayOfYear"]) == day.timetuple()[:3] + (day.timetuple().tm_yday,)
        assert row["quarter"] == -(-day.month // 3) and row["weekend"] == (day.weekday() >= 5)
        assert row["leapYear"] == calendar.isleap(day.year)
        assert row["dayPillarNumber"] == (row["day"] + 2440588 + 49) % 60 + 1
        assert row["yearPillarNumber"] == (row["lunarYear"] - 4) % 60 + 1 and row["zodiacNumber"] == (row["lunarYear"] - 4) % 12 + 1
        found = {(festival["id"], festival["dayNumber"]) for festival in row["festivals"]}
        # Festivals that began before the first year are in no other array.
        assert {pair for pair in found if row["day"] - pair[1] + 1 >= first} == lasting[row["day"]]


def assert_leading(ours, printed):
    """The columns of an export are the first columns that the plumbing prints."""
    rows = [list(row.values()) for row in printed]
    assert len(ours) == len(rows)
    assert all(row[:len(mine)] == mine for mine, row in zip(ours, rows))


def texts(rows, *left_out):
    """Rows of JSON as the plumbing prints them: without the number of the day, Booleans as 0 or 1, null as a hyphen."""

    return [["-" if value is None else plain(value) for key, value in row.items() if key not in ("day", *left_out)] for row in rows]


def plain(value):
    """A value of JSON as a field of CSV: nothing for null, Booleans as 0 or 1."""
    return "" if value is None else str(int(value)) if isinstance(value, bool) else str(value)


def without(option, options):
    """Options without one that a verb does not take and without its value."""
    if option not in options:
        return options
    index = options.index(option)
    return options[:index] + options[index + 2:]
