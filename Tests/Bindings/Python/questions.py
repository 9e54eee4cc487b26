"""Questions by chance, the same on every machine, whose answers and errors it prints: the compiled package and the pure Python fallback have
the same ones. Run by Scripts/checks/python.
"""

import datetime
import random
from collections.abc import Callable
from typing import Any

import lunisolar_almanac as almanac

EPOCH = datetime.date(1970, 1, 1)
TAGS = ["zh-Hans", "zh-Hant", "en", "ko", "ja", "vi", "zh_TW", "yue", "ja_JP.UTF-8", "fr", ""]
RULE_PARTS = {
    "RSCALE": ["CHINESE", "CHINESE", "DANGI", "GREGORIAN", "X-VIETNAM", "x-japan", "HEBREW", "X-"], "FREQ": ["YEARLY", "YEARLY", "MONTHLY", "DAILY", ""],
    "BYMONTH": ["1", "8", "12,2", "6L", "5L,5", "13", "0", "12L", "9l", "1,"], "BYMONTHDAY": ["1", "15,30", "29", "31", "-1", "-30", "-29,2", "+8", "0"],
    "SKIP": ["OMIT", "BACKWARD", "FORWARD", "x"], "INTERVAL": ["1", "2", "19", "0", "0005"], "COUNT": ["1", "7", "30"],
    "UNTIL": ["20300101", "20300101T000000Z", "20301301", "2030"], "WKST": ["MO", "XX"], "BYDAY": ["2SU"],
}  # fmt: skip
OWN_RULES = [
    "gregorian 2 29", "gregorian 13 1", "lunar 8 15", "lunar 6L 1", "lunar 12 30 thirtieth=last", "lunar 5 30 thirtieth=next leap-month=both", "lunar 4 1 leap-too",
    "lunar 2L 10 leap-month=skip", "lunar 1 31", "weekday 6 3 friday", "weekday 5 last monday", "weekday 5 6 monday", "last-of-year", "term chunfen", "term foo", "",
]  # fmt: skip


def say(call: Callable[..., Any], *given: Any, **named: Any) -> None:
    try:
        answer = call(*given, **named)
    except almanac.AlmanacError as error:
        answer = f"{type(error).__name__}: {error}"
    print(call.__name__, given, named, answer)


def day(chance: random.Random) -> datetime.date:
    return EPOCH + datetime.timedelta(days=chance.randint(-25000, 45000))


def names(chance: random.Random, table: almanac.Table) -> None:
    found = {"中秋", "Tết", "day", "x", "day of chinese new year", "mấy ngày", "節", "ｄｒａｇｏｎ", "小年(北)", "Father’s Day", "がつ", "🎉", " "}
    for region in table.regions:
        festivals = table.calendar(table.calendar_of(region)).festivals(region)
        held = festivals.between(datetime.date(2022, 1, 1), datetime.date(2022, 12, 31))
        for festival in held:
            say(festivals.day_name, festival, chance.choice(TAGS))
        found |= {festivals.name(festival.id, tag) for festival in held for tag in TAGS[:6]}
        for text in chance.sample(sorted(found), 13):
            say(festivals.find, text)
    for text in chance.sample(sorted(found), 200):
        for part in (text, text[:2], text[:3].upper(), text[1:]):
            say(table.find, part)
    for _ in range(400):
        date = almanac.LunarDate(chance.randint(1, 9999), chance.randint(1, 12), chance.randint(1, 30), chance.random() < 0.4)
        for call in (date.text, date.month_name, date.day_name):
            say(call, chance.choice(TAGS))
        say(table.calendar(chance.choice(table.calendars)).zodiac, date.year, chance.choice(TAGS))
        say(almanac.Pillar(chance.randrange(60)).name_in, chance.choice(TAGS))


def rules(chance: random.Random, table: almanac.Table) -> None:
    for _ in range(1200):
        parts = [f"{name}={chance.choice(values)}" for name, values in RULE_PARTS.items() if chance.random() < (0.9 if name in ("RSCALE", "FREQ") else 0.3)]
        first, start = day(chance), chance.choice([EPOCH, day(chance)])
        last = first + datetime.timedelta(days=chance.choice([0, 400, 8000, -3]))
        say(table.recurrence, ";".join(parts), start, first, last)
        kept = almanac.LunarDate(2000, chance.randint(1, 12), chance.choice([1, 15, 29, 30]), chance.random() < 0.4)
        choices = {"leap_month": chance.choice([*almanac.LeapRule]), "thirtieth": chance.choice([*almanac.ThirtiethRule])}
        say(table.calendar(chance.choice(table.calendars)).anniversaries, kept, first, last, **choices)


def own_days(chance: random.Random) -> None:
    for _ in range(250):
        rows = [chance.choice(["calendars all", "calendars china korea", "calendars"])] if chance.random() < 0.2 else []
        rows += [chance.choice(["festival own 甲 乙 Own day", "festival own - - Own", "festival zhongqiu - - X", "festival x"]), *chance.choices(["name ko 생일", "name fr x"], k=chance.choice([0, 0, 1]))]
        for _ in range(chance.choice([1, 1, 2, 3])):
            words = [["observance", "traditional", "note", "public"], ["all", "korea", "mainland,taiwan", "mars"], ["all", "2000-", "2008-2013", "-2013", "0"], OWN_RULES, ["", "", "+3", "-10", "lasting 3", "+400", "junk"]]
            rows.append(" ".join(map(chance.choice, words)))
        try:
            table = almanac.Table(own_days="\n".join(rows))
        except almanac.AlmanacError as error:
            print(rows, error)
            continue
        region = chance.choice(table.regions)
        festivals = table.calendar(table.calendar_of(region)).festivals(region)
        held = festivals.between(datetime.date(2005, 1, 1), datetime.date(2030, 12, 31))
        own = [(one, festivals.day_name(one, "ko"), festivals.name(one.id, "zh-Hant"), festivals.doubt(one)) for one in held if one.id == "own"]
        print(rows, region, own, table.find("Own day"), table.find("Public holiday"))


def main() -> None:
    chance, table = random.Random(7), almanac.table()
    names(chance, table)
    rules(chance, table)
    own_days(chance)
    for text in ("2025-13-1", "2025-6L-1", "0-1-1"):
        say(almanac.LunarDate.parse, text)
    for region in table.regions:
        print(table.days_off(region).breaks(2021), table.days_off(region).breaks(2100), table.days_off(region).workdays(EPOCH, datetime.date.max))
        for first in (datetime.date(1924, 1, 1), datetime.date(2057, 9, 20), datetime.date(2089, 9, 1), datetime.date(2021, 12, 1)):
            for offset in range(60):
                say(almanac.days_off(region).doubt, first + datetime.timedelta(days=offset))


main()
