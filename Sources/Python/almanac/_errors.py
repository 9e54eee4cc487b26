"""What can go wrong, one exception for each reason."""

from __future__ import annotations


class AlmanacError(Exception):
    """What the library cannot answer; its message says what would be right."""


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
    """An argument that is none of those that are taken, such as a ninth weekday, or two days of which the first is the later."""


class NotADate(AlmanacError, ValueError):
    """A text or numbers that are no date."""


class UnreadableFile(AlmanacError, OSError):
    """The file cannot be read."""


class BadTable(AlmanacError, ValueError):
    """The bytes are no table or file of holidays, a damaged one, or one of a newer format."""


class Undecided(AlmanacError, LookupError):
    """The answer depends on a day that nobody has decided yet."""


_BY_STATUS: dict[int, type[AlmanacError]] = {
    4: BadArgument,
    5: OutOfRange,
    6: NoSuchLeapMonth,
    7: NoThirtiethDay,
    8: UnknownName,
    9: NoneLeft,
    10: NotADate,
    11: UnreadableFile,
    12: BadTable,
    13: BadTable,
    14: BadTable,
    15: Undecided,
}


def error_of(status: int, message: str) -> AlmanacError:
    """The exception of a status of the C library."""
    return _BY_STATUS.get(status, AlmanacError)(message)
