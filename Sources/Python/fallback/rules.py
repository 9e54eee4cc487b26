"""Rules of iCalendar: the RRULE of RFC 5545 with the calendars of RFC 7529."""

import datetime
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from . import codes
from .arguments import Failure, day, fail, lunar_date, native, number, text
from .calendars import OpenCalendar, OpenTable, within
from .reader.answers import Month, date
from .reader.answers import number as number_of

OMIT, BACKWARD, FORWARD = "omit", "backward", "forward"
MISSING_DAYS = {codes.THIRTIETH_SKIP: OMIT, codes.THIRTIETH_ON_LAST: BACKWARD, codes.THIRTIETH_ON_NEXT: FORWARD}
NUMBER = "[0-9]{1,9}"
MOST = {"bymonth": 12, "bymonthday": 31}
# The values that a part may have; parts that are not here are not supported.
VALUES = {
    "rscale": "[a-z0-9-]+", "freq": "[a-z0-9-]*", "interval": NUMBER, "count": NUMBER, "until": "[0-9]{8}t?", "bymonth": "[0-9]{1,2}l?(,[0-9]{1,2}l?)*",
    "bymonthday": f"[+-]?{NUMBER}(,[+-]?{NUMBER})*", "skip": "omit|backward|forward", "wkst": "mo|tu|we|th|fr|sa|su",
}  # fmt: skip


class Fault(Exception):
    """The part of a rule that is malformed, or is not expanded."""


@dataclass
class Recurrence:
    """A rule for days that return every year or month of a calendar, or of the Gregorian one."""

    calendar: OpenCalendar | None
    start: int | None = None
    is_monthly: bool = False
    interval: int = 1
    count: int | None = None
    until: int | None = None
    months: set[tuple[int, bool]] = field(default_factory=set)
    days_of_month: set[int] = field(default_factory=set)
    days_from_end: set[int] = field(default_factory=set)
    missing_month: str = OMIT
    missing_day: str = OMIT

    @classmethod
    def kept(cls, calendar: OpenCalendar, month: int, is_leap: bool, day: int, leaps: int, missing_day: str) -> "Recurrence":
        """The rule of a lunar month and day that is kept every year."""
        months = {(month, is_leap and leaps in (codes.LEAP_SKIP, codes.LEAP_ELSE_PLAIN))} | ({(month, True)} if leaps == codes.LEAP_BOTH else set())
        missing_month = BACKWARD if leaps == codes.LEAP_ELSE_PLAIN else OMIT
        return cls(calendar, months=months, days_of_month={day}, missing_month=missing_month, missing_day=missing_day)

    @property
    def reach(self) -> tuple[int, int]:
        return self.calendar._ends if self.calendar else (number_of(1, 1, 1), number_of(9999, 12, 31))

    def index(self, day: int) -> int:
        """The number of the month of a day, by which months follow each other."""
        return self.calendar._index(day) if self.calendar else 12 * date(day).year + date(day).month - 1

    def month(self, index: int) -> Month:
        if self.calendar:
            return self.calendar._months[index]
        year, month = index // 12, index % 12 + 1
        first = number_of(year, month, 1)
        following = number_of(year + month // 12, month % 12 + 1, 1) or first + 31
        return Month(first, year, month, False, following - first)

    def days(self, first: int, last: int) -> list[int]:
        """The days from one to another."""
        begin, end = self.reach
        # With a count the days before the window count, too.
        start = max(first if self.count is None else begin, begin if self.start is None else self.start, begin)
        last = min(last, end, last if self.until is None else self.until)
        if start > last:
            return []
        found = set() if self.start is None else {self.start}
        # The 31st of a month may be kept on the first day of the next.
        for index in range(max(self.index(start) - 1, self.index(begin)), self.index(last) + 1):
            found.update(self.days_of(index))
        kept = sorted(day for day in found if start <= day <= last)[: self.count]
        return [day for day in kept if first <= day]

    def days_of(self, index: int) -> Iterator[int]:
        month = self.month(index)
        year = self.year_keeping(month)
        if year is None:
            return
        if self.interval > 1 and self.start is not None:
            origin = self.index(self.start)
            if (index - origin if self.is_monthly else year - self.month(origin).year) % self.interval:
                return
        for day in self.days_of_month:
            if day <= month.length or self.missing_day != OMIT:
                yield month.first_day + min(day, month.length + (self.missing_day == FORWARD)) - 1
        yield from (month.first_day + month.length - day for day in self.days_from_end if day <= month.length)

    def year_keeping(self, month: Month) -> int | None:
        """The year to which a month with days counts: its own, or the one before, whose leap month 12 is moved; None without days."""
        if not self.months or (month.number, month.is_leap) in self.months:
            return month.year
        if not self.calendar or month.is_leap or self.missing_month == OMIT:
            return None
        missing = month.number if self.missing_month == BACKWARD else (month.number - 2) % 12 + 1
        year = month.year - (missing > month.number)
        leap_month = self.calendar._leap_months.get(year)
        return None if (missing, True) not in self.months or leap_month in (None, missing) else year


def parsed(rule: str | None, start: int, table: OpenTable) -> Recurrence:
    """The rule of a text; raises Fault, or Failure if the start is out of range."""
    if rule is None:
        fail(codes.ERROR_NULL)
    values, at, rule = {}, 0, "".join(letter.lower() if letter.isascii() else letter for letter in rule)
    while at < len(rule):
        named = re.compile("([a-z0-9-]{1,24})=").match(rule, at)
        if not named:
            raise Fault("rrule is malformed")
        part = named[1]
        if part in values:
            raise Fault(f"{part} is malformed")
        if part not in VALUES:
            raise Fault(f"{part} is not supported")
        value = re.compile(VALUES[part]).match(rule, named.end())
        if value:
            check_value(part, value[0])
        if not value or rule[value.end() : value.end() + 1] not in ("", ";"):
            raise Fault(f"{part} is malformed")
        values[part], at = value[0], value.end() + 1
    for part, is_wrong in (("freq", "freq" not in values), ("count", "until" in values and "count" in values)):
        if is_wrong:
            raise Fault(f"{part} is malformed")
    if "skip" in values and "rscale" not in values:
        raise Fault("skip is malformed")
    found = Recurrence(calendar_of(values.get("rscale", "gregorian"), table), start)
    found.is_monthly, found.interval = values["freq"] == "monthly", int(values.get("interval", 1))
    found.count = int(values["count"]) if "count" in values else None
    found.until = day_of(values["until"]) if "until" in values else None
    found.months = {(int(month.rstrip("l")), month.endswith("l")) for month in split(values, "bymonth")}
    numbers = [int(day) for day in split(values, "bymonthday")]
    found.days_of_month, found.days_from_end = {day for day in numbers if day > 0}, {-day for day in numbers if day < 0}
    found.missing_month = found.missing_day = values.get("skip", OMIT)
    complete(found)
    return found


def split(values: dict[str, str], part: str) -> list[str]:
    return values[part].split(",") if part in values else []


def day_of(text: str) -> int | None:
    return number_of(int(text[:4]), int(text[4:6]), int(text[6:8]))


def check_value(part: str, value: str) -> None:
    """Refuses a value of the right form that no rule has, or that is not expanded."""
    numbers = value.split(",") if NUMBER in VALUES[part] or part == "bymonth" else []
    is_wrong = any(not 1 <= abs(int(number.rstrip("l"))) <= MOST.get(part, 999_999_999) for number in numbers)
    if is_wrong or part == "until" and day_of(value) is None:
        raise Fault(f"{part} is malformed")
    # A time is by the clock of an event, which days do not have.
    if part == "freq" and value not in ("yearly", "monthly") or part == "until" and value.endswith("t"):
        raise Fault(f"{part} is not supported")


def calendar_of(scale: str, table: OpenTable) -> OpenCalendar | None:
    if scale == "gregorian":
        return None
    id = {"chinese": "china", "dangi": "korea"}.get(scale, scale.removeprefix("x-") if scale.startswith("x-") else None)
    if id not in table._content.calendars:
        raise Fault("rscale is not supported")
    return OpenTable.calendar_open(table, id)


def complete(rule: Recurrence) -> None:
    """Refuses months and days without a meaning, and takes from the start what the text leaves out."""
    if not rule.reach[0] <= rule.start <= rule.reach[1]:
        fail(codes.ERROR_RANGE)
    month, has_leap = rule.month(rule.index(rule.start)), any(is_leap for _, is_leap in rule.months)
    longest = 30 if rule.calendar else 31
    if has_leap and not rule.calendar:
        raise Fault("bymonth is malformed")
    if any(day > longest for day in rule.days_of_month | rule.days_from_end):
        raise Fault("bymonthday is malformed")
    # RFC 7529 says nothing of the absence of a month that limits a monthly rule, or of a day before the first.
    if rule.missing_day != OMIT and rule.is_monthly and has_leap:
        raise Fault("bymonth is not supported")
    if rule.missing_day != OMIT and any(day > (29 if rule.calendar else 28) for day in rule.days_from_end):
        raise Fault("bymonthday is not supported")
    if not rule.days_of_month | rule.days_from_end:
        rule.days_of_month = {rule.start - month.first_day + 1}
        if not rule.months and not rule.is_monthly:
            rule.months = {(month.number, month.is_leap)}


@native
def anniversaries_between(calendar: OpenCalendar, lunar: lunar_date, first: day, last: day, leaps: number, thirtieth: number) -> list[datetime.date]:
    if not (0 <= leaps < 4 and 0 <= thirtieth < 3):
        fail(codes.ERROR_ARGUMENT)
    rule = Recurrence.kept(calendar, lunar.month, lunar.is_leap, lunar.day, leaps, MISSING_DAYS[thirtieth])
    return [date(one) for one in rule.days(*within(first, last, calendar._ends))]


@native
def recurrence(table: OpenTable, rule: text, start: day, first: day, last: day) -> list[datetime.date]:
    try:
        found = parsed(rule, start, table)
    except Fault:
        fail(codes.ERROR_RULE)
    return [date(one) for one in found.days(*within(first, last, found.reach))]


@native
def recurrence_fault(table: OpenTable, rule: text, start: day) -> Any:
    try:
        parsed(rule, start, table)
    except Fault as fault:
        part, sentence = str(fault).split(" ", 1)
        return f"{part.upper()} {sentence}"
    except Failure:
        pass
    fail(codes.ERROR_NONE)
