"""The files REGION.txt of Data/holidays, and what they say of a day."""

import re

from festivals import RULES
from rows import DATE, DAY, HOLIDAYS, Problem, rows
from week import Week

AUDIENCES = "all public-offices workers women youth children soldiers banks".split()


def span(text):
    first, _, last = text.partition("...")
    first, last = DATE(first), DATE(last or first)
    if "..." in text and not first < last or (last - first).days > 30:
        raise ValueError(f"'{text}' is no range of 2 to 31 days")
    return [first + n * DAY for n in range((last - first).days + 1)]


class Notices:
    """A file REGION.txt."""

    def __init__(self, region, festivals):
        self.region, self.path = region, HOLIDAYS / f"{region}.txt"
        self.week, self.authorities, self.notices, self.days = Week(), set(), {}, {}
        self.complete = {}
        self.festivals = festivals
        notice = None
        for self.number, words in rows(self.path):
            try:
                notice = self.read(words, notice)
            except (ValueError, IndexError, KeyError) as error:
                raise Problem(f"{self.path.name}:{self.number}: {error}: {' '.join(words)}")

    def read(self, words, notice):
        kind, rest = words[0], words[1:]
        if kind == "notice":
            id, day, authority, number, *_ = rest
            if id in self.notices or authority not in self.authorities or not re.fullmatch(r"[a-z0-9-]{1,24}", id):
                raise ValueError("an ID used before, or no authority of the head")
            self.notices[id] = {"over": set(), "day": None if day == "-" else DATE(day)}
            return id
        if kind == "supersedes":
            for id in rest:
                self.notices[notice]["over"] |= {id} | self.notices[id]["over"]
        elif kind == "festival" or kind in RULES and not notice:
            if notice:
                raise ValueError("a rule below a notice")
        elif kind in ("off", "work", "swap", "half", "open", "revert"):
            self.decide(kind, rest, notice)
        elif notice:
            raise ValueError("a row of the head below a notice")
        elif kind == "region" and rest == [self.region]:
            pass
        elif kind == "usual" and rest[0] in AUDIENCES:
            self.usual = self.week.usual = rest[0]
        elif kind == "complete":
            audience, (days,) = self.audience_of(rest)
            if audience in self.complete:
                raise ValueError("a second row for an audience")
            self.complete[audience] = tuple(map(DATE, days.split("...")))
        elif kind == "decided-until":
            if any(str(last)[5:] > rest[0] for _, last in self.complete.values()):
                raise ValueError("days are complete that wait for the next notice")
        elif kind == "looked-up":
            self.looked_up = DATE(rest[0])
        elif kind == "authority":
            self.authorities.add(rest[0])
        elif kind == "weekend":
            audience, rest = self.audience_of(rest)
            if audience not in self.complete:
                raise ValueError("the week of an audience without complete days")
            self.week.add_weekend(audience, DATE(rest[0]), rest[1:])
        elif kind == "rest-by-law":
            audience, rest = self.audience_of(rest, "all")
            self.week.add_rest(audience, DATE(rest[0]), rest[1:])
        else:
            raise ValueError("no row of this format")
        return notice

    def audience_of(self, words, otherwise=None):
        """The audience of a row that may end in `only AUDIENCE`, and the words before that."""
        if words[-2:-1] == ["only"]:
            return words[-1], words[:-2]
        return otherwise or self.usual, words

    def decide(self, kind, words, notice):
        days = [(day, kind) for day in span(words[0])]
        rest = words[1:]
        if kind == "swap":
            days = [(DATE(words[0]), "off"), (DATE(words[1]), "work")]
            rest = words[2:]
        elif kind == "half":
            if rest[0] not in ("morning", "afternoon"):
                raise ValueError("which half?")
            rest = rest[1:]
        audience, festival, reason = "all", None, None
        if rest[:1] == ["for"]:
            festival, rest = rest[1], rest[2:]
            if festival not in self.festivals:
                raise ValueError(f"no festival '{festival}'")
        if rest[:1] == ["moved-from"]:
            reason, rest = rest[:2], rest[2:]
        elif rest[:1] and rest[0] in ("bridge", "once", "election"):
            reason, rest = rest[:1], rest[1:]
        if reason and kind not in ("off", "half"):
            raise ValueError("a reason only 'off' and 'half' have")
        if rest[:1] == ["only"]:
            audience, rest = rest[1], rest[2:]
        if kind == "swap":
            reason = ["swap"]
        if rest or audience not in AUDIENCES and not audience.startswith("municipality:"):
            raise ValueError(f"words not understood, from '{(rest or [audience])[0]}'")
        for day, status in days:
            at = self.days.setdefault((day, audience), {})
            if notice in at:
                raise ValueError(f"{day} is decided twice")
            at[notice] = (status, festival, reason, self.number)

    def row(self, day, audience):
        """The row that counts for a day, or None."""
        for who in dict.fromkeys(self.week.binding(day, audience)):
            at = self.days.get((day, who), {})
            live = [id for id in at if not any(id in self.notices[other]["over"] for other in at)]
            if len(live) > 1:
                raise Problem(f"{self.path.name}: {day} is decided by {' and '.join(live)}")
            if live:
                return at[live[0]]
        return None

    def check(self, law):
        """Checks that the rows agree with the days around them."""
        for (day, audience), at in self.days.items():
            self.row(day, audience)
            for status, festival, reason, number in at.values():
                where = f"{self.path.name}:{number}: {day}"
                weekend = self.week.weekend(day, audience)
                if status == "work" and (weekend == "work" or "all" in law.off.get(day, {})):
                    raise Problem(f"{where} is worked, but no day of the weekend, or a holiday by law")
                if status == "work" and self.week.rest_by_law(day, audience):
                    raise Problem(f"{where} is worked, but a day of rest by law")
                if (status, reason) == ("off", ["swap"]) and (weekend == "off" or "all" in law.off.get(day, {})):
                    raise Problem(f"{where} is exchanged, but off by itself")
                known = self.festivals.get(festival, {"rule": None, "public": {}})
                rules = [known["rule"]] + [given for _, given in known["public"].get(law.region, [])]
                near = [law.day(rule, day.year + n) for rule in filter(None, rules) for n in (-1, 0, 1)]
                if festival and not any(other and abs((other - day).days) <= 25 for other in near):
                    raise Problem(f"{where} is not within 25 days of {festival}")
                if reason and reason[0] == "moved-from" and not law.off.get(DATE(reason[1])):
                    raise Problem(f"{where} stands for {reason[1]}, which is no holiday")

    def status(self, day, audience, law):
        row = self.row(day, audience)
        if row and row[0] in ("off", "work"):
            return row[0]
        if set(self.week.binding(day, audience)) & set(law.off.get(day, {})):
            return "off"
        if self.week.rest_by_law(day, audience):
            return "off"
        if row and row[0] == "open" and self.week.weekend(day, audience) != "off":
            return "unknown"
        if audience in law.half.get(day, {}) and audience in self.complete and self.week.weekend(day, audience) != "off":
            return "half"
        first, last = self.complete.get(audience, (day, None))
        is_complete = last is not None and first <= day <= last
        if row and row[0] == "half":
            return "off" if is_complete and self.week.weekend(day, audience) == "off" else "half"
        return self.week.weekend(day, audience) if is_complete else "unknown"
