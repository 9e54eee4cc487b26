"""`python -m lunisolar_almanac mcp`: questions that an agent asks, by the Model Context Protocol over standard input and output.

Answers are JSON, days in ISO 8601. A day that is not certain says so under `certainty`, with the authority and its day; a day on which nobody has
decided who works is `not decided`, never a guess. A question without an answer is an error that says what would be right.
"""

from __future__ import annotations

import datetime
import functools
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from typing import Any, Literal

from . import _native
from ._calendar import Calendar
from ._choices import Certainty, DayFrom, SolarTerm, WorkKind
from ._dates import LunarDate
from ._days_off import DaysOff
from ._errors import AlmanacError, BadArgument, NoneLeft, words
from ._sky import CelestialEvent, Doubt, Pillars
from ._table import table

Answer = dict[str, Any]


def word(choice: Any) -> str:
    """The name of a choice as it stands in answers: `make-up-workday`."""
    return str(choice.name).lower().replace("_", "-")


def date_of(text: str | None) -> datetime.date:
    """A Gregorian day; today by the clock of this machine if there is none."""
    return datetime.date.today() if text is None else datetime.date.fromisoformat(text)


def doubt(value: Doubt | CelestialEvent) -> Answer:
    """The certainty of a day. Another day and its authority are there only if it is not certain."""
    others = {"authority": value.authority, "other_day": value.other_day and str(value.other_day)}
    return {"certainty": word(value.certainty), **{name: other for name, other in others.items() if other}}


def named(pillars: Pillars, language: str) -> Answer:
    four = {"year": pillars.year, "month": pillars.month, "day": pillars.day, "hour": pillars.hour}
    return {part: pillar.name_in(language) for part, pillar in four.items() if pillar is not None}


def lunar(calendar: Calendar, date: datetime.date, language: str) -> Answer:
    found = calendar.lunar(date)
    return {"lunar": str(found), "text": found.text(language), **doubt(calendar.lunar_doubt(date))}


def event(found: CelestialEvent, language: str) -> Answer:
    return {"name": SolarTerm(found.kind).name_in(language), "date": str(found.day), "instant": found.instant.isoformat(), **doubt(found)}


def work(days_off: DaysOff, date: datetime.date) -> Answer:
    status, whose = days_off.status(date), {"audience": days_off.audience}
    if status.kind == WorkKind.UNKNOWN:
        return {**whose, "status": "not decided", "by_the_week": word(status.week)}
    notice = status.notice and (f"{status.notice.number}, {status.notice.authority}" if status.notice.number else status.notice.citation)
    why = {"reason": word(status.reason), "festival": status.festival, "notice": notice}
    return {**whose, "status": word(status.kind), "works": status.is_worked, **why, **doubt(days_off.doubt(date))}


def day(date: str | None = None, region: str = "mainland", language: str = "en") -> Answer:
    """Everything known of a day (ISO 8601; today if not given) in mainland, hongkong, macau, taiwan, korea, vietnam or japan: lunar date,
    pillars, solar term, festivals, and whether people work. Languages: zh-Hans, zh-Hant, en, ko, ja, vi."""
    asked, region = date_of(date), table().region(region)
    calendar = table().calendar(table().calendar_of(region))
    kept = calendar.festivals(region)
    return {
        **{"date": str(asked), "region": region, **lunar(calendar, asked, language)},
        "pillars": named(calendar.pillars(asked), language),
        "terms": [event(found, language) for found in calendar.terms(asked, asked)],
        "festivals": [{"id": found.id, "name": kept.day_name(found, language), **doubt(kept.doubt(found))} for found in kept.on(asked)],
        "work": work(table().days_off(region), asked),
    }


def convert(date: str, to: Literal["lunar", "gregorian"] = "lunar", calendar: str = "china", language: str = "en") -> Answer:
    """Converts a Gregorian day (2026-02-17) `to` lunar, or a lunar date (2026-8-15, in a leap month 2025-6L-1) `to` gregorian.
    Calendars: china, hongkong, korea, vietnam, japan."""
    whose = table().calendar(calendar)
    found = date_of(date) if to == "lunar" else whose.date(LunarDate.parse(date))
    return {"calendar": calendar, "gregorian": str(found), **lunar(whose, found, language)}


def next_days(what: str, after: str | None = None, region: str = "mainland", count: int = 1) -> Answer:
    """The next days of a festival or a solar term, by a name in any of six languages (中秋, Tet, 추석, lichun), after a day (today if not
    given); at most 50."""
    first, region = date_of(after), table().region(region)
    calendar, most = table().calendar(table().calendar_of(region)), min(max(count, 1), 50)
    kept = calendar.festivals(region)
    for match in kept.find(what):
        days: list[Answer] = []
        with suppress(NoneLeft):
            while len(days) < most:
                found = kept.next(match.id, first)
                days.append({"date": str(found.day), **doubt(kept.doubt(found))})
                first = found.day
        return {"festival": match.id, "region": region, "days": days}
    names = {name.casefold(): term for term in SolarTerm for name in (term.name, *map(term.name_in, words(_native.LANGUAGES)))}
    if what.casefold() not in names:
        raise BadArgument(f"no festival or solar term of {region} is called {what}")
    term = names[what.casefold()]
    later = (found for found in calendar.terms(first, calendar.days[1]) if found.kind == term and found.day > first)
    return {"term": word(term), "region": region, "days": [event(found, "en") for found in islice(later, most)]}


def works(date: str | None = None, region: str = "mainland", audience: str | None = None) -> Answer:
    """Whether people in a region work on a day, why, and by which notice; `not decided` where no notice and no law says. `decided` has the
    first and the last day of which all is known."""
    asked, days_off = date_of(date), table().days_off(table().region(region), audience)
    return {"date": str(asked), **work(days_off, asked), "decided": [str(end) for end in days_off.complete_days or ()]}


def workdays(first: str, last: str, region: str = "mainland", audience: str | None = None) -> Answer:
    """How many of some days are worked, both ends included; days that nobody has decided are counted apart, under `not_decided`."""
    days_off, begin, end = table().days_off(table().region(region), audience), date_of(first), date_of(last)
    count = days_off.workdays(begin, end)
    counts = {"workdays": count.workdays, "half_days": count.half_days, "days_off": count.days_off, "not_decided": count.unknown}
    # Days that the table does not hold are not decided, and without doubt.
    held = table().calendar(table().calendar_of(days_off.region)).days
    begin, end = max(begin, held[0]), min(end, held[1])
    found = (days_off.doubt(begin + datetime.timedelta(days=number)).certainty for number in range((end - begin).days + 1))
    return {"audience": days_off.audience, **counts, "certainty": word(next(filter(None, found), Certainty.CERTAIN))}


def pillars(moment: str, calendar: str = "china", day_from: Literal["midnight", "hour-23"] = "midnight", language: str = "en") -> Answer:
    """The four pillars (八字) of a moment with its zone, 2024-02-04T16:30+08:00; the day begins at midnight or at 23h."""
    boundary = DayFrom.MIDNIGHT if day_from == "midnight" else DayFrom.HOUR_23
    return named(table().calendar(calendar).pillars_at(datetime.datetime.fromisoformat(moment), day_from=boundary), language)


def serve() -> None:
    """Answers until standard input ends. Raises ImportError without the package mcp."""
    from mcp.server.mcpserver import MCPServer  # type: ignore[import-not-found, unused-ignore]
    from mcp.server.mcpserver.exceptions import ToolError  # type: ignore[import-not-found, unused-ignore]

    def answer(function: Callable[..., Answer], *arguments: Any, **options: Any) -> Answer:
        try:
            return function(*arguments, **options)
        except (AlmanacError, ValueError) as error:
            # Some errors have the words of the question.
            raise ToolError(str(error) if len(str(error)) <= 400 else f"{str(error)[:399]}…") from error

    server = MCPServer("lunisolar-almanac", instructions=__doc__)
    for function in (day, convert, next_days, works, workdays, pillars):
        told = functools.update_wrapper(functools.partial(answer, function), function)
        server.add_tool(told, name=function.__name__.removesuffix("_days"))
    server.run("stdio")
