"""The pages of festivals for `Scripts/build pages`: REGION/LANGUAGE/FESTIVAL/YEAR/ says when a public or traditional festival is, which days
are off around it and when other regions keep it; REGION/LANGUAGE/FESTIVAL.ics has its days of all years. NAME/YEAR/, such as chuseok/2027/ or
春节/2027/, leads to the page of the first region that calls it so."""

from __future__ import annotations

from lib import ROOT, run, texts

import functools
import html
import json
import re
import unicodedata
from collections.abc import Container
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path

WORDS = {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in sorted((ROOT / "Sources/Web/page/words").glob("*.json"))}
TEXTS = dict(sorted(texts().items()))
LANGUAGES = {tag: row["language"] for tag, row in TEXTS.items()}
OWN_LANGUAGE = {
    "mainland": "zh-Hans", "hongkong": "zh-Hant", "macau": "zh-Hant", "taiwan": "zh-Hant", "korea": "ko", "vietnam": "vi", "japan": "ja",
}  # fmt: skip
# Short forms of names.
SHORT = {"tet": "tet-nguyen-dan", "spring-festival": "chunjie", "lunar-new-year": "chunjie"}
MONTHS = "January February March April May June July August September October November December".split()


def date_text(iso: str, language: str, *, short: bool = False) -> str:
    """A date as a language writes it; the short form without weekday and year."""
    day = date.fromisoformat(iso)
    row = TEXTS[language]
    weekday = row["weekdays"].split(",")[day.weekday()]
    return row["shortDate" if short else "date"].format(y=day.year, m=day.month, d=day.day, month=MONTHS[day.month - 1], w=weekday)


def days_text(rest: list[str], language: str) -> str:
    """How long a break is, a row of `almanac days-off --tsv`; one that may become longer says so."""
    words = WORDS[language]
    days = words["oneDay"] if rest[2] == "1" else words["days"].replace("{n}", rest[2])
    return words["orMore"].replace("{days}", days) if rest[6] == "1" else days


def slug(name: str) -> str:
    """A name as a part of an address: no capitals, no accents of Latin letters, hyphens for all that is neither a letter nor a digit."""
    latin = "".join(letter for letter in unicodedata.normalize("NFD", name.replace("Đ", "D").replace("đ", "d")) if unicodedata.category(letter) != "Mn")
    folded = latin if latin.isascii() else name
    return re.sub(r"[^\w]+", "-", folded.lower()).strip("-")


def link(address: str, text: str, more: str = "") -> str:
    return f'<a href="{html.escape(address)}"{more}>{html.escape(text)}</a>'


def redirect(path: str, up: str, address: str) -> str:
    """A page that leads to another, whose path is that from the folder served at an address; `up` leads there."""
    canonical = f'<link rel="canonical" href="{address}/{path}">' if address else ""
    target = up + path
    return f'<!doctype html><meta charset="utf-8"><title>Almanac</title>{canonical}<meta http-equiv="refresh" content="0; url={target}">{link(target, target)}\n'


def unfolded(text: str) -> str:
    """Lines of iCalendar as they are before they are folded."""
    return text.replace("\n ", "")


def content_line(name: str, value: str) -> str:
    """A property of iCalendar with a text: escaped, and folded after 75 octets."""
    lines = [""]
    for letter in f"{name}:" + re.sub(r"([\\;,])", r"\\\1", value):
        if len((lines[-1] + letter).encode()) > 75:
            lines.append(" ")
        lines[-1] += letter
    return "\n".join(lines)


@dataclass
class Place:
    """The festivals and days off of a region in a language, as the command exports them."""

    region: str
    language: str
    name: str = ""
    calendar: str = ""
    festivals: list[dict] = field(default_factory=list)
    days: dict[str, dict] = field(default_factory=dict)
    breaks: list[list[str]] = field(default_factory=list)
    events: dict[str, list[str]] = field(default_factory=dict)
    head: str = ""
    months: list[dict] = field(default_factory=list)
    terms: list[dict] = field(default_factory=list)

    @classmethod
    def ask(cls, almanac: Path, region: str, language: str, years: range) -> Place:
        asked = ["--region", region, "--language", language]
        all_years = f"{years[0]}...{years[-1]}"
        about = json.loads(run(almanac, "export", "json", all_years, *asked))
        rows = [line.split("\t") for line in run(almanac, "days-off", all_years, *asked, "--tsv").splitlines()]
        head, *events = re.split(r"(?=BEGIN:VEVENT)", run(almanac, "export", "ics", all_years, *asked, "--feed", "festivals"))
        calendar, name = re.search("^NAME:(.*)", unfolded(head), re.MULTILINE)[1].split(" · ")[:2]
        kept = [each for each in about["festivals"] if each["kind"] in ("public", "traditional")]
        days = {each["date"]: {key: each[key] for key in ("lunarMonth", "lunarDay", "lunarLeap", "lunarDate")} for each in about["days"]}
        place = cls(region, language, name, calendar, kept, days, rows[1:], {}, head, about["months"], about["terms"])
        for event in events:
            identifier = re.search(r"^UID:\d+-(.+)\.festivals", unfolded(event), re.MULTILINE)[1]
            place.events.setdefault(re.sub(r"-\d{8}$", "", identifier), []).append(event.replace("END:VCALENDAR\n", ""))
        return place

    def of_year(self, year: int) -> dict[str, list[dict]]:
        """The festivals of a year by their ids, in the order of their first days: each time that one is kept."""
        found: dict[str, list[dict]] = {}
        for each in self.festivals:
            if each["date"].startswith(str(year)):
                found.setdefault(each["id"], []).append(each)
        return found

    def lunar_anchor(self, iso: str) -> tuple[int, int] | None:
        """The lunar month and day; month 13 for the last day of a year."""
        day, next_day = self.days[iso], self.days.get((date.fromisoformat(iso) + timedelta(1)).isoformat(), {})
        if (next_day.get("lunarMonth"), next_day.get("lunarDay"), next_day.get("lunarLeap")) == (1, 1, False):
            return (13, 0)
        return None if day["lunarLeap"] else (day["lunarMonth"], day["lunarDay"])

    @functools.cached_property
    def anchors(self) -> dict[str, tuple[int, int] | None]:
        """The lunar dates of festivals which are on the same one in all years, by their ids."""
        found: dict[str, set] = {}
        for each in self.festivals:
            found.setdefault(each["id"], set()).add(self.lunar_anchor(each["date"]))
        return {identifier: anchors.pop() for identifier, anchors in found.items() if len(anchors) == 1}

    def counterpart(self, other: Place, festival: dict) -> list[dict]:
        """The festival of another place by the same id, else the weightiest of the same lunar date, in the same year."""
        kept = self.of_year(int(festival["date"][:4]))
        anchor = other.anchors.get(festival["id"])
        same = [each for identifier, each in kept.items() if anchor and self.anchors.get(identifier) == anchor]
        return kept.get(festival["id"]) or min(same, key=lambda each: each[0]["kind"] != "public", default=[])

    def rest(self, iso: str) -> str:
        """The break in which a day lies, in words; nothing if it is in none."""
        found = next((row for row in self.breaks if row[0] <= iso <= row[1] and row[0] != row[1]), None)
        if not found:
            return ""
        first, last = (date_text(day, self.language, short=True) for day in found[:2])
        return TEXTS[self.language]["off"].format(first=first, last=last, n=days_text(found, self.language))


def facts_of(place: Place, iso: str) -> dict[str, str]:
    """What is said of a day of a festival, by its class: the date, the lunar one, and the days off around it, if there are any."""
    # With its calendar nobody reads a lunar date as a Gregorian one.
    facts = {"when": date_text(iso, place.language), "lunar": f"{place.calendar}: {place.days[iso]['lunarDate']}", "off": place.rest(iso)}
    return {name: fact for name, fact in facts.items() if fact}


def festival_page(places: dict[tuple[str, str], Place], place: Place, times: list[dict], address: str, drawn: Container[str], years: list[int], page: callable) -> str:
    """When a festival is in a year, mostly one time; `drawn` has the paths of pictures, and `page` lays out a whole document."""
    festival = times[0]
    language, region, identifier = place.language, place.region, festival["id"]
    row = TEXTS[language]
    iso, year = festival["date"], int(festival["date"][:4])
    title = f"{festival['name']} {year}"
    facts = [facts_of(place, each["date"]) for each in times]
    description = " · ".join(fact for each in facts for fact in each.values())
    rows = []
    for other in (each for (_, tag), each in places.items() if tag == language and each.region != region):
        if found := other.counterpart(place, festival):
            target = f"../../../../{other.region}/{language}/{found[0]['id']}/{year}/"
            dates = "<br>".join(html.escape(date_text(each["date"], language)) for each in found)
            rows.append(f"<tr><th>{html.escape(other.name)}</th><td>{link(target, found[0]['name'])}</td><td>{dates}</td></tr>")
    calendar = f"../../{identifier}.ics"
    webcal = [link(f"webcal://{address.split('://')[-1]}/{region}/{language}/{identifier}.ics", row["subscribe"])] if address else []
    head = ""
    for each, its in zip(times, facts):
        event = {"@context": "https://schema.org", "@type": "Event", "name": title, "startDate": each["date"], "endDate": each["lastDate"],
                 "location": {"@type": "Country", "name": place.name}, "description": " · ".join(its.values())}  # fmt: skip
        head += '<script type="application/ld+json">' + json.dumps(event, ensure_ascii=False).replace("<", "\\u003c") + "</script>\n"
    head += f'<link rel="alternate" type="text/calendar" href="{calendar}">\n'
    if (path := f"{region}/{language}/{identifier}/{year}/picture.png") in drawn:
        head += f'<meta property="og:image" content="{address}/{path}">\n<meta name="twitter:card" content="summary_large_image">\n'
    body = "".join(f'<p class="{name}">{html.escape(fact)}</p>\n' for each in facts for name, fact in each.items())
    body += f"<p class=buttons>{' '.join([link(f'../../../../almanac.html#{region}/{iso}', row['openCalendar']), link(calendar, '.ics'), *webcal])}</p>\n"
    body += f"<h2>{row['elsewhere']}</h2>\n<table>{''.join(rows)}</table>\n" if rows else ""
    others = [link(f"../{other}/", str(other)) for other in years if other != year] + [link(f"../../{year}/", f"{place.name} {year}")]
    body += f"<h2>{row['otherYears']}</h2>\n<p>{' '.join(others)}</p>\n"
    return page(title, f"{title} · {place.name}", description, body, head, language, f"{region}/{{}}/{identifier}/{year}/")


def festival_files(places: dict[tuple[str, str], Place], years: range, address: str, drawn: Container[str], page: callable) -> dict[str, str]:
    """All pages of festivals, their calendars, and the short addresses that lead to them."""
    files, short = {}, {}
    for (region, language), place in places.items():
        by_year = {year: place.of_year(year) for year in years}
        for identifier in dict.fromkeys(each["id"] for each in place.festivals):
            kept = {year: found[identifier] for year, found in by_year.items() if identifier in found}
            for year, times in kept.items():
                festival = times[0]
                files[f"{region}/{language}/{identifier}/{year}/index.html"] = festival_page(places, place, times, address, drawn, list(kept), page)
                names = [slug(festival["name"])] if language in ("en", OWN_LANGUAGE[region]) else []
                names += [identifier, *(name for name, meant in SHORT.items() if meant == identifier)] if language == "en" else []
                for name in names:
                    short.setdefault(f"{name}/{year}/index.html", f"{region}/{language}/{identifier}/{year}/")
            name = f"{festival['name']} · {place.name}"
            head = re.sub(r"^(NAME|X-WR-CALNAME):.*(?:\n .*)*", lambda found: content_line(found[1], name), place.head, flags=re.MULTILINE)
            files[f"{region}/{language}/{identifier}.ics"] = (head + "".join(place.events.get(identifier, [])) + "END:VCALENDAR\n").replace("\n", "\r\n")
    return {path: redirect(target, "../../", address) for path, target in short.items()} | files
