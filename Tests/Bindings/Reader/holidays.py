"""A file of holidays, and what becomes of each day. Written from the articles Format of the holidays and Format of the table alone."""

from collections import namedtuple
from itertools import accumulate

from answers import date
from container import HOLIDAYS, Container, Fields

Group = namedtuple("Group", "audiences first_complete last_complete weeks")
Week = namedtuple("Week", "first_day is_known rest_days")
Face = namedtuple("Face", "code festival to_other_day notice uncertain to_own_day off audiences")

OUTCOMES = (
    ("workday", None), ("weekend", None), ("day-off", None), ("make-up-workday", None), ("unknown", None),
    ("half-day", "morning"), ("half-day", "afternoon"), ("half-day", "either"),
)
REASONS = ("week", "law", "substitute", "between", "holiday", "moved", "exchanged", "bridge", "once", "election")
AFTERNOON, WHOLE, BY_LAW = 1, 2, 3
NONE = 255


class WorkStatus(namedtuple("WorkStatus", "kind reason half festival other_day notice week", defaults=5 * [None])):
    """The kind of a day, and the reason for it: `notice` is an index into those of the region, `week` the kind by the week alone."""


class Region:
    def __init__(self, fields: Fields, set_size: int):
        self.name = fields.name()
        self.usual, self.looked_up = fields.number("B"), fields.number("i")
        self.holidays = fields.numbers("B", fields.number("B"))
        self.groups = [read_group(fields, set_size) for _ in range(fields.number("H"))]

    def group(self, audience: int) -> Group | None:
        """The group of an audience; None if it cannot be asked for."""
        return next((group for group in self.groups if has(group.audiences, audience)), None)

    def read_notices(self, fields: Fields) -> None:
        self.authorities = []
        for _ in range(fields.number("B")):
            id = fields.name()
            self.authorities.append((id, fields.bytes(fields.number("B")).decode()))
        count = fields.number("H")
        authorities, days = fields.numbers("B", count), fields.numbers("i", count)
        lengths = fields.numbers("B", 2 * count)
        texts = [fields.bytes(length).decode() for length in lengths]
        self.notices = list(zip(texts[:count], texts[count:], authorities, days))

    def read_days(self, fields: Fields, set_size: int) -> None:
        count = fields.number("H")
        columns = [fields.numbers(letter, count) for letter in "BBhHBh"]
        sets = [[fields.bytes(set_size) for _ in range(count)] for _ in range(2)]
        counts, first_days, day = fields.numbers("H", count), fields.numbers("i", count), 0
        self.days = []
        for *face, days, first_day in zip(*columns, *sets, counts, first_days):
            day += first_day
            self.days.append((Face(*face), list(accumulate(fields.numbers("H", days - 1), initial=day))))


def has(audiences: bytes, index: int) -> bool:
    return bool(audiences[index // 8] >> index % 8 & 1)


def read_group(fields: Fields, set_size: int) -> Group:
    audiences, (first, last) = fields.bytes(set_size), fields.numbers("i", 2)
    return Group(audiences, first, last, [read_week(fields) for _ in range(fields.number("H"))])


def read_week(fields: Fields) -> Week:
    first_day, count = fields.number("i"), fields.number("B")
    return Week(first_day, count < 128, [(fields.number("B"), fields.number("i")) for _ in range(count & 127)])


def falls(code: int, argument: int, day: int) -> bool:
    if (day + 3) % 7 + 1 != code & 15:
        return False
    how = code >> 4 & 3
    if how == 1:
        return bool(argument >> -(-date(day).day // 7) & 1)
    return how == 0 or (day - argument) % 14 == 0


class Holidays:
    def __init__(self, data: bytes):
        file = Container(data, HOLIDAYS)
        self.release, self.digest = file.release, file.digest
        fields = file.section(1)
        self.table = fields.name(), fields.bytes(32).hex()
        fields = file.section(2)
        self.festivals = fields.texts(fields.number("B"))
        self.audiences = fields.texts(fields.number("B"))
        set_size = len(self.audiences) // 8 + 1
        fields = file.section(3)
        self.regions = [Region(fields, set_size) for _ in range(fields.number("B"))]
        notices, days = file.section(4), file.section(5)
        for region in self.regions:
            region.read_notices(notices)
            region.read_days(days, set_size)


class Status:
    """The status of every day of a region, for one audience, by the steps of the article."""

    def __init__(self, holidays: Holidays, region: Region, audience: str):
        self.region, self.festivals = region, holidays.festivals
        index = holidays.audiences.index(audience)
        self.group = region.group(index)
        self.days = {day: face for face, days in region.days if has(face.audiences, index) for day in days}

    def status(self, day: int) -> WorkStatus:
        week = self.of_week(day)
        if face := self.days.get(day):
            kind, half = OUTCOMES[face.code & 15]
            festival = None if face.festival == NONE else self.festivals[face.festival]
            other_day = day + face.to_other_day if face.to_other_day else None
            notice = face.notice - 1 if face.notice else None
            return WorkStatus(kind, REASONS[face.code >> 4], half, festival, other_day, notice, week.week)
        if week.reason == "law" or self.group.first_complete <= day <= self.group.last_complete:
            return week
        return WorkStatus("unknown", "week", week=week.week)

    def of_week(self, day: int) -> WorkStatus:
        """What the week alone says."""
        weeks = [week for week in self.group.weeks if week.first_day <= day]
        rest = max((code >> 6 for code, argument in weeks[-1].rest_days if falls(code, argument, day)), default=0) if weeks else 0
        if rest == BY_LAW:
            return WorkStatus("weekend", "law", week="weekend")
        if not weeks or not weeks[-1].is_known:
            return WorkStatus("unknown", "week", week="unknown")
        kind = {AFTERNOON: "half-day", WHOLE: "weekend"}.get(rest, "workday")
        return WorkStatus(kind, "week", "afternoon" if rest == AFTERNOON else None, week=kind)
