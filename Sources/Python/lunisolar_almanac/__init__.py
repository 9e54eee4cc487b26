"""The East Asian lunisolar calendars, 1900-2100: Chinese, Hong Kong's, Korean, Vietnamese and Japanese.

>>> import datetime, lunisolar_almanac as almanac
>>> china = almanac.calendar("china")
>>> china.lunar(datetime.date(2026, 2, 17))
LunarDate(2026, 1, 1)
>>> china.date(almanac.LunarDate(2026, 8, 15))
datetime.date(2026, 9, 25)
>>> almanac.days_off("mainland").kind(datetime.date(2026, 2, 14)).name
'MAKE_UP_WORKDAY'

A question without an answer raises an `AlmanacError` that says what would be right. Handles, such as a calendar, never change:
threads share them, copies are the handle itself, and pickle opens those of the package again in the other process.
"""

from ._calendar import Calendar, LunarMonth
from ._choices import Certainty, DayFrom, FestivalKind, Half, LeapRule, MonthFrom, MoonPhase, NameFit, SolarTerm, ThirtiethRule
from ._choices import WorkKind, WorkReason, YearFrom
from ._dates import LunarDate
from ._days_off import Break, Bridge, DaysOff, Holidays, Notice, WorkdayCount, WorkStatus
from ._errors import AlmanacError, BadArgument, BadRule, BadTable, NoneLeft, NoSuchLeapMonth, NotADate, NoThirtiethDay, OutOfRange
from ._errors import Undecided, UnknownName, UnreadableFile, WrongType
from ._festivals import Cell, Festival, Festivals, Match
from ._sky import CelestialEvent, Doubt, Period, Pillar, Pillars
from ._table import Table, calendar, days_off, table, wide_table, workday

__all__ = [
    "AlmanacError", "BadArgument", "BadRule", "BadTable", "Break", "Bridge", "Calendar", "CelestialEvent", "Cell",
    "Certainty", "DayFrom", "DaysOff", "Doubt", "Festival", "FestivalKind", "Festivals", "Half", "Holidays",
    "LeapRule", "LunarDate", "LunarMonth", "Match", "MonthFrom", "MoonPhase", "NameFit", "NoSuchLeapMonth",
    "NoThirtiethDay", "NoneLeft", "NotADate", "Notice", "OutOfRange", "Period", "Pillar", "Pillars", "SolarTerm", "Table",
    "ThirtiethRule", "Undecided", "UnknownName", "UnreadableFile", "WorkKind", "WorkReason", "WorkStatus",
    "WorkdayCount", "WrongType", "YearFrom", "calendar", "days_off", "table", "wide_table", "workday",
]  # fmt: skip
# Names as users write them, in messages and in pickles.
for _name in __all__:
    globals()[_name].__module__ = __name__


def __getattr__(name: str) -> str:
    """`__version__`, by the release of the table inside: 2026b is 2026.2."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    release = table().release
    return f"{release[:4]}.{ord(release[4]) - ord('a') + 1}"
