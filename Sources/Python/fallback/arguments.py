"""Arguments and results of the functions: values of Python, checked as the compiled module checks them, and the statuses of almanac.h."""

import datetime
import operator
from collections.abc import Callable
from typing import Any, NoReturn

from . import codes
from .reader.answers import date
from .written_names import REASONS

EPOCH = datetime.date(1970, 1, 1).toordinal()
INTEGERS = range(-(2**31), 2**31)
NO_DAY = INTEGERS[0]


class Failure(Exception):
    """A status of almanac.h."""


def fail(status: int) -> NoReturn:
    raise Failure(status)


class Package:
    """The class and the functions of the package that this module calls."""

    lunar_date: Any
    fail: Any
    refuse: Any


def install(lunar_date: Any, fail: Any, refuse: Any) -> None:
    Package.lunar_date, Package.fail, Package.refuse = lunar_date, fail, refuse


class Lunar:
    """The base of LunarDate, a number as almanac.h has it."""

    __slots__ = ("_number",)
    _number: int
    year = property(lambda self: self._number >> 16)
    month = property(lambda self: self._number >> 9 & 127)
    is_leap = property(lambda self: bool(self._number >> 8 & 1))
    day = property(lambda self: self._number & 255)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{name}: a LunarDate does not change")

    def __hash__(self) -> int:
        return hash(self._number)


def compared(name: str) -> Callable[[Any, Any], Any]:
    operation = getattr(operator, name)
    return lambda self, other: operation(self._number, other._number) if type(self) is type(other) else NotImplemented


for _name in ("eq", "ne", "lt", "le", "gt", "ge"):
    setattr(Lunar, f"__{_name}__", compared(_name))


def made(year: int, month: int, is_leap: bool, day: int) -> Lunar:
    found: Lunar = object.__new__(Package.lunar_date)
    object.__setattr__(found, "_number", year << 16 | month << 9 | is_leap << 8 | day)
    return found


def date_or_none(day: int | None) -> datetime.date | None:
    return None if day is None else date(day)


def item(found: list[Any], number: int) -> Any:
    return found[number] if 0 <= number < len(found) else fail(codes.ERROR_NONE)


# Readers of arguments: the annotation of a parameter is one of them, or the class of a handle, which may be None.


def day(value: Any, name: str) -> int:
    if not isinstance(value, datetime.date):
        Package.refuse("date", name, value)
    if isinstance(value, datetime.datetime) and value.tzinfo is not None:
        Package.refuse("aware", name, value)
    return value.toordinal() - EPOCH


def number(value: Any, name: str) -> int:
    try:
        found = operator.index(value)
    except TypeError:
        Package.refuse("number", name, value)
    return found if found in INTEGERS else Package.refuse("range", name, value)


def truth(value: Any, name: str) -> bool:
    """A bool, also one of numpy, which only a shift makes an index, or 1 or 0."""
    try:
        found = operator.index(value << False)
    except TypeError:
        found = -1
    return found == 1 if found in (0, 1) else Package.refuse("truth", name, value)


def text(value: Any, name: str) -> str | None:
    if isinstance(value, str) and ("\0" in value or any("\ud800" <= unit <= "\udfff" for unit in value)):
        Package.refuse("text", name, value)
    return value if value is None or isinstance(value, str) else Package.refuse("text", name, value)


def lunar_date(value: Any, name: str) -> Lunar:
    return value if isinstance(value, Package.lunar_date) else Package.refuse("lunar", name, value)


def address(value: int, name: str) -> Callable[[Any, int], Any]:
    """The numbers of an array in memory."""
    return lambda kind, count: (kind * count).from_address(value)


def anything(value: Any, name: str) -> Any:
    return value


exports: dict[str, Callable[..., Any]] = {}


def native(function: Callable[..., Any], handle: type | None = None) -> Callable[..., Any]:
    """Exports a function, or a method with the handle before its arguments; the package raises the error of a status."""
    kinds = [(name, kind) for name, kind in function.__annotations__.items() if name != "return"]
    if handle:
        kinds.insert(0, (handle.__name__, handle))

    def read(kind: Any, name: str, value: Any) -> Any:
        if not isinstance(kind, type):
            return kind(value, name)
        return value if isinstance(value, kind) or value is None and kind is not handle else Package.refuse("handle", name, value)

    def answer(*given: Any) -> Any:
        try:
            return function(*(read(kind, name, value) for (name, kind), value in zip(kinds, given, strict=True)))
        except Failure as failure:
            (status,) = failure.args
            return Package.fail(status, REASONS[status], function.__name__, given)

    exports[function.__name__] = answer
    return answer


def exported(handle: type) -> type:
    """Exports the methods of a handle."""
    for name, function in vars(handle).items():
        if callable(function) and not name.startswith("_"):
            native(function, handle)
    return handle
