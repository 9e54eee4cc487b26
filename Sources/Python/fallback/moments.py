"""Pillars to moments: the way back from `pillars_at`."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from . import codes
from .reader.answers import DAY, Answers, date, number

NO_PILLAR = 255
Ends = tuple[int | None, int | None]


@dataclass
class PillarClock:
    """When years, months, days and double hours begin, each kind counted by a number of its own."""

    answers: Answers
    year_from: int
    month_from: int
    day_from: int

    def at(self, day: int, second: int) -> int:
        eras = self.answers.calendar.eras
        return day * DAY + second - [era for era in eras if era.first_day <= day or era is eras[0]][-1].offset

    def midnight(self, day: int) -> int:
        """Where clocks are put back, a day begins by the clock of the day before."""
        return min(self.at(day, 0), self.at(day - 1, 0) + DAY)

    def term(self, term: int, is_by_day: bool) -> int | None:
        calendar, (origin, instants) = self.answers.calendar, self.answers.table.terms
        if not 0 <= term - calendar.first_term < len(calendar.term_days):
            return None
        return self.midnight(calendar.term_days[term - calendar.first_term]) if is_by_day else instants[term - origin]

    def lunar_month(self, year: int, month: int) -> Ends:
        for found in self.answers.months:
            if (found.year, found.number, found.is_leap) == (year, month, False):
                return self.midnight(found.first_day), self.midnight(found.first_day + found.length)
        return None, None

    def new_year(self, year: int) -> int | None:
        if self.year_from == codes.YEAR_FROM_NEW_YEAR:
            return self.lunar_month(year, 1)[0]
        return self.term(24 * (year - 1900) + 2, self.year_from == codes.YEAR_FROM_LICHUN_DAY)

    def year(self, year: int) -> Ends:
        return self.new_year(year), self.new_year(year + 1)

    def month(self, month: int) -> Ends:
        if self.month_from == codes.MONTH_FROM_LUNAR_MONTH:
            return self.lunar_month(1900 + month // 12, month % 12 + 1)
        is_by_day = self.month_from == codes.MONTH_FROM_TERM_DAY
        return self.term(2 * month, is_by_day), self.term(2 * month + 2, is_by_day)

    def day(self, day: int) -> Ends:
        if self.day_from == codes.DAY_FROM_23H:
            return self.at(day - 1, 82_800), self.at(day, 82_800)
        return self.midnight(day), self.midnight(day + 1)

    def hour(self, hour: int) -> Ends:
        begin, end = (divmod(2 * each - 1, 24) for each in (hour, hour + 1))
        return self.at(begin[0], begin[1] * 3600), self.at(end[0], end[1] * 3600)

    def known(self, first: int, last: int) -> list[tuple[int, int]]:
        """The part of some days whose year and month are known."""
        terms = range(self.answers.calendar.first_term, self.answers.calendar.first_term + len(self.answers.calendar.term_days))
        if self.year_from != codes.YEAR_FROM_NEW_YEAR:
            years = 1900 - (2 - terms.start) // 24, 1900 + (terms.stop - 3) // 24
            first, last = max(first, number(years[0], 1, 1) or first), min(last, number(years[1], 12, 31) or last)
        start, end = self.midnight(first), self.midnight(last + 1)
        if self.month_from != codes.MONTH_FROM_LUNAR_MONTH:
            is_by_day = self.month_from == codes.MONTH_FROM_TERM_DAY
            start = max(start, self.term(terms.start, is_by_day) or start)
            end = min(end, self.term(terms.stop - 1, is_by_day) or end)
        return [(start, end)] if start < end else []

    def periods(self, sought: tuple[int, ...], first: int, last: int) -> list[tuple[int, int]]:
        """The periods that have some pillars, among the days from one to another."""
        found = self.known(first, last)
        is_lunar = self.month_from == codes.MONTH_FROM_LUNAR_MONTH
        # The ends of a number, the index of the pillar of number 0, and the number at an instant, good to fourteen.
        kinds = (
            (self.year, -4, lambda instant: date(instant // DAY).year),
            (self.month, 14 if is_lunar else 13, lambda instant: 12 * (date(instant // DAY).year - 1900) + date(instant // DAY).month - 1),
            (self.day, 17, lambda instant: instant // DAY),
            (self.hour, 24, lambda instant: instant // 7200),
        )
        for pillar, (ends_of, zero, near) in zip(sought, kinds):
            if pillar != NO_PILLAR:
                found = [part for period in found for part in parts(period, pillar, ends_of, zero, near)]
        return found


def parts(period: tuple[int, int], pillar: int, ends_of: Callable[[int], Ends], zero: int, near: Callable[[int], int]) -> Iterator[tuple[int, int]]:
    """The parts of a period that have a pillar, which returns with every sixtieth number."""
    lowest = near(period[0]) - 14
    for number in range(lowest + (pillar - zero - lowest) % 60, near(period[1]) + 15, 60):
        begin, end = ends_of(number)
        if begin is None and end is None:
            continue
        lower, upper = max(period[0], period[0] if begin is None else begin), min(period[1], period[1] if end is None else end)
        if lower < upper:
            yield lower, upper
