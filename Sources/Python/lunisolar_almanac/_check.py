"""Days off of other libraries of Python beside those of a region, for `python -m lunisolar_almanac check holidays KR 2026`."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from typing import NamedTuple

from . import _table
from ._choices import WorkKind
from ._libraries import LIBRARIES

REGIONS = {"CN": "mainland", "HK": "hongkong", "MO": "macau", "TW": "taiwan", "KR": "korea", "VN": "vietnam", "JP": "japan"}


class Difference(NamedTuple):
    """A day that a library has otherwise."""

    day: datetime.date
    theirs: str
    ours: str
    reason: str
    festival: str
    source: str
    """The notice behind ours, or `law`; a hyphen if the week alone decides."""
    certainty: str


def differences(library: str, country: str, first: int, last: int) -> Iterator[Difference | None]:
    """Each day of the years that a library has otherwise; None for a day of which one of the two says nothing.

    Half a day off agrees with either. Raises ImportError if the library is not installed, KeyError if it has no such country."""
    off, ours = LIBRARIES[library](country, range(first, last + 1)), _table.days_off(REGIONS[country])
    for number in range(datetime.date(first, 1, 1).toordinal(), datetime.date(last, 12, 31).toordinal() + 1):
        day = datetime.date.fromordinal(number)
        status = ours.status(day)
        try:
            is_off = off(day)
        except Exception:  # Each library has errors of its own for years that it does not know.
            yield None
            continue
        if status.kind == WorkKind.UNKNOWN:
            yield None
        elif status.kind != WorkKind.HALF_DAY and status.is_off != is_off:
            notice = status.notice
            source = notice.citation if notice else "-" if status.reason.name == "USUAL" else "law"
            words = [str(word.name).lower().replace("_", "-") for word in (status.kind, status.reason, ours.doubt(day).certainty)]
            yield Difference(day, "off" if is_off else "work", words[0], words[1], status.festival or "-", source, words[2])
