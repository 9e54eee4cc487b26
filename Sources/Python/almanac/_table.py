"""Tables of calendars: the one inside the library, or a file."""

from __future__ import annotations

import os
from functools import lru_cache
from itertools import count

from ._calendar import Calendar
from ._errors import NoneLeft
from ._library import ABI, encoded, library, opened, text


class Table:
    """A table of calendars; `almanac.table()` is the one inside the library.

    >>> table().regions[:3], table().calendar_of("taiwan")
    (['mainland', 'hongkong', 'macau'], 'china')
    """

    __slots__ = ("_calendars", "_handle")

    def __init__(self, source: str | os.PathLike[str] | bytes | None = None) -> None:
        """The table of a file or of bytes; without either the one inside the library. Raises BadTable, UnreadableFile."""
        if source is None:
            self._handle = opened("open", "the bundled table", ABI)
        elif isinstance(source, bytes):
            self._handle = opened("open_bytes", f"{len(source)} bytes", ABI, source, len(source))
        else:
            self._handle = opened("open_file", os.fspath(source), ABI, os.fsencode(source))
        self._calendars: dict[str, Calendar] = {}

    def __del__(self) -> None:
        if hasattr(self, "_handle"):
            library.almanac_close(self._handle)

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
        return self._names("table_calendar")

    @property
    def regions(self) -> list[str]:
        """The regions whose festivals the table knows."""
        return self._names("table_region")

    def calendar(self, id: str) -> Calendar:
        """A calendar by its name; raises UnknownName."""
        found = self._calendars.get(id)
        if found is None:
            found = self._calendars[id] = Calendar(self._handle, id)
        return found

    def calendar_of(self, region: str) -> str:
        """The name of the calendar that the people of a region use; raises UnknownName."""
        return text("region_calendar", region, self._handle, encoded(region))

    def _names(self, function: str) -> list[str]:
        names = []
        for number in count():
            try:
                names.append(text(function, str(number), self._handle, number))
            except NoneLeft:
                break
        return names


@lru_cache(maxsize=1)
def table() -> Table:
    """The table inside the library, opened when it is first asked for."""
    return Table()


def calendar(id: str) -> Calendar:
    """A calendar of the table inside the library: china, hongkong, korea, vietnam or japan."""
    return table().calendar(id)
