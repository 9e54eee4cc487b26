"""Rules of RFC 7529 in calendars of the package icalendar, for programs that expand only Gregorian ones, such as recurring-ical-events.

>>> import icalendar, recurring_ical_events  # doctest: +SKIP
>>> from lunisolar_almanac.recurrence import spelled_out  # doctest: +SKIP
>>> recurring_ical_events.of(spelled_out(calendar, first, last)).between(first, last)  # doctest: +SKIP
"""

from __future__ import annotations

import copy
import datetime

from ._errors import BadRule
from ._table import Table, table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeVar

    Component = TypeVar("Component")


def spelled_out(component: Component, first: datetime.date, last: datetime.date, by: Table | None = None) -> Component:
    """A copy of a component of icalendar, or of a whole calendar, in which rules with RSCALE are lists of days (RDATE).

    The lists have the days from the first to the last day, both included. Rules without RSCALE stay as they are, and so do the
    days of EXDATE. Raises BadRule, which names the part that is not expanded, and OutOfRange.
    """
    spelled: Any = copy.deepcopy(component)
    for each in spelled.walk():
        rules = each.get("RRULE", [])
        rules = rules if isinstance(rules, list) else [rules]
        lunar = [rule for rule in rules if "RSCALE" in rule]
        if not lunar:
            continue
        if "DTSTART" not in each:
            raise BadRule("a rule without a DTSTART: give the event its first day")
        start = each["DTSTART"].dt
        found: set[datetime.date] = set()
        for rule in lunar:
            found |= _starts(rule, start, first, last, by or table())
        del each["RRULE"]
        for rule in rules:
            if "RSCALE" not in rule:
                each.add("RRULE", rule)
        if found - {start}:
            each.add("RDATE", sorted(found - {start}))
    return spelled  # type: ignore[no-any-return]


def _starts(rule: Any, start: datetime.date, first: datetime.date, last: datetime.date, by: Table) -> set[datetime.date]:
    """The days of a rule, at the time of the start if that has one."""
    rule, until = copy.copy(rule), None
    if isinstance(start, datetime.datetime):
        # The last of them may be a moment, which only the time of the start can be compared with.
        until = next((end for end in rule.get("UNTIL", []) if isinstance(end, datetime.datetime)), None)
        if until:
            del rule["UNTIL"]
    day = start.date() if isinstance(start, datetime.datetime) else start
    days = by.recurrence(rule.to_ical().decode(), day, first, last)
    if not isinstance(start, datetime.datetime):
        return set(days)
    moments = {datetime.datetime.combine(day, start.timetz()) for day in days}
    return {moment for moment in moments if until is None or moment <= until}
