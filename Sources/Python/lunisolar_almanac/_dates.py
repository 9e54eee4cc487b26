"""Lunar dates as values."""

from __future__ import annotations

from . import _native
from ._errors import NotADate, fail, refuse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import SupportsIndex


class LunarDate(_native.Lunar):
    """A date of a lunisolar calendar: year, month, whether the month is a leap month, day.

    Only its shape is checked: whether the year has such a month, and the month a 30th, a calendar knows. The year has the
    number of the Gregorian year in which it begins.

    >>> LunarDate(2025, 6, 1, is_leap=True)
    LunarDate(2025, 6, 1, is_leap=True)
    >>> f"{LunarDate(2025, 6, 1, is_leap=True)} {LunarDate(2025, 6, 1, is_leap=True):zh-Hant}"
    '2025-6L-1 2025年閏六月初一'
    >>> LunarDate.parse("2026-1-1") > LunarDate(2025, 12, 29)
    True
    """

    __slots__ = ()
    __match_args__ = ("year", "month", "day", "is_leap")

    def __new__(cls, year: SupportsIndex, month: SupportsIndex, day: SupportsIndex, is_leap: bool = False) -> LunarDate:
        date: LunarDate = _native.lunar(year, month, day, is_leap)
        return date

    @staticmethod
    def parse(string: str) -> LunarDate:
        """Reads a date as `str` writes it, `2025-6L-1`, L for a leap month; also `2025-06L-01`."""
        date: LunarDate = _native.parse_lunar(string)
        return date

    def replace(
        self,
        year: SupportsIndex | None = None,
        month: SupportsIndex | None = None,
        day: SupportsIndex | None = None,
        is_leap: bool | None = None,
    ) -> LunarDate:
        """The date with some parts replaced.

        >>> LunarDate(2025, 6, 1, is_leap=True).replace(day=15)
        LunarDate(2025, 6, 15, is_leap=True)
        """
        return LunarDate(
            self.year if year is None else year,
            self.month if month is None else month,
            self.day if day is None else day,
            self.is_leap if is_leap is None else is_leap,
        )

    __replace__ = replace

    def text(self, language: str = "en") -> str:
        """The date in words.

        >>> LunarDate(2025, 6, 1, is_leap=True).text("zh-Hant")
        '2025年閏六月初一'
        """
        return _native.lunar_date_text(self, _native.MONTH_NUMBERED, _native.YEAR_NUMBER, language)

    def month_name(self, language: str = "en") -> str:
        """The name of the month: 閏六月."""
        return _native.lunar_month_name(self, _native.MONTH_NUMBERED, language)

    def day_name(self, language: str = "en") -> str:
        """The name of the day: 初一."""
        return _native.lunar_day_name(self, language)

    def __format__(self, language: str) -> str:
        return self.text(language) if language else str(self)

    def __str__(self) -> str:
        return f"{self.year}-{self.month}{'L' if self.is_leap else ''}-{self.day}"

    def __repr__(self) -> str:
        return f"LunarDate({self.year}, {self.month}, {self.day}{', is_leap=True' if self.is_leap else ''})"

    def __reduce__(self) -> tuple[type[LunarDate], tuple[int, int, int, bool]]:
        return LunarDate, (self.year, self.month, self.day, self.is_leap)


_native.install(LunarDate, fail, refuse)
