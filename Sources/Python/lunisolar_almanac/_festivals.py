"""Festivals of regions, and the pages of months."""

from __future__ import annotations

import datetime

from . import _native
from ._choices import Certainty, FestivalKind, NameFit, SolarTerm
from ._dates import LunarDate
from ._errors import refuse
from ._sky import Doubt, Pillar, doubt_of
from ._values import Opened, Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ._calendar import Calendar
    from ._days_off import Break, DaysOff


class Festival(Value):
    """A festival on one of its days."""

    id: str
    """Such as `zhongqiu`; the same in every release."""
    day: datetime.date
    kind: FestivalKind
    length: int
    """How many days it lasts."""
    day_number: int
    """Which of its days this is, from 1."""


def festival_of(fields: tuple[Any, ...]) -> Festival:
    """The value of a structure of the C library."""
    id, kind, length, day_number, day = fields
    return Festival(id, day, FestivalKind(kind), length, day_number)


def _id_and_day(festival: Festival) -> tuple[str, datetime.date]:
    return (festival.id, festival.day) if isinstance(festival, Festival) else refuse("festival", "festival", festival)


class Match(Value):
    """A festival with a name that fits."""

    id: str
    fit: NameFit


def matches(finder: object, words: str) -> list[Match]:
    """The festivals of a finder that fit a text."""
    return [Match(id, NameFit(fit)) for id, fit in _native.find(finder, words)]


class Festivals(Opened):
    """The festivals of some regions in a calendar: `calendar("china").festivals("taiwan")`.

    >>> import datetime, lunisolar_almanac as almanac
    >>> taiwan = almanac.calendar("china").festivals("taiwan")
    >>> [taiwan.name(festival.id, "en") for festival in taiwan.on(datetime.date(2026, 10, 10))]
    ['Double Tenth Day']
    """

    __slots__ = ("_calendar", "_finder", "regions")

    def __init__(self, calendar: Calendar, regions: tuple[str, ...]) -> None:
        self._handle = _native.festivals_open(calendar._handle, ",".join(regions) if regions else None)
        self._calendar, self._finder = calendar, None
        self.regions = regions
        """The regions that were asked for; empty for those of the calendar's home."""

    def __repr__(self) -> str:
        return f"{self._calendar!r}.festivals({', '.join(map(repr, self.regions))})"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return self._calendar.festivals, self.regions

    def on(self, day: datetime.date) -> list[Festival]:
        """The festivals of a day, those that began earlier included; raises OutOfRange."""
        return self.between(day, day)

    def between(self, first: datetime.date, last: datetime.date) -> list[Festival]:
        """The festivals from a day to another, both included, each on every one of its days, without days that the calendar
        does not hold. Raises OutOfRange if it holds none of them."""
        return [festival_of(fields) for fields in _native.festivals_between(self._handle, first, last)]

    def next(self, id: str, after: datetime.date) -> Festival:
        """The first beginning of a festival after a day; raises NoneLeft if the calendar ends before it, or begins after
        the day."""
        return festival_of(_native.festival_after(self._handle, id, after))

    def doubt(self, festival: Festival) -> Doubt:
        """How sure a festival is on one of its days; raises NoneLeft if it is not on that day.

        >>> import datetime, lunisolar_almanac as almanac
        >>> hongkong = almanac.calendar("hongkong").festivals()
        >>> [hongkong.doubt(one).other_day for one in hongkong.on(datetime.date(2057, 10, 6)) if one.id == "chongyang"]
        [datetime.date(2057, 10, 7)]
        """
        return doubt_of(_native.festival_doubt(self._handle, *_id_and_day(festival)))

    def name(self, id: str, language: str = "en") -> str:
        """The name of a festival of the table, as these regions have it."""
        return _native.festival_name(self._handle, id, language)

    def day_name(self, festival: Festival, language: str = "en") -> str:
        """The name of a festival in the year of its day, from the second day on with the number of the day.

        >>> import datetime, lunisolar_almanac as almanac
        >>> korea = almanac.calendar("korea").festivals()
        >>> [korea.day_name(one, "ko") for one in korea.on(datetime.date(2017, 5, 3)) if one.id == "buddha-birthday-kr"]
        ['석가탄신일']
        """
        return _native.festival_day_name(self._handle, *_id_and_day(festival), language)

    def break_name(self, days_off: DaysOff, rest: Break, language: str = "en") -> str:
        """The holidays of a break, the one after which it is called first, or the reason for it.

        >>> import lunisolar_almanac as almanac
        >>> japan, festivals = almanac.days_off("japan"), almanac.calendar("japan").festivals()
        >>> [festivals.break_name(japan, rest, "ja") for rest in japan.breaks(2026) if rest.first.month == 9]
        ['敬老の日、秋分の日']
        """
        return _native.days_off_name(self._handle, days_off._handle, rest.first, rest.last, language)

    def find(self, words: str) -> list[Match]:
        """The festivals of these regions that fit what people type, in any of the six languages, the best fits first."""
        self._finder = self._finder or _native.finder_open(None, self._handle)
        return matches(self._finder, words)


class Cell(Value):
    """A day on the page of a month."""

    day: datetime.date
    lunar: LunarDate
    is_in_month: bool
    """False for a day of a neighbouring month."""
    pillar: Pillar
    term: SolarTerm | None
    term_certainty: Certainty | None
    """None on a day without a term."""
    lunar_certainty: Certainty
    """Of the lunar date, which is as sure as the new moon of its month."""
    festivals: tuple[Festival, ...]


def cell_of(fields: tuple[Any, ...], festivals: Festivals | None) -> Cell:
    """The value of a structure of the C library."""
    day, lunar, first, count, _, _, is_in_month, pillar, term, term_certainty, lunar_certainty = fields
    indices = range(first, first + count) if festivals else ()
    return Cell(
        day,
        lunar,
        is_in_month,
        Pillar(pillar),
        None if term == 255 else SolarTerm(term),
        None if term == 255 else Certainty(term_certainty),
        Certainty(lunar_certainty),
        tuple(festival_of(_native.festival_at(festivals._handle, index)) for index in indices) if festivals else (),
    )
