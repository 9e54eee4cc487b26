"""Tables of calendars: the one inside the library, or a file."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ._calendar import Calendar
from ._days_off import DaysOff, Holidays
from ._festivals import Finder, Match
from ._library import ABI, encoded, library, names, opened, text


class Table:
    """A table of calendars; `almanac.table()` is the one inside the library.

    >>> table().regions[:3], table().calendar_of("taiwan")
    (['mainland', 'hongkong', 'macau'], 'china')
    """

    __slots__ = ("_calendars", "_handle")

    def __init__(self, source: str | os.PathLike[str] | bytes | None = None) -> None:
        """The table of a file or of bytes; without either the one inside the library. Raises BadTable, UnreadableFile."""
        if source is None:
            self._handle = opened("table_open", "the bundled table", ABI)
        elif isinstance(source, bytes):
            self._handle = opened("table_open_bytes", f"{len(source)} bytes", ABI, source, len(source))
        else:
            self._handle = opened("table_open_file", os.fspath(source), ABI, os.fsencode(source))
        self._calendars: dict[str, Calendar] = {}

    def __del__(self) -> None:
        if hasattr(self, "_handle"):
            library.almanac_table_close(self._handle)

    @property
    def release(self) -> str:
        """The name of the table, such as `2026a`: another letter whenever any answer changes."""
        return text("table_release", "release", self._handle)

    @property
    def digest(self) -> str:
        """The SHA-256 of everything the table was compiled from."""
        return text("table_digest", "digest", self._handle)

    @property
    def calendars(self) -> list[str]:
        """The names of the calendars."""
        return names("table_calendar", self._handle)

    @property
    def regions(self) -> list[str]:
        """The regions whose festivals the table knows."""
        return names("table_region", self._handle)

    def calendar(self, id: str) -> Calendar:
        """A calendar by its name; raises UnknownName."""
        found = self._calendars.get(id)
        if found is None:
            found = self._calendars[id] = Calendar(self._handle, id)
        return found

    def calendar_of(self, region: str) -> str:
        """The name of the calendar that the people of a region use; raises UnknownName."""
        return text("region_calendar", region, self._handle, encoded(region))

    def days_off(
        self, region: str, audience: str | None = None, *, holidays: Holidays | None = None
    ) -> DaysOff:
        """Who works when in a region, for an audience or else the region's usual one; by a file of holidays, or else by the one
        inside the library. Raises UnknownName."""
        return DaysOff(self._handle, region, audience, holidays)

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

        regions = regions or self.regions[:1]
        own = {self.calendar_of(region) for region in regions}
        used = self.calendar(calendar or (own.pop() if len(own) == 1 else self.calendars[0]))
        days_off = [self.days_off(region, audience, holidays=holidays) for region in regions]
        return _dimension.date_dimension(first_year, last_year, used, regions, days_off, language)

    def find(self, words: str) -> list[Match]:
        """The festivals of all regions that fit what people type, in any of the six languages, the best fits first.

        >>> [match.id for match in table().find("추석")][:1], table().find("dragon boat")[0].fit.name
        (['chuseok'], 'ESSENTIAL')
        """
        return Finder("finder_open_all", self._handle).find(words)

    def region_name(self, region: str, language: str = "en") -> str:
        """The name of a region; raises UnknownName."""
        return text("region_name", f"{region}, {language}", self._handle, encoded(region), encoded(language))


@lru_cache(maxsize=1)
def table() -> Table:
    """The table inside the library, opened when it is first asked for."""
    return Table()


def calendar(id: str) -> Calendar:
    """A calendar of the table inside the library: china, hongkong, korea, vietnam or japan."""
    return table().calendar(id)


def days_off(region: str, audience: str | None = None, *, holidays: Holidays | None = None) -> DaysOff:
    """Who works when in a region, by the table inside the library: mainland, hongkong, macau, taiwan, korea, vietnam or japan."""
    return table().days_off(region, audience, holidays=holidays)
