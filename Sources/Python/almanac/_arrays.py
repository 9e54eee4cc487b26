"""Arrays of days, of lunar dates and of what days are; the only file that needs numpy."""

from __future__ import annotations

from ctypes import byref, c_size_t
from typing import TYPE_CHECKING, Any

import numpy

from ._library import NO_DAY, check, library

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

LUNAR = numpy.dtype([("year", "u2"), ("month", "u1"), ("is_leap", "?"), ("day", "u1")])


STATUS = numpy.dtype(
    [
        ("kind", "u1"),
        ("reason", "u1"),
        ("half", "u1"),
        ("week", "u1"),
        ("is_statutory", "?"),
        ("festival", "S24"),
        ("other_day", "datetime64[D]"),
        ("notice", "i4"),
    ]
)

# As the C library has it.
_STATUS = numpy.dtype(
    [
        ("other_day", "i4"),
        ("notice", "i4"),
        ("festival", "S25"),
        ("kind", "u1"),
        ("reason", "u1"),
        ("half", "u1"),
        ("week", "u1"),
        ("is_statutory", "?"),
        ("reserved", "u1", 2),
    ]
)


def lunar(calendar: int, days: ArrayLike) -> NDArray[Any]:
    """The lunar dates of days, with year 0 for what the calendar does not reach."""
    narrow = _numbers(days)
    numbers = numpy.empty(narrow.shape, dtype="u4")
    missing = c_size_t()
    status = library.almanac_lunar_dates_on(
        calendar, narrow.ctypes.data, narrow.size, numbers.ctypes.data, byref(missing)
    )
    check(status, "days")
    dates = numpy.empty(numbers.shape, dtype=LUNAR)
    dates["year"] = numbers >> 16
    dates["month"] = numbers >> 9 & 127
    dates["is_leap"] = numbers >> 8 & 1
    dates["day"] = numbers & 255
    return dates


def _numbers(days: ArrayLike) -> NDArray[Any]:
    """Days as the C library counts them. NaT and what 32 bits do not hold become the smallest number, which is out of reach."""
    wide = numpy.asarray(days, dtype="datetime64[D]").view("i8")
    narrow = numpy.empty(wide.shape, dtype="i4")
    numpy.copyto(narrow, wide, casting="same_kind")
    if not _fits(wide):
        narrow[narrow != wide] = NO_DAY
    return narrow


def _fits(wide: NDArray[Any]) -> bool:
    return wide.size == 0 or bool(wide.min() > NO_DAY and wide.max() < -NO_DAY)


def dates(calendar: int, lunar: NDArray[Any]) -> NDArray[Any]:
    """The days of lunar dates, NaT for what is no date of the calendar."""
    parts = numpy.asarray(lunar)
    numbers = numpy.zeros(parts.shape, dtype="i8")
    is_date = numpy.ones(parts.shape, dtype=bool)
    for field, bits, first, last in (("year", 0, 1, 9999), ("month", 7, 1, 12), ("is_leap", 1, 0, 1), ("day", 8, 1, 30)):
        values = parts[field].astype("i8")
        is_date &= (values >= first) & (values <= last)
        numbers = numbers << bits | values
    # Zero is no date.
    numbers = numpy.ascontiguousarray(numpy.where(is_date, numbers, 0), dtype="u4")
    narrow = numpy.empty(numbers.shape, dtype="i4")
    status = library.almanac_days_of_lunar(
        calendar, numbers.ctypes.data, numbers.size, narrow.ctypes.data, byref(c_size_t())
    )
    check(status, "lunar dates")
    return _days(narrow)


def _days(narrow: NDArray[Any]) -> NDArray[Any]:
    """Days as numpy counts them, with NaT for none."""
    wide = narrow.astype("i8")
    wide[narrow == NO_DAY] = numpy.iinfo("i8").min  # NaT
    return wide.view("datetime64[D]")


def work_kinds(days_off: int, days: ArrayLike) -> NDArray[Any]:
    """What days are."""
    narrow = _numbers(days)
    kinds = numpy.empty(narrow.shape, dtype="u1")
    check(library.almanac_work_kinds_on(days_off, narrow.ctypes.data, narrow.size, kinds.ctypes.data), "days")
    return kinds


def work_statuses(days_off: int, days: ArrayLike) -> NDArray[Any]:
    """What days are, and why."""
    narrow = _numbers(days)
    found = numpy.empty(narrow.shape, dtype=_STATUS)
    check(library.almanac_work_statuses_on(days_off, narrow.ctypes.data, narrow.size, found.ctypes.data), "days")
    statuses = numpy.empty(narrow.shape, dtype=STATUS)
    for field in ("kind", "reason", "half", "week", "is_statutory", "festival", "notice"):
        statuses[field] = found[field]
    statuses["other_day"] = _days(found["other_day"])
    return statuses
