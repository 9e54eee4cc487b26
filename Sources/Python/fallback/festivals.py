"""The festivals of regions, and the pages of months."""

from bisect import bisect_left, bisect_right
from typing import Any

from . import codes
from .arguments import anything, day, exported, fail, native, number, text
from .calendars import CERTAIN, CERTAINTIES, OpenCalendar, doubt_fields, moved, within
from .names import language_of
from .reader.answers import LAST_OF_YEAR, LIST, LUNAR, LUNAR_TOO, OWN, TERM, Doubt, date
from .reader.answers import number as number_of
from .reader.table import Row
from .written_names import LISTS, NAMES

OBSERVANCE = LISTS[codes.FESTIVAL_KINDS].index("observance")
DOUBTFUL = ("near-midnight", "disputed", "published")


@exported
class OpenFestivals:
    def __init__(self, calendar: OpenCalendar, regions: list[str]) -> None:
        self._calendar, self._content = calendar, calendar._table._content
        self._regions = [calendar._table._region(region) for region in regions]
        first, last = calendar._ends
        found = calendar._answers.festivals(date(first).year - 1, date(last).year, regions)
        places = {row: place for place, row in enumerate(self._content.festivals.rows)}
        days = ((start + index, places[row], index + 1, row) for start, row in found for index in range(row.length))
        # The day, the place of its row among labels, the number of the day, the row; on a day beginnings come first.
        self._all = sorted((entry for entry in days if first <= entry[0] <= last), key=lambda entry: (entry[0], entry[2] > 1, entry[1]))
        self._days = [entry[0] for entry in self._all]

    def _indices(self, first: int, last: int) -> tuple[int, int]:
        return bisect_left(self._days, first), bisect_right(self._days, last)

    def _entries(self, id: str | None, day: int) -> list[tuple[int, Row]]:
        """On a day the numbers and rows of a festival."""
        return [(number, row) for _, _, number, row in self._all[slice(*self._indices(day, day))] if self._id(row) == id]

    def _id(self, row: Row) -> str:
        return self._content.festivals.ids[row.festival]

    def festivals_between(self, first: day, last: day) -> list[tuple[Any, ...]]:
        return [self.festival_at(index) for index in range(*self._indices(*within(first, last, self._calendar._ends)))]

    def festival_at(self, index: number) -> tuple[Any, ...]:
        day, _, number, row = self._all[index]
        return self._id(row), row.kind, row.length, number, date(day)

    def festival_after(self, id: text, day: day) -> tuple[Any, ...]:
        beginnings = [index for index, (_, _, number, row) in enumerate(self._all) if number == 1 and self._id(row) == id]
        if not beginnings:
            fail(codes.ERROR_UNKNOWN)
        found = next((index for index in beginnings if self._days[index] > day), None)
        return fail(codes.ERROR_NONE) if found is None or day + 1 < self._calendar._ends[0] else self.festival_at(found)

    def festival_doubt(self, id: text, day: day) -> tuple[Any, ...]:
        number, row = (self._entries(id, day) or fail(codes.ERROR_NONE))[0]
        return doubt_fields(moved(self._doubt(row, day - number + 1), number - 1))

    def _doubt(self, row: Row, day: int) -> Doubt:
        """The doubt about a first day, by the month, the term or the list that fixes it."""
        calendar = self._calendar
        if row.anchor in (LUNAR, LUNAR_TOO):
            return calendar._lunar_doubt(day)
        if row.anchor == LAST_OF_YEAR:
            return calendar._last_day_doubt(day)
        if row.anchor == TERM:
            return moved(next(calendar._answers.terms(day - row.day, day - row.day)).doubt, row.day)
        if row.anchor == OWN and (found := row.doubt(calendar, day)).other_day is not None:
            return found
        hangs_on_terms = row.kind != OBSERVANCE and day <= calendar._answers.calendar.computed_until
        is_computed = row.anchor in (LIST, OWN) and (hangs_on_terms or day > self._content.about.last_published_day)
        return CERTAIN._replace(certainty="computed") if is_computed else CERTAIN

    def _uncertainty(self, id: str, day: int) -> Doubt | None:
        """The doubt about a festival that begins on a day, or None without one."""
        doubts = (self._doubt(row, day) for number, row in self._entries(id, day) if number == 1)
        return next((doubt for doubt in doubts if doubt.certainty in DOUBTFUL), None)

    def festival_name(self, id: text, language: text) -> str:
        return self._name(id, language, 32767)

    def festival_day_name(self, id: text, day: day, language: text) -> str:
        number, _ = (self._entries(id, day) or fail(codes.ERROR_UNKNOWN))[0]
        name = self._name(id, language, date(day - number + 1).year)
        return NAMES[language_of(language)]["later"].format(name=name, number=number) if number > 1 else name

    def _name(self, id: str | None, language: str | None, year: int) -> str:
        names, ids = self._content.names, self._content.festivals.ids
        tag = language_of(language)
        if id not in ids:
            fail(codes.ERROR_UNKNOWN)
        only = self._regions[0] if len(self._regions) == 1 else None
        return names.festival(ids.index(id), tag, only, year) or id


@native
def festivals_open(calendar: OpenCalendar, regions: text) -> OpenFestivals:
    """Of the first region of the calendar if none is named."""
    own = (region for region, id in calendar._table._content.festivals.regions.items() if id == calendar._id)
    return OpenFestivals(calendar, [next(own)] if regions is None else regions.split(","))


@native
def page(
    calendar: OpenCalendar, festivals: OpenFestivals, year: number, month: number, first_weekday: number, six_rows: anything
) -> list[tuple[Any, ...]]:
    if not (1 <= month <= 12 and 1 <= first_weekday <= 7):
        fail(codes.ERROR_ARGUMENT)
    first = number_of(year, month, 1) if 1 <= year <= 9999 else fail(codes.ERROR_RANGE)
    # 1970-01-01 was a Thursday.
    start = first - (first + 4 - first_weekday) % 7
    following = number_of(year + month // 12, month % 12 + 1, 1) or first + 31
    weeks = 6 if six_rows else -(-(following - start) // 7)
    return [cell(calendar, festivals, day, first <= day < following) for day in range(start, start + 7 * weeks)]


def cell(calendar: OpenCalendar, festivals: OpenFestivals | None, day: int, is_in_month: bool) -> tuple[Any, ...]:
    begin, end = festivals._indices(day, day) if festivals else (0, 0)
    terms = [(event.kind, CERTAINTIES.index(event.doubt.certainty)) for event in calendar._answers.terms(day, day)] or [(255, 0)]
    lunar, certainty = calendar._lunar(day), CERTAINTIES.index(calendar._lunar_doubt(day).certainty)
    return date(day), lunar, begin, end - begin, None, None, is_in_month, (day + 17) % 60, *terms[0], certainty
