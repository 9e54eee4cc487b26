"""Tables, and the months, events and pillars of their calendars."""

import datetime
import re
from bisect import bisect_right
from ctypes import c_int32, c_uint32
from functools import cache
from pathlib import Path
from typing import Any

from . import codes
from .arguments import NO_DAY, Lunar, address, anything, date_or_none, day, exported, fail, item, lunar_date, made, native, number, text, truth
from .moments import PillarClock
from .names import language_of
from .reader.answers import DAY, Answers, Doubt, Event, Month, date
from .reader.container import MAJOR_VERSIONS, TABLE, BadFile
from .reader.table import Table
from .written_names import NAMES

FOLDER = Path(__file__).parents[1]
NO_PILLAR = 255
CERTAINTIES = ("certain", "near-midnight", "disputed", "published", "computed")
CERTAIN = Doubt(CERTAINTIES[0], None, None)


def checked(year: int, month: int, day: int, is_leap: bool) -> Lunar:
    return made(year, month, is_leap, day) if 1 <= year <= 9999 and 1 <= month <= 12 and 1 <= day <= 30 else fail(codes.ERROR_TEXT)


@native
def lunar(year: number, month: number, day: number, is_leap: truth) -> Lunar:
    return checked(year, month, day, is_leap)


@native
def parse_lunar(text: text) -> Lunar:
    found = re.fullmatch(r"([0-9]{1,4})-([0-9]{1,2})(L?)-([0-9]{1,2})", text or "")
    return checked(int(found[1]), int(found[2]), int(found[4]), found[3] == "L") if found else fail(codes.ERROR_TEXT)


def opened(kind: Any, data: bytes, signature: bytes) -> Any:
    """A table or a file of holidays."""
    try:
        return kind(data)
    except (BadFile, LookupError, ValueError):
        if data[:8] != signature:
            fail(codes.ERROR_NO_TABLE)
        fail(codes.ERROR_NEWER if int.from_bytes(data[8:10], "little") > MAJOR_VERSIONS[signature] else codes.ERROR_DAMAGED)


def content(path: bytes | Path) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read()
    except (OSError, ValueError):
        fail(codes.ERROR_FILE)


def table_of(data: bytes) -> "OpenTable":
    return OpenTable(opened(Table, data, TABLE))


@native
@cache
def table_open() -> Any:
    return table_of(content(FOLDER / "almanac.bin"))


@native
def table_open_file(path: anything) -> Any:
    return table_of(content(path))


@native
def table_open_bytes(bytes: anything) -> Any:
    return table_of(bytes)


@exported
class OpenTable:
    def __init__(self, content: Table) -> None:
        self._content = content
        self._regions = [*self._content.festivals.regions]
        self._calendars: dict[str, OpenCalendar] = {}

    def _region(self, region: str | None) -> int:
        return self._regions.index(region) if region in self._regions else fail(codes.ERROR_UNKNOWN)

    def _name(self, subject: int, language: str | None) -> str:
        """The name of a festival, a region or a calendar, which follow each other."""
        names = self._content.names
        own = names.languages.index(language_of(language))
        return names.names[own][subject] or names.names[names.substitutes[own]][subject]

    def table_release(self) -> str:
        return self._content.release

    def table_digest(self) -> str:
        return self._content.digest

    def table_calendar(self, number: number) -> str:
        return item([*self._content.calendars], number)

    def table_region(self, number: number) -> str:
        return item(self._regions, number)

    def region_calendar(self, region: text) -> str:
        return self._content.festivals.regions[self._regions[self._region(region)]]

    def region_territory(self, region: text, number: number) -> str:
        return item([territory.code for territory in self._content.territories if territory.region == region], number)

    def region_name(self, region: text, language: text) -> str:
        return self._name(self._content.names.festivals + self._region(region), language)

    def calendar_open(self, id: text) -> Any:
        if id not in self._content.calendars:
            fail(codes.ERROR_UNKNOWN)
        if id not in self._calendars:
            self._calendars[id] = OpenCalendar(self, id)
        return self._calendars[id]


def moved(doubt: Doubt, days: int) -> Doubt:
    return doubt if doubt.other_day is None else doubt._replace(other_day=doubt.other_day + days)


def within(first: int, last: int, ends: tuple[int, int]) -> tuple[int, int]:
    """The days from one to another that a calendar holds."""
    if first > last:
        fail(codes.ERROR_ARGUMENT)
    first, last = max(first, ends[0]), min(last, ends[1])
    return (first, last) if first <= last else fail(codes.ERROR_RANGE)


def doubt_fields(doubt: Doubt) -> tuple[Any, ...]:
    return date_or_none(doubt.other_day), CERTAINTIES.index(doubt.certainty), doubt.authority


def event_fields(event: Event) -> tuple[Any, ...]:
    other_day, certainty, authority = doubt_fields(event.doubt)
    return event.instant, date(event.day), event.margin, event.uncertainty, other_day, event.kind, certainty, authority


def month_fields(month: Month) -> tuple[Any, ...]:
    return made(month.year, month.number, month.is_leap, 1), date(month.first_day), month.length


@exported
class OpenCalendar:
    def __init__(self, table: OpenTable, id: str) -> None:
        self._table, self._id, self._answers = table, id, Answers(table._content, id)
        self._months = self._answers.months
        self._firsts = [month.first_day for month in self._months]
        self._ends = self._firsts[0], self._firsts[-1] + self._months[-1].length - 1
        self._indices = {(month.year, month.number, month.is_leap): index for index, month in enumerate(self._months)}
        self._leap_months = {month.year: 0 for month in self._months} | {month.year: month.number for month in self._months if month.is_leap}

    def _index(self, day: int) -> int:
        """The index of the month of a day, which is that of its lunation."""
        return bisect_right(self._firsts, day) - 1 if self._ends[0] <= day <= self._ends[1] else fail(codes.ERROR_RANGE)

    def _lunar(self, day: int) -> Lunar:
        month = self._months[self._index(day)]
        return made(month.year, month.number, month.is_leap, day - month.first_day + 1)

    def _lunar_doubt(self, day: int) -> Doubt:
        index = self._index(day)
        month = self._months[index]
        doubt, place = self._answers.phase(index, 0).doubt, day - month.first_day
        if doubt.other_day is not None:
            return doubt._replace(other_day=min(doubt.other_day + place, month.first_day + month.length - 1))
        # There is no 30th if the next month began a day earlier.
        if place == 29 and index + 1 < len(self._months):
            following = self._answers.phase(index + 1, 0)
            if following.doubt.other_day is not None and following.doubt.other_day < following.day:
                return moved(following.doubt, -1)
        return doubt

    def _last_day_doubt(self, day: int) -> Doubt:
        """The doubt about a day as the last of its month, be that the 29th or the 30th."""
        index = self._index(day) + 1
        return moved(self._answers.phase(index, 0).doubt, -1) if index < len(self._months) else self._lunar_doubt(day)

    def anniversary_doubt(self, lunar: lunar_date, day: day, thirtieth: number) -> tuple[Any, ...]:
        return doubt_fields(self._kept_doubt(lunar.day, day, thirtieth))

    def _kept_doubt(self, day_of_month: int, day: int, thirtieth: int) -> Doubt:
        """The doubt about a day on which a lunar date of many years is kept."""
        kept = self._index(day)
        if day_of_month != 30:
            return self._lunar_doubt(day)
        index = kept - (thirtieth == codes.THIRTIETH_ON_NEXT and self._firsts[kept] == day)
        if index < 0:
            return CERTAIN
        own = self._answers.phase(index, 0)
        end = self._firsts[index] + self._months[index].length
        events = [own] + ([self._answers.phase(index + 1, 0)] if index + 1 < len(self._months) else [])
        for event in events:
            if (other := event.doubt.other_day) is None:
                continue
            start, following = (other, end) if event is own else (own.day, other)
            is_long = following - start >= 30
            other_day = start + 29 if is_long else following - (thirtieth != codes.THIRTIETH_ON_NEXT)
            if other_day != day or not is_long and thirtieth == codes.THIRTIETH_SKIP:
                return event.doubt._replace(other_day=other_day)
        return CERTAIN if own.doubt.other_day is not None else own.doubt

    def calendar_name(self, language: text) -> str:
        names = self._table._content.names
        return self._table._name(names.festivals + names.regions + [*self._table._content.calendars].index(self._id), language)

    def calendar_days(self) -> tuple[datetime.date, ...]:
        return tuple(map(date, self._ends))

    def lunar_date_on(self, day: day) -> Lunar:
        return self._lunar(day)

    def lunar_dates_on(self, days: address, count: anything, dates: address, missing: anything) -> None:
        for place, day in enumerate(days(c_int32, count)):
            dates(c_uint32, count)[place] = self._lunar(day)._number if self._ends[0] <= day <= self._ends[1] else 0

    def days_of_lunar(self, dates: address, count: anything, days: address, missing: anything) -> None:
        for place, number in enumerate(dates(c_uint32, count)):
            found = self._day(number)
            days(c_int32, count)[place] = NO_DAY if found is None else found

    def _day(self, number: int) -> int | None:
        index = self._indices.get((number >> 16, number >> 9 & 127, bool(number >> 8 & 1)))
        return None if index is None or number & 255 > self._months[index].length else self._firsts[index] + (number & 255) - 1

    def day_of_lunar(self, lunar: lunar_date) -> datetime.date:
        found = self._day(lunar._number)
        if found is not None:
            return date(found)
        if (lunar.year, lunar.month, lunar.is_leap) in self._indices:
            fail(codes.ERROR_THIRTIETH)
        fail(codes.ERROR_LEAP_MONTH if lunar.is_leap and lunar.year in self._leap_months else codes.ERROR_RANGE)

    def lunar_doubt(self, day: day) -> tuple[Any, ...]:
        return doubt_fields(self._lunar_doubt(day))

    def day_at(self, instant: anything) -> datetime.date:
        return date((instant + self._answers.offset(instant)) // DAY)

    def month_on(self, day: day) -> tuple[Any, ...]:
        return month_fields(self._months[self._index(day)])

    def months_of_year(self, lunar_year: number) -> list[tuple[Any, ...]]:
        if (lunar_year, 1, False) not in self._indices:
            fail(codes.ERROR_RANGE)
        return [month_fields(month) for month in self._months if month.year == lunar_year]

    def leap_month(self, lunar_year: number) -> int:
        return self._leap_months[lunar_year] if lunar_year in self._leap_months else fail(codes.ERROR_RANGE)

    def zodiac_name(self, lunar_year: number, language: text) -> str:
        return NAMES[language_of(language)]["animals"][self._id][(lunar_year - 4) % 12]

    def term(self, year: number, term: number) -> tuple[Any, ...]:
        index = 24 * (year - 1900) + term - self._answers.calendar.first_term
        return event_fields(self._answers.term(index)) if 0 <= index < len(self._answers.calendar.term_days) else fail(codes.ERROR_RANGE)

    def terms(self, first: day, last: day) -> list[tuple[Any, ...]]:
        return [event_fields(event) for event in self._answers.terms(*within(first, last, self._ends))]

    def phases(self, first: day, last: day) -> list[tuple[Any, ...]]:
        return [event_fields(event) for event in self._answers.phases(*within(first, last, self._ends))]

    def pillars_on(self, day: day) -> tuple[int, ...]:
        year = self._months[self._index(day)].year
        days, first = self._answers.calendar.term_days, self._answers.calendar.first_term
        index = bisect_right(days, day) - 1
        if not 0 <= index < len(days) - 1:
            fail(codes.ERROR_RANGE)
        # The months of the pillars begin with every second term; 2024's second, 立春, begins 丙寅. 1970-01-01 is 辛巳.
        return (year - 4) % 60, ((first + index) // 2 + 13) % 60, (day + 17) % 60, NO_PILLAR

    def pillars_at(self, instant: anything, year_from: number, month_from: number, day_from: number) -> tuple[int, ...]:
        day, second = divmod(instant + self._answers.offset(instant), DAY)
        month, gregorian = self._months[self._index(day)], date(day).year
        if not (0 <= year_from <= 2 and 0 <= month_from <= 2 and 0 <= day_from <= 1):
            fail(codes.ERROR_ARGUMENT)
        year, first, days = month.year, self._answers.calendar.first_term, self._answers.calendar.term_days
        if year_from != codes.YEAR_FROM_NEW_YEAR:
            lichun = 24 * (gregorian - 1900) + 2 - first
            event = self._answers.term(lichun) if 0 <= lichun < len(days) else fail(codes.ERROR_RANGE)
            has_come = event.day <= day if year_from == codes.YEAR_FROM_LICHUN_DAY else event.instant <= instant
            year = gregorian - (not has_come)
        if month_from == codes.MONTH_FROM_LUNAR_MONTH:
            month_pillar = NO_PILLAR if month.is_leap else (12 * (month.year - 4) + month.number + 1) % 60
        else:
            origin, instants = self._answers.table.terms
            is_by_day = month_from == codes.MONTH_FROM_TERM_DAY
            index = bisect_right(days, day) - 1 if is_by_day else bisect_right(instants, instant) - 1 + origin - first
            if not 0 <= index < len(days) - 1:
                fail(codes.ERROR_RANGE)
            month_pillar = ((first + index) // 2 + 13) % 60
        # The day of the hours begins at 23h.
        day_pillar, hours = day + 17, day + 17 + (second >= 82_800)
        pillar = hours if day_from == codes.DAY_FROM_23H else day_pillar
        return (year - 4) % 60, month_pillar, pillar % 60, (12 * hours + (second + 3600) // 7200 % 12) % 60

    def pillar_moments(
        self, year_pillar: number, month_pillar: number, day_pillar: number, hour_pillar: number, first: day, last: day,
        year_from: number, month_from: number, day_from: number,
    ) -> list[tuple[int, int]]:  # fmt: skip
        sought = year_pillar, month_pillar, day_pillar, hour_pillar
        are_choices = 0 <= year_from <= 2 and 0 <= month_from <= 2 and 0 <= day_from <= 1
        if not are_choices or not all(0 <= pillar < 60 or pillar == NO_PILLAR for pillar in sought):
            fail(codes.ERROR_ARGUMENT)
        return PillarClock(self._answers, year_from, month_from, day_from).periods(sought, *within(first, last, self._ends))
