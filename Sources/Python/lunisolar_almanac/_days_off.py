"""Days off: the workdays and days off of a region."""

from __future__ import annotations

import datetime
import os

from . import _native
from ._choices import Certainty, Half, WorkKind, WorkReason
from ._errors import NoneLeft, UnknownName, numbered, unknown
from ._sky import Doubt, doubt_of
from ._values import Opened, Value, bundled, opened, region_named, region_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from numpy.typing import ArrayLike, NDArray

    from ._table import Table


_KINDS, _REASONS = tuple(WorkKind), tuple(WorkReason)
_work_kind_on = _native.work_kind_on


class Notice(Value):
    """A notice, an order or an act that decides about days."""

    id: str
    """Its name in the data files, such as `2026`."""
    date: datetime.date | None
    """The day on which it was given; None if that is not traced."""
    authority_id: str
    """The authority that gave it, such as `gwyb`."""
    authority: str
    """The name of the authority in its own language, such as 国务院办公厅."""
    number: str
    """Its number or title as printed; empty if that is not traced."""

    @property
    def citation(self) -> str:
        """Its number or title, or the authority with its name in the data files: `Thủ tướng Chính phủ (2010)`."""
        return self.number or f"{self.authority} ({self.id})"


class WorkStatus(Value):
    """The status of a day, and the reason for it."""

    kind: WorkKind
    reason: WorkReason
    half: Half | None
    """The half that is off; None if the day is off or worked as a whole."""
    festival: str | None
    """The holiday to which the day belongs, such as `chunjie`."""
    other_day: datetime.date | None
    """The day that this one stands for, or was exchanged with."""
    notice: Notice | None
    """The notice that decides or confirms it."""
    week: WorkKind
    """The kind of the day by the week alone."""
    is_statutory: bool
    """True on the own day of a holiday by law, on which pay often depends."""
    is_off: bool
    """Whether nobody has to work for any part of the day."""

    @property
    def is_worked(self) -> bool:
        """Whether the day is worked at least in part; an unknown day is neither worked nor off."""
        return not self.is_off and self.kind != WorkKind.UNKNOWN


class WorkdayCount(Value):
    """The numbers of workdays, days off and undecided days in a range."""

    workdays: int
    """The days that are worked at least in part: workdays, make-up workdays, half days."""
    half_days: int
    """The workdays with half the day off."""
    days_off: int
    """Days off and days of the weekend."""
    unknown: int
    """Days that nobody has decided yet; they are in none of the other counts."""


class Break(Value):
    """Consecutive days without work, at least one of them a day off, with the weekends at both ends."""

    first: datetime.date
    last: datetime.date
    festivals: tuple[str, ...]
    """The holidays for which they are off; the break is called after the first."""
    is_open: bool
    """Whether a day just before or after is unknown, so that it may become longer."""
    certainty: Certainty
    """The certainty of the holidays that fix the days, of the first that is not certain."""


class Bridge(Value):
    """Workdays between days without work, to be taken as leave for one long break."""

    first_leave: datetime.date
    last_leave: datetime.date
    first: datetime.date
    """The first of all days without work with them."""
    last: datetime.date
    is_open: bool
    """Whether a day just before or after is unknown, so that they may become more."""


class Holidays(Opened):
    """A file of holidays, what governments decide year by year: `Holidays()` is the one inside the library.

    >>> "workers" in Holidays().audiences("taiwan"), "listed" in Holidays().audiences("taiwan")
    (True, False)
    """

    __slots__ = ("_source",)

    def __init__(self, source: str | os.PathLike[str] | bytes | None = None) -> None:
        """The holidays of a file or of bytes, or of the library. Raises BadTable, UnreadableFile."""
        self._handle, self._source = opened("holidays", source)

    def __repr__(self) -> str:
        return f"lunisolar_almanac.Holidays({'' if self._source is None else repr(self._source)})"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        bundled("holidays", self._source)
        return Holidays, ()

    @property
    def release(self) -> str:
        """The day on which the last notice was looked for, such as `20261121`."""
        return _native.holidays_release(self._handle)

    @property
    def digest(self) -> str:
        """The SHA-256 of everything the file was compiled from."""
        return _native.holidays_digest(self._handle)

    def made_with(self, table: Table) -> bool:
        """Whether the file was made with a table. With another table a day in place of a holiday is missing if that table
        lacks the holiday; all else is right.

        >>> import lunisolar_almanac as almanac
        >>> Holidays().made_with(almanac.table())
        True
        """
        return bool(_native.holidays_made_with(self._handle, getattr(table, "_handle", table)))

    @property
    def regions(self) -> list[str]:
        """The regions of the file."""
        return [*numbered(_native.holidays_region, self._handle)]

    def audiences(self, region: str) -> list[str]:
        """For whom days off of a region can be asked; raises UnknownName."""
        own = region if region in self.regions else region_named(region_names(_native.table_open()), region)
        return [*numbered(_native.holidays_audience, self._handle, own)]


class DaysOff(Opened):
    """Who works when in a region: `almanac.days_off("mainland")`. Keep it; any number of threads may use it.

    >>> import datetime, lunisolar_almanac as almanac
    >>> mainland = almanac.days_off("mainland")
    >>> status = mainland.status(datetime.date(2026, 2, 14))
    >>> status.kind.name_in("zh-Hant"), status.festival, status.notice and status.notice.number
    ('補班', 'chunjie', '国办发明电〔2025〕7号')
    >>> mainland.workdays(datetime.date(2026, 2, 1), datetime.date(2026, 2, 28)).workdays
    16
    >>> mainland.add_workdays(datetime.date(2026, 2, 13), 2)
    datetime.date(2026, 2, 24)
    """

    __slots__ = ("_holidays", "_notices", "_table", "region")

    def __init__(self, table: Table, region: str, audience: str | None, holidays: Holidays | None) -> None:
        handle = getattr(holidays, "_handle", holidays)
        try:
            self._handle = _native.days_off_open(table._handle, handle, region, audience)
        except UnknownName:
            existing = (holidays or Holidays()).audiences(region)
            raise unknown(audience, f"audience of {region}", existing) from None
        self._table, self.region, self._holidays = table, region, holidays
        self._notices: list[Notice] | None = None

    def __repr__(self) -> str:
        others = f", holidays={self._holidays!r}" if self._holidays else ""
        return f"{self._table!r}.days_off({self.region!r}, {self.audience!r}{others})"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return self._table._days_off, (self.region, self.audience, self._holidays)

    @property
    def audience(self) -> str:
        """For whom they are: `all`, or in Hong Kong, Macau, Taiwan and Vietnam `public-offices`, if nobody was named."""
        return _native.days_off_audience(self._handle)

    @property
    def complete_days(self) -> tuple[datetime.date, datetime.date] | None:
        """The first and the last of the days that are decided for the audience; None if nobody looked them up.

        Outside, only laws and notices are known. A day among them is unknown if a resolution wants it to be off and no law makes it so yet.
        """
        try:
            first, last = _native.days_off_complete(self._handle)
        except NoneLeft:
            return None
        return first, last

    @property
    def looked_up(self) -> datetime.date:
        """The day on which the last notice was looked for."""
        return _native.days_off_looked_up(self._handle)  # type: ignore[no-any-return]

    @property
    def notices(self) -> list[Notice]:
        """The notices of the region, in the order of the data files."""
        if self._notices is None:
            self._notices = [_notice_of(self._handle, *found) for found in enumerate(numbered(_native.notice_at, self._handle))]
        return [*self._notices]

    def kind(self, date: datetime.date) -> WorkKind:
        """The kind of a day; UNKNOWN if nobody has decided yet."""
        return _KINDS[_work_kind_on(self._handle, date)]

    def status(self, date: datetime.date) -> WorkStatus:
        """The kind of a day, and the reason for it."""
        other_day, notice, festival, kind, reason, half, week, is_statutory, is_off, _ = _native.work_status_on(self._handle, date)
        return WorkStatus(
            _KINDS[kind],
            _REASONS[reason],
            Half(half) if half else None,
            festival,
            other_day,
            None if notice < 0 else (self._notices or self.notices)[notice],
            _KINDS[week],
            is_statutory,
            is_off,
        )

    def is_workday(self, date: datetime.date) -> bool | None:
        """Whether a day is worked at least in part; None if nobody has decided, which is neither.

        >>> import datetime, lunisolar_almanac as almanac
        >>> mainland = almanac.days_off("mainland")
        >>> [mainland.is_workday(datetime.date(*date)) for date in [(2026, 2, 14), (2027, 1, 1), (2027, 1, 4)]]
        [True, False, None]
        """
        answer = _native.is_workday(self._handle, date)
        return None if answer < 0 else bool(answer)

    def doubt(self, date: datetime.date) -> Doubt:
        """How sure the public holiday is on which the status of a day depends; certain if there is none, or a notice decides.

        >>> import datetime, lunisolar_almanac as almanac
        >>> almanac.days_off("macau").doubt(datetime.date(2057, 10, 8)).other_day
        datetime.date(2057, 10, 6)
        """
        return doubt_of(_native.work_doubt(self._handle, date))

    def kind_array(self, days: ArrayLike) -> NDArray[Any]:
        """The kinds of the days of an array of `datetime64[D]`: the numbers of WorkKind, 5 for NaT; with numpy."""
        from . import _arrays

        return _arrays.work_kinds(self._handle, days)

    def status_array(self, days: ArrayLike) -> NDArray[Any]:
        """The kinds of such days, and the reasons: a structured array of kind, reason, half, week, is_statutory, festival (bytes, empty
        for none), other_day (NaT for none) and notice (an index into `notices`, -1 for none)."""
        from . import _arrays

        return _arrays.work_statuses(self._handle, days)

    def workdays(self, first: datetime.date, last: datetime.date) -> WorkdayCount:
        """How many of the days from a day to another, both included, are worked."""
        return WorkdayCount(*_native.count_workdays(self._handle, first, last))

    def add_workdays(self, date: datetime.date, number: int) -> datetime.date:
        """The day that is a number of workdays after a day, which is not counted itself; before it if negative.

        >>> import datetime, lunisolar_almanac as almanac
        >>> almanac.days_off("mainland").add_workdays(datetime.date(2027, 12, 1), 1)
        Traceback (most recent call last):
        ...
        lunisolar_almanac.Undecided: 2027-12-01, 1: nobody has decided a day that the answer depends on: ...
        """
        return _native.add_workdays(self._handle, date, number)  # type: ignore[no-any-return]

    def workdays_array(self, firsts: ArrayLike, lasts: ArrayLike) -> NDArray[Any]:
        """How many days between pairs of days, both included, are worked: -1 if one of them is undecided; with numpy."""
        from . import _arrays

        return _arrays.workdays(self._handle, firsts, lasts)

    def add_workdays_array(self, days: ArrayLike, number: int) -> NDArray[Any]:
        """The days that are a number of workdays after days: NaT where nobody has decided yet; with numpy."""
        from . import _arrays

        return _arrays.add_workdays(self._handle, days, number)

    def workday_number_array(self, days: ArrayLike) -> NDArray[Any]:
        """The running numbers of workdays, of which differences are counts; -1 where that is undecided; with numpy."""
        from . import _arrays

        return _arrays.workday_numbers(self._handle, days)

    def breaks(self, year: int) -> list[Break]:
        """The breaks with a day in a Gregorian year, in order; raises OutOfRange.

        >>> import lunisolar_almanac as almanac
        >>> [(str(rest.first), str(rest.last)) for rest in almanac.days_off("japan").breaks(2026) if rest.first.month == 5]
        [('2026-05-02', '2026-05-06')]
        """
        return [self._break_of(*rest) for rest in _native.breaks(self._handle, year)]

    def bridges(self, year: int, most: int = 1) -> list[Bridge]:
        """The bridges whose leave of at most `most` workdays begins in a Gregorian year, in order; raises OutOfRange."""
        return [Bridge(*fields) for fields in _native.bridges(self._handle, year, most)]

    def _break_of(self, first: datetime.date, last: datetime.date, is_open: bool, main: str | None, certainty: int) -> Break:
        days = (first + datetime.timedelta(days=number) for number in range((last - first).days + 1))
        festivals = dict.fromkeys([main, *(self.status(day).festival for day in days)])
        return Break(first, last, tuple(id for id in festivals if id), is_open, Certainty(certainty))


def _notice_of(days_off: object, index: int, fields: tuple[Any, ...]) -> Notice:
    day, id, authority = fields
    names = _native.notice_authority(days_off, index), _native.notice_number(days_off, index)
    return Notice(id, day, authority or "", *names)
