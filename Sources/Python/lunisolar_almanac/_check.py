"""Days off of other libraries of Python beside those of a region, for `python -m lunisolar_almanac check holidays KR 2026`."""

from __future__ import annotations

import datetime
import importlib
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from . import _table
from ._choices import WorkKind

REGIONS = {"CN": "mainland", "HK": "hongkong", "MO": "macau", "TW": "taiwan", "KR": "korea", "VN": "vietnam", "JP": "japan"}

Off = Callable[[datetime.date], bool]
"""Whether a library has a day off; whatever it raises is no answer."""


class Difference(NamedTuple):
    """A day that a library has otherwise."""

    day: datetime.date
    theirs: str
    ours: str
    reason: str
    festival: str
    source: str
    """The notice behind ours, or `law`; a hyphen if the week alone decides."""
    certainty: str


def _holidays(country: str, years: range) -> Off:
    categories = {"HK": ("optional",), "MO": ("government", "optional"), "TW": ("public", "government")}.get(country, ("public",))
    library = importlib.import_module("holidays")
    days = library.country_holidays(country, years=years, categories=categories)
    return lambda day: not days.is_working_day(day)


def _workalendar(country: str, years: range) -> Off:
    names = {"CN": "China", "HK": "HongKong", "TW": "Taiwan", "KR": "SouthKorea", "JP": "Japan"}
    calendar = getattr(importlib.import_module("workalendar.asia"), names[country])()
    return lambda day: not calendar.is_working_day(day)


def _chinesecalendar(country: str, years: range) -> Off:
    is_holiday: Off = {"CN": importlib.import_module("chinese_calendar").is_holiday}[country]
    return is_holiday


def _jpholiday(country: str, years: range) -> Off:
    is_holiday = {"JP": importlib.import_module("jpholiday").is_holiday}[country]
    return lambda day: day.weekday() > 4 or is_holiday(day)


def _exchange_calendars(country: str, years: range) -> Off:
    name = {"CN": "XSHG", "HK": "XHKG", "TW": "XTAI", "KR": "XKRX", "JP": "XTKS"}[country]
    calendar = importlib.import_module("exchange_calendars").get_calendar(name)
    return lambda day: not calendar.is_session(str(day))


def _quantlib(country: str, years: range) -> Off:
    library: Any = importlib.import_module("QuantLib")
    calendar = {
        "CN": lambda: library.China(library.China.IB),
        "HK": library.HongKong,
        "TW": library.Taiwan,
        "KR": lambda: library.SouthKorea(library.SouthKorea.Settlement),
        "JP": library.Japan,
    }[country]()
    return lambda day: not calendar.isBusinessDay(library.Date(day.day, day.month, day.year))


LIBRARIES = {
    "holidays": _holidays,
    "workalendar": _workalendar,
    "chinesecalendar": _chinesecalendar,
    "jpholiday": _jpholiday,
    "exchange_calendars": _exchange_calendars,
    "QuantLib": _quantlib,
}


def differences(library: str, country: str, first: int, last: int) -> Iterator[Difference | None]:
    """Each day of the years that a library has otherwise; None for a day of which one of the two says nothing.

    Half a day off agrees with either. Raises ImportError if the library is not installed, KeyError if it has no such country."""
    off, ours = LIBRARIES[library](country, range(first, last + 1)), _table.days_off(REGIONS[country])
    for number in range(datetime.date(first, 1, 1).toordinal(), datetime.date(last, 12, 31).toordinal() + 1):
        day = datetime.date.fromordinal(number)
        status = ours.status(day)
        try:
            is_off = off(day)
        except Exception:  # Each library has errors of its own for years that it does not know.
            yield None
            continue
        if status.kind == WorkKind.UNKNOWN:
            yield None
        elif status.kind != WorkKind.HALF_DAY and status.is_off != is_off:
            notice = status.notice
            source = notice.citation if notice else "-" if status.reason.name == "USUAL" else "law"
            words = [str(word.name).lower().replace("_", "-") for word in (status.kind, status.reason, ours.doubt(day).certainty)]
            yield Difference(day, "off" if is_off else "work", words[0], words[1], status.festival or "-", source, words[2])
