"""The questions of Tests/Bindings/Edges, which Swift, C and JavaScript are asked too; and the table of errors of the article."""

from __future__ import annotations

import datetime
import re
from pathlib import Path
from typing import Any

import lunisolar_almanac as almanac
from lunisolar_almanac import LunarDate, _errors, _native

ROOT = Path(__file__).resolve().parents[3]
DATE = datetime.date.fromisoformat
CHOICES: dict[str, Any] = {
    "skip": 0, "plain": almanac.LeapRule.PLAIN, "leap": almanac.LeapRule.ELSE_PLAIN, "both": almanac.LeapRule.BOTH,
    "last": almanac.ThirtiethRule.LAST, "next": almanac.ThirtiethRule.NEXT, "new-year": almanac.YearFrom.NEW_YEAR,
    "lichun-day": almanac.YearFrom.LICHUN_DAY, "lichun-instant": almanac.YearFrom.LICHUN_INSTANT, "term-day": almanac.MonthFrom.TERM_DAY,
    "term-instant": almanac.MonthFrom.TERM_INSTANT, "midnight": almanac.DayFrom.MIDNIGHT, "23h": almanac.DayFrom.HOUR_23,
}  # fmt: skip


def joined(days: list[datetime.date]) -> str:
    return " ".join(map(str, days))


def answer(question: str, *given: str) -> str:
    if question == "recurrence":
        return joined(almanac.table().recurrence(given[0], *map(DATE, given[1:])))
    if question == "own":
        own = almanac.Table(own_days=f"festival edge - - Edge\n{given[0]}").calendar("china").festivals("mainland")
        return joined([found.day for found in own.between(DATE(given[1]), DATE(given[2])) if found.id == "edge"])
    if question == "works":
        return almanac.days_off(given[0]).kind(DATE(given[1])).name.lower().replace("_", "-")
    if question == "add-workdays":
        return str(almanac.days_off(given[0]).add_workdays(DATE(given[1]), int(given[2])))
    calendar = almanac.calendar(given[0])
    if question == "lunar":
        return str(calendar.lunar(DATE(given[1])))
    if question == "day":
        return str(calendar.date(LunarDate.parse(given[1])))
    if question == "anniversaries":
        rules = {"leap_month": CHOICES[given[4]], "thirtieth": CHOICES[given[5]]}
        return joined(calendar.anniversaries(LunarDate.parse(given[1]), DATE(given[2]), DATE(given[3]), **rules))
    if question == "pillars":
        moment = datetime.datetime.fromtimestamp(int(given[1]), datetime.timezone.utc)
        choices = {"year_from": CHOICES[given[2]], "month_from": CHOICES[given[3]], "day_from": CHOICES[given[4]]}
        return str(calendar.pillars_at(moment, **choices))
    assert question == "page", question
    return str(calendar.page(int(given[1]), int(given[2]))[0].day)


def main() -> None:
    classes = {name[6:]: _errors._BY_STATUS[getattr(_native, name)].__name__ for name in dir(_native) if name.startswith("ERROR_")}
    article = (ROOT / "Sources/Almanac/Almanac.docc/OtherLanguages.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `ALMANAC_ERROR_(\w+)` \| `(\w+)` \|", article, re.MULTILINE))
    assert told == classes, {name: (told.get(name), found) for name, found in classes.items() if told.get(name) != found}
    rows = (ROOT / "Tests/Bindings/Edges/edges.tsv").read_text(encoding="utf-8").splitlines()
    questions = [row.split("\t") for row in rows if not row.startswith("#")]
    wrong = []
    for *asked, expected in questions:
        try:
            found = answer(*asked)
        except almanac.AlmanacError as error:
            found = f"!{type(error).__name__}"
        if found != (f"!{told[expected[1:]]}" if expected.startswith("!") else expected):
            wrong.append(f"{asked}: {found}, expected {expected}")
    assert not wrong and len(questions) > 70, "\n".join(wrong)


main()
