"""Solar terms, phases of the Moon and pillars as values."""

from __future__ import annotations

import datetime

from . import _native
from ._choices import Certainty, MoonPhase, SolarTerm
from ._errors import BadArgument
from ._values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)


class Doubt(Value):
    """How sure a lunar date or a festival is, which is as sure as the new moon or the term that fixes it."""

    certainty: Certainty
    authority: str | None
    """Who has it on another day if it is disputed, who issued the day if it is published."""
    other_day: datetime.date | None
    """The day of the authority if it is disputed, the computed day if it is published, the day beyond midnight if it is near that."""


def doubt_of(fields: tuple[Any, ...]) -> Doubt:
    """The value of a structure of the C library."""
    other_day, certainty, authority = fields
    return Doubt(Certainty(certainty), authority, other_day)


class CelestialEvent(Value):
    """A solar term or a phase of the Moon."""

    kind: SolarTerm | MoonPhase
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
    """The day of the authority if the day is disputed, the computed day if it is published, the day beyond midnight if it is near that."""


def event_of(fields: tuple[Any, ...], kinds: type[SolarTerm] | type[MoonPhase]) -> CelestialEvent:
    """The value of a structure of the C library."""
    seconds, day, margin, uncertainty, other_day, kind, certainty, authority = fields
    instant = _EPOCH + datetime.timedelta(seconds=seconds)
    return CelestialEvent(kinds(kind), day, instant, margin, uncertainty, Certainty(certainty), authority, other_day)


def seconds_of(moment: datetime.datetime) -> int:
    """The instant of a moment that has a time zone, as the C library counts."""
    if not isinstance(moment, datetime.datetime) or moment.utcoffset() is None:
        raise BadArgument(f"{moment!r:.80} has no time zone: give it one, such as zoneinfo.ZoneInfo('Asia/Shanghai')")
    return (moment - _EPOCH) // datetime.timedelta(seconds=1)


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
        return _native.word_name(_native.PILLARS, int(self), language)

    def __str__(self) -> str:
        return self.name_in("zh-Hant")

    def __repr__(self) -> str:
        return f"Pillar({int(self)})"


class Pillars(Value):
    """The pillars of a day or of a moment."""

    year: Pillar
    month: Pillar | None
    """None in a leap month, if months change with the lunar month."""
    day: Pillar
    hour: Pillar | None
    """None for a day without a time."""

    def __str__(self) -> str:
        return " ".join(str(pillar) for pillar in (self.year, self.month, self.day, self.hour) if pillar is not None)


class Period(Value):
    """A period of time, from an instant to another, which no longer belongs to it."""

    start: datetime.datetime
    end: datetime.datetime


def period_of(fields: tuple[int, int]) -> Period:
    """The value of a structure of the C library."""
    start, end = (_EPOCH + datetime.timedelta(seconds=seconds) for seconds in fields)
    return Period(start, end)
