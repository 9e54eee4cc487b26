"""Reads what the IERS publishes: lists of leap seconds and Bulletin A."""

import datetime
import re

MJD_EPOCH, NTP_EPOCH = datetime.date(1858, 11, 17), datetime.date(1900, 1, 1)
MONTHS = "January February March April May June July August September October November December".split()


class Refusal(Exception):
    """A bulletin or a day that cannot be used: what was found and what would be right, in one line."""


def leap_list(text: str) -> tuple[list[tuple[datetime.date, int]], datetime.date]:
    """The steps of TAI - UTC, and the first day for which nothing is announced."""
    expires = re.search(r"^#\s*File expires on:?\s*(\d+) (\w+) (\d+)", text, re.M)
    if not expires or expires[2] not in MONTHS:
        raise Refusal("no line '# File expires on 28 June 2027': expected a list of leap seconds as the IERS issues it")
    end = datetime.date(int(expires[3]), MONTHS.index(expires[2]) + 1, int(expires[1]))
    steps = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        try:
            if len(words) == 5:
                first = MJD_EPOCH + datetime.timedelta(days=int(float(words[0])))
                if first != datetime.date(*map(int, words[3:0:-1])):
                    raise ValueError
                steps.append((first, int(words[4])))
            else:
                steps.append((NTP_EPOCH + datetime.timedelta(seconds=int(words[0])), int(words[1])))
        except (ValueError, IndexError):
            raise Refusal(f"line {number}: '{line.strip()}', expected MJD DAY MONTH YEAR TAI-UTC, or NTP-SECONDS TAI-UTC") from None
    return steps, end


def bulletin(text: str) -> dict[datetime.date, tuple[float, float, bool]]:
    """UT1 - UTC, its uncertainty and whether it is observed, at the first of each month of finals2000A."""
    found = {}
    for line in text.splitlines():
        if line[57:58] in ("I", "P") and line[58:68].strip():
            day = MJD_EPOCH + datetime.timedelta(days=int(float(line[7:15])))
            if day.day == 1:
                found[day] = (float(line[58:68]), float(line[68:78]), line[57] == "I")
    return found
