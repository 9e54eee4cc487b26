"""Arrays of days, of lunar dates and of what days are; the only file that needs numpy."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Sequence
from typing import cast

import numpy

from . import _native
from ._errors import BadArgument, WrongType, refuse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from numpy.typing import ArrayLike, NDArray

NO_DAY = -(2**31)
# Numbers of 32 bits, so that year * 10000 and the like do not wrap.
LUNAR = numpy.dtype([("year", "i4"), ("month", "i4"), ("is_leap", "?"), ("day", "i4")], align=True)
STATUS = numpy.dtype(
    [(name, "i4") for name in ("kind", "reason", "half", "week")]
    + [("is_statutory", "?"), ("festival", "S24"), ("other_day", "datetime64[D]"), ("notice", "i4")]
)
# As the C library has it.
_STATUS = numpy.dtype(
    [("other_day", "i4"), ("notice", "i4"), ("festival", "S25")]
    + [(name, "u1") for name in ("kind", "reason", "half", "week", "is_statutory", "is_off", "mark")]
)


def lunar(calendar: object, days: ArrayLike) -> NDArray[Any]:
    """The lunar dates of days, with year 0 for what the calendar does not reach."""
    numbers = _asked(_native.lunar_dates_on, calendar, [_numbers(days)], "u4", after=(0,))
    dates = numpy.empty(numbers.shape, dtype=LUNAR)
    dates["year"] = numbers >> 16
    dates["month"] = numbers >> 9 & 127
    dates["is_leap"] = numbers >> 8 & 1
    dates["day"] = numbers & 255
    return dates


def _address(array: NDArray[Any]) -> Any:
    return array.__array_interface__["data"][0]


def _asked(
    function: Callable[..., None], handle: object, given: Sequence[NDArray[Any]], type: Any, before: tuple[int, ...] = (), after: tuple[int, ...] = ()
) -> NDArray[Any]:
    """The values that a function of the library writes for each element; its other arguments come before and after the room for that."""
    found = numpy.empty(given[0].shape, dtype=type)
    function(handle, *map(_address, given), given[0].size, *before, _address(found), *after)
    return found


def _numbers(days: ArrayLike) -> NDArray[Any]:
    """Days as the C library counts them. NaT and what 32 bits do not hold become the smallest number, which is out of reach."""
    wide = _naive(days).view("i8")
    narrow = numpy.ascontiguousarray(wide, dtype="i4").reshape(wide.shape)
    if wide.size and (wide.min() <= NO_DAY or wide.max() >= -NO_DAY):
        narrow[narrow != wide] = NO_DAY
    return narrow


def _naive(days: ArrayLike) -> NDArray[Any]:
    """Days as numpy has them; moments with a time zone are refused, as numpy would take their day in UTC."""
    # Arrow and Polars give numpy no time zone, but their types show it, also inside another type or a schema.
    for kind in (getattr(days, name, None) for name in ("dtype", "type", "schema")):
        if re.search(r"tz=|time_zone='|64\[\w+, ", str(kind)):
            refuse("aware", "days", kind)
    try:
        if getattr(days, "hasnans", False) and str(cast("Any", days).dtype)[:10] != "datetime64":
            # pandas has a missing value of its own, which numpy does not know.
            days = cast("Any", days).to_numpy(object, na_value=None)
        found = numpy.asarray(days)
        kinds = map(type, found.flat) if found.dtype.kind == "O" else [found.dtype.type] if found.size else []
        if any(issubclass(kind, (int, float, numpy.number, numpy.bool_)) for kind in kinds):
            raise TypeError("they are numbers")
        if found.dtype.kind == "M":
            return found.astype("datetime64[D]", copy=False)
        with warnings.catch_warnings():
            # numpy warns of time zones in texts and objects.
            warnings.simplefilter("error")
            return found.astype("datetime64[D]")
    except (Warning, ValueError, TypeError, NotImplementedError, OverflowError) as error:
        raise BadArgument(f"these are no days: {error}; give datetime64, dates or texts such as 2026-02-17; lunar_at(moment) takes time zones") from None


def dates(calendar: object, lunar: Any) -> NDArray[Any]:
    """The days of lunar dates, NaT for what is no date of the calendar."""
    numbers: Any = numpy.int64(0)
    is_date: Any = True
    for field, bits, first, last in (("year", 0, 1, 9999), ("month", 7, 1, 12), ("is_leap", 1, 0, 1), ("day", 8, 1, 30)):
        try:
            values = numpy.asarray(lunar[field]).astype("i8", casting="same_kind")
            is_date = is_date & (values >= first) & (values <= last)
            numbers = numbers << bits | values
        except (IndexError, KeyError, TypeError, ValueError) as error:
            raise WrongType(f"{type(lunar).__name__} without whole numbers for year, month, is_leap and day: {error}") from None
    # Zero is no date.
    given = numpy.asarray(numpy.where(is_date, numbers, 0), dtype="u4", order="C")
    return _days(_asked(_native.days_of_lunar, calendar, [given], "i4", after=(0,)))


def _days(narrow: NDArray[Any]) -> NDArray[Any]:
    """Days as numpy counts them, with NaT for none."""
    wide = narrow.astype("i8")
    wide[narrow == NO_DAY] = numpy.iinfo("i8").min  # NaT
    return wide.view("datetime64[D]")


def work_kinds(days_off: object, days: ArrayLike) -> NDArray[Any]:
    """The kinds of days."""
    return _asked(_native.work_kinds_on, days_off, [_numbers(days)], "u1").astype("i4")


def work_statuses(days_off: object, days: ArrayLike) -> NDArray[Any]:
    """The kinds of days, and the reasons for them."""
    found = _asked(_native.work_statuses_on, days_off, [_numbers(days)], _STATUS)
    statuses = numpy.empty(found.shape, dtype=STATUS)
    for field in STATUS.names or ():
        statuses[field] = _days(found[field]) if field == "other_day" else found[field]
    return statuses


def workday_numbers(days_off: object, days: ArrayLike) -> NDArray[Any]:
    """The running numbers of workdays."""
    return _asked(_native.workday_numbers_on, days_off, [_numbers(days)], "i4")


def add_workdays(days_off: object, days: ArrayLike, number: int) -> NDArray[Any]:
    """The days that are a number of workdays after days."""
    return _days(_asked(_native.add_workdays_to, days_off, [_numbers(days)], "i4", before=(number,)))


def workdays(days_off: object, firsts: ArrayLike, lasts: ArrayLike) -> NDArray[Any]:
    """How many days between pairs of days are worked."""
    given = _numbers(firsts), _numbers(lasts)
    try:
        pairs = numpy.broadcast_arrays(*given)
    except ValueError:
        raise BadArgument(f"{given[0].size} first days and {given[1].size} last days: give as many of both, or one of either") from None
    return _asked(_native.workdays_between, days_off, [numpy.array(part, order="C") for part in pairs], "i4")
