"""The date dimension as an Arrow table: a row for each day, with the columns of `almanac export csv`; needs pyarrow."""

from __future__ import annotations

import datetime
from calendar import isleap
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

import numpy
import pyarrow  # type: ignore[import-untyped, import-not-found, unused-ignore]

from ._calendar import Calendar
from ._choices import Certainty, FestivalKind, WorkKind, WorkReason
from ._dates import LunarDate
from ._days_off import DaysOff, WorkStatus
from ._errors import OutOfRange, refuse, words
from ._festivals import Festival, Festivals
from ._native import CERTAINTIES, FESTIVAL_KINDS, HALVES, PHASES, TERMS, WORK_KINDS, WORK_REASONS
from ._sky import CelestialEvent, Doubt, Pillar

_WORD = pyarrow.dictionary(pyarrow.int32(), pyarrow.string())
CERTAIN = Doubt(Certainty.CERTAIN, None, None)
_words = cache(words)
_INSTANT = pyarrow.timestamp("ms", "UTC")


def date_dimension(
    first_year: int, last_year: int, calendar: Calendar, regions: Sequence[str], days_off: Sequence[DaysOff], language: str
) -> Any:
    """The table of whole Gregorian years."""
    for year in (first_year, last_year):
        if not hasattr(year, "__index__"):
            refuse("number", "year", year)
    if not 1900 <= first_year <= last_year <= 2100:
        raise OutOfRange(f"{first_year}...{last_year}: give years from 1900 to 2100, the first not after the last")
    first = datetime.date(first_year, 1, 1)
    count = (datetime.date(last_year, 12, 31) - first).days + 1
    columns = Columns([first + datetime.timedelta(days=number) for number in range(count)])
    _add_dates(columns)
    _add_lunar_dates(columns, calendar, language)
    _add_sky(columns, calendar, language)
    _add_festivals(columns, calendar.festivals(*regions), language)
    columns.add("calendar", _WORD, [calendar.id] * count)
    columns.add("regions", _WORD, [",".join(regions)] * count)
    _add_doubts(columns, "lunar", [calendar.lunar_doubt(day) for day in columns.days])
    _add_doubts(columns, "festival", _festival_doubts(columns, calendar.festivals(*regions)))
    columns.add_integers("date_key", lambda day: (day.year * 100 + day.month) * 100 + day.day)
    columns.add_integers("lunar_key", lambda day: _lunar_key(calendar.lunar(day)))
    for of_region in days_off:
        _add_days_off(columns, of_region)
    return pyarrow.table(columns.arrays)


class Columns:
    """Columns of the same days, in order."""

    def __init__(self, days: list[datetime.date]) -> None:
        self.days = days
        self.arrays: dict[str, Any] = {}

    def add(self, name: str, type: Any, values: Iterable[object]) -> None:
        """Adds a column of values, None for an absent one."""
        self.arrays[name] = pyarrow.array(list(values), type)

    def add_integers(self, name: str, value: Callable[[datetime.date], int]) -> None:
        """Adds a column of integers; none is narrower than 32 bits, so that year * 10000 is right in every engine."""
        self.add(name, pyarrow.int32(), map(value, self.days))


def _add_dates(columns: Columns) -> None:
    columns.add("date", pyarrow.date32(), columns.days)
    columns.add_integers("year", lambda day: day.year)
    columns.add_integers("quarter", lambda day: (day.month + 2) // 3)
    columns.add_integers("month", lambda day: day.month)
    columns.add_integers("day_of_month", lambda day: day.day)
    columns.add_integers("day_of_year", lambda day: day.timetuple().tm_yday)
    columns.add("leap_year", pyarrow.bool_(), (isleap(day.year) for day in columns.days))
    columns.add_integers("iso_year", lambda day: day.isocalendar()[0])
    columns.add_integers("iso_week", lambda day: day.isocalendar()[1])
    columns.add_integers("weekday", lambda day: day.isoweekday())
    columns.add("weekend", pyarrow.bool_(), (day.isoweekday() > 5 for day in columns.days))


def _add_lunar_dates(columns: Columns, calendar: Calendar, language: str) -> None:
    dates = [calendar.lunar(day) for day in columns.days]
    pillars = [calendar.pillars(day) for day in columns.days]
    years = {year: _length_of_year(calendar, year) for year in {date.year for date in dates}}
    zodiac = {year: calendar.zodiac(year, language) for year in years}
    columns.add("lunar_year", pyarrow.int32(), (date.year for date in dates))
    columns.add("lunar_month", pyarrow.int32(), (date.month for date in dates))
    columns.add("lunar_leap", pyarrow.bool_(), (date.is_leap for date in dates))
    columns.add("lunar_day", pyarrow.int32(), (date.day for date in dates))
    columns.add_integers("lunar_month_length", lambda day: calendar.month(day).length)
    columns.add("lunar_year_length", pyarrow.int32(), (years[date.year] for date in dates))
    columns.add("lunar_date", pyarrow.string(), (date.text(language) for date in dates))
    _add_pillars(columns, "year", [pillar.year for pillar in pillars], language)
    _add_pillars(columns, "month", [pillar.month for pillar in pillars if pillar.month is not None], language)
    _add_pillars(columns, "day", [pillar.day for pillar in pillars], language)
    columns.add("zodiac", _WORD, (zodiac[date.year] for date in dates))
    columns.add("zodiac_number", pyarrow.int32(), (pillar.year.branch + 1 for pillar in pillars))


def _lunar_key(date: LunarDate) -> int:
    return ((date.year * 100 + date.month) * 10 + date.is_leap) * 100 + date.day


def _length_of_year(calendar: Calendar, year: int) -> int | None:
    """The length of a lunar year; None for the year of which the table has only a part."""
    try:
        return sum(month.length for month in calendar.months(year))
    except OutOfRange:
        return None


def _add_pillars(columns: Columns, which: str, pillars: list[Pillar], language: str) -> None:
    names = [Pillar(number).name_in(language) for number in range(60)]
    columns.add(f"{which}_pillar", _WORD, (names[pillar] for pillar in pillars))
    columns.add(f"{which}_pillar_number", pyarrow.int32(), (pillar + 1 for pillar in pillars))


def _add_sky(columns: Columns, calendar: Calendar, language: str) -> None:
    first, last = columns.days[0], columns.days[-1]
    terms = {event.day: event for event in calendar.terms(first, last)}
    phases = {event.day: event for event in calendar.phases(first, last)}
    _add_events(columns, "term", [terms.get(day) for day in columns.days], language, _words(TERMS))
    _add_events(columns, "phase", [phases.get(day) for day in columns.days], language, _words(PHASES))


def _add_events(columns: Columns, name: str, events: Sequence[CelestialEvent | None], language: str, ids: Sequence[str]) -> None:
    names = {kind: kind.name_in(language) for kind in {event.kind for event in events if event}}
    columns.add(name, _WORD, (event and names[event.kind] for event in events))
    columns.add(f"{name}_id", _WORD, (event and ids[event.kind] for event in events))
    columns.add(f"{name}_number", pyarrow.int32(), (event and int(event.kind) + 1 for event in events))
    columns.add(f"{name}_utc", _INSTANT, (event and event.instant for event in events))
    _add_doubts(columns, name, events)


def _add_doubts(columns: Columns, name: str, doubts: Sequence[Doubt | CelestialEvent | None]) -> None:
    columns.add(f"{name}_certainty", _WORD, (doubt and _words(CERTAINTIES)[doubt.certainty] for doubt in doubts))
    columns.add(f"{name}_authority", _WORD, (doubt and doubt.authority for doubt in doubts))
    columns.add(f"{name}_other_day", pyarrow.date32(), (doubt and doubt.other_day for doubt in doubts))


def _festival_doubts(columns: Columns, festivals: Festivals) -> list[Doubt | None]:
    """Of the festivals that begin on each day that of the first which is not certain; None on a day without them."""
    found: dict[datetime.date, Doubt] = {}
    for festival in festivals.between(columns.days[0], columns.days[-1]):
        if festival.day_number == 1 and found.get(festival.day, CERTAIN).certainty in (Certainty.CERTAIN, Certainty.COMPUTED):
            found[festival.day] = festivals.doubt(festival)
    return [found.get(day) for day in columns.days]


def _add_festivals(columns: Columns, festivals: Festivals, language: str) -> None:
    found: dict[datetime.date, list[Festival]] = {day: [] for day in columns.days}
    for festival in festivals.between(columns.days[0], columns.days[-1]):
        found[festival.day].append(festival)
    beginning = [[festival for festival in found[day] if festival.day_number == 1] for day in columns.days]
    running = [[festival for festival in found[day] if festival.day_number > 1] for day in columns.days]
    # A name may be another in another year, and is asked once for each.
    named = {(festival.id, festival.day.year): festival for day in beginning for festival in day}
    names = {key: festivals.day_name(festival, language) for key, festival in named.items()}
    texts = pyarrow.list_(pyarrow.string())
    columns.add("festival_ids", texts, ([festival.id for festival in day] for day in beginning))
    columns.add("festivals", texts, ([names[festival.id, festival.day.year] for festival in day] for day in beginning))
    columns.add("festival_kinds", texts, ([_words(FESTIVAL_KINDS)[festival.kind] for festival in day] for day in beginning))
    columns.add("running_ids", texts, ([festival.id for festival in day] for day in running))
    columns.add("running_days", pyarrow.list_(pyarrow.int32()), ([one.day_number for one in day] for day in running))
    public = FestivalKind.PUBLIC_HOLIDAY
    columns.add("public_holiday", pyarrow.bool_(), (any(one.kind == public for one in found[day]) for day in columns.days))


def _add_days_off(columns: Columns, days_off: DaysOff) -> None:
    statuses = [days_off.status(day) for day in columns.days]

    def add(name: str, type: Any, value: Callable[[WorkStatus], object]) -> None:
        columns.add(f"work_{name}_{days_off.region}", type, map(value, statuses))

    add("kind", _WORD, lambda status: _words(WORK_KINDS)[status.kind])
    add("reason", _WORD, lambda status: None if status.kind == WorkKind.UNKNOWN else _words(WORK_REASONS)[status.reason])
    add("half", _WORD, lambda status: status.half and _words(HALVES)[status.half])
    add("festival", _WORD, lambda status: status.festival)
    add("basis", _WORD, _basis)
    add("other_day", pyarrow.date32(), lambda status: status.other_day)
    add("notice", _WORD, lambda status: status.notice and status.notice.citation)
    doubts = (_work_certainty(days_off, day, status) for day, status in zip(columns.days, statuses))
    columns.add(f"work_certainty_{days_off.region}", _WORD, doubts)
    columns.add(f"work_audience_{days_off.region}", _WORD, (days_off.audience for _ in columns.days))
    numbers = days_off.workday_number_array(numpy.array(columns.days, dtype="datetime64[D]")).tolist()
    columns.add(f"workday_number_{days_off.region}", pyarrow.int32(), (None if number < 0 else number for number in numbers))


def _work_certainty(days_off: DaysOff, day: datetime.date, status: WorkStatus) -> str | None:
    """The certainty of the holiday on which a status depends; None on an undecided day that depends on none."""
    level = days_off.doubt(day).certainty
    return None if status.kind == WorkKind.UNKNOWN and level == Certainty.CERTAIN else _words(CERTAINTIES)[level]


def _basis(status: WorkStatus) -> str | None:
    """The kind of day on which pay may depend: a holiday of the law on its own day, or any other day off."""
    if status.is_statutory:
        return "statutory"
    is_holiday = status.kind in (WorkKind.DAY_OFF, WorkKind.HALF_DAY) and status.reason != WorkReason.WEEK
    return "adjusted" if is_holiday else None
