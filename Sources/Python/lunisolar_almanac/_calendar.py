"""A lunisolar calendar."""

from __future__ import annotations

import datetime

from . import _native
from ._choices import DayFrom, LeapRule, MonthFrom, MoonPhase, SolarTerm, ThirtiethRule, YearFrom
from ._dates import LunarDate
from ._festivals import Cell, Festivals, cell_of
from ._sky import CelestialEvent, Doubt, Period, Pillar, Pillars, doubt_of, event_of, period_of, seconds_of
from ._values import Opened, Value, choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from numpy.typing import ArrayLike, NDArray

    from ._table import Table


_NO_PILLAR = 255
# Global names are found sooner than those of a module.
_lunar_date_on, _day_of_lunar = _native.lunar_date_on, _native.day_of_lunar


class LunarMonth(Value):
    """A month of a calendar."""

    year: int
    """The lunar year."""
    month: int
    """Its number, 1 to 12."""
    is_leap: bool
    first_day: datetime.date
    length: int
    """29 or 30."""


def _month_of(fields: tuple[Any, ...]) -> LunarMonth:
    first, first_day, length = fields
    return LunarMonth(first.year, first.month, first.is_leap, first_day, length)


class Calendar(Opened):
    """One country's lunisolar calendar: `almanac.calendar("china")`. It may be used from any number of threads.

    >>> import datetime, lunisolar_almanac as almanac
    >>> china = almanac.calendar("china")
    >>> china.lunar(datetime.date(2025, 7, 25))
    LunarDate(2025, 6, 1, is_leap=True)
    >>> china.date(LunarDate(2026, 8, 15))
    datetime.date(2026, 9, 25)
    >>> china.leap_month(2025)
    6
    """

    __slots__ = ("_festivals", "_table", "id")

    def __init__(self, table: Table, id: str) -> None:
        self._handle = _native.calendar_open(table._handle, id)
        self._table, self.id = table, id
        self._festivals: dict[tuple[str, ...], Festivals] = {}

    def __repr__(self) -> str:
        return f"{self._table!r}.calendar({self.id!r})"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return self._table.calendar, (self.id,)

    @property
    def days(self) -> tuple[datetime.date, datetime.date]:
        """The first and the last day that the calendar holds."""
        first, last = _native.calendar_days(self._handle)
        return first, last

    def lunar(self, date: datetime.date) -> LunarDate:
        """The lunar date of a day; raises OutOfRange."""
        return _lunar_date_on(self._handle, date)  # type: ignore[no-any-return]

    def lunar_at(self, moment: datetime.datetime) -> LunarDate:
        """The lunar date of a moment, which has a time zone; the calendar's clock tells the day. Raises OutOfRange.

        >>> import datetime, lunisolar_almanac as almanac
        >>> evening = datetime.datetime(2026, 2, 16, 23, 30, tzinfo=datetime.timezone.utc)  # 07:30 of the 17th in Beijing
        >>> almanac.calendar("china").lunar_at(evening)
        LunarDate(2026, 1, 1)
        """
        return self.lunar(_native.day_at(self._handle, seconds_of(moment)))

    def lunar_doubt(self, date: datetime.date) -> Doubt:
        """How sure the lunar date of a day is; raises OutOfRange.

        >>> import datetime, lunisolar_almanac as almanac
        >>> almanac.calendar("china").lunar_doubt(datetime.date(2057, 10, 7))
        Doubt(certainty=<Certainty.DISPUTED: 2>, authority='hko', other_day=datetime.date(2057, 10, 6))
        """
        return doubt_of(_native.lunar_doubt(self._handle, date))

    def date(self, lunar: LunarDate) -> datetime.date:
        """The day of a lunar date; raises OutOfRange, NoSuchLeapMonth or NoThirtiethDay.

        >>> import lunisolar_almanac as almanac
        >>> almanac.calendar("china").date(LunarDate(2024, 6, 1, is_leap=True))
        Traceback (most recent call last):
        ...
        lunisolar_almanac.NoSuchLeapMonth: 2024-6L-1: the lunar year has no such leap month
        """
        return _day_of_lunar(self._handle, lunar)

    def lunar_array(self, days: ArrayLike) -> NDArray[Any]:
        """The lunar dates of an array of `datetime64[D]`: a structured array of year, month, is_leap and day,
        with numpy.

        A day outside the calendar, and NaT, is year 0.
        """
        from . import _arrays

        return _arrays.lunar(self._handle, days)

    def date_array(self, lunar: Any) -> NDArray[Any]:
        """The days, as `datetime64[D]`, of such a structured array, or of a DataFrame with these columns; NaT for what is no date of this calendar."""
        from . import _arrays

        return _arrays.dates(self._handle, lunar)

    def month(self, date: datetime.date) -> LunarMonth:
        """The month to which a day belongs."""
        return _month_of(_native.month_on(self._handle, date))

    def months(self, year: int) -> list[LunarMonth]:
        """The months of a lunar year."""
        return [_month_of(fields) for fields in _native.months_of_year(self._handle, year)]

    def leap_month(self, year: int) -> int | None:
        """The number of the leap month of a lunar year, or None if it has none."""
        return _native.leap_month(self._handle, year) or None

    def anniversaries(
        self,
        lunar: LunarDate,
        first: datetime.date,
        last: datetime.date,
        *,
        leap_month: LeapRule = LeapRule.ELSE_PLAIN,
        thirtieth: ThirtiethRule = ThirtiethRule.LAST,
    ) -> list[datetime.date]:
        """The days on which the month and the day of a date are kept, from a day to another, both included; raises OutOfRange.

        >>> import datetime, lunisolar_almanac as almanac
        >>> window = datetime.date(2026, 1, 1), datetime.date(2027, 12, 31)
        >>> [str(day) for day in almanac.calendar("china").anniversaries(LunarDate(1956, 8, 15), *window)]
        ['2026-09-25', '2027-09-15']
        """
        rules = choice(LeapRule, leap_month), choice(ThirtiethRule, thirtieth)
        return _native.anniversaries_between(self._handle, lunar, first, last, *rules)

    def anniversary_doubt(self, lunar: LunarDate, date: datetime.date, *, thirtieth: ThirtiethRule = ThirtiethRule.LAST) -> Doubt:
        """How sure one of the days of `anniversaries` is, a 30th by its rule; raises OutOfRange.

        >>> import datetime, lunisolar_almanac as almanac
        >>> almanac.calendar("china").anniversary_doubt(LunarDate(1990, 8, 30), datetime.date(2057, 9, 28)).other_day
        datetime.date(2057, 9, 27)
        """
        return doubt_of(_native.anniversary_doubt(self._handle, lunar, date, choice(ThirtiethRule, thirtieth)))

    def term(self, year: int, term: SolarTerm) -> CelestialEvent:
        """A solar term of a Gregorian year.

        >>> import lunisolar_almanac as almanac
        >>> str(almanac.calendar("china").term(2027, SolarTerm.LICHUN).instant)
        '2027-02-04 01:46:18+00:00'
        """
        return event_of(_native.term(self._handle, year, choice(SolarTerm, term)), SolarTerm)

    def terms(self, first: datetime.date, last: datetime.date) -> list[CelestialEvent]:
        """The solar terms from a day to another, both included, without days that the calendar does not hold.

        Raises OutOfRange if it holds none of them.
        """
        return [event_of(fields, SolarTerm) for fields in _native.terms(self._handle, first, last)]

    def phases(self, first: datetime.date, last: datetime.date) -> list[CelestialEvent]:
        """The phases of the Moon from a day to another, both included, without days that the calendar does not hold.

        Raises OutOfRange if it holds none of them.
        """
        return [event_of(fields, MoonPhase) for fields in _native.phases(self._handle, first, last)]

    def pillars(self, date: datetime.date) -> Pillars:
        """The pillars of a day as calendars print them: the year from lunar New Year, the month from the day of its term.

        Raises OutOfRange, also for a day that the calendar holds without a term on both sides: 1899-12-03 to 06 and 2101-01-20
        to 28.
        """
        year, month, day, _ = _native.pillars_on(self._handle, date)
        return Pillars(Pillar(year), Pillar(month), Pillar(day), None)

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

        >>> import datetime, lunisolar_almanac as almanac
        >>> moment = datetime.datetime(2024, 2, 4, 15, 30, tzinfo=datetime.timezone.utc)  # 23:30 in Beijing
        >>> china = almanac.calendar("china")
        >>> china.pillars_at(moment).day.name_in("zh-Hant")
        '戊戌'
        >>> china.pillars_at(moment, day_from=DayFrom.HOUR_23).day.name_in("zh-Hant")
        '己亥'
        """
        choices = choice(YearFrom, year_from), choice(MonthFrom, month_from), choice(DayFrom, day_from)
        year, month, day, hour = _native.pillars_at(self._handle, seconds_of(moment), *choices)
        return Pillars(Pillar(year), None if month == _NO_PILLAR else Pillar(month), Pillar(day), Pillar(hour))

    def moments(
        self,
        year: int | None = None,
        month: int | None = None,
        day: int | None = None,
        hour: int | None = None,
        *,
        first: datetime.date | None = None,
        last: datetime.date | None = None,
        year_from: YearFrom = YearFrom.LICHUN_INSTANT,
        month_from: MonthFrom = MonthFrom.TERM_INSTANT,
        day_from: DayFrom = DayFrom.MIDNIGHT,
    ) -> list[Period]:
        """The periods that have given pillars, numbers from 0 to 59 or None for any, among some days, or all of the calendar: the way
        back from `pillars_at`. Raises OutOfRange.

        >>> import lunisolar_almanac as almanac
        >>> for period in almanac.calendar("china").moments(22, 31, 40, 5):  # 丙戌 乙未 甲辰 己巳
        ...     print(period.start)
        1946-07-29 01:00:00+00:00
        2006-07-14 01:00:00+00:00
        """
        year, month, day, hour = (_NO_PILLAR if pillar is None else pillar for pillar in (year, month, day, hour))
        choices = choice(YearFrom, year_from), choice(MonthFrom, month_from), choice(DayFrom, day_from)
        ends = self.days
        among = first or ends[0], last or ends[1]
        return [period_of(found) for found in _native.pillar_moments(self._handle, year, month, day, hour, *among, *choices)]

    def festivals(self, *regions: str) -> Festivals:
        """The festivals of regions, such as "hongkong", "macau"; without one of the calendar's home."""
        named = tuple(map(self._table.region, regions))
        found = self._festivals.get(named)
        if found is None:
            found = self._festivals[named] = Festivals(self, named)
        return found

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
        handle = getattr(festivals, "_handle", festivals)
        cells = _native.page(self._handle, handle, year, month, first_weekday, bool(six_rows))
        return [cell_of(fields, festivals) for fields in cells]

    def zodiac(self, year: int, language: str = "en") -> str:
        """The animal of a lunar year.

        >>> import lunisolar_almanac as almanac
        >>> almanac.calendar("vietnam").zodiac(2023), almanac.calendar("china").zodiac(2023)
        ('Cat', 'Rabbit')
        """
        return _native.zodiac_name(self._handle, year, language)

    def name(self, language: str = "en") -> str:
        """The name of the calendar."""
        return _native.calendar_name(self._handle, language)
