"""Lunar dates as values."""

from __future__ import annotations

import datetime
from ctypes import byref, c_uint32
from functools import total_ordering

from ._errors import NotADate
from ._library import check, encoded, library, text

EPOCH = datetime.date(1970, 1, 1).toordinal()

_parse = library.almanac_parse_lunar


@total_ordering
class LunarDate:
    """A date of a lunisolar calendar: year, month, whether the month is a leap month, day.

    Only its shape is checked: whether the year has such a month, and the month a 30th, a calendar knows. The year has the
    number of the Gregorian year in which it begins.

    >>> LunarDate(2025, 6, 1, is_leap=True)
    LunarDate(2025, 6, 1, is_leap=True)
    >>> str(LunarDate(2025, 6, 1, is_leap=True))
    '2025-6L-1'
    >>> LunarDate.parse("2026-1-1") > LunarDate(2025, 12, 29)
    True
    """

    __slots__ = ("_number",)
    _number: int

    def __new__(cls, year: int, month: int, day: int, is_leap: bool = False) -> LunarDate:
        if not (1 <= year <= 9999 and 1 <= month <= 12 and 1 <= day <= 30):
            raise NotADate(f"{year}-{month}{'L' if is_leap else ''}-{day}: years are 1 to 9999, months 1 to 12, days 1 to 30")
        return _of_number(year << 16 | month << 9 | bool(is_leap) << 8 | day)

    @classmethod
    def parse(cls, string: str) -> LunarDate:
        """Reads a date as `str` writes it, `2025-6L-1`, L for a leap month; also `2025-06L-01`."""
        number = c_uint32()
        check(_parse(encoded(string, NotADate), byref(number)), repr(string))
        return _of_number(number.value)

    @property
    def year(self) -> int:
        """The lunar year."""
        return self._number >> 16

    @property
    def month(self) -> int:
        """The number of the month, 1 to 12; a leap month has that of the month before it."""
        return self._number >> 9 & 127

    @property
    def is_leap(self) -> bool:
        """Whether the month is a leap month."""
        return self._number >> 8 & 1 == 1

    @property
    def day(self) -> int:
        """The day of the month, 1 to 30."""
        return self._number & 255

    def text(self, language: str = "en") -> str:
        """The date in words.

        >>> LunarDate(2025, 6, 1, is_leap=True).text("zh-Hant")
        '2025年閏六月初一'
        """
        return text("lunar_date_text", language, self._number, 0, 0, encoded(language))

    def month_name(self, language: str = "en") -> str:
        """The name of the month: 閏六月."""
        return text("lunar_month_name", language, self._number, 0, encoded(language))

    def day_name(self, language: str = "en") -> str:
        """The name of the day: 初一."""
        return text("lunar_day_name", language, self._number, encoded(language))

    def __str__(self) -> str:
        return f"{self.year}-{self.month}{'L' if self.is_leap else ''}-{self.day}"

    def __repr__(self) -> str:
        return f"LunarDate({self.year}, {self.month}, {self.day}{', is_leap=True' if self.is_leap else ''})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LunarDate) and self._number == other._number

    def __lt__(self, other: LunarDate) -> bool:
        if not isinstance(other, LunarDate):
            return NotImplemented
        return self._number < other._number

    def __hash__(self) -> int:
        return hash(self._number)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a LunarDate does not change")

    def __reduce__(self) -> tuple[type[LunarDate], tuple[int, int, int, bool]]:
        return LunarDate, (self.year, self.month, self.day, self.is_leap)


_new = object.__new__
_set_number = LunarDate.__dict__["_number"].__set__


def _of_number(number: int) -> LunarDate:
    """The date of a number of the C library."""
    date = _new(LunarDate)
    _set_number(date, number)
    return date


def day_number(date: datetime.date) -> int:
    """Days since 1970-01-01; raises TypeError for what is no date.

    >>> day_number("2026-02-17")
    Traceback (most recent call last):
    ...
    TypeError: '2026-02-17' is a str: give a datetime.date, such as datetime.date.fromisoformat('2026-02-17')
    """
    try:
        return date.toordinal() - EPOCH
    except AttributeError:
        given = f"{date!r} is a {type(date).__name__}"
        raise TypeError(f"{given}: give a datetime.date, such as datetime.date.fromisoformat('2026-02-17')") from None


def date_of(day: int) -> datetime.date:
    """The date of a number of days since 1970-01-01."""
    return datetime.date.fromordinal(day + EPOCH)
