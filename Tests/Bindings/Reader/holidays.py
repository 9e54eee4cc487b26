"""A file of holidays, and what becomes of each day. Written from the articles Format of the holidays and Format of the table alone."""

from collections import namedtuple
from collections.abc import Iterator

from answers import Answers, date, number
from container import HOLIDAYS, Container, Fields
from table import Table

Decision = namedtuple("Decision", "first_day days effect reason audience festival notice distance")
RestDay = namedtuple("RestDay", "code argument")
Week = namedtuple("Week", "first_day rest_days")
Rest = namedtuple("Rest", "audience week year_days")
Uncertain = namedtuple("Uncertain", "audience festival own_day distance")

OFF, WORKED, MORNING, AFTERNOON, OPEN = range(5)
KINDS = ("workday", "weekend", "day-off", "half-day", "make-up-workday", "unknown")
REASONS = ("week", "law", "substitute", "between", "holiday", "moved", "exchanged", "bridge", "once", "election")
FIRST_REASON_OF_NOTICES = REASONS.index("holiday")
MOVE, ADD, ONLY, HALF, BETWEEN, LISTED, BOUND = range(7)
NONE = 255
PUBLIC = 0
FIRST_DECISION = number(1900, 1, 1)


class WorkStatus(namedtuple("WorkStatus", "kind reason half festival other_day notice week", defaults=5 * [None])):
    """The kind of a day, and the reason for it: `notice` is an index into those of the region, `week` the kind by the week alone."""

    @property
    def is_off(self) -> bool:
        return self.kind in ("day-off", "weekend")


class Law(namedtuple("Law", "action festival audience first_year years values")):
    def holds(self, year: int) -> bool:
        return 0 <= year - self.first_year < self.years

    def value(self, year: int) -> int:
        """The entry of the row for a year, 0 for none."""
        return self.values[year - self.first_year] if self.values and self.holds(year) else 0


class Region:
    def __init__(self, fields: Fields):
        self.name = fields.name()
        self.usual = fields.number("B")
        self.first_complete, self.last_complete, self.looked_up = fields.numbers("i", 3)
        self.weeks = [read_week(fields) for _ in range(fields.number("B"))]
        self.decisions, self.laws, self.rests, self.uncertain = [], [], [], []
        self.complete, self.others = {self.usual: (self.first_complete, self.last_complete)}, {}

    def read_audiences(self, fields: Fields) -> None:
        for _ in range(fields.number("B")):
            audience = fields.number("B")
            self.complete[audience] = tuple(fields.numbers("i", 2))
            self.others[audience] = [read_week(fields) for _ in range(fields.number("B"))] or self.weeks

    def weeks_of(self, audience: int) -> list["Week"]:
        """The week of an audience; empty if nobody looked it up."""
        return self.others.get(audience, self.weeks if audience == self.usual else [])

    def read_uncertain(self, fields: Fields) -> None:
        for _ in range(fields.number("H")):
            self.uncertain.append(Uncertain(*fields.numbers("B", 2), fields.number("i"), fields.number("b")))

    def read_rests(self, fields: Fields) -> None:
        for _ in range(fields.number("B")):
            audience, week = fields.number("B"), read_week(fields)
            year_days = [fields.numbers("B", 4) for _ in range(fields.number("B"))]
            self.rests.append(Rest(audience, week, [((a, b), (c, d)) for a, b, c, d in year_days]))

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

    def read_decisions(self, fields: Fields) -> None:
        count, day = fields.number("H"), FIRST_DECISION
        for gap, days, code, audience, festival, low, high, distance in zip(*(fields.numbers(letter, count) for letter in "HBBBBBBb")):
            day += gap
            self.decisions.append(Decision(day, days, code & 15, code >> 4, audience, festival, high << 8 | low, distance))

    def rest(self, day: int, audience: int) -> str | None:
        """The kind of a day by the week; None before the first rule."""
        weeks = [week for week in self.weeks_of(audience) if week.first_day <= day]
        if not weeks:
            return None
        found = ["half-day" if code & 128 else "weekend" for code, argument in weeks[-1].rest_days if falls(code, argument, day)]
        return "weekend" if "weekend" in found else "half-day" if found else "workday"


def read_week(fields: Fields) -> Week:
    first_day, count = fields.number("i"), fields.number("B")
    return Week(first_day, [RestDay(fields.number("B"), fields.number("i")) for _ in range(count)])


def is_in(year_days: tuple[tuple[int, int], tuple[int, int]], day: int) -> bool:
    """Whether a day is in a range of days of every year."""
    first, last = year_days
    found = (date(day).month, date(day).day)
    return first <= found <= last if first <= last else first <= found or found <= last


def falls(code: int, argument: int, day: int) -> bool:
    if (day + 3) % 7 + 1 != code & 15:
        return False
    how = code >> 4 & 7
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
        fields = file.section(3)
        self.regions = [Region(fields) for _ in range(fields.number("B"))]
        notices, decisions = file.section(4), file.section(5)
        for region in self.regions:
            region.read_notices(notices)
            region.read_decisions(decisions)
        self.read_laws(file.section(6))
        rests = file.section(7)
        for region in self.regions if rests else []:
            region.read_rests(rests)
        audiences, uncertain = file.section(8), file.section(9)
        for region in self.regions if audiences else []:
            region.read_audiences(audiences)
        for region in self.regions if uncertain else []:
            region.read_uncertain(uncertain)

    def read_laws(self, fields: Fields) -> None:
        count = fields.number("H")
        columns = [fields.numbers(letter, count) for letter in "BBBBhB"]
        rows = list(zip(*columns))
        values = {}
        for wanted, letter in (((MOVE, ADD), "b"), ((ONLY, HALF, BETWEEN), "H")):
            for index, row in enumerate(rows):
                if row[1] in wanted:
                    values[index] = fields.numbers(letter, row[5])
        for index, (region, action, festival, audience, first_year, years) in enumerate(rows):
            law = Law(action, festival, audience, first_year, years, values.get(index, []))
            self.regions[region].laws.append(law)


class Status:
    """The status of every day of a region, for one audience, by the steps of the article."""

    def __init__(self, table: Table, holidays: Holidays, region: Region, audience: str, years: range):
        self.region, self.festivals = region, holidays.festivals
        self.days: dict[int, WorkStatus] = {}
        if audience == "workers" and any(law.action == LISTED for law in region.laws):
            audience = "listed"
        everybody, who = 0, holidays.audiences.index(audience)
        self.audience = who
        self.is_listed = audience == "listed"
        self.laws = [law for law in region.laws if self.concerns(law.audience, who)]
        self.bound = next((law for law in region.laws if law.action == BOUND and law.audience == who), None)
        self.rests = [rest for rest in region.rests if rest.audience == who or self.bound is None and self.concerns(rest.audience, who)]
        answers = Answers(table, table.festivals.regions[region.name])
        own = self.own = [
            (day, table.festivals.ids[row.festival])
            for first_day, row in answers.festivals(years[0] - 1, years[-1] + 1, [region.name])
            if row.kind == PUBLIC
            for day in range(first_day, first_day + row.length)
        ]
        every_day = range(number(years[0], 1, 1), number(years[-1], 12, 31) + 1)
        for day in self.rest_days(every_day, lambda rest, day: any(falls(*rest_day, day) for rest_day in rest.week.rest_days)):
            self.days[day] = WorkStatus("weekend", "law", week="weekend")
        self.lay_out_own_days(own)
        self.lay_out_laws(own)
        for day in self.rest_days(every_day, lambda rest, day: any(is_in(days, day) for days in rest.year_days)):
            self.make_off(day, "law")
        for audience_index in dict.fromkeys((everybody, who)):
            for decision in region.decisions:
                if decision.audience == audience_index:
                    for day in range(decision.first_day, decision.first_day + decision.days):
                        if self.binds(decision.audience, day):
                            self.decide(day, decision)

    def concerns(self, audience: int, who: int) -> bool:
        """Whether what is said of an audience is about the one that is asked for."""
        return audience == who or audience == 0 and not self.is_listed

    def binds(self, audience: int, day: int) -> bool:
        """Whether what is said of an audience binds the one that is asked for on a day."""
        return audience == self.audience or self.bound is None or self.bound.holds(date(day).year)

    def make_off(self, day: int, reason: str, festival: str | None = None, other_day: int | None = None) -> None:
        """A day off stays as it is."""
        now = self.of(day)
        if now.kind != "day-off":
            self.days[day] = WorkStatus("day-off", reason, None, festival, other_day, None, now.week)

    def rest_days(self, every_day: range, names) -> Iterator[int]:
        """The days of rest of steps 2 and 5."""
        for audience in {rest.audience for rest in self.rests}:
            laws = [rest for rest in self.rests if rest.audience == audience]
            for day in every_day:
                law = [rest for rest in laws if rest.week.first_day <= day][-1:]
                if law and names(law[0], day):
                    yield day

    def lay_out_own_days(self, own: list[tuple[int, str]]) -> None:
        """Step 3."""
        for day, festival in own:
            year = date(day).year
            is_moved = any(law.action == MOVE and self.name(law.festival) == festival and law.value(year) for law in self.laws)
            is_in_list = any(law.action == LISTED and self.name(law.festival) == festival and law.holds(year) for law in self.region.laws)
            if not is_moved and (is_in_list or not self.is_listed) and self.binds(0, day):
                self.make_off(day, "law", festival)

    def lay_out_laws(self, own: list[tuple[int, str]]) -> None:
        """Step 4."""
        own_days: dict[tuple[str, int], int] = {}
        for day, id in own:
            own_days.setdefault((id, date(day).year), day)
        for law in self.laws:
            festival = self.name(law.festival)
            for year in range(law.first_year, law.first_year + law.years):
                value, own_day = law.value(year), own_days.get((festival, year))
                if not value or law.action in (MOVE, ADD) and own_day is None:
                    continue
                day = own_day + value if law.action in (MOVE, ADD) else number(year, value // 32, value % 32)
                if self.binds(law.audience, day):
                    self.lay_out_day(day, law.action, festival, own_day)

    def lay_out_day(self, day: int, action: int, festival: str | None, own_day: int | None) -> None:
        now = self.of(day)
        if action in (MOVE, ADD):
            self.make_off(day, "substitute", festival, own_day)
        elif action != HALF:
            self.make_off(day, "between" if action == BETWEEN else "law", festival)
        elif not now.is_off and now.week != "unknown":
            self.days[day] = WorkStatus("half-day", "law", "either", festival, None, None, now.week)

    def decide(self, day: int, decision: Decision) -> None:
        """Step 6."""
        now, festival = self.of(day), self.name(decision.festival)
        reason = REASONS[FIRST_REASON_OF_NOTICES + decision.reason]
        if now.is_off and decision.effect not in (OFF, WORKED):
            return
        if decision.effect == OPEN:
            self.days[day] = WorkStatus("unknown", "week", week=now.week)
        elif now.is_off and decision.effect == OFF and (now.reason != "week" or reason == "holiday"):
            self.days[day] = now._replace(festival=now.festival or festival, notice=decision.notice)
        else:
            outcomes = {OFF: ("day-off", None), WORKED: ("make-up-workday", None), MORNING: ("half-day", "morning"), AFTERNOON: ("half-day", "afternoon")}
            kind, half = outcomes.get(decision.effect, ("unknown", None))
            other_day = decision.first_day + decision.distance if decision.distance else None
            self.days[day] = WorkStatus(kind, reason, half, festival, other_day, decision.notice, now.week)

    def name(self, festival: int) -> str | None:
        return None if festival == NONE else self.festivals[festival]

    def of(self, day: int) -> WorkStatus:
        """The status of a day after the steps so far."""
        if found := self.days.get(day):
            return found
        week = self.region.rest(day, self.audience)
        return WorkStatus(week or "workday", "week", "afternoon" if week == "half-day" else None, week=week or "unknown")

    def status(self, day: int) -> WorkStatus:
        """Step 7."""
        found = self.of(day)
        first, last = self.region.complete.get(self.audience, (day + 1, day))
        return found if day in self.days or first <= day <= last else WorkStatus("unknown", "week", week=found.week)
