"""The East Asian lunisolar calendars, 1900-2100: Chinese, Hong Kong's, Korean, Vietnamese and Japanese.

>>> import almanac, datetime
>>> china = almanac.calendar("china")
>>> china.lunar(datetime.date(2026, 2, 17))
LunarDate(2026, 1, 1)
>>> china.date(almanac.LunarDate(2026, 8, 15))
datetime.date(2026, 9, 25)

What cannot be answered raises an `AlmanacError` that says what would be right.
"""

from ._calendar import Calendar, LunarMonth
from ._dates import LunarDate
from ._errors import (
    AlmanacError,
    BadTable,
    NoneLeft,
    NoSuchLeapMonth,
    NotADate,
    NoThirtiethDay,
    OutOfRange,
    UnknownName,
    UnreadableFile,
)
from ._festivals import Cell, Festival, FestivalKind, Festivals
from ._sky import CelestialEvent, Certainty, MoonPhase, Pillar, Pillars, SolarTerm
from ._table import Table, calendar, table

__all__ = [
    "AlmanacError",
    "BadTable",
    "Calendar",
    "CelestialEvent",
    "Cell",
    "Certainty",
    "Festival",
    "FestivalKind",
    "Festivals",
    "LunarDate",
    "LunarMonth",
    "MoonPhase",
    "NoSuchLeapMonth",
    "NoThirtiethDay",
    "NoneLeft",
    "NotADate",
    "OutOfRange",
    "Pillar",
    "Pillars",
    "SolarTerm",
    "Table",
    "UnknownName",
    "UnreadableFile",
    "calendar",
    "table",
]
