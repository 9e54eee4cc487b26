"""The East Asian lunisolar calendars, 1900-2100: Chinese, Hong Kong's, Korean, Vietnamese and Japanese.

>>> import almanac, datetime
>>> china = almanac.calendar("china")
>>> china.lunar(datetime.date(2026, 2, 17))
LunarDate(2026, 1, 1)
>>> china.date(almanac.LunarDate(2026, 8, 15))
datetime.date(2026, 9, 25)
>>> almanac.days_off("mainland").kind(datetime.date(2026, 2, 14)).name
'MAKE_UP_WORKDAY'

What cannot be answered raises an `AlmanacError` that says what would be right.
"""

from ._calendar import Calendar, LunarMonth
from ._dates import LunarDate
from ._days_off import Break, Bridge, DaysOff, Half, Holidays, Notice, WorkdayCount, WorkKind, WorkReason, WorkStatus
from ._errors import (
    AlmanacError,
    BadArgument,
    BadTable,
    NoneLeft,
    NoSuchLeapMonth,
    NotADate,
    NoThirtiethDay,
    OutOfRange,
    Undecided,
    UnknownName,
    UnreadableFile,
)
from ._festivals import Cell, Festival, FestivalKind, Festivals, Match, NameFit
from ._sky import CelestialEvent, Certainty, DayFrom, Doubt, MonthFrom, MoonPhase, Pillar, Pillars, SolarTerm, YearFrom
from ._table import Table, calendar, days_off, table

__all__ = [
    "AlmanacError",
    "BadArgument",
    "BadTable",
    "Break",
    "Bridge",
    "Calendar",
    "CelestialEvent",
    "Cell",
    "Certainty",
    "DayFrom",
    "DaysOff",
    "Doubt",
    "Festival",
    "FestivalKind",
    "Festivals",
    "Half",
    "Holidays",
    "LunarDate",
    "LunarMonth",
    "Match",
    "MonthFrom",
    "MoonPhase",
    "NameFit",
    "NoSuchLeapMonth",
    "NoThirtiethDay",
    "NoneLeft",
    "NotADate",
    "Notice",
    "OutOfRange",
    "Pillar",
    "Pillars",
    "SolarTerm",
    "Table",
    "Undecided",
    "UnknownName",
    "UnreadableFile",
    "WorkKind",
    "WorkReason",
    "WorkStatus",
    "WorkdayCount",
    "YearFrom",
    "calendar",
    "days_off",
    "table",
]
