"""Who works when: the statuses of days, counts of workdays, breaks and bridges."""

import datetime
import struct
from ctypes import c_int32, c_uint8
from functools import cached_property
from typing import Any

from . import codes
from .arguments import NO_DAY, address, anything, date_or_none, day, exported, fail, item, native, number, text
from .calendars import CERTAIN, FOLDER, OpenTable, content, doubt_fields, opened
from .festivals import OpenFestivals
from .reader.answers import date
from .reader.answers import number as number_of
from .reader.container import HOLIDAYS
from .reader.holidays import KINDS, REASONS, Holidays, Region, Status, WorkStatus

NO_COUNT = -1
STATUS = struct.Struct("<ii25s7B")
OUTSIDE = WorkStatus("unknown", "week", week="unknown")
HALVES = (None, "morning", "afternoon", "either")


@native
def holidays_open() -> Any:
    return OpenHolidays(content(FOLDER / "holidays.bin"))


@native
def holidays_open_file(path: anything) -> Any:
    return opened(OpenHolidays, content(path), HOLIDAYS)


@native
def holidays_open_bytes(bytes: anything) -> Any:
    return opened(OpenHolidays, bytes, HOLIDAYS)


@exported
class OpenHolidays:
    def __init__(self, data: bytes) -> None:
        self._content = Holidays(data)

    def _region(self, name: str | None) -> Region:
        return next((region for region in self._content.regions if region.name == name), None) or fail(codes.ERROR_UNKNOWN)

    def _audiences(self, region: Region) -> list[str]:
        laws = {law.audience for law in region.laws}
        return [name for index, name in enumerate(self._content.audiences) if name != "listed" or index in laws]

    def holidays_release(self) -> str:
        return self._content.release

    def holidays_digest(self) -> str:
        return self._content.digest

    def holidays_made_with(self, table: OpenTable) -> bool:
        table = table or fail(codes.ERROR_NULL)
        return self._content.table == (table._content.release, table._content.digest)

    def holidays_region(self, number: number) -> str:
        return item([region.name for region in self._content.regions], number)

    def holidays_audience(self, region: text, number: number) -> str:
        return item(self._audiences(self._region(region)), number)


@native
def days_off_open(table: OpenTable, holidays: OpenHolidays, region: text, audience: text) -> Any:
    holidays = holidays or OpenHolidays(content(FOLDER / "holidays.bin"))
    found = holidays._region(region)
    usual = holidays._content.audiences[found.usual]
    if audience is not None and audience not in holidays._audiences(found) or region not in table._regions:
        fail(codes.ERROR_UNKNOWN)
    return OpenDaysOff(table, holidays, found, audience or usual)


@exported
class OpenDaysOff:
    def __init__(self, table: OpenTable, holidays: OpenHolidays, region: Region, audience: str) -> None:
        self._table, self._holidays, self._region, self._audience = table, holidays, region, audience
        self._statuses: dict[int, WorkStatus] = {}
        self._calendar = table.calendar_open(table._content.festivals.regions[region.name])
        self._calendar_days = self._calendar._ends

    @cached_property
    def _days(self) -> Status:
        years = range(*(date(end).year + index for index, end in enumerate(self._calendar_days)))
        return Status(self._table._content, self._holidays._content, self._region, self._audience, years)

    def _status(self, day: int) -> WorkStatus:
        if not self._calendar_days[0] <= day <= self._calendar_days[1]:
            return OUTSIDE
        if day not in self._statuses:
            self._statuses[day] = self._days.status(day)
        return self._statuses[day]

    def _is_worked(self, day: int) -> bool:
        found = self._status(day)
        return not found.is_off and found.kind != "unknown"

    def days_off_audience(self) -> str:
        return self._audience

    def days_off_complete(self) -> tuple[datetime.date, ...]:
        found = self._region.complete.get(self._holidays._content.audiences.index(self._audience))
        return tuple(map(date, found)) if found else fail(codes.ERROR_NONE)

    def days_off_looked_up(self) -> datetime.date:
        return date(self._region.looked_up)

    def work_kind_on(self, day: day) -> int:
        return KINDS.index(self._status(day).kind)

    def work_kinds_on(self, days: address, count: anything, kinds: address) -> None:
        for place, day in enumerate(days(c_int32, count)):
            kinds(c_uint8, count)[place] = KINDS.index(self._status(day).kind)

    def work_status_on(self, day: day) -> tuple[Any, ...]:
        found = self._status(day)
        numbers = REASONS.index(found.reason), HALVES.index(found.half), KINDS.index(found.week)
        is_statutory, notice = found.reason == "law" and found.kind in ("day-off", "half-day"), -1 if found.notice is None else found.notice
        return date_or_none(found.other_day), notice, found.festival, KINDS.index(found.kind), *numbers, is_statutory, found.is_off, None

    def work_doubt(self, day: day) -> tuple[Any, ...]:
        """The doubt about a holiday on which the day depends, its own before another."""
        first, last = self._calendar_days
        found = self._days.uncertain(day) if first <= day <= last else []
        doubts = [(id, doubt) for id, own_day in found if (doubt := self._festivals._uncertainty(id, own_day))]
        own = [doubt for id, doubt in doubts if id == self._status(day).festival]
        return doubt_fields(own[-1] if own else doubts[0][1] if doubts else CERTAIN)

    @cached_property
    def _festivals(self) -> OpenFestivals:
        return OpenFestivals(self._calendar, [self._region.name])

    def work_statuses_on(self, days: address, count: anything, statuses: address) -> None:
        room = memoryview(statuses(c_uint8, STATUS.size * count)).cast("B")
        for place, day in enumerate(days(c_int32, count)):
            other, notice, festival, kind, reason, half, week, is_statutory, is_off, _ = OpenDaysOff.work_status_on(self, day)
            numbers = NO_DAY if other is None else number_of(other.year, other.month, other.day), notice, (festival or "").encode()
            STATUS.pack_into(room, STATUS.size * place, *numbers, kind, reason, half, week, is_statutory, is_off, 0)

    def workday_numbers_on(self, days: address, count: anything, numbers: address) -> None:
        for place, day in enumerate(days(c_int32, count)):
            numbers(c_int32, count)[place] = self._numbers.get(day, NO_COUNT)

    @cached_property
    def _numbers(self) -> dict[int, int]:
        """The numbers of the workdays from the first decided day to the first that is not."""
        complete = self._region.complete.get(self._holidays._content.audiences.index(self._audience))
        found, number, day = {}, 0, complete[0] if complete else None
        while day is not None and day <= complete[1] and self._status(day).kind != "unknown":
            number += self._is_worked(day)
            found[day] = number
            day += 1
        return found

    def add_workdays_to(self, days: address, count: anything, number: number, results: address) -> None:
        for place, day in enumerate(days(c_int32, count)):
            results(c_int32, count)[place] = NO_DAY if (found := self._added(day, number)) is None else found

    def workdays_between(self, firsts: address, lasts: address, count: anything, workdays: address) -> None:
        for place, (first, last) in enumerate(zip(firsts(c_int32, count), lasts(c_int32, count))):
            is_held = self._calendar_days[0] <= first <= last <= self._calendar_days[1]
            found = [self._status(day) for day in range(first, last + 1)] if is_held else [OUTSIDE]
            is_known = all(status.kind != "unknown" for status in found)
            workdays(c_int32, count)[place] = sum(not status.is_off for status in found) if is_known else NO_COUNT

    def count_workdays(self, first: day, last: day) -> tuple[int, ...]:
        if first > last:
            fail(codes.ERROR_ARGUMENT)
        begin, end = max(first, self._calendar_days[0]), min(last, self._calendar_days[1])
        found = [self._status(day) for day in range(begin, end + 1)]
        halves, unknown = (sum(status.kind == kind for status in found) for kind in ("half-day", "unknown"))
        off = sum(status.is_off for status in found)
        return len(found) - off - unknown, halves, off, unknown + last - first + 1 - len(found)

    def add_workdays(self, day: day, number: number) -> datetime.date:
        found = self._added(day, number)
        return fail(codes.ERROR_UNDECIDED) if found is None else date(found)

    def _added(self, day: int, number: int) -> int | None:
        step, left = (1, number) if number > 0 else (-1, -number)
        while left:
            day += step
            if self._status(day).kind == "unknown":
                return None
            left -= self._is_worked(day)
        return day

    def notice_at(self, number: number) -> tuple[Any, ...]:
        id, _, authority, day = item(self._region.notices, number)
        return None if day == NO_DAY else date(day), id, self._region.authorities[authority][0]

    def notice_authority(self, number: number) -> str:
        return self._region.authorities[item(self._region.notices, number)[2]][1]

    def notice_number(self, number: number) -> str:
        return item(self._region.notices, number)[1]

    def breaks(self, year: number) -> list[tuple[Any, ...]]:
        found = []
        for days in self._rest(year):
            statuses = [self._status(day) for day in days]
            if any(date(day).year == year for day in days) and any(status.kind == "day-off" for status in statuses):
                doubts = (self.work_doubt(day)[1] for day in days)
                certainty = next((doubt for doubt in doubts if doubt), 0)
                found.append((date(days[0]), date(days[-1]), self._is_open(days[0], days[-1]), self._main(statuses), certainty))
        return found

    def _main(self, statuses: list[WorkStatus]) -> str | None:
        """The holiday with the most of the days, substitutes apart; of several that which has been one the longest, then in most regions."""
        festivals = self._table._content.festivals
        own = [status.festival for status in statuses if status.reason != "substitute"]
        first_years = {id: date(day).year for day, id in reversed(self._days.own)}

        def rank(id: str) -> tuple[int, ...]:
            rows = [(place, row.regions) for place, row in enumerate(festivals.rows) if festivals.ids[row.festival] == id]
            regions = 0
            for _, bits in rows:
                regions |= bits
            return -own.count(id), first_years.get(id, 9999), -regions.bit_count(), rows[0][0] if rows else 0

        return min((status.festival for status in statuses if status.festival), key=rank, default=None)

    def bridges(self, year: number, most: number) -> list[tuple[Any, ...]]:
        if most < 1:
            fail(codes.ERROR_ARGUMENT)
        found, ranges = [], self._rest(year)
        for before, after in zip(ranges, ranges[1:]):
            leave = range(before[-1] + 1, after[0])
            has_holiday = any(self._status(day).kind == "day-off" for day in (*before, *after))
            if len(leave) <= most and date(leave[0]).year == year and all(map(self._is_worked, leave)) and has_holiday:
                ends = date(before[0]), date(after[-1])
                found.append((date(leave[0]), date(leave[-1]), *ends, self._is_open(before[0], after[-1])))
        return found

    def _rest(self, year: int) -> list[list[int]]:
        """The days without work around a year, in a list for those that follow each other."""
        about = self._table._content.about
        if not date(about.first_day).year <= year <= date(about.last_day).year:
            fail(codes.ERROR_RANGE)
        first, last, ranges = number_of(year, 1, 1), number_of(year, 12, 31), [[]]
        begin, end = self._calendar_days
        for day in range(max(first - 60, begin), min(last + 60, end) + 1):
            if self._status(day).is_off:
                ranges[-1].append(day)
            elif ranges[-1]:
                ranges.append([])
        return [days for days in ranges if days]

    def _is_open(self, first: int, last: int) -> bool:
        return any(self._status(day).kind == "unknown" for day in (first - 1, last + 1))
