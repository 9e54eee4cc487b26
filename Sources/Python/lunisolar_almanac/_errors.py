"""The errors of the package, one exception for each reason."""

from __future__ import annotations

from . import _native

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any, NoReturn


class AlmanacError(Exception):
    """A question that the library cannot answer; its message says what would be right."""


class OutOfRange(AlmanacError, ValueError):
    """The table does not reach the day or the year."""


class NoSuchLeapMonth(AlmanacError, ValueError):
    """The lunar year has no such leap month."""


class NoThirtiethDay(AlmanacError, ValueError):
    """The lunar month has 29 days, and its 30th was asked for."""


class UnknownName(AlmanacError, LookupError):
    """There is no calendar, region, audience, festival or language of this name."""


class NoneLeft(AlmanacError, LookupError):
    """There is none, or no further one."""


class BadArgument(AlmanacError, ValueError):
    """A number that is not one of the allowed values, such as a ninth weekday, or two days of which the first is the later."""


class WrongType(BadArgument, TypeError):
    """An argument of another type than is taken, such as a text where a date is meant."""


class NotADate(AlmanacError, ValueError):
    """A text or numbers that are no date."""


class UnreadableFile(AlmanacError, OSError):
    """The file cannot be read."""


class BadTable(AlmanacError, ValueError):
    """The bytes are no table or file of holidays, a damaged one, or one of a newer format."""


class Undecided(AlmanacError, LookupError):
    """The answer depends on a day that nobody has decided yet."""


class BadRule(AlmanacError, ValueError):
    """A rule of iCalendar that is malformed, or has a part that is not expanded."""


# By their numbers in almanac.h; a pointer is null where None was given. The others of the first four cannot occur.
_BY_STATUS = (
    AlmanacError, WrongType, AlmanacError, AlmanacError, BadArgument, OutOfRange, NoSuchLeapMonth, NoThirtiethDay, UnknownName, NoneLeft, NotADate, UnreadableFile,
    *(3 * [BadTable]), Undecided, BadRule,
)  # fmt: skip


def numbered(function: Callable[..., Any], *arguments: object) -> Iterator[Any]:
    """The items that a function of the library has by number from 0."""
    number = 0
    try:
        while True:
            yield function(*arguments, number)
            number += 1
    except NoneLeft:
        return


def words(list: int) -> tuple[str, ...]:
    """A list of words of the library, each at its number."""
    return tuple(numbered(_native.word, list))


def shown(value: object) -> str:
    """The beginning of a value as messages have it, without control characters; its type if it cannot be told."""
    try:
        text = value if isinstance(value, str) and value.isprintable() else str(value) if isinstance(value, int) else repr(value)
    except Exception:
        text = f"a {type(value).__name__}"
    return text if len(text) <= 80 else f"{text[:79]}…"


def unknown(name: object, sort: str, existing: Iterable[str]) -> UnknownName:
    """The error of a name that does not exist; it says the nearest ones, and all if they are few."""
    from difflib import get_close_matches

    names = sorted(existing)
    nearest = get_close_matches(str(name)[:80].casefold(), names)
    near = f"; the nearest is {' or '.join(nearest)}" if nearest else ""
    return UnknownName(f"'{shown(name)}' is no {sort}{near}" + (f"; there are {', '.join(names)}" if len(names) < 20 else ""))


# The numbers that functions take, each with its index among the arguments, its name, the least and the greatest.
_NUMBERS = {
    "page": ((3, "month", 1, 12), (4, "first_weekday", 1, 7)),
    "word_name": ((1, "pillar", 0, 59),),
}


def fail(status: int, reason: str, function: str, asked: tuple[Any, ...]) -> NoReturn:
    """Raises the error of a status of the C library, for what a function was asked."""
    import datetime

    said = (word for word in asked if isinstance(word, (str, bytes, int, datetime.date, _native.Lunar)))
    told = [shown(word.decode(errors="replace") if isinstance(word, bytes) else word if isinstance(word, int) else str(word)) for word in said]
    if function.endswith("_bytes"):
        told = [f"{len(asked[0])} bytes"]
    if status == _native.ERROR_NULL:
        reason = "None stands where a value is needed: give a str, or what this package opened"
    if status == _native.ERROR_RULE:
        reason = _native.table_adding_fault(*asked) if function == "table_adding" else _native.recurrence_fault(*asked[:3])
        told = told if function == "recurrence" else []
    if status == _native.ERROR_ARGUMENT:
        if sum(isinstance(word, datetime.date) for word in asked) > 1:
            reason = "the first day is after the last; give the earlier one first"
        if function == "bridges" and asked[2] < 1:
            told, reason = [], f"most is {asked[2]}: give one from 1 on"
        for index, name, least, greatest in _NUMBERS.get(function, ()):
            if not least <= asked[index] <= greatest:
                told, reason = [], f"{name} is {asked[index]}: give one from {least} to {greatest}"
    if status == _native.ERROR_UNKNOWN:
        if function.endswith(("_name", "_text")) and asked[-1] not in (languages := words(_native.LANGUAGES)):
            raise unknown(asked[-1], "language", languages)
        if function.startswith("festival_"):
            found = _native.festivals_between(asked[0], datetime.date.min, datetime.date.max)
            raise unknown(asked[1], "festival on that day" if function == "festival_day_name" else "festival", {id for id, *_ in found})
    raise (_BY_STATUS[status:] or (AlmanacError,))[0](f"{', '.join(told)}: {reason}" if told else reason)


_WANTED = {
    "date": "give a datetime.date, such as datetime.date.fromisoformat('2026-02-17')",
    "aware": "it has a time zone; ask lunar_at(moment) for the day by the calendar's clock, or give moment.date()",
    "lunar": "give a LunarDate, such as LunarDate(2025, 6, 1, is_leap=True) or LunarDate.parse('2025-6L-1')",
    "number": "give a whole number",
    "truth": "give True or False",
    "festival": "give a Festival, such as one of on(day)",
    "regions": "give a list of regions, such as ['hongkong', 'macau']",
    "text": "give a str without a zero byte",
    "bytes": "give bytes",
    "handle": "give what this package opened",
}


def refuse(sort: str, name: str, value: object) -> NoReturn:
    """Raises the error of an argument that the C library cannot be given."""
    if sort == "range":
        raise (OutOfRange if name.endswith("year") else NotADate if name == "lunar" else BadArgument)(f"{shown(value)} is out of range")
    if sort == "text" and isinstance(value, (str, bytes)):
        raise (NotADate if name == "text" else BadArgument)(f"{shown(value)} has a zero byte, or what is no text")
    raise WrongType(f"{value!r:.80} is a {type(value).__name__}: {_WANTED[sort]}")
