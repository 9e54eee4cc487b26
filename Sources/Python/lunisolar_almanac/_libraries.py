"""The libraries of Python that say whether a day is off; only the one that is asked has to be installed."""

from __future__ import annotations

import datetime
import importlib
from collections.abc import Callable
from typing import Any

Off = Callable[[datetime.date], bool]
"""Whether a library has a day off; whatever it raises is no answer."""


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
