"""Festivals of regions, and the pages of months."""

from __future__ import annotations

import datetime
from ctypes import byref
from enum import IntEnum
from typing import NamedTuple

from . import _library
from ._dates import LunarDate, _of_number, date_of, day_number
from ._library import check, elements, encoded, library, opened, text
from ._sky import Certainty, Doubt, Pillar, SolarTerm, doubt_of


class FestivalKind(IntEnum):
    """What kind of day a festival is."""

    PUBLIC_HOLIDAY = 0
    TRADITIONAL = 1
    OBSERVANCE = 2
    SEASON_COUNT = 3
    CALENDAR_NOTE = 4


class Festival(NamedTuple):
    """A festival on one of its days."""

    id: str
    """Such as `zhongqiu`; the same in every release."""
    day: datetime.date
    kind: FestivalKind
    length: int
    """How many days it lasts."""
    day_number: int
    """Which of its days this is, from 1."""


def festival_of(festival: _library.Festival) -> Festival:
    """The value of a structure of the C library."""
    kind = FestivalKind(festival.kind)
    return Festival(festival.id.decode(), date_of(festival.day), kind, festival.length, festival.day_number)


class NameFit(IntEnum):
    """How well a name fits what people type. Capitals, diacritics, width, spaces, hyphens and apostrophes never count."""

    EXACT = 0
    """The whole name."""
    ESSENTIAL = 1
    """All of it but words such as Festival, Day, 節 or 절."""
    BEGINNING = 2
    """The beginning of the name: three letters, two characters or two syllables at least."""


class Match(NamedTuple):
    """A festival with a name that fits."""

    id: str
    fit: NameFit


class Finder:
    """The names of some festivals, made for one question."""

    __slots__ = ("_handle",)

    def __init__(self, function: str, source: int) -> None:
        self._handle = opened(function, "festivals", source)

    def __del__(self) -> None:
        if hasattr(self, "_handle"):
            library.almanac_finder_close(self._handle)

    def find(self, words: str) -> list[Match]:
        """The festivals that fit a text."""
        found = elements(_library.Match, "find", repr(words), self._handle, encoded(words))
        return [Match(match.id.decode(), NameFit(match.fit)) for match in found]


class Festivals:
    """The festivals of some regions in a calendar: `calendar("china").festivals("taiwan")`.

    >>> import almanac, datetime
    >>> taiwan = almanac.calendar("china").festivals("taiwan")
    >>> [taiwan.name(festival.id, "en") for festival in taiwan.on(datetime.date(2026, 10, 10))]
    ['Double Tenth Day']
    """

    __slots__ = ("_handle",)

    def __init__(self, calendar: int, regions: tuple[str, ...]) -> None:
        names = ",".join(regions)
        self._handle = opened("festivals_open", names, calendar, encoded(names) if regions else None)

    def __del__(self) -> None:
        if hasattr(self, "_handle"):
            library.almanac_festivals_close(self._handle)

    def on(self, day: datetime.date) -> list[Festival]:
        """The festivals of a day, those that began earlier included; raises OutOfRange."""
        return self.between(day, day)

    def between(self, first: datetime.date, last: datetime.date) -> list[Festival]:
        """The festivals from a day to another, both included, each on every one of its days, without days that the calendar
        does not hold. Raises OutOfRange if it holds none of them."""
        days = day_number(first), day_number(last)
        found = elements(_library.Festival, "festivals_between", f"{first} to {last}", self._handle, *days)
        return [festival_of(festival) for festival in found]

    def next(self, id: str, after: datetime.date) -> Festival:
        """The first beginning of a festival after a day; raises NoneLeft if the calendar ends before it."""
        found = _library.Festival()
        status = library.almanac_festival_after(self._handle, encoded(id), day_number(after), byref(found))
        check(status, id)
        return festival_of(found)

    def doubt(self, festival: Festival) -> Doubt:
        """How sure a festival is on one of its days; raises NoneLeft if it is not on that day.

        >>> import almanac, datetime
        >>> hongkong = almanac.calendar("hongkong").festivals()
        >>> [hongkong.doubt(one).other_day for one in hongkong.on(datetime.date(2057, 10, 6)) if one.id == "chongyang"]
        [datetime.date(2057, 10, 7)]
        """
        found, asked = _library.Doubt(), (encoded(festival.id), day_number(festival.day))
        check(library.almanac_festival_doubt(self._handle, *asked, byref(found)), festival.id)
        return doubt_of(found)

    def name(self, id: str, language: str = "en") -> str:
        """The name of a festival of the table, as these regions have it."""
        return text("festival_name", f"{id}, {language}", self._handle, encoded(id), encoded(language))

    def day_name(self, festival: Festival, language: str = "en") -> str:
        """The name of a festival in the year of its day, from the second day on with the number of the day.

        >>> import almanac, datetime
        >>> korea = almanac.calendar("korea").festivals()
        >>> [korea.day_name(one, "ko") for one in korea.on(datetime.date(2017, 5, 3)) if one.id == "buddha-birthday-kr"]
        ['석가탄신일']
        """
        asked = (encoded(festival.id), day_number(festival.day), encoded(language))
        return text("festival_day_name", f"{festival.id}, {language}", self._handle, *asked)

    def find(self, words: str) -> list[Match]:
        """The festivals of these regions that fit what people type, in any of the six languages, the best fits first."""
        return Finder("finder_open", self._handle).find(words)

    def _at(self, index: int) -> Festival:
        found = _library.Festival()
        check(library.almanac_festival_at(self._handle, index, byref(found)), f"festival {index}")
        return festival_of(found)


class Cell(NamedTuple):
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


def cell_of(cell: _library.Cell, festivals: Festivals | None) -> Cell:
    """The value of a structure of the C library."""
    found = range(cell.first_festival, cell.first_festival + cell.festival_count) if festivals else ()
    lunar = _of_number(cell.date)
    return Cell(
        date_of(cell.day),
        lunar,
        bool(cell.is_in_month),
        Pillar(cell.pillar),
        None if cell.term == 255 else SolarTerm(cell.term),
        None if cell.term == 255 else Certainty(cell.term_certainty),
        Certainty(cell.lunar_certainty),
        tuple(festivals._at(index) for index in found) if festivals else (),
    )
