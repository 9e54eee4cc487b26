"""Days off: who works when in a region."""

from __future__ import annotations

import datetime
import os
from ctypes import byref, c_int32
from enum import IntEnum
from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple

from . import _library
from ._dates import date_of, day_number
from ._errors import NoneLeft
from ._library import NO_DAY, Opened, check, elements, encoded, int32, library, names, opened, text, year_number
from ._sky import Doubt, doubt_of

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray


class WorkKind(IntEnum):
    """What a day is.

    >>> WorkKind.MAKE_UP_WORKDAY.name_in("zh-Hant")
    '補班'
    """

    WORKDAY = 0
    """A day of work like any other."""
    WEEKEND = 1
    """A day of rest of the week, also between days off."""
    DAY_OFF = 2
    """A day off by law or by notice."""
    HALF_DAY = 3
    """Half of it is off."""
    MAKE_UP_WORKDAY = 4
    """A day of the weekend that is worked for a day off elsewhere."""
    UNKNOWN = 5
    """Nobody has decided yet, or the file of holidays does not reach so far."""

    def name_in(self, language: str = "en") -> str:
        """The name in one of the six languages."""
        return text("work_kind_name", language, int(self), encoded(language))


class WorkReason(IntEnum):
    """Why a day is off or worked."""

    WEEK = 0
    """By the week alone."""
    LAW = 1
    """A holiday by law, on its own day, or a day of rest that a law names, of every week or year."""
    SUBSTITUTE = 2
    """By law, in place of a holiday on a day of rest."""
    BETWEEN = 3
    """By law, between two holidays."""
    HOLIDAY = 4
    """By a notice, as part of a holiday."""
    MOVED = 5
    """By a notice, in place of a holiday on a day of rest."""
    EXCHANGED = 6
    """By a notice, exchanged with another day."""
    BRIDGE = 7
    """By a notice, given between days off."""
    ONCE = 8
    """Given once, for an event."""
    ELECTION = 9
    """For a vote."""

    def name_in(self, language: str = "en") -> str:
        """The name in one of the six languages; empty for the week."""
        return text("work_reason_name", language, int(self), encoded(language))


class Half(IntEnum):
    """Which half of a day is off."""

    MORNING = 1
    AFTERNOON = 2
    EITHER = 3
    """The law does not say which."""


class Notice(NamedTuple):
    """A notice, an order or an act that decides about days."""

    id: str
    """Its name in the data files, such as `2026`."""
    date: datetime.date | None
    """When it was given; None if that is not traced."""
    authority_id: str
    """Who gave it, such as `gwyb`."""
    authority: str
    """Who gave it, in their own words, such as 国务院办公厅."""
    number: str
    """Its number or title as printed; empty if that is not traced."""


class WorkStatus(NamedTuple):
    """What a day is, and why."""

    kind: WorkKind
    reason: WorkReason
    half: Half | None
    """Which half is off; None if the day is off or worked as a whole."""
    festival: str | None
    """Of which holiday, such as `chunjie`."""
    other_day: datetime.date | None
    """The day that this one stands for, or was exchanged with."""
    notice: Notice | None
    """Which notice decides or confirms it."""
    week: WorkKind
    """What the week alone makes of the day."""
    is_statutory: bool
    """True on the own day of a holiday by law, on which pay often depends."""
    is_off: bool
    """Whether nobody has to work for any part of the day."""

    @property
    def is_worked(self) -> bool:
        """Whether some of the day is worked; an unknown day is neither worked nor off."""
        return not self.is_off and self.kind != WorkKind.UNKNOWN


class WorkdayCount(NamedTuple):
    """How many of some days are worked."""

    workdays: int
    """The days of which some is worked: workdays, make-up workdays, half days."""
    half_days: int
    """How many of the workdays have half off."""
    days_off: int
    """Days off and days of the weekend."""
    unknown: int
    """Days that nobody has decided yet; they are in none of the other counts."""


class Break(NamedTuple):
    """Consecutive days without work of which at least one is a day off, with the weekends at both ends."""

    first: datetime.date
    last: datetime.date
    festivals: tuple[str, ...]
    """The holidays for which they are off, in the order of the days."""
    is_open: bool
    """Whether a day just before or after is unknown, so that it may become longer."""


class Bridge(NamedTuple):
    """Workdays between days without work, to be taken as leave for one long break."""

    first_leave: datetime.date
    last_leave: datetime.date
    first: datetime.date
    """The first of all days without work with them."""
    last: datetime.date
    is_open: bool
    """Whether a day just before or after is unknown, so that they may become more."""


class Holidays:
    """A file of holidays, what governments decide year by year: `Holidays()` is the one inside the library.

    >>> "workers" in Holidays().audiences("taiwan"), "listed" in Holidays().audiences("taiwan")
    (True, False)
    """

    __slots__ = ("_handle",)

    def __init__(self, source: str | os.PathLike[str] | bytes | None = None) -> None:
        """The holidays of a file or of bytes, or of the library. Raises BadTable, UnreadableFile."""
        if source is None:
            self._handle = opened("holidays_open", "the bundled holidays")
        elif isinstance(source, bytes):
            self._handle = opened("holidays_open_bytes", f"{len(source)} bytes", source, len(source))
        else:
            self._handle = opened("holidays_open_file", os.fspath(source), os.fsencode(source))

    def __del__(self) -> None:
        if hasattr(self, "_handle"):
            library.almanac_holidays_close(self._handle)

    @property
    def release(self) -> str:
        """The day on which the last notice was looked for, such as `20261121`."""
        return text("holidays_release", "release", self._handle)

    @property
    def digest(self) -> str:
        """The SHA-256 of everything the file was compiled from."""
        return text("holidays_digest", "digest", self._handle)

    def made_with(self, table: Opened) -> bool:
        """Whether the file was made with a table. With another table a day in place of a holiday is missing if that table
        lacks the holiday; all else is right.

        >>> import almanac
        >>> Holidays().made_with(almanac.table())
        True
        """
        is_made_with = c_int32()
        check(library.almanac_holidays_made_with(self._handle, table._handle, byref(is_made_with)), "holidays")
        return bool(is_made_with.value)

    @property
    def regions(self) -> list[str]:
        """The regions of the file."""
        return names("holidays_region", self._handle)

    def audiences(self, region: str) -> list[str]:
        """For whom days off of a region can be asked; raises UnknownName."""
        return names("holidays_audience", self._handle, encoded(region))


class DaysOff:
    """Who works when in a region: `almanac.days_off("mainland")`. Keep it; any number of threads may use it.

    >>> import almanac, datetime
    >>> mainland = almanac.days_off("mainland")
    >>> status = mainland.status(datetime.date(2026, 2, 14))
    >>> status.kind.name, status.festival, status.notice and status.notice.number
    ('MAKE_UP_WORKDAY', 'chunjie', '国办发明电〔2025〕7号')
    >>> mainland.workdays(datetime.date(2026, 2, 1), datetime.date(2026, 2, 28)).workdays
    16
    >>> mainland.add_workdays(datetime.date(2026, 2, 13), 2)
    datetime.date(2026, 2, 24)
    """

    __slots__ = ("_handle", "region")

    def __init__(self, table: int, region: str, audience: str | None, holidays: Holidays | None) -> None:
        self.region = region
        asked = f"{region} for {audience}" if audience else region
        words = encoded(region), None if audience is None else encoded(audience)
        self._handle = opened("days_off_open", asked, table, holidays._handle if holidays else None, *words)

    def __del__(self) -> None:
        if hasattr(self, "_handle"):
            library.almanac_days_off_close(self._handle)

    def __repr__(self) -> str:
        return f"almanac.days_off({self.region!r}, {self.audience!r})"

    @property
    def audience(self) -> str:
        """For whom they are: `all`, or in Macau, Taiwan and Vietnam `public-offices`, if nobody was named."""
        return text("days_off_audience", self.region, self._handle)

    @property
    def complete_days(self) -> tuple[datetime.date, datetime.date] | None:
        """The first and the last of the days that are decided for the audience; None if nobody looked them up.

        Outside, only what a law or a notice says is known.
        """
        first, last = c_int32(), c_int32()
        try:
            check(library.almanac_days_off_complete(self._handle, byref(first), byref(last)), self.region)
        except NoneLeft:
            return None
        return date_of(first.value), date_of(last.value)

    @property
    def looked_up(self) -> datetime.date:
        """The day on which the last notice was looked for."""
        day = c_int32()
        check(library.almanac_days_off_looked_up(self._handle, byref(day)), self.region)
        return date_of(day.value)

    @property
    def notices(self) -> list[Notice]:
        """The notices of the region, in the order of the data files."""
        found = []
        for index in count():
            try:
                found.append(self._notice(index))
            except NoneLeft:
                break
        return found

    def kind(self, date: datetime.date) -> WorkKind:
        """What a day is; UNKNOWN if nobody has decided yet."""
        return WorkKind(library.almanac_work_kind_on(self._handle, day_number(date)))

    def status(self, date: datetime.date) -> WorkStatus:
        """What a day is, and why."""
        found = _library.WorkStatus()
        check(library.almanac_work_status_on(self._handle, day_number(date), byref(found)), str(date))
        return WorkStatus(
            WorkKind(found.kind),
            WorkReason(found.reason),
            Half(found.half) if found.half else None,
            found.festival.decode() or None,
            None if found.other_day == NO_DAY else date_of(found.other_day),
            None if found.notice < 0 else self._notice(found.notice),
            WorkKind(found.week),
            bool(found.is_statutory),
            bool(found.is_off),
        )

    def doubt(self, date: datetime.date) -> Doubt:
        """How sure the public holiday is on which the status of a day depends; certain if there is none, or a notice decides.

        >>> import almanac, datetime
        >>> almanac.days_off("macau").doubt(datetime.date(2057, 10, 8)).other_day
        datetime.date(2057, 10, 6)
        """
        found = _library.Doubt()
        check(library.almanac_work_doubt(self._handle, day_number(date), byref(found)), str(date))
        return doubt_of(found)

    def kind_array(self, days: ArrayLike) -> NDArray[Any]:
        """What the days of an array of `datetime64[D]` are: `uint8` with the numbers of WorkKind, 5 for NaT; with numpy."""
        from . import _arrays

        return _arrays.work_kinds(self._handle, days)

    def status_array(self, days: ArrayLike) -> NDArray[Any]:
        """What such days are, and why: a structured array of kind, reason, half, week, is_statutory, festival (bytes, empty
        for none), other_day (NaT for none) and notice (an index into `notices`, -1 for none)."""
        from . import _arrays

        return _arrays.work_statuses(self._handle, days)

    def workdays(self, first: datetime.date, last: datetime.date) -> WorkdayCount:
        """How many of the days from a day to another, both included, are worked."""
        found = _library.WorkdayCount()
        days = day_number(first), day_number(last)
        check(library.almanac_count_workdays(self._handle, *days, byref(found)), f"{first} to {last}")
        return WorkdayCount(found.workdays, found.half_days, found.days_off, found.unknown)

    def add_workdays(self, date: datetime.date, number: int) -> datetime.date:
        """The day that is a number of workdays after a day, which is not counted itself; before it if negative.

        >>> import almanac, datetime
        >>> almanac.days_off("mainland").add_workdays(datetime.date(2027, 12, 1), 1)
        Traceback (most recent call last):
        ...
        almanac._errors.Undecided: 2027-12-01 and 1 workdays: nobody has decided a day that the answer depends on: ...
        """
        day = c_int32()
        status = library.almanac_add_workdays(self._handle, day_number(date), int32(number), byref(day))
        check(status, f"{date} and {number} workdays")
        return date_of(day.value)

    def breaks(self, year: int) -> list[Break]:
        """The breaks with a day in a Gregorian year, in order; raises OutOfRange.

        >>> import almanac
        >>> [(str(rest.first), str(rest.last)) for rest in almanac.days_off("japan").breaks(2026) if rest.first.month == 5]
        [('2026-05-02', '2026-05-06')]
        """
        found = elements(_library.Break, "breaks", str(year), self._handle, year_number(year))
        return [self._break_of(rest) for rest in found]

    def bridges(self, year: int, most: int = 1) -> list[Bridge]:
        """The bridges whose leave of at most `most` workdays begins in a Gregorian year, in order; raises OutOfRange."""
        found = elements(_library.Bridge, "bridges", f"{year}, {most}", self._handle, year_number(year), int32(most))
        return [
            Bridge(
                date_of(one.first_leave), date_of(one.last_leave), date_of(one.first), date_of(one.last), bool(one.is_open)
            )
            for one in found
        ]

    def _break_of(self, found: _library.Break) -> Break:
        first, last = date_of(found.first), date_of(found.last)
        days = (first + datetime.timedelta(days=number) for number in range((last - first).days + 1))
        festivals = dict.fromkeys(self.status(day).festival for day in days)
        return Break(first, last, tuple(id for id in festivals if id), bool(found.is_open))

    def _notice(self, index: int) -> Notice:
        found = _library.Notice()
        check(library.almanac_notice_at(self._handle, index, byref(found)), f"notice {index}")
        return Notice(
            found.id.decode(),
            None if found.day == NO_DAY else date_of(found.day),
            found.authority.decode(),
            text("notice_authority", f"notice {index}", self._handle, index),
            text("notice_number", f"notice {index}", self._handle, index),
        )
