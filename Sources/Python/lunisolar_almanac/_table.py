"""Tables of calendars: the one inside the library, or a file."""

from __future__ import annotations

import os

from . import _native
from ._calendar import Calendar
from ._days_off import DaysOff, Holidays
from ._errors import numbered, refuse, unknown
from ._festivals import Match, matches
from ._values import Opened, bundled, opened, region_named, region_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    import datetime
    from collections.abc import Callable, Sequence
    from typing import Any


class Table(Opened):
    """A table of calendars; `almanac.table()` is the one inside the library.

    >>> table().regions[:3], table().calendar_of("taiwan")
    (['mainland', 'hongkong', 'macau'], 'china')
    """

    __slots__ = ("_calendars", "_finder", "_opened", "_own_days", "_regions", "_source")

    def __init__(self, source: str | os.PathLike[str] | bytes | None = None, *, own_days: str = "") -> None:
        """The table of a file or of bytes; without either the one inside the library. Raises BadTable, UnreadableFile.

        Own days, rows of the form that the command reads by `--days`, are festivals of it: calendars, pages and searches have them.
        Raises BadRule, which names the line.

        >>> import datetime
        >>> mine = Table(own_days="festival mum 妈妈生日 媽媽生日 Mum's birthday\\nobservance all 1957- lunar 8 15")
        >>> [festival.id for festival in mine.calendar("china").festivals("mainland").on(datetime.date(2027, 9, 15))]
        ['zhongqiu', 'mum']
        """
        self._handle, self._source = opened("table", source)
        self._own_days = own_days
        if own_days:
            self._handle = _native.table_adding(self._handle, own_days)
        self._calendars: dict[str, Calendar] = {}
        self._regions: dict[str, str] = {}
        self._opened: dict[tuple[str, str | None, Holidays | None], DaysOff] = {}
        self._finder = None

    def __repr__(self) -> str:
        given = [] if self._source is None else [repr(self._source)]
        given += [f"own_days={self._own_days!r}"] if self._own_days else []
        return f"lunisolar_almanac.{'Table' if given else 'table'}({', '.join(given)})"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        if self._source == _WIDE and not self._own_days:
            return wide_table, ()
        bundled("a table", self._source)
        return (_table_with, (self._own_days,)) if self._own_days else (table, ())

    @property
    def release(self) -> str:
        """The name of the table, such as `2026a`: another letter whenever any answer changes."""
        return _native.table_release(self._handle)

    @property
    def digest(self) -> str:
        """The SHA-256 of everything the table was compiled from."""
        return _native.table_digest(self._handle)

    @property
    def calendars(self) -> list[str]:
        """The names of the calendars."""
        return [*numbered(_native.table_calendar, self._handle)]

    @property
    def regions(self) -> list[str]:
        """The regions whose festivals the table knows."""
        return [*numbered(_native.table_region, self._handle)]

    def calendar(self, id: str) -> Calendar:
        """A calendar by its name; raises UnknownName."""
        if not isinstance(id, str):
            refuse("text", "id", id)
        found = self._calendars.get(id)
        if found is None:
            if id not in self.calendars:
                raise unknown(id, "calendar", self.calendars)
            found = self._calendars[id] = Calendar(self, id)
        return found

    def region(self, name: str) -> str:
        """The region of a name: its own, one in any of the six languages, or a code of ISO 3166. Raises UnknownName.

        >>> table().region("CN"), table().region("Hong Kong"), table().region("越南")
        ('mainland', 'hongkong', 'vietnam')
        """
        # Threads see all of the names or none.
        self._regions = self._regions or region_names(self._handle)
        return region_named(self._regions, name)

    def calendar_of(self, region: str) -> str:
        """The name of the calendar that the people of a region use; raises UnknownName."""
        return _native.region_calendar(self._handle, self.region(region))

    def days_off(self, region: str, audience: str | None = None, *, holidays: Holidays | None = None) -> DaysOff:
        """Who works when in a region, for an audience or else the region's usual one; by a file of holidays, or else by the one
        inside the library. Raises UnknownName."""
        return self._days_off(region, audience, holidays)

    def _days_off(self, region: str, audience: str | None, holidays: Holidays | None) -> DaysOff:
        if not isinstance(audience, (str, type(None))):
            refuse("text", "audience", audience)
        if not isinstance(holidays, (Holidays, type(None))):
            refuse("handle", "holidays", holidays)
        asked = self.region(region), audience, holidays
        found = self._opened.get(asked)
        if found is None:
            found = self._opened[asked] = DaysOff(self, *asked)
        return found

    def recurrence(self, rule: str, start: datetime.date, first: datetime.date, last: datetime.date) -> list[datetime.date]:
        """The days of a rule of iCalendar from a day to another, both included, without days that its calendar does not hold.

        The rule is the value of an RRULE of RFC 5545, with RSCALE of RFC 7529: CHINESE, DANGI, GREGORIAN, X-VIETNAM, X-JAPAN. The start
        is the day of its DTSTART. Raises BadRule, which names the part that is not expanded, and OutOfRange.

        >>> import datetime
        >>> window = datetime.date(2026, 1, 1), datetime.date(2027, 12, 31)
        >>> [str(day) for day in table().recurrence("RSCALE=CHINESE;FREQ=YEARLY", datetime.date(2013, 2, 10), *window)]
        ['2026-02-17', '2027-02-06']
        """
        return _native.recurrence(self._handle, rule, start, first, last)

    def date_dimension(
        self,
        first_year: int,
        last_year: int,
        *,
        regions: Sequence[str] | None = None,
        calendar: str | None = None,
        language: str = "zh-Hant",
        audience: str | None = None,
        holidays: Holidays | None = None,
    ) -> Any:
        """A row for each day of whole Gregorian years, as a `pyarrow.Table`, which needs pyarrow.

        Its columns are those of `almanac export csv`, which the article *Data dictionary* describes, without anniversaries. The
        regions are the first of the table if none is named; the calendar is that of the regions, or the first of the table if
        they have several.
        """
        from . import _dimension

        if regions and (isinstance(regions, str) or not hasattr(regions, "__iter__")):
            refuse("regions", "regions", regions)
        regions = [self.region(name) for name in regions or self.regions[:1]]
        own = {self.calendar_of(region) for region in regions}
        used = self.calendar(calendar or (own.pop() if len(own) == 1 else self.calendars[0]))
        days_off = [self.days_off(region, audience, holidays=holidays) for region in regions]
        return _dimension.date_dimension(first_year, last_year, used, regions, days_off, language)

    def find(self, text: str) -> list[Match]:
        """The festivals of all regions that fit what people type, in any of the six languages, the best fits first.

        >>> [match.id for match in table().find("추석")][:1], table().find("dragon boat")[0].fit.name
        (['chuseok'], 'ESSENTIAL')
        """
        self._finder = self._finder or _native.finder_open(self._handle, None)
        return matches(self._finder, text)

    def region_name(self, region: str, language: str = "en") -> str:
        """The name of a region; raises UnknownName."""
        return _native.region_name(self._handle, self.region(region), language)


def _table_with(own_days: str) -> Table:
    """The table inside the library with own days, in another process."""
    return Table(own_days=own_days)


_bundled: Table | None = None
_wide: Table | None = None
_WIDE = os.path.join(os.path.dirname(__file__), "almanac-wide.bin")


def table() -> Table:
    """The table inside the library, opened when it is first asked for."""
    global _bundled
    _bundled = _bundled or Table()
    return _bundled


def wide_table() -> Table:
    """The table of 1646-2200, a file of the package, opened when it is first asked for: before 1900 as issued where that is known, after
    2100 computed.

    >>> import datetime
    >>> print(wide_table().calendar("china").lunar(datetime.date(1711, 2, 17)))
    1711-1-1
    """
    global _wide
    _wide = _wide or Table(_WIDE)
    return _wide


def calendar(id: str) -> Calendar:
    """A calendar of the table inside the library: china, hongkong, korea, vietnam or japan."""
    return table().calendar(id)


def days_off(region: str, audience: str | None = None, *, holidays: Holidays | None = None) -> DaysOff:
    """Who works when in a region, by the table inside the library: mainland, hongkong, macau, taiwan, korea, vietnam or japan."""
    return table().days_off(region, audience, holidays=holidays)


_days_off: dict[tuple[str, str | None], DaysOff] = {}


def workday(date: datetime.date, region: str, audience: str | None = None) -> bool | None:
    """Whether a day is worked in a region, by the table inside the library; None if nobody has decided, which is neither.

    >>> import datetime
    >>> workday(datetime.date(2026, 10, 10), "mainland"), workday(datetime.date(2026, 9, 24), "korea")
    (True, False)
    """
    key = region, audience
    return (_days_off.get(key) or _days_off.setdefault(key, days_off(region, audience))).is_workday(date)
