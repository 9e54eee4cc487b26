"""Own days among the festivals of a table: birthdays and company days, rows of the form that the article on the command describes."""

import calendar
import copy
import re
from collections.abc import Iterator
from typing import Any, NamedTuple, NoReturn

from . import codes
from .arguments import fail, native, text
from .calendars import CERTAIN, OpenCalendar, OpenTable, moved
from .rules import MISSING_DAYS, Recurrence
from .reader.answers import GREGORIAN, LAST_OF_YEAR, LUNAR, LUNAR_TOO, OWN, TERM, Doubt, date
from .reader.answers import number as number_of
from .reader.table import Calendar, Row
from .written_names import LISTS

KINDS, TERMS = LISTS[codes.FESTIVAL_KINDS], LISTS[codes.TERMS]
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
NAME = re.compile("[a-z0-9-]{1,24}")
LEAPS = {"skip": codes.LEAP_SKIP, "plain": codes.LEAP_PLAIN, "leap": codes.LEAP_ELSE_PLAIN, "both": codes.LEAP_BOTH}
THIRTIETHS = {"skip": codes.THIRTIETH_SKIP, "last": codes.THIRTIETH_ON_LAST, "next": codes.THIRTIETH_ON_NEXT}


class Fault(Exception):
    """The line that is wrong, and what would be right."""


class Rule(NamedTuple):
    """The days of a rule in a calendar, the anchor of a row that says the same, and the doubt about a day in a calendar."""

    days: Any
    anchor: tuple[int, int, int] | None = None
    doubt: Any = lambda of, day: CERTAIN


class Line:
    def __init__(self, number: int, text: str) -> None:
        self.number, self.fields = number, re.split("[ \t\r]+", text.partition("#")[0].strip(" \t\r"))

    def expected(self, text: str) -> NoReturn:
        raise Fault(f"line {self.number}: expected {text}")

    def next(self, form: str = ".*", wanted: str = "") -> str:
        found = self.fields.pop(0) if self.fields else ""
        return found if re.fullmatch(form, found) else self.expected(wanted)

    def skip(self, word: str) -> bool:
        return self.fields[:1] == [word] and bool(self.fields.pop(0))

    def number_in(self, first: int, last: int, text: str | None = None) -> int:
        text = self.next() if text is None else text
        found = int(text) if re.fullmatch("[0-9]{1,4}", text) else -1
        return found if first <= found <= last else self.expected(f"a whole number from {first} to {last}")

    def rest(self) -> str:
        found, self.fields = " ".join(self.fields), []
        return found if len(found.encode()) <= 255 else self.expected("a name of at most 255 bytes")

    def years(self) -> tuple[int, int]:
        if self.skip("all"):
            return 1, 9999
        text = self.next("[0-9]{1,4}|[0-9]{1,4}-([0-9]{1,4})?|-[0-9]{1,4}", wanted := "all, 2008, 2008-, -2013 or 2008-2013")
        first, last = (int(year or 0) for year in (text.split("-") * 2)[:2])
        found = first or 1, last or 9999
        return found if (first or last) and found[0] <= found[1] else self.expected(wanted)

    def offset(self) -> int:
        if not self.fields or self.fields[0][:1] not in ("+", "-"):
            return 0
        found = int(self.next("[+-][0-9]{1,4}", "+N or -N, at most 366"))
        return found if abs(found) <= 366 else self.expected("+N or -N, at most 366")

    def rule(self) -> Rule:
        kind = self.next()
        if kind == "gregorian":
            month, day = self.number_in(1, 12), self.number_in(1, 31)
            if number_of(2000, month, day) is None:
                self.expected("a date that some years have")
            return Rule(lambda of: by_year(of, lambda year: number_of(year, month, day)), (GREGORIAN, month, day))
        if kind == "weekday":
            month, ordinal = self.number_in(1, 12), None if self.skip("last") else self.number_in(1, 5)
            weekday = WEEKDAYS.index(self.next("|".join(WEEKDAYS), "monday to sunday"))
            return Rule(lambda of: by_year(of, lambda year: nth(year, month, weekday, ordinal)))
        if kind == "lunar":
            return self.lunar_rule()
        if kind == "last-of-year":
            return Rule(new_year_eves, (LAST_OF_YEAR, 0, 0), OpenCalendar._last_day_doubt)
        if kind == "term":
            term = TERMS.index(self.next("|".join(TERMS), "a term in pinyin, such as chunfen"))
            return Rule(lambda of: term_days(of._answers.calendar, term), (TERM, term, 0))
        return self.expected("gregorian, weekday, lunar, last-of-year or term")

    def lunar_rule(self) -> Rule:
        text = self.next("[0-9]{1,4}L?", wanted := "a lunar month, 1 to 12 or 6L")
        month, is_leap, day = int(text.rstrip("L")), text.endswith("L"), self.number_in(1, 30)
        if not 1 <= month <= 12:
            self.expected(wanted)
        leaps, thirtieth = codes.LEAP_BOTH if self.skip("leap-too") else codes.LEAP_ELSE_PLAIN, codes.THIRTIETH_SKIP
        while self.fields and "=" in self.fields[0]:
            key, value = self.next("leap-month=(skip|plain|leap|both)|thirtieth=(skip|last|next)",
                                   "leap-month=skip, plain, leap or both, thirtieth=skip, last or next").split("=")
            leaps, thirtieth = (LEAPS[value], thirtieth) if key == "leap-month" else (leaps, THIRTIETHS[value])
        is_plain = (not is_leap or leaps in (codes.LEAP_PLAIN, codes.LEAP_BOTH)) and (day < 30 or thirtieth == codes.THIRTIETH_SKIP)
        anchor = (LUNAR_TOO if leaps == codes.LEAP_BOTH else LUNAR, month, day) if is_plain else None
        return Rule(
            lambda of: Recurrence.kept(of, month, is_leap, day, leaps, MISSING_DAYS[thirtieth]).days(*of._ends),
            anchor,
            lambda of, kept: of._kept_doubt(day, kept, thirtieth),
        )


def new_year_eves(of: OpenCalendar) -> list[int]:
    return [month.first_day - 1 for month in of._months if (month.number, month.is_leap) == (1, False)]


def by_year(of: OpenCalendar, day: Any) -> Iterator[int]:
    first, last = (date(end).year for end in of._ends)
    return (found for found in map(day, range(max(first - 1, 1), min(last + 1, 9999) + 1)) if found is not None)


def term_days(own: Calendar, term: int) -> list[int]:
    return [day for index, day in enumerate(own.term_days, own.first_term) if index % 24 == term]


def nth(year: int, month: int, weekday: int, ordinal: int | None) -> int | None:
    days = [week[weekday] for week in calendar.monthcalendar(year, month) if week[weekday]]
    at = len(days) if ordinal is None else ordinal
    return number_of(year, month, days[at - 1]) if at <= len(days) else None


class Rows:
    """The festivals of a table, and own days after them."""

    def __init__(self, table: OpenTable) -> None:
        self.table, self.festivals, self.names = table, copy.copy(table._content.festivals), copy.copy(table._content.names)
        self.old, self.festivals.ids, self.festivals.rows = self.festivals.ids, [*self.festivals.ids], [*self.festivals.rows]
        self.added: list[dict[str, str]] = []
        self.waiting: list[tuple[Any, ...]] = []
        self.calendars, self.last, self.is_open = self.festivals.calendars, None, False

    def read(self, line: Line) -> None:
        word, last = line.next(), self.last
        if word == "calendars":
            if self.is_open or not line.fields:
                line.expected("'calendars all' as the first row")
            given = [line.next(NAME.pattern, "a calendar") for _ in [*line.fields]]
            self.calendars = self.calendars if given == ["all"] else given
        elif word == "festival":
            id = line.next(NAME.pattern, "an ID of small letters, digits and hyphens")
            if len(line.fields) < 3:
                line.expected("festival ID ZH-HANS ZH-HANT ENGLISH…")
            names = {"zh-hans": line.next(), "zh-hant": line.next(), "en": line.rest()}
            self.id, self.own_names, self.last, self.is_open = id, {tag: name for tag, name in names.items() if name != "-"}, None, True
        elif word == "name":
            tag = line.next()
            if not self.is_open or last or tag not in ("ko", "ja", "vi") or not line.fields:
                line.expected("'name ko TEXT…', ja or vi, below a festival and above its rules")
            self.own_names[tag] = line.rest()
        elif word in KINDS[1:]:
            self.add(KINDS.index(word), line)
        else:
            line.expected("festival, name, traditional, observance, season or note")

    def add(self, kind: int, line: Line) -> None:
        """A row `KIND REGIONS YEARS RULE…`, or without a rule that of the row above."""
        if not self.is_open or len(line.fields) < 2:
            line.expected("'KIND REGIONS YEARS RULE…' below a festival")
        names = [] if line.skip("all") else line.next().split(",")
        if not all(map(NAME.fullmatch, names)):
            line.expected("all, or regions with commas between")
        years = line.years()
        if not line.fields and not self.last:
            line.expected("a rule after the years")
        if line.fields:
            self.last = line.rule(), line.offset(), line.number_in(2, 255) if line.skip("lasting") else 1
            if line.fields:
                line.expected("+DAYS, 'lasting N' or the end")
        self.waiting.append((line, kind, self.id, self.own_names, self.calendars, names, years, *self.last))

    def bits(self, line: Line, names: list[str], known: Any, sort: str) -> int:
        known = [*known]
        if not set(names) <= set(known):
            line.expected(f"{sort} of the table")
        return sum(1 << known.index(name) for name in set(names)) if names else 0xFFFF

    def put(self, line: Line, kind: int, id: str, own_names: dict[str, str], calendars: list[str], regions: list[str], years: tuple[int, int],
            rule: Rule, offset: int, length: int) -> None:  # fmt: skip
        if id in self.old:
            line.expected("an id that no festival of the table has")
        region_bits = self.bits(line, regions, self.festivals.regions, "regions")
        calendar_bits = self.bits(line, calendars, self.festivals.calendars, "calendars")
        if id not in self.festivals.ids:
            self.festivals.ids.append(id)
            self.added.append(own_names)
        head = self.festivals.ids.index(id), kind, region_bits, calendar_bits, *years, length
        if rule.anchor and (not offset or rule.anchor[0] == TERM):
            anchor, month, day = rule.anchor
            self.festivals.rows.append(Row(*head, anchor, month, offset if anchor == TERM else day))
            return
        days = (self.days(OpenTable.calendar_open(self.table, name), rule, offset, years) for name in self.festivals.calendars)

        def doubt(of: OpenCalendar, day: int) -> Doubt:
            base = day - offset
            return moved(rule.doubt(of, base), offset) if of._ends[0] <= base <= of._ends[1] else CERTAIN

        self.festivals.rows.append(Row(*head, OWN, 0, tuple(zip(self.festivals.calendars, days)), doubt))

    def days(self, of: OpenCalendar, rule: Rule, offset: int, years: tuple[int, int]) -> tuple[int, ...]:
        found = sorted({day + offset for day in rule.days(of)})
        return tuple(day for day in found if of._ends[0] <= day <= of._ends[1] and years[0] <= date(day).year <= years[1])

    def made(self) -> OpenTable:
        """The table with the days that were read."""
        for row in self.waiting:
            self.put(*row)
        content, names, old = copy.copy(self.table._content), self.names, len(self.old)
        self.festivals.rows.sort(key=lambda row: (row.kind, row.festival))
        names.names = [
            [*texts[:old], *(added.get(tag, "") for added in self.added), *texts[old:]] for tag, texts in zip(names.languages, names.names)
        ]
        # Rows whose subject is the number of festivals name public holidays as a kind.
        names.own = [((of, region, subject + len(self.added) * (subject >= old)), *rest) for (of, region, subject), *rest in names.own]
        names.festivals += len(self.added)
        content.festivals, content.names = self.festivals, names
        return OpenTable(content)


def adding(table: OpenTable, rows: str | None) -> OpenTable:
    """The table with own days; raises Fault."""
    found = Rows(table)
    for number, row in enumerate((fail(codes.ERROR_NULL) if rows is None else rows).split("\n"), 1):
        line = Line(number, row)
        if line.fields != [""]:
            found.read(line)
    return found.made()


@native
def table_adding(table: OpenTable, rows: text) -> OpenTable:
    try:
        return adding(table, rows)
    except Fault:
        fail(codes.ERROR_RULE)


@native
def table_adding_fault(table: OpenTable, rows: text) -> str:
    try:
        adding(table, rows)
    except Fault as fault:
        return str(fault)
    fail(codes.ERROR_NONE)
