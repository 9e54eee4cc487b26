"""Months, terms, phases and festivals of a table, as the command's verbs print them. Written from the article Format of the table
alone."""

import datetime
from collections.abc import Iterator

from table import Calendar, Note, Row, Table

DAY = 86_400
EPOCH = datetime.date(1970, 1, 1)
FIRST_OF_UTC = (datetime.date(1972, 1, 1) - EPOCH).days


def number(year: int, month: int, day: int) -> int | None:
    """The number of a Gregorian day, or None if the year has none."""
    try:
        return (datetime.date(year, month, day) - EPOCH).days
    except ValueError:
        return None


def date(day: int) -> datetime.date:
    return EPOCH + datetime.timedelta(days=day)


def text(instant: int) -> str:
    seconds = datetime.timedelta(seconds=instant)
    return (datetime.datetime(1970, 1, 1) + seconds).isoformat() + "Z"


class Answers:
    """What a table says in one of its calendars."""

    def __init__(self, table: Table, calendar: str):
        self.table = table
        self.calendar: Calendar = table.calendars[calendar]
        self.lunar_months = list(self.all_months())

    # Months

    def all_months(self) -> Iterator[tuple[int, int, int, int, int]]:
        """First day, lunar year, month, 1 if it is a leap month, and length of every month."""
        days, years = self.calendar.first_days, self.calendar.years
        for index, ((first, leap), (end, _)) in enumerate(zip(years, years[1:])):
            for lunation in range(max(first, 0), end):
                place = lunation - first
                is_leap = leap != 0 and place == leap
                month = place if leap != 0 and place >= leap else place + 1
                length = days[lunation + 1] - days[lunation]
                yield days[lunation], self.calendar.first_year + index, month, int(is_leap), length

    def months(self, first: int, last: int) -> Iterator[list[str]]:
        for day, *rest in self.lunar_months:
            if first <= date(day).year <= last:
                yield [date(day).isoformat(), *map(str, rest)]

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

    def certainty(self, day: int, note: Note | None, margin: int) -> tuple[str, str, str]:
        """Of an event that has or lacks a note: the verdict, the authority and the other day."""
        if note is None:
            return "computed" if day > self.table.about.last_published_day else "certain", "-", "-"
        if note.is_near_midnight:
            return self.near_midnight(day, margin)
        word = "disputed" if note.is_dispute else "published"
        return word, self.calendar.authorities[note.authority], date(day + note.days).isoformat()

    @staticmethod
    def near_midnight(day: int, margin: int) -> tuple[str, str, str]:
        return "near-midnight", "-", date(day + 1 if margin < 0 else day - 1).isoformat()

    def terms(self, first: int, last: int) -> Iterator[list[str]]:
        for index, day in enumerate(self.calendar.term_days):
            term = self.calendar.first_term + index
            if first <= date(day).year <= last:
                instant = self.table.terms[term - self.table.first_term]
                margin = self.margin(instant)
                word, authority, other = self.certainty(day, self.calendar.notes.get((False, index)), margin)
                yield [
                    date(day).isoformat(), str(term % 24), text(instant), str(margin), word,
                    str(self.uncertainty(instant)), authority, other,
                ]

    def phases(self, first: int, last: int) -> Iterator[list[str]]:
        for index in range(len(self.calendar.first_days)):
            for phase, instants in enumerate(self.table.phases):
                instant = instants[index + self.calendar.lunations_before]
                margin, uncertainty = self.margin(instant), self.uncertainty(instant)
                if phase == 0:
                    day = self.calendar.first_days[index]
                    verdict = self.certainty(day, self.calendar.notes.get((True, index)), margin)
                else:
                    day = (instant + self.offset(instant)) // DAY
                    near = abs(margin) < max(60, uncertainty)
                    verdict = self.near_midnight(day, margin) if near else self.certainty(day, None, margin)
                if first <= date(day).year <= last:
                    word, authority, other = verdict
                    yield [
                        date(day).isoformat(), str(phase), text(instant), str(margin), word, str(uncertainty), authority, other,
                    ]

    # Festivals

    def festivals(self, first: int, last: int, region: str, language: str) -> Iterator[list[str]]:
        """The festivals that begin in some years, each once a day, in the order of labels."""
        table, found = self.table.festivals, {}
        regions = list(table.regions)
        region_bit = 1 << regions.index(region)
        calendar_bit = 1 << table.calendars.index(self.calendar.name)
        for place, row in enumerate(table.rows):
            if row.regions & region_bit and row.calendars & calendar_bit:
                for day in self.first_days(row):
                    year = date(day).year
                    if row.first_year <= year <= row.last_year and first <= year <= last:
                        found.setdefault((day, row.festival), (place, row))
        for (day, festival), (_, row) in sorted(found.items(), key=lambda item: (item[0][0], item[1][0])):
            name = self.table.names.festival(festival, language, regions.index(region), date(day).year) or table.ids[festival]
            kind = ("public", "traditional", "observance", "season", "note")[row.kind]
            yield [date(day).isoformat(), date(day + row.length - 1).isoformat(), table.ids[festival], name, kind]

    def first_days(self, row: Row) -> Iterator[int]:
        years = range(date(self.calendar.first_days[0]).year, date(self.calendar.first_days[-1]).year + 1)
        if row.anchor == 0:
            yield from filter(lambda day: day is not None, (number(year, row.month, row.day) for year in years))
        elif row.anchor in (1, 2):
            for day, _, month, leap, length in self.lunar_months:
                if month == row.month and row.day <= length and (row.anchor == 2 or not leap):
                    yield day + row.day - 1
        elif row.anchor == 3:
            for lunation, _ in self.calendar.years[1:]:
                yield self.calendar.first_days[lunation] - 1
        elif row.anchor == 4:
            for index, day in enumerate(self.calendar.term_days):
                if (self.calendar.first_term + index) % 24 == row.month:
                    yield day + row.day
        elif row.anchor == 5:
            for year in years:
                day_of_year = self.table.festivals.listed(row.day, year)
                if day_of_year:
                    yield number(year, 1, 1) + day_of_year - 1
