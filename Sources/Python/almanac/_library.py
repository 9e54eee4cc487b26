"""The C library by ctypes: its functions with their types, nothing of calendars."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from ctypes import POINTER, byref, c_char, c_char_p, c_int32, c_int64, c_size_t, c_uint8, c_uint32, c_void_p
from functools import cache
from itertools import count
from typing import Any, Protocol, TypeVar

from ._errors import AlmanacError, BadArgument, NoneLeft, OutOfRange, error_of

ABI = 1
NO_DAY = -(2**31)
NO_PILLAR = 255
ERROR_BUFFER = 3
ERROR_RANGE = 5


class Month(ctypes.Structure):
    _fields_ = [("first_date", c_uint32), ("first_day", c_int32), ("length", c_int32)]


class Event(ctypes.Structure):
    _fields_ = [
        ("instant", c_int64),
        ("day", c_int32),
        ("margin_seconds", c_int32),
        ("uncertainty_seconds", c_int32),
        ("other_day", c_int32),
        ("kind", c_uint8),
        ("certainty", c_uint8),
        ("authority", c_char * 10),
        ("reserved", c_uint8 * 4),
    ]


class Doubt(ctypes.Structure):
    _fields_ = [("other_day", c_int32), ("certainty", c_uint8), ("authority", c_char * 10), ("reserved", c_uint8)]


class Pillars(ctypes.Structure):
    _fields_ = [("year", c_uint8), ("month", c_uint8), ("day", c_uint8), ("hour", c_uint8)]


class Festival(ctypes.Structure):
    _fields_ = [("id", c_char * 25), ("kind", c_uint8), ("length", c_uint8), ("day_number", c_uint8), ("day", c_int32)]


class Match(ctypes.Structure):
    _fields_ = [("id", c_char * 25), ("fit", c_uint8), ("reserved", c_uint8 * 2)]


class WorkStatus(ctypes.Structure):
    _fields_ = [
        ("other_day", c_int32),
        ("notice", c_int32),
        ("festival", c_char * 25),
        ("kind", c_uint8),
        ("reason", c_uint8),
        ("half", c_uint8),
        ("week", c_uint8),
        ("is_statutory", c_uint8),
        ("is_off", c_uint8),
        ("mark", c_uint8),
    ]


class WorkdayCount(ctypes.Structure):
    _fields_ = [("workdays", c_int64), ("half_days", c_int64), ("days_off", c_int64), ("unknown", c_int64)]


class Break(ctypes.Structure):
    _fields_ = [("first", c_int32), ("last", c_int32), ("is_open", c_int32)]


class Bridge(ctypes.Structure):
    _fields_ = [(name, c_int32) for name in ("first_leave", "last_leave", "first", "last", "is_open")]


class Notice(ctypes.Structure):
    _fields_ = [("day", c_int32), ("id", c_char * 25), ("authority", c_char * 9), ("reserved", c_uint8 * 2)]


class Cell(ctypes.Structure):
    _fields_ = [
        ("day", c_int32),
        ("date", c_uint32),
        ("first_festival", c_uint32),
        ("festival_count", c_uint8),
        ("day_of_month", c_uint8),
        ("weekday", c_uint8),
        ("is_in_month", c_uint8),
        ("pillar", c_uint8),
        ("term", c_uint8),
        ("term_certainty", c_uint8),
        ("lunar_certainty", c_uint8),
    ]


_handle = c_void_p
_handle_out = POINTER(c_void_p)
_text = [c_char_p, c_size_t, POINTER(c_size_t)]
_name = [c_char_p, *_text]
_events = [_handle, c_int32, c_int32, POINTER(Event), c_size_t, POINTER(c_size_t)]

_FUNCTIONS: dict[str, list[Any]] = {
    "table_open": [c_uint32, _handle_out],
    "table_open_file": [c_uint32, c_char_p, _handle_out],
    "table_open_bytes": [c_uint32, c_char_p, c_size_t, _handle_out],
    "table_release": [_handle, *_text],
    "table_digest": [_handle, *_text],
    "table_days": [_handle, POINTER(c_int32), POINTER(c_int32)],
    "table_calendar": [_handle, c_size_t, *_text],
    "table_region": [_handle, c_size_t, *_text],
    "region_calendar": [_handle, c_char_p, *_text],
    "word": [c_int32, c_size_t, *_text],
    "calendar_open": [_handle, c_char_p, _handle_out],
    "calendar_days": [_handle, POINTER(c_int32), POINTER(c_int32)],
    "lunar_absence": [_handle, c_uint32],
    "lunar_dates_on": [_handle, c_void_p, c_size_t, c_void_p, POINTER(c_size_t)],
    "days_of_lunar": [_handle, c_void_p, c_size_t, c_void_p, POINTER(c_size_t)],
    "parse_lunar": [c_char_p, POINTER(c_uint32)],
    "lunar_doubt": [_handle, c_int32, POINTER(Doubt)],
    "month_on": [_handle, c_int32, POINTER(Month)],
    "months_of_year": [_handle, c_int32, POINTER(Month), c_size_t, POINTER(c_size_t)],
    "leap_month": [_handle, c_int32, POINTER(c_int32)],
    "term": [_handle, c_int32, c_int32, POINTER(Event)],
    "terms": _events,
    "phases": _events,
    "pillars_on": [_handle, c_int32, POINTER(Pillars)],
    "pillars_at": [_handle, c_int64, c_int32, c_int32, c_int32, POINTER(Pillars)],
    "festivals_open": [_handle, c_char_p, _handle_out],
    "festivals_between": [_handle, c_int32, c_int32, POINTER(Festival), c_size_t, POINTER(c_size_t)],
    "festival_after": [_handle, c_char_p, c_int32, POINTER(Festival)],
    "festival_at": [_handle, c_size_t, POINTER(Festival)],
    "festival_doubt": [_handle, c_char_p, c_int32, POINTER(Doubt)],
    "finder_open": [_handle, _handle_out],
    "finder_open_all": [_handle, _handle_out],
    "find": [_handle, c_char_p, POINTER(Match), c_size_t, POINTER(c_size_t)],
    "holidays_open": [_handle_out],
    "holidays_open_file": [c_char_p, _handle_out],
    "holidays_open_bytes": [c_char_p, c_size_t, _handle_out],
    "holidays_release": [_handle, *_text],
    "holidays_digest": [_handle, *_text],
    "holidays_made_with": [_handle, _handle, POINTER(c_int32)],
    "holidays_region": [_handle, c_size_t, *_text],
    "holidays_audience": [_handle, c_char_p, c_size_t, *_text],
    "days_off_open": [_handle, _handle, c_char_p, c_char_p, _handle_out],
    "days_off_audience": [_handle, *_text],
    "days_off_complete": [_handle, POINTER(c_int32), POINTER(c_int32)],
    "days_off_looked_up": [_handle, POINTER(c_int32)],
    "work_kind_on": [_handle, c_int32],
    "work_status_on": [_handle, c_int32, POINTER(WorkStatus)],
    "work_doubt": [_handle, c_int32, POINTER(Doubt)],
    "work_kinds_on": [_handle, c_void_p, c_size_t, c_void_p],
    "work_statuses_on": [_handle, c_void_p, c_size_t, c_void_p],
    "count_workdays": [_handle, c_int32, c_int32, POINTER(WorkdayCount)],
    "add_workdays": [_handle, c_int32, c_int32, POINTER(c_int32)],
    "breaks": [_handle, c_int32, POINTER(Break), c_size_t, POINTER(c_size_t)],
    "bridges": [_handle, c_int32, c_int32, POINTER(Bridge), c_size_t, POINTER(c_size_t)],
    "notice_at": [_handle, c_size_t, POINTER(Notice)],
    "notice_authority": [_handle, c_size_t, *_text],
    "notice_number": [_handle, c_size_t, *_text],
    "page": [_handle, _handle, c_int32, c_int32, c_int32, c_int32, POINTER(Cell), c_size_t, POINTER(c_size_t)],
    "lunar_date_text": [c_uint32, c_int32, c_int32, *_name],
    "lunar_month_name": [c_uint32, c_int32, *_name],
    "lunar_day_name": [c_uint32, *_name],
    "term_name": [c_int32, *_name],
    "phase_name": [c_int32, *_name],
    "pillar_name": [c_int32, *_name],
    "zodiac_name": [_handle, c_int32, *_name],
    "calendar_name": [_handle, *_name],
    "festival_name": [_handle, c_char_p, *_name],
    "festival_day_name": [_handle, c_char_p, c_int32, *_name],
    "region_name": [_handle, c_char_p, *_name],
    "audience_name": [c_char_p, *_name],
    "work_kind_name": [c_int32, *_name],
    "work_reason_name": [c_int32, *_name],
}


_PATH = os.path.join(os.path.dirname(__file__), "libalmanac.so.1")


def _load() -> ctypes.CDLL:
    library = ctypes.CDLL(_PATH)
    for name, types in _FUNCTIONS.items():
        function = getattr(library, f"almanac_{name}")
        function.argtypes = types
        function.restype = c_int32
    for name in ("table_close", "calendar_close", "festivals_close", "finder_close", "holidays_close", "days_off_close"):
        function = getattr(library, f"almanac_{name}")
        function.argtypes = [c_void_p]
        function.restype = None
    library.almanac_status_text.argtypes = [c_int32]
    library.almanac_status_text.restype = c_char_p
    return library


library = _load()

# The two calls that take nanoseconds: to give up Python's lock for them and to take it again would take longer.
_quick = ctypes.PyDLL(_PATH)
lunar_date_on = _quick.almanac_lunar_date_on
lunar_date_on.argtypes = [c_void_p, c_int32]
lunar_date_on.restype = c_uint32
day_of_lunar = _quick.almanac_day_of_lunar
day_of_lunar.argtypes = [c_void_p, c_uint32]
day_of_lunar.restype = c_int32


def int32(number: int, error: type[AlmanacError] = BadArgument) -> int:
    """A number that the C library can be given; ctypes would cut it."""
    if not -(2**31) <= number < 2**31:
        raise error(f"{number} is out of range")
    return number


def year_number(year: int) -> int:
    """A year that the C library can be given."""
    return int32(year, OutOfRange)


def encoded(string: str, error: type[AlmanacError] = BadArgument) -> bytes:
    """A text that the C library can be given; a zero byte would end it."""
    if "\0" in string:
        raise error(f"{string!r} has a zero byte")
    return string.encode()


def check(status: int, what: str) -> None:
    """Raises the error of a status that is not 0; `what` says what was asked for."""
    if status:
        reason: bytes = library.almanac_status_text(status)
        raise error_of(status, f"{what}: {reason.decode()}")


def opened(name: str, what: str, *arguments: object) -> int:
    """The address of what an open function gives."""
    handle = c_void_p()
    check(getattr(library, f"almanac_{name}")(*arguments, byref(handle)), what)
    assert handle.value is not None
    return handle.value


class Opened(Protocol):
    """What has an address in the C library, such as a table."""

    _handle: int


def text(name: str, what: str, *arguments: object) -> str:
    """The text that a function writes."""
    function = getattr(library, f"almanac_{name}")
    size = c_size_t(96)
    for _ in range(2):
        buffer = ctypes.create_string_buffer(size.value)
        status: int = function(*arguments, buffer, size, byref(size))
        if status != ERROR_BUFFER:
            break
    check(status, what)
    return buffer.value.decode()


def names(name: str, *arguments: object) -> list[str]:
    """The texts that a function has by number from 0."""
    found = []
    for number in count():
        try:
            found.append(text(name, str(number), *arguments, number))
        except NoneLeft:
            break
    return found


@cache
def words(list: int) -> tuple[str, ...]:
    """A list of words of the library, each at its number; `list` is one of the numbers below."""
    return tuple(names("word", list))


TERMS, PHASES, CERTAINTIES, FESTIVAL_KINDS, WORK_KINDS, WORK_REASONS, HALVES = 1, 3, 4, 5, 6, 7, 8


Element = TypeVar("Element", bound=ctypes.Structure)


def elements(kind: type[Element], name: str, what: str, *arguments: object) -> list[Element]:
    """The list that a function writes."""
    function: Callable[..., int] = getattr(library, f"almanac_{name}")
    size = c_size_t(0)
    status = function(*arguments, None, 0, byref(size))
    if status == ERROR_BUFFER:
        buffer = (kind * size.value)()
        status = function(*arguments, buffer, size.value, None)
        check(status, what)
        return list(buffer)
    check(status, what)
    return []


__all__ = ["ABI", "CERTAINTIES", "ERROR_RANGE", "FESTIVAL_KINDS", "HALVES", "NO_DAY", "NO_PILLAR", "Opened", "PHASES", "TERMS", "WORK_KINDS", "WORK_REASONS", "c_char", "check", "day_of_lunar", "elements", "encoded", "int32", "library", "lunar_date_on", "names", "opened", "text", "words", "year_number"]
