"""Months, terms, phases and festivals of a table. Written from the article Format of the table alone."""

import datetime
from collections import namedtuple
from collections.abc import Collection, Iterator

from table import Calendar, Note, Row, Table

DAY = 86_400
EPOCH = datetime.date(1970, 1, 1)
# The anchors of rows, as the article has them.
GREGORIAN, LUNAR, LUNAR_TOO, LAST_OF_YEAR, TERM, LIST = range(6)
FIRST_OF_UTC = (datetime.date(1972, 1, 1) - EPOCH).days

# Days are numbers from 1970-01-01, and the other day and the authority of what is certain are None.
Month = namedtuple("Month", "first_day year number is_leap length")
Doubt = namedtuple("Doubt", "certainty authority other_day")
Event = namedtuple("Event", "day kind instant margin uncertainty doubt")


def number(year: int, month: int, day: int) -> int | None:
    """The number of a Gregorian day, or None if the year has none."""
    try:
        return (datetime.date(year, month, day) - EPOCH).days
    except ValueError:
        return None


def date(day: int) -> datetime.date:
    return EPOCH + datetime.timedelta(days=day)


class Answers:
    """The answers of a table in one of its calendars."""

    def __init__(self, table: Table, calendar: str):
        self.table = table
        self.calendar: Calendar = table.calendars[calendar]
        self.months = list(self.all_months())

    # Months

    def all_months(self) -> Iterator[Month]:
        days, years = self.calendar.first_days, self.calendar.years
        for index, ((first, leap), (end, _)) in enumerate(zip(years, years[1:])):
            for lunation in range(max(first, 0), end):
                place = lunation - first
                month = place if leap != 0 and place >= leap else place + 1
                length = days[lunation + 1] - days[lunation]
                yield Month(days[lunation], self.calendar.first_year + index, month, leap != 0 and place == leap, length)

    # Events

    def offset(self, instant: int) -> int:
        eras = [era for era in self.calendar.eras if era.first_day * DAY <= instant + era.offset]
        return (eras[-1] if eras else self.calendar.eras[0]).offset

    def uncertainty(self, instant: int) -> int:
        """In seconds, rounded up."""
        about, delta_t = self.table.about, self.table.delta_t
        day, hundredths = instant // DAY, 52
        is_unknown = day >= about.unknown_from and about.unknown_from < about.leap_seconds_end
        followed = min(day, about.leap_seconds_end - 1)
        index = date(followed).year - delta_t.first_year
        if (day < FIRST_OF_UTC or is_unknown) and 0 <= index < len(delta_t.values):
            hundredths += 3 * max(delta_t.sigmas[index : index + 2])
            if is_unknown:
                held = about.held_milliseconds // 10
                hundredths += max(abs(value - held) for value in delta_t.values[index : index + 2])
        return -(-hundredths // 100)

    def margin(self, instant: int) -> int:
        second = (instant + self.offset(instant)) % DAY
        return second if second < DAY // 2 else second - DAY

    def doubt(self, day: int, note: Note | None, margin: int) -> Doubt:
        """Of an event that has or lacks a note."""
        if note is None:
            return Doubt("computed" if day > self.table.about.last_published_day else "certain", None, None)
        if note.is_near_midnight:
            return self.near_midnight(day, margin)
        word = "disputed" if note.is_dispute else "published"
        return Doubt(word, self.calendar.authorities[note.authority], day + note.days)

    @staticmethod
    def near_midnight(day: int, margin: int) -> Doubt:
        return Doubt("near-midnight", None, day + 1 if margin < 0 else day - 1)

    def terms(self, first: int, last: int) -> Iterator[Event]:
        """The terms of a range of days, both ends included."""
        for index, day in enumerate(self.calendar.term_days):
            if first <= day <= last:
                yield self.term(index)

    def term(self, index: int) -> Event:
        day, term = self.calendar.term_days[index], self.calendar.first_term + index
        instant = self.table.terms[1][term - self.table.terms[0]]
        margin = self.margin(instant)
        note = self.calendar.notes.get((False, index))
        is_computed = note is None and day <= self.calendar.computed_until
        doubt = self.computed_term(day, instant) if is_computed else self.doubt(day, note, margin)
        return Event(day, term % 24, instant, margin, self.uncertainty(instant), doubt)

    def computed_term(self, day: int, instant: int) -> Doubt:
        """Of a term that no source shows as printed, with the day by another clock of the time."""
        days = ((instant + self.offset(instant) + ahead) // DAY for ahead in (0, *self.calendar.term_clocks))
        return Doubt("computed", None, next((other for other in days if other != day), None))

    def phases(self, first: int, last: int) -> Iterator[Event]:
        """The phases of a range of days, both ends included."""
        for index, new_moon in enumerate(self.calendar.first_days):
            if first - 31 < new_moon <= last:
                for phase in range(4):
                    found = self.phase(index, phase)
                    if first <= found.day <= last:
                        yield found

    def phase(self, index: int, phase: int) -> Event:
        """A phase of a lunation."""
        instant = self.table.phases[1][phase][index + self.calendar.lunations_before]
        margin, uncertainty = self.margin(instant), self.uncertainty(instant)
        if phase == 0:
            day = self.calendar.first_days[index]
            doubt = self.doubt(day, self.calendar.notes.get((True, index)), margin)
        else:
            day = (instant + self.offset(instant)) // DAY
            near = abs(margin) < max(0 if day <= self.calendar.published_until else 60, uncertainty)
            doubt = self.near_midnight(day, margin) if near else self.doubt(day, None, margin)
        return Event(day, phase, instant, margin, uncertainty, doubt)

    # Festivals

    def festivals(self, first: int, last: int, regions: Collection[str]) -> list[tuple[int, Row]]:
        """The first days and rows of the festivals that begin in some years, each once a day, in the order of labels."""
        table, found = self.table.festivals, {}
        bits = sum(1 << place for place, region in enumerate(table.regions) if region in regions)
        calendar_bit = 1 << table.calendars.index(self.calendar.name)
        for place, row in enumerate(table.rows):
            if row.regions & bits and row.calendars & calendar_bit:
                for day in self.first_days(row):
                    year = date(day).year
                    if row.first_year <= year <= row.last_year and first <= year <= last:
                        found.setdefault((day, row.festival), (place, row))
        return [(day, row) for (day, _), (_, row) in sorted(found.items(), key=lambda item: (item[0][0], item[1][0]))]

    def first_days(self, row: Row) -> Iterator[int]:
        years = range(date(self.calendar.first_days[0]).year, date(self.calendar.first_days[-1]).year + 1)
        if row.anchor == GREGORIAN:
            yield from filter(lambda day: day is not None, (number(year, row.month, row.day) for year in years))
        elif row.anchor in (LUNAR, LUNAR_TOO):
            for month in self.months:
                if month.number == row.month and row.day <= month.length and (row.anchor == LUNAR_TOO or not month.is_leap):
                    yield month.first_day + row.day - 1
        elif row.anchor == LAST_OF_YEAR:
            for lunation, _ in self.calendar.years[1:]:
                yield self.calendar.first_days[lunation] - 1
        elif row.anchor == TERM:
            for index, day in enumerate(self.calendar.term_days):
                if (self.calendar.first_term + index) % 24 == row.month:
                    yield day + row.day
        elif row.anchor == LIST:
            for year in years:
                day_of_year = self.table.festivals.listed(row.day, year)
                if day_of_year:
                    yield number(year, 1, 1) + day_of_year - 1
