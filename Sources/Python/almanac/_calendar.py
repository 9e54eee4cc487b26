"""A lunisolar calendar."""

from __future__ import annotations

import datetime
from ctypes import byref, c_int32
from typing import TYPE_CHECKING, Any, NamedTuple

from . import _library
from ._dates import LunarDate, _of_number, date_of, day_number
from ._errors import BadArgument
from ._festivals import Cell, Festivals, cell_of
from ._library import ERROR_RANGE, NO_DAY, NO_PILLAR, check, day_of_lunar, elements, encoded, int32, library, lunar_date_on, opened, text, year_number
from ._sky import CelestialEvent, DayFrom, Doubt, MonthFrom, MoonPhase, Pillar, Pillars, SolarTerm, YearFrom, doubt_of, event_of

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

_epoch = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)


class LunarMonth(NamedTuple):
    """A month of a calendar."""

    year: int
    """The lunar year."""
    month: int
    """Its number, 1 to 12."""
    is_leap: bool
    first_day: datetime.date
    length: int
    """29 or 30."""


def _month_of(month: _library.Month) -> LunarMonth:
    first = _of_number(month.first_date)
    return LunarMonth(first.year, first.month, first.is_leap, date_of(month.first_day), month.length)


class Calendar:
    """One country's lunisolar calendar: `almanac.calendar("china")`. It may be used from any number of threads.

    >>> import almanac, datetime
    >>> china = almanac.calendar("china")
    >>> china.lunar(datetime.date(2025, 7, 25))
    LunarDate(2025, 6, 1, is_leap=True)
    >>> china.date(LunarDate(2026, 8, 15))
    datetime.date(2026, 9, 25)
    >>> china.leap_month(2025)
    6
    """

    __slots__ = ("_handle", "id")

    def __init__(self, table: int, id: str) -> None:
        self._handle = opened("calendar_open", id, table, encoded(id))
        self.id = id

    def __del__(self) -> None:
        if hasattr(self, "_handle"):
            library.almanac_calendar_close(self._handle)

    def __repr__(self) -> str:
        return f"almanac.calendar({self.id!r})"

    @property
    def days(self) -> tuple[datetime.date, datetime.date]:
        """The first and the last day that the calendar holds."""
        first, last = c_int32(), c_int32()
        check(library.almanac_calendar_days(self._handle, byref(first), byref(last)), self.id)
        return date_of(first.value), date_of(last.value)

    def lunar(self, date: datetime.date) -> LunarDate:
        """The lunar date of a day; raises OutOfRange."""
        number = lunar_date_on(self._handle, day_number(date))
        if not number:
            check(ERROR_RANGE, str(date))
        return _of_number(number)

    def lunar_doubt(self, date: datetime.date) -> Doubt:
        """How sure the lunar date of a day is; raises OutOfRange.

        >>> import almanac, datetime
        >>> almanac.calendar("china").lunar_doubt(datetime.date(2057, 10, 7))
        Doubt(certainty=<Certainty.DISPUTED: 2>, authority='hko', other_day=datetime.date(2057, 10, 6))
        """
        found = _library.Doubt()
        check(library.almanac_lunar_doubt(self._handle, day_number(date), byref(found)), str(date))
        return doubt_of(found)

    def date(self, lunar: LunarDate) -> datetime.date:
        """The day of a lunar date; raises OutOfRange, NoSuchLeapMonth or NoThirtiethDay.

        >>> import almanac
        >>> almanac.calendar("china").date(LunarDate(2024, 6, 1, is_leap=True))
        Traceback (most recent call last):
        ...
        almanac._errors.NoSuchLeapMonth: 2024-6L-1: the lunar year has no such leap month
        """
        day = day_of_lunar(self._handle, lunar._number)
        if day == NO_DAY:
            check(library.almanac_lunar_absence(self._handle, lunar._number), str(lunar))
        return date_of(day)

    def lunar_array(self, days: ArrayLike) -> NDArray[Any]:
        """The lunar dates of an array of `datetime64[D]`: a structured array of year, month, is_leap and day, with numpy.

        What the calendar does not reach, and NaT, is year 0.
        """
        from . import _arrays

        return _arrays.lunar(self._handle, days)

    def date_array(self, lunar: NDArray[Any]) -> NDArray[Any]:
        """The days, as `datetime64[D]`, of such a structured array; NaT for what is no date of this calendar."""
        from . import _arrays

        return _arrays.dates(self._handle, lunar)

    def month(self, date: datetime.date) -> LunarMonth:
        """The month to which a day belongs."""
        month = _library.Month()
        check(library.almanac_month_on(self._handle, day_number(date), byref(month)), str(date))
        return _month_of(month)

    def months(self, year: int) -> list[LunarMonth]:
        """The months of a lunar year."""
        found = elements(_library.Month, "months_of_year", f"lunar year {year}", self._handle, year_number(year))
        return [_month_of(month) for month in found]

    def leap_month(self, year: int) -> int | None:
        """The number of the leap month of a lunar year, or None if it has none."""
        month = c_int32()
        check(library.almanac_leap_month(self._handle, year_number(year), byref(month)), f"lunar year {year}")
        return month.value or None

    def term(self, year: int, term: SolarTerm) -> CelestialEvent[SolarTerm]:
        """A solar term of a Gregorian year.

        >>> import almanac
        >>> str(almanac.calendar("china").term(2027, SolarTerm.LICHUN).instant)
        '2027-02-04 01:46:18+00:00'
        """
        event = _library.Event()
        check(library.almanac_term(self._handle, year_number(year), int(term), byref(event)), f"{term.name} of {year}")
        return event_of(event, SolarTerm)

    def terms(self, first: datetime.date, last: datetime.date) -> list[CelestialEvent[SolarTerm]]:
        """The solar terms from a day to another, both included, without days that the calendar does not hold.

        Raises OutOfRange if it holds none of them.
        """
        days = day_number(first), day_number(last)
        found = elements(_library.Event, "terms", f"{first} to {last}", self._handle, *days)
        return [event_of(event, SolarTerm) for event in found]

    def phases(self, first: datetime.date, last: datetime.date) -> list[CelestialEvent[MoonPhase]]:
        """The phases of the Moon from a day to another, both included, without days that the calendar does not hold.

        Raises OutOfRange if it holds none of them.
        """
        days = day_number(first), day_number(last)
        found = elements(_library.Event, "phases", f"{first} to {last}", self._handle, *days)
        return [event_of(event, MoonPhase) for event in found]

    def pillars(self, date: datetime.date) -> Pillars:
        """The pillars of a day as calendars print them: the year from lunar New Year, the month from the day of its term.

        Raises OutOfRange, also for a day that the calendar holds without a term on both sides: 1899-12-03 to 06 and 2101-01-20
        to 28.
        """
        found = _library.Pillars()
        check(library.almanac_pillars_on(self._handle, day_number(date), byref(found)), str(date))
        return Pillars(Pillar(found.year), Pillar(found.month), Pillar(found.day), None)

    def pillars_at(
        self,
        moment: datetime.datetime,
        *,
        year_from: YearFrom = YearFrom.LICHUN_INSTANT,
        month_from: MonthFrom = MonthFrom.TERM_INSTANT,
        day_from: DayFrom = DayFrom.MIDNIGHT,
    ) -> Pillars:
        """The four pillars (八字) of a moment, which has a time zone; the calendar's clock tells day and hour.

        Raises OutOfRange, before 1900 and after 2100 also where the calendar lacks the terms from which year and month are
        counted.

        >>> import almanac, datetime
        >>> moment = datetime.datetime(2024, 2, 4, 15, 30, tzinfo=datetime.timezone.utc)  # 23:30 in Beijing
        >>> china = almanac.calendar("china")
        >>> china.pillars_at(moment).day.name_in("zh-Hant")
        '戊戌'
        >>> china.pillars_at(moment, day_from=DayFrom.HOUR_23).day.name_in("zh-Hant")
        '己亥'
        """
        if moment.tzinfo is None:
            raise BadArgument(f"{moment} has no time zone: give it one, such as zoneinfo.ZoneInfo('Asia/Shanghai')")
        choices = int(YearFrom(year_from)), int(MonthFrom(month_from)), int(DayFrom(day_from))
        found = _library.Pillars()
        seconds = (moment - _epoch) // datetime.timedelta(seconds=1)
        check(library.almanac_pillars_at(self._handle, seconds, *choices, byref(found)), str(moment))
        month = None if found.month == NO_PILLAR else Pillar(found.month)
        return Pillars(Pillar(found.year), month, Pillar(found.day), Pillar(found.hour))

    def festivals(self, *regions: str) -> Festivals:
        """The festivals of regions, such as "hongkong", "macau"; without one of the calendar's home. Keep the result."""
        return Festivals(self._handle, regions)

    def page(
        self,
        year: int,
        month: int,
        *,
        festivals: Festivals | None = None,
        first_weekday: int = 1,
        six_rows: bool = False,
    ) -> list[Cell]:
        """The page of a Gregorian month in whole weeks; `first_weekday` is 1 (Monday) to 7 (Sunday)."""
        handle = festivals._handle if festivals else None
        asked = handle, year_number(year), int32(month), int32(first_weekday), int(six_rows)
        cells = elements(_library.Cell, "page", f"{year}-{month}", self._handle, *asked)
        return [cell_of(cell, festivals) for cell in cells]

    def zodiac(self, year: int, language: str = "en") -> str:
        """The animal of a lunar year.

        >>> import almanac
        >>> almanac.calendar("vietnam").zodiac(2023), almanac.calendar("china").zodiac(2023)
        ('Cat', 'Rabbit')
        """
        return text("zodiac_name", language, self._handle, year_number(year), encoded(language))

    def name(self, language: str = "en") -> str:
        """The name of the calendar."""
        return text("calendar_name", language, self._handle, encoded(language))
