"""A file of holidays, and what becomes of each day. Written from the articles Format of the holidays and Format of the table alone."""

from collections import namedtuple

from answers import Answers, date, number
from container import HOLIDAYS, Container, Fields
from table import Table

Decision = namedtuple("Decision", "first_day days effect reason audience")
RestDay = namedtuple("RestDay", "code argument")
Week = namedtuple("Week", "first_day rest_days")
Rest = namedtuple("Rest", "audience week year_days")

OFF, WORKED, OPEN = 0, 1, 4
AS_PART = 0
MOVE, ADD, ONLY, HALF, BETWEEN, LISTED = range(6)
NONE = 255
FIRST_DECISION = number(1900, 1, 1)


class Law(namedtuple("Law", "action festival audience first_year years values")):
    def holds(self, year: int) -> bool:
        return 0 <= year - self.first_year < self.years

    def value(self, year: int) -> int:
        """What the row says of a year, 0 for nothing."""
        return self.values[year - self.first_year] if self.values and self.holds(year) else 0


class Region:
    def __init__(self, fields: Fields):
        self.name = fields.name()
        self.usual = fields.number("B")
        self.first_complete, self.last_complete, self.looked_up = fields.numbers("i", 3)
        self.weeks = [read_week(fields) for _ in range(fields.number("B"))]
        self.decisions, self.laws, self.rests = [], [], []
        self.complete, self.others = {self.usual: (self.first_complete, self.last_complete)}, {}

    def read_audiences(self, fields: Fields) -> None:
        for _ in range(fields.number("B")):
            audience = fields.number("B")
            self.complete[audience] = tuple(fields.numbers("i", 2))
            self.others[audience] = [read_week(fields) for _ in range(fields.number("B"))] or self.weeks

    def weeks_of(self, audience: int) -> list["Week"]:
        """The week of an audience; empty if nobody looked it up."""
        return self.others.get(audience, self.weeks if audience == self.usual else [])

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
        gaps, days, codes, audiences, _, _, _, _ = (
            fields.numbers(letter, count) for letter in "HBBBBBBb"
        )
        for gap, length, code, audience in zip(gaps, days, codes, audiences):
            day += gap
            self.decisions.append(Decision(day, length, code & 15, code >> 4, audience))

    def rest(self, day: int, audience: int) -> str | None:
        """How much of a day is off by the week: `weekend`, `half` or nothing of it; None before the first rule."""
        weeks = [week for week in self.weeks_of(audience) if week.first_day <= day]
        if not weeks:
            return None
        found = ["half" if code & 128 else "weekend" for code, argument in weeks[-1].rest_days if falls(code, argument, day)]
        return "weekend" if "weekend" in found else "half" if found else "workday"


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
        self.table = file.section(1).name()
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
        audiences = file.section(8)
        for region in self.regions if audiences else []:
            region.read_audiences(audiences)

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


def day_number(text: str) -> int:
    return number(*map(int, text.split("-")))


class Status:
    """What becomes of every day of a region, for one audience: the steps of the article."""

    def __init__(self, table: Table, holidays: Holidays, region: Region, audience: str, years: range):
        self.region, self.days = region, {}
        if audience == "workers" and any(law.action == LISTED for law in region.laws):
            audience = "listed"
        everybody, who = 0, holidays.audiences.index(audience)
        self.audience = who
        self.is_listed = audience == "listed"
        self.laws = [law for law in region.laws if self.concerns(law.audience, who)]
        self.rests = [rest for rest in region.rests if self.concerns(rest.audience, who)]
        index = {id: place for place, id in enumerate(holidays.festivals)}
        answers = Answers(table, table.festivals.regions[region.name])
        own = [
            (day, index.get(row[2], NONE))
            for row in answers.festivals(years[0] - 1, years[-1] + 1, region.name, "en")
            if row[4] == "public"
            for day in range(day_number(row[0]), day_number(row[1]) + 1)
        ]
        every_day = range(number(years[0], 1, 1), number(years[-1], 12, 31) + 1)
        self.lay_out_rest(every_day, "weekend", lambda rest, day: any(falls(*rest_day, day) for rest_day in rest.week.rest_days))
        self.lay_out_own_days(own)
        self.lay_out_laws(own)
        self.lay_out_rest(every_day, "off", lambda rest, day: any(is_in(days, day) for days in rest.year_days))
        for audience_index in dict.fromkeys((everybody, who)):
            for decision in region.decisions:
                if decision.audience == audience_index:
                    for day in range(decision.first_day, decision.first_day + decision.days):
                        self.decide(day, decision)

    def concerns(self, audience: int, who: int) -> bool:
        """Whether what is said of an audience is about the one that is asked for."""
        return audience == who or audience == 0 and not self.is_listed

    def lay_out_rest(self, every_day: range, kind: str, names) -> None:
        """Steps 2 and 5."""
        for audience in {rest.audience for rest in self.rests}:
            laws = [rest for rest in self.rests if rest.audience == audience]
            for day in every_day:
                law = [rest for rest in laws if rest.week.first_day <= day][-1:]
                if law and names(law[0], day) and self.days.get(day) != "off":
                    self.days[day] = kind

    def lay_out_own_days(self, own: list[tuple[int, int]]) -> None:
        """Step 3."""
        for day, festival in own:
            year = date(day).year
            is_moved = any(law.action == MOVE and law.festival == festival and law.value(year) for law in self.laws)
            is_in_list = any(law.action == LISTED and law.festival == festival and law.holds(year) for law in self.region.laws)
            if not is_moved and (is_in_list or not self.is_listed):
                self.days[day] = "off"

    def lay_out_laws(self, own: list[tuple[int, int]]) -> None:
        """Step 4."""
        for law in self.laws:
            for year in range(law.first_year, law.first_year + law.years):
                value = law.value(year)
                if not value:
                    continue
                if law.action in (MOVE, ADD):
                    days = [day + value for day, festival in own if festival == law.festival and date(day).year == year][:1]
                else:
                    days = [number(year, value // 32, value % 32)]
                for day in days:
                    if law.action != HALF:
                        self.days[day] = "off"
                    elif self.of(day) == "workday" and self.region.rest(day, self.audience):
                        self.days[day] = "half"

    def decide(self, day: int, decision: Decision) -> None:
        """Step 6."""
        now = self.of(day)
        if decision.effect == OFF:
            is_confirmed = now == "off" or now == "weekend" and decision.reason == AS_PART
            self.days[day] = now if is_confirmed else "off"
        elif decision.effect == WORKED:
            self.days[day] = "work" if self.region.rest(day, self.audience) == "weekend" else "workday"
        elif decision.effect == OPEN:
            self.days[day] = now if now in ("off", "weekend") else "unknown"
        elif now in ("workday", "work"):
            self.days[day] = "half"

    def of(self, day: int) -> str:
        """What the steps so far made of a day."""
        return self.days.get(day) or self.region.rest(day, self.audience) or "workday"

    def status(self, day: int) -> str:
        """Step 7."""
        first, last = self.region.complete.get(self.audience, (day + 1, day))
        is_complete = first <= day <= last
        return self.of(day) if day in self.days or is_complete else "unknown"
