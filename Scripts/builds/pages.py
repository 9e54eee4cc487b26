"""Writes pages for readers without JavaScript and for search engines: `Scripts/build pages [FOLDER [ADDRESS [YEARS]]]`, into .build/pages
if no folder is given, for years such as 2025...2028.

REGION/LANGUAGE/YEAR/ has the year as the command exports it, with its days off in words above and year.ics beside; a link at the top opens
the page itself, almanac.html, at that year, and a click on a day at that day. REGION/LANGUAGE/FESTIVAL/YEAR/ is the page of a festival, to which
short addresses such as chuseok/2027/ lead. index/LANGUAGE/ leads to all, differences/LANGUAGE/ says where the calendars differ from
China's. almanac.html leads readers without JavaScript to index/, and where feeds lie in the folder feeds, all to them.

ADDRESS is where the folder will be served, such as https://example.org/calendar. Search engines want it in the links between languages, and
previews in the address of the icon and of picture.png, which a festival has in the language of its region and in English. Without ADDRESS
links are relative, so that the folder works anywhere, and there is neither a picture nor a canonical address, which would have to be whole.
The years begin one before the year of the table and end two after it. Files that `updated` names and are no more are taken away; any other
file stays. The same sources give the same bytes, pictures those of the installed font.

Needs: what `Scripts/build web` needs; for pictures Pillow, which is installed into the build folder if missing, fontconfig, and Noto Serif CJK.
"""

from lib import ROOT, continue_in, environment, hand_out, run, tools

from festival_pages import LANGUAGES, TEXTS, WORDS, Place, date_text, days_text, festival_files, link, redirect
from page_style import colours, serifs, style

import base64
import hashlib
import html
import json
import re
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SERVED = ROOT / ".build/web/served"
# The identifiers of the terms in the order of a Gregorian year.
TERMS = (
    "xiaohan dahan lichun yushui jingzhe chunfen qingming guyu lixia xiaoman mangzhong xiazhi "
    "xiaoshu dashu liqiu chushu bailu qiufen hanlu shuangjiang lidong xiaoxue daxue dongzhi"
).split()
CALENDARS = ["hongkong", "korea", "vietnam", "japan"]
YEAR_STYLE = (
    "h1,h2,caption h2{font-family:var(--serif)}"
    "header p a{display:inline-block;padding:.4rem 0;color:var(--ink)}header ul{columns:18rem;margin:1rem 0;padding:0;list-style:none}"
    "main li{break-inside:avoid}header li{break-inside:avoid;padding:.15rem 0}header li b{color:var(--red);font-weight:600}header li span{color:var(--soft)}.script td{cursor:pointer}"
)


def script(region: str) -> str:
    """The script by which a day of a year opens the page."""
    return (
        'document.body.className="script";addEventListener("click",({target})=>{const day=target.closest("td")?.querySelector("time");'
        f'if(day)location.assign("../../../almanac.html#{region}/"+day.dateTime)}})'
    )


def policy(text: str) -> str:
    digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
    return f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'"


def breaks_list(place: Place, year: int) -> str:
    """The breaks of a year, a line each: a name, the days, how many."""
    lines = []
    for row in place.breaks:
        if not row[0].startswith(str(year)):
            continue
        span = " – ".join(date_text(day, place.language, short=True) for day in dict.fromkeys(row[:2]))
        lines.append(f"<li><b>{html.escape(row[3])}</b> {span} <span>{days_text(row, place.language)}</span></li>\n")
    return f"<ul>{''.join(lines)}</ul>\n"


def festivals_list(place: Place, year: int) -> str:
    """The festivals of a year with their days, each leading to its page."""
    links = []
    for identifier, times in place.of_year(year).items():
        days = ", ".join(date_text(each["date"], place.language, short=True) for each in times)
        links.append(link(f"../{identifier}/{year}/", f"{times[0]['name']} {days}"))
    return f"<p>{' '.join(links)}</p>\n"


def year_page(almanac: Path, address: str, place: Place, years: range, year: int) -> dict[str, str]:
    """The page of a year and its calendar."""
    region, language = place.region, place.language
    asked = [year, "--region", region, "--language", language]
    calendar = run(almanac, "export", "ics", *asked, "--feed", "festivals,days-off")
    text = run(almanac, "export", "html", *asked)
    title = text[text.index("<title>") + 7:text.index("</title>")]
    code = script(region)
    head = f'<meta name="description" content="{title}: {html.escape("; ".join(f"{row[3]} {date_text(row[0], language, short=True)}" for row in place.breaks if row[0].startswith(str(year)))[:150])}">\n'
    for tag, other in [*zip(LANGUAGES, LANGUAGES), ("x-default", "en")]:
        head += f'<link rel="alternate" hreflang="{tag}" href="{address or "../../.."}/{region}/{other}/{year}/">\n'
    head += '<link rel="alternate" type="text/calendar" href="year.ics">\n<meta property="og:type" content="website">\n'
    head += f'<meta property="og:title" content="{title}">\n'
    if address:
        whole = f"{address}/{region}/{language}/{year}/"
        head += f'<link rel="canonical" href="{whole}">\n<meta property="og:url" content="{whole}">\n'
        head += f'<meta property="og:image" content="{address}/icon-512.png">\n'
    opening = link(f"../../../almanac.html#{region}/{year}", TEXTS[language]["openCalendar"])
    links = [link("year.ics", WORDS[language]["saveIcs"])]
    links += [link(f"../{year + step}/", str(year + step)) for step in (-1, 1) if year + step in years]
    links += [link(f"../../{tag}/{year}/", name, f' lang="{tag}"') for tag, name in LANGUAGES.items() if tag != language]
    for old, new in [
        ("default-src 'none'; style-src 'unsafe-inline'", policy(code)), ("<title>", head + "<title>"), ("</style>", colours() + serifs() + YEAR_STYLE + "</style>"),
        ("<header>", f"<header>\n<p>{opening}</p>"),
        ("</header>", f"{breaks_list(place, year)}<details><summary>{TEXTS[language]['festivals']}</summary>{festivals_list(place, year)}</details><nav>{' '.join(links)}</nav>\n</header>"), ("</body>", f"<script>{code}</script>\n</body>"),
    ]:
        if text.count(old) != 1:
            sys.exit(f"Scripts/build pages: {old} is not once in what `almanac export html` writes")
        text = text.replace(old, new)
    # Lines of calendars end with CR LF, which Python reads as LF.
    calendar = calendar.replace("\n", "\r\n")
    folder = f"{region}/{language}/{year}"
    return {f"{folder}/index.html": text, f"{folder}/year.ics": calendar}


def page_layout(address: str) -> callable:
    """Lays out a page: a heading, a title, a description, what it shows, more of its head, and its own address with the place of its language."""

    def page(heading: str, title: str, description: str, body: str, head: str, language: str, path: str) -> str:
        up = "../" * path.count("/")
        others = "".join(f'<link rel="alternate" hreflang="{tag}" href="{(address + "/") if address else up}{path.format(other)}">\n'
                         for tag, other in [*zip(LANGUAGES, LANGUAGES), ("x-default", "en")])  # fmt: skip
        whole = f'<link rel="canonical" href="{address}/{path.format(language)}">\n' if address else ""
        switch = " ".join(link(up + path.format(tag), name, f' lang="{tag}"') for tag, name in LANGUAGES.items() if tag != language)
        return (
            f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="light dark">\n'
            f'<meta name="description" content="{html.escape(description)}">\n<meta property="og:title" content="{html.escape(title)}">\n'
            f'<title>{html.escape(title)}</title>\n<link rel="stylesheet" href="{up}pages.css">\n<link rel="icon" href="{up}icon.svg">\n'
            f"{others}{whole}{head}</head>\n<body>\n<nav>{link(f'{up}index/{language}/', WORDS[language]['title'])}</nav>\n"
            f"<h1>{html.escape(heading)}</h1>\n{body}<nav>{switch}</nav>\n</body>\n</html>\n"
        )

    return page


def index_page(places: dict[tuple[str, str], Place], language: str, year: int, page: callable) -> str:
    """The regions with their years, the nearest festivals of each, and the differences between calendars."""
    body = ""
    for place in (each for (_, tag), each in places.items() if tag == language):
        body += f"<h2>{link(f'../../{place.region}/{language}/{year}/', f'{place.name} {year}')}</h2>\n"
        found = (times[0] for times in place.of_year(year).values() if times[0]["kind"] == "public")
        links = (link(f"../../{place.region}/{language}/{each['id']}/{year}/", f"{each['name']} {year}") for each in found)
        body += f"<p>{' '.join(links)}</p>\n"
    heading, differ = (TEXTS[language][key] for key in ("heading", "differences"))
    names = {region: places[region, language].calendar for region in ("mainland", *CALENDARS)}
    body += "<h2></h2>" + "".join(f"<p>{link(f'../../differences/{language}/#{other}', differ.format(names['mainland'], names[other]))}</p>\n" for other in CALENDARS)
    body += f"<p class=buttons>{link('../../almanac.html', TEXTS[language]['openCalendar'])}</p>\n"
    return page(heading, heading, f"{heading}: " + ", ".join(names.values()), body, "", language, "index/{}/")


def differences(rows: dict[str, list[list[str]]], places: dict[tuple[str, str], Place], language: str, page: callable) -> str:
    """Where the calendars differ from China's, by the names of months, terms and festivals."""
    ours = {region: places[region, language] for region in ("mainland", *CALENDARS)}
    named = {each["id"]: each["name"] for place in places.values() if place.language == language for each in place.festivals}
    differ, leap = (TEXTS[language][key] for key in ("differences", "leapMonth"))
    months = {row["lunarMonth"]: row["name"] for row in ours["mainland"].months if not row["lunarLeap"]}
    terms = {identifier: row["name"] for identifier, row in zip(TERMS, ours["mainland"].terms)}

    def name(thing: str) -> str:
        """month 2033-11L, new-year 2034, term chunfen 2084, qingming 2026, zhongqiu/chuseok 2027 (2)"""
        kind, *rest = thing.split()
        if kind == "month":
            year, number = rest[0].rsplit("-", 1)
            month = months[int(number.rstrip("L"))]
            return f"{leap.format(month) if number.endswith('L') else month} · {year}"
        if kind == "term":
            return f"{terms.get(rest[0], rest[0])} {rest[1]}"
        kinds = {"new-year": "chunjie"}.get(kind, kind).split("/")
        return " ".join([" / ".join(dict.fromkeys(named.get(each, each) for each in kinds)), *rest])

    body = "<p>" + " ".join(link(f"#{other}", ours[other].calendar) for other in CALENDARS) + "</p>\n"
    for other in CALENDARS:
        cells = "".join(f"<tr><td>{html.escape(name(thing))}</td><td>{one}</td><td>{two}</td></tr>\n" for thing, one, two in rows[other])
        pair = (ours["mainland"].calendar, ours[other].calendar)
        body += f'<h2 id="{other}">{html.escape(differ.format(*pair))} · {len(rows[other])}</h2>\n'
        body += f"<table class=dates>\n<tr><th></th><th>{pair[0]}</th><th>{pair[1]}</th></tr>\n{cells}</table>\n"
    heading = differ.format(ours["mainland"].calendar, (", " if language in ("en", "ko", "vi") else "、").join(ours[other].calendar for other in CALENDARS))
    return page(heading, heading, f"{heading}, 1900–2100", body, "", language, "differences/{}/")


def calendar_files(served: dict[str, bytes], has_feeds: bool) -> dict[str, bytes]:
    """The calendar itself with ways to what lies in the folder, and its worker, which keeps a page by its digest."""
    text = served["almanac.html"].decode()
    for language in LANGUAGES:
        sentence = re.compile(f'(<p lang="{language}">[^<]*)</p>')
        if len(sentence.findall(text)) != 1:
            sys.exit(f"Scripts/build pages: almanac.html has not one sentence in {language} for readers without JavaScript")
        text = sentence.sub(lambda found: f"{found[1]} {link(f'index/{language}/', TEXTS[language]['heading'])}</p>", text)
    if has_feeds:
        text = text.replace("<html ", '<html data-feeds="feeds" ', 1)
    worker = re.sub(r'"almanac-([0-9a-f]{16})"', lambda kept: f'"almanac-{hashlib.sha256((kept[1] + text).encode()).hexdigest()[:16]}"', served["almanac-worker.js"].decode())
    return {"almanac.html": text.encode(), "almanac-worker.js": worker.encode()}


def drawn_festivals(places: dict[tuple[str, str], Place], years: range) -> dict[str, bytes]:
    # Only here is there Pillow.
    from festival_pictures import pictures

    return pictures(places, years)


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/pages").resolve()
    address = sys.argv[2].rstrip("/") if len(sys.argv) > 2 else ""
    if address:
        continue_in(environment("builds-pages", ["pillow"]))
    release = [line for line in (ROOT / "Data/release").read_text().splitlines() if not line.startswith("#")][0]
    first, last = sys.argv[3].split("...") if len(sys.argv) > 3 else (int(release[:4]) - 1, int(release[:4]) + 2)
    years = range(int(first), int(last) + 1)
    run("Scripts/build", "web")
    began = time.monotonic()
    almanac = tools() / "almanac"
    regions = [region["region"] for region in json.loads(run(almanac, "export", "json", release[:4], "--region", "all"))["daysOff"]]
    files: dict[str, str] = {}
    with ThreadPoolExecutor() as pool:
        found = pool.map(lambda pair: Place.ask(almanac, *pair, years), [(region, language) for region in regions for language in LANGUAGES])
        places = {(place.region, place.language): place for place in found}
        for made in pool.map(lambda words: year_page(almanac, address, *words), [(place, years, year) for place in places.values() for year in years]):
            files |= made
        rows = dict(zip(CALENDARS, pool.map(lambda other: [line.split("\t") for line in run(almanac, "diff", "china", other, "1900...2100").splitlines()[1:]], CALENDARS)))
    page = page_layout(address)
    drawn = drawn_festivals(places, years) if address else {}
    files |= festival_files(places, years, address, drawn.keys(), page)
    for language in LANGUAGES:
        files[f"index/{language}/index.html"] = index_page(places, language, min(int(release[:4]) + 1, years[-1]), page)
        files[f"differences/{language}/index.html"] = differences(rows, places, language, page)
    files |= {"index.html": redirect("index/en/", "", address), "differences/index.html": redirect("differences/en/", "../", address), "pages.css": style()}
    served = {file.name: file.read_bytes() for file in sorted(SERVED.iterdir())}
    served |= calendar_files(served, (folder / "feeds/updated").exists())
    whole = served | drawn | {path: text.encode() for path, text in files.items()} | {"updated": f"release {release}\n".encode()}
    changed = hand_out(folder, whole)
    size = sum(len(whole[path]) for path in [*files, *drawn])
    print(f"{folder}: {len(files) + len(drawn):,} files, {size:,} bytes, {changed:,} changed, in {time.monotonic() - began:.0f} s")


main()
