"""Solar terms, phases of the Moon and pillars as values."""

from __future__ import annotations

import datetime
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

from . import _library
from ._dates import date_of
from ._library import NO_DAY, Event, encoded, text

_EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)


class SolarTerm(IntEnum):
    """The 24 solar terms from Minor Cold in January on; those with odd numbers are principal terms.

    >>> SolarTerm.QINGMING.name_in("en"), SolarTerm.QINGMING.name_in("ko")
    ('Qingming', '청명')
    """

    XIAOHAN = 0
    DAHAN = 1
    LICHUN = 2
    YUSHUI = 3
    JINGZHE = 4
    CHUNFEN = 5
    QINGMING = 6
    GUYU = 7
    LIXIA = 8
    XIAOMAN = 9
    MANGZHONG = 10
    XIAZHI = 11
    XIAOSHU = 12
    DASHU = 13
    LIQIU = 14
    CHUSHU = 15
    BAILU = 16
    QIUFEN = 17
    HANLU = 18
    SHUANGJIANG = 19
    LIDONG = 20
    XIAOXUE = 21
    DAXUE = 22
    DONGZHI = 23

    def name_in(self, language: str = "en") -> str:
        """The name in one of the six languages."""
        return text("term_name", language, int(self), encoded(language))


class MoonPhase(IntEnum):
    """The four phases of the Moon."""

    NEW_MOON = 0
    FIRST_QUARTER = 1
    FULL_MOON = 2
    LAST_QUARTER = 3

    def name_in(self, language: str = "en") -> str:
        """The name in one of the six languages."""
        return text("phase_name", language, int(self), encoded(language))


class Certainty(IntEnum):
    """How sure the civil day of an event is."""

    CERTAIN = 0
    NEAR_MIDNIGHT = 1
    DISPUTED = 2
    PUBLISHED = 3


class Doubt(NamedTuple):
    """How sure a lunar date or a festival is, which is as sure as the new moon or the term that fixes it."""

    certainty: Certainty
    authority: str | None
    """Who has it on another day if it is disputed, who issued the day if it is published."""
    other_day: datetime.date | None
    """The day of the authority if it is disputed, the computed day if it is published."""


def doubt_of(doubt: _library.Doubt) -> Doubt:
    """The value of a structure of the C library."""
    other_day = None if doubt.other_day == NO_DAY else date_of(doubt.other_day)
    return Doubt(Certainty(doubt.certainty), doubt.authority.decode() or None, other_day)


Kind = TypeVar("Kind", SolarTerm, MoonPhase)


class CelestialEvent(NamedTuple, Generic[Kind]):
    """A solar term or a phase of the Moon."""

    kind: Kind
    """Which term or phase."""
    day: datetime.date
    """The civil day on which the calendar has it."""
    instant: datetime.datetime
    """When, to the second: UTC, UT1 before 1972."""
    margin_seconds: int
    """Seconds from the nearest midnight of the calendar's clock, negative before midnight."""
    uncertainty_seconds: int
    """How many seconds the instant may be wrong."""
    certainty: Certainty
    """How sure the day is."""
    authority: str | None
    """Who publishes another day if the day is disputed, who issued it if it is published."""
    other_day: datetime.date | None
    """The day of the authority if the day is disputed, the computed day if it is published."""


def event_of(event: Event, kind: type[Kind]) -> CelestialEvent[Kind]:
    """The value of a structure of the C library."""
    return CelestialEvent(
        kind(event.kind),
        date_of(event.day),
        _EPOCH + datetime.timedelta(seconds=event.instant),
        event.margin_seconds,
        event.uncertainty_seconds,
        Certainty(event.certainty),
        event.authority.decode() or None,
        None if event.other_day == NO_DAY else date_of(event.other_day),
    )


class Pillar(int):
    """A stem and a branch (干支), a number from 0 (甲子) to 59 (癸亥).

    >>> Pillar(42), Pillar(42).stem, Pillar(42).branch, Pillar(42).name_in("zh-Hant")
    (Pillar(42), 2, 6, '丙午')
    """

    @property
    def stem(self) -> int:
        """The heavenly stem, 0 (甲) to 9 (癸)."""
        return int(self) % 10

    @property
    def branch(self) -> int:
        """The earthly branch, 0 (子) to 11 (亥)."""
        return int(self) % 12

    def name_in(self, language: str = "en") -> str:
        """The name in one of the six languages."""
        return text("pillar_name", language, int(self), encoded(language))

    def __repr__(self) -> str:
        return f"Pillar({int(self)})"


class YearFrom(IntEnum):
    """When the pillar of the year changes."""

    NEW_YEAR = 0
    """On lunar New Year's day."""
    LICHUN_DAY = 1
    """On the day of 立春."""
    LICHUN_INSTANT = 2
    """At the instant of 立春."""


class MonthFrom(IntEnum):
    """When the pillar of the month changes."""

    TERM_DAY = 0
    """On the day of its sectional term (節)."""
    TERM_INSTANT = 1
    """At the instant of that term."""
    LUNAR_MONTH = 2
    """With the lunar month; a leap month has none."""


class DayFrom(IntEnum):
    """When the pillar of the day changes."""

    MIDNIGHT = 0
    HOUR_23 = 1
    """At 23h, with the double hour 子."""


class Pillars(NamedTuple):
    """The pillars of a day or of a moment."""

    year: Pillar
    month: Pillar | None
    """None in a leap month, if months change with the lunar month."""
    day: Pillar
    hour: Pillar | None
    """None for a day without a time."""
