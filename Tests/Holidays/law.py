"""The public holidays by law: RULES.md, evaluated."""

import datetime

from days import Calendar, easter
from rows import DAY, WEEKDAYS, Problem


class Law:
    """The public holidays of a region on their own days, and where rules move them."""

    def __init__(self, region, weekend, festivals, moving):
        self.region, self.weekend, self.festivals, self.moving = region, weekend, festivals, moving
        self.calendar = Calendar(region)
        self.first_rules = {id: block["rule"] for id, block in festivals.items()}
        self.off, self.half = {}, {}
        self.has_list = any(row["kind"] == "listed" and row["region"] == region for row in moving)
        for year in range(1948, 2029):
            self.evaluate(year)
        self.between()
        self.some_only()

    def some_only(self):
        """Festivals that are a day off, or half of one, for one audience alone: the day of their first rule."""
        for row in self.moving:
            if row["kind"] in ("only", "half") and row["region"] == self.region:
                days = self.off if row["kind"] == "only" else self.half
                for year in set(row["years"]) & set(range(1948, 2029)):
                    day = self.day(self.first_rules[row["id"]], year)
                    days.setdefault(day, {}).setdefault(row["audience"], row["id"])

    def day(self, rule, year):
        """The day of a rule in a Gregorian year; None if there is none."""
        words = list(rule)
        shift = int(words.pop()) * DAY if words[-1][0] in "+-" else 0 * DAY
        kind, rest = words[0], words[1:]
        if kind == "gregorian":
            return datetime.date(year, int(rest[0]), int(rest[1])) + shift
        if kind == "weekday":
            first = datetime.date(year, int(rest[0]), 1)
            ahead = (WEEKDAYS.index(rest[2]) - first.weekday()) % 7
            return first + (ahead + 7 * (int(rest[1]) - 1)) * DAY + shift
        if kind == "weekday-after":
            after = (datetime.date(year, int(rest[0]), int(rest[1])) + ahead * DAY for ahead in range(1, 8))
            return [day for day in after if day.weekday() != 6][int(rest[2]) - 1] + shift
        if kind == "easter":
            return easter(year) + shift
        if kind == "lunar":
            first = self.calendar.months.get((year, int(rest[0])))
            return first and first + (int(rest[1]) - 1) * DAY + shift
        if kind == "last-of-year":
            first = self.calendar.months.get((year, 1))
            return first and first - DAY + shift
        if kind == "term":
            return self.calendar.term(year, rest[0]) + shift
        if kind == "from":
            own = self.day(self.first_rules[rest[0]], year)
            return own and own + shift
        raise Problem(f"a rule the check does not know: {' '.join(rule)}")

    def own_days(self, year):
        """Own days and festivals of a year, in order."""
        found = []
        for order, (id, block) in enumerate(self.festivals.items()):
            for years, rule in block["public"].get(self.region, []):
                if year in years:
                    day = self.day(rule or block["rule"], year)
                    if day and (day, order, id) not in found:
                        found.append((day, order, id))
        return sorted(found)

    def rows_of(self, id, year):
        return [row for row in self.moving if row["id"] == id and row["region"] == self.region and year in row["years"]]

    def evaluate(self, year):
        own = self.own_days(year)
        around = {day for near in (year - 1, year, year + 1) for day, _, _ in self.own_days(near)}
        rules = {id: [row for row in self.rows_of(id, year) if row["kind"] in ("move", "add")] for _, _, id in own}
        collides = {id: any("holiday" in row["when"] for row in rules[id]) for id in rules}
        moved, targets = [], {}
        stay = {}
        for day, _, id in own:
            stay.setdefault(day, []).append(id)
        for day, ids in stay.items():
            fixed = [id for id in ids if not collides[id]]
            stay[day] = fixed or ids[:1]
        for day, _, id in own:
            row = next((row for row in rules[id] if self.holds(row["when"], day, id not in stay[day], stay)), None)
            if row and row["kind"] == "move" and stay[day] == [id]:
                around.discard(day)
        for day, _, id in own:
            self.off.setdefault(day, {}).setdefault("all", id)
            row = next((row for row in rules[id] if self.holds(row["when"], day, id not in stay[day], stay)), None)
            if not row:
                continue
            target = self.target(row["target"], day, year, around)
            targets[target] = (id, row["audience"])
            around.add(target)
            if row["kind"] == "move" and stay[day] == [id]:
                moved.append(day)
        for day in moved:
            del self.off[day]["all"]
        for day, (id, audience) in targets.items():
            self.off.setdefault(day, {}).setdefault(audience, id)

    def holds(self, when, day, collided, own_days):
        """Whether one of the conditions holds for an own day on which another holiday stays, or does not."""
        facts = {WEEKDAYS[day.weekday()]} | ({"holiday"} if collided else set())
        facts |= {"sunday-before"} if day.weekday() == 0 and day - DAY in own_days else set()
        return any(set(part.split("+")) <= facts for part in when.split(","))

    def target(self, words, day, year, taken):
        if words[0] == "from":
            return self.day(words, year)
        if words[0] == "next-day":
            return day + DAY
        step = -DAY if words[0].startswith("previous") else DAY
        day += step
        while day in taken or (day.weekday() == 6 if words[0] == "next-weekday" else self.weekend(day) == "off"):
            day += step
        return day

    def between(self):
        for row in self.moving:
            if row["kind"] != "between" or row["region"] != self.region:
                continue
            own = {day for year in row["years"] if 1948 <= year <= 2028 for day, _, _ in self.own_days(year)}
            for day in sorted(own):
                gap = day + DAY
                if gap + DAY in own and gap not in own and gap.weekday() != 6 and gap not in self.off:
                    self.off.setdefault(gap, {})["all"] = "between"
