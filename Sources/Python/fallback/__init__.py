"""The East Asian lunisolar calendars in pure Python, for machines that no compiled wheel of lunisolar-almanac fits.

Lunar dates, their days and the months of lunar years have the names, arguments, answers and errors of the compiled package. Solar terms by
day are functions of `lunisolar_almanac.array`. Everything else, such as certainty, instants, festivals, days off and names, needs the
compiled package, and an attribute for it raises an `AttributeError` that says so.

>>> import datetime, lunisolar_almanac as almanac
>>> china = almanac.calendar("china")
>>> china.lunar(datetime.date(2025, 7, 25))
LunarDate(2025, 6, 1, is_leap=True)
>>> china.date(almanac.LunarDate(2026, 8, 15))
datetime.date(2026, 9, 25)
>>> almanac.array.term_day("china", 2026, 2)
datetime.date(2026, 2, 4)
"""

from __future__ import annotations

import datetime
from typing import Any, NamedTuple, NoReturn

from . import array

__all__ = ["AlmanacError", "Calendar", "LunarDate", "LunarMonth", "NoSuchLeapMonth", "NoThirtiethDay", "NotADate", "OutOfRange", "UnknownName", "array", "calendar"]  # fmt: skip


class AlmanacError(Exception):
    """What the package cannot answer."""


class OutOfRange(AlmanacError, ValueError):
    """The table does not reach the day or the year."""


class NoSuchLeapMonth(AlmanacError, ValueError):
    """The lunar year has no such leap month."""


class NoThirtiethDay(AlmanacError, ValueError):
    """The lunar month has 29 days, and its 30th was asked for."""


class UnknownName(AlmanacError, LookupError):
    """There is no calendar of this name."""


class NotADate(AlmanacError, ValueError):
    """Numbers that are no date."""


class LunarDate(NamedTuple("LunarDate", [("year", int), ("month", int), ("is_leap", bool), ("day", int)])):
    """A date of a lunisolar calendar, in the order of time; only its shape is checked."""

    __slots__ = ()

    def __new__(cls, year: int, month: int, day: int, is_leap: bool = False) -> LunarDate:
        if not (1 <= month <= 12 and 1 <= day <= 30):
            raise NotADate(f"{year}-{month}-{day}: a month is 1 to 12, a day 1 to 30")
        return super().__new__(cls, year, month, bool(is_leap), day)

    def __repr__(self) -> str:
        return f"LunarDate({self.year}, {self.month}, {self.day}{', is_leap=True' if self.is_leap else ''})"

    def __str__(self) -> str:
        return f"{self.year}-{self.month}{'L' if self.is_leap else ''}-{self.day}"


class LunarMonth(NamedTuple):
    """A month of a calendar."""

    year: int
    month: int
    is_leap: bool
    first_day: datetime.date
    length: int


class Calendar:
    """One country's lunisolar calendar: `almanac.calendar("china")`."""

    def __init__(self, id: str) -> None:
        self.id = id

    def __repr__(self) -> str:
        return f"calendar({self.id!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return calendar, (self.id,)

    def __getattr__(self, name: str) -> NoReturn:
        _missing(f"Calendar.{name}")

    @property
    def days(self) -> tuple[datetime.date, datetime.date]:
        """The first and the last day that it answers for."""
        return array.FIRST_DAY, array.LAST_DAY

    def lunar(self, date: datetime.date) -> LunarDate:
        """The lunar date of a day; raises OutOfRange."""
        found = array.lunar_date(self.id, date)
        if found is None:
            raise OutOfRange(f"{date} is not within {array.FIRST_DAY} to {array.LAST_DAY}")
        return LunarDate(found.year, found.month, found.day, found.leap)

    def date(self, lunar: LunarDate) -> datetime.date:
        """The day of a lunar date; raises OutOfRange, NoSuchLeapMonth or NoThirtiethDay."""
        found = array.day(self.id, array.LunarDate(lunar.year, lunar.month, lunar.is_leap, lunar.day))
        if found is not None:
            return found
        if lunar.is_leap and self.leap_month(lunar.year) != lunar.month:
            raise NoSuchLeapMonth(f"{lunar}: the lunar year has no such leap month")
        if lunar.day == 30 and array.day(self.id, array.LunarDate(lunar.year, lunar.month, lunar.is_leap, 29)):
            raise NoThirtiethDay(f"{lunar}: the lunar month has 29 days")
        raise OutOfRange(f"{lunar} is not within {array.FIRST_DAY} to {array.LAST_DAY}")

    def leap_month(self, year: int) -> int | None:
        """The number of the leap month of a lunar year, or None if it has none; raises OutOfRange."""
        words = array.MONTHS[self.id]
        if not 0 <= year - array.FIRST_LUNAR_YEAR < len(words):
            raise OutOfRange(f"lunar year {year} is not within {array.FIRST_DAY} to {array.LAST_DAY}")
        return words[year - array.FIRST_LUNAR_YEAR] >> 13 & 15 or None

    def months(self, year: int) -> list[LunarMonth]:
        """The months of a lunar year; raises OutOfRange if not all of them are known."""
        leap = self.leap_month(year)
        numbers = sorted([(number, False) for number in range(1, 13)] + ([(leap, True)] if leap else []))
        firsts = [self.date(LunarDate(year, number, 1, is_leap)) for number, is_leap in numbers]
        word = array.MONTHS[self.id][year - array.FIRST_LUNAR_YEAR]
        return [LunarMonth(year, *names, first, 29 + (word >> index & 1)) for index, (names, first) in enumerate(zip(numbers, firsts))]

    def month(self, date: datetime.date) -> LunarMonth:
        """The month to which a day belongs; raises OutOfRange."""
        lunar = self.lunar(date)
        is_long = array.day(self.id, array.LunarDate(lunar.year, lunar.month, lunar.is_leap, 30)) is not None
        first = date - datetime.timedelta(lunar.day - 1)
        return LunarMonth(lunar.year, lunar.month, lunar.is_leap, first, 30 if is_long else 29)


def calendar(id: str) -> Calendar:
    """A calendar by its name, such as "china"; raises UnknownName."""
    if id not in array.MONTHS:
        raise UnknownName(f"{id!r} is no calendar; there are {', '.join(array.MONTHS)}")
    return Calendar(id)


def _missing(name: str) -> NoReturn:
    raise AttributeError(f"{name}: the pure Python fallback answers lunar dates, months and solar terms by day; the rest needs a compiled wheel")


def __getattr__(name: str) -> NoReturn:
    _missing(f"lunisolar_almanac.{name}")
