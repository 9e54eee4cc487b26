"""Writes pages for readers without JavaScript and for search engines: `Scripts/build pages [FOLDER [ADDRESS [YEARS]]]`, into .build/pages
if no folder is given, for years such as 2025...2028.

REGION/LANGUAGE/YEAR/ has the year as the command exports it, with its days off in words above and year.ics beside; a link at the top opens
the page itself, almanac.html, at that year, and a click on a day at that day. differences/ says where the calendars differ from China's.

ADDRESS is where the folder will be served, such as https://example.org/calendar. Search engines want it in the links between languages, and
previews in that of the icon. Without ADDRESS links are relative, so that the folder works anywhere, and there is neither a picture nor a
canonical address, which would have to be whole. The years begin one before that of the table
and end two after it. Files that `updated` names and are no more are taken away; any other file stays. The same sources give the same bytes.

Needs: what `Scripts/build web` needs.
"""

from lib import ROOT, hand_out, run, tools

import base64
import hashlib
import html
import json
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SERVED = ROOT / ".build/web/served"
WORDS = {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in sorted((ROOT / "Sources/Web/page/words").glob("*.json"))}
LANGUAGES = {"en": "English", "ja": "日本語", "ko": "한국어", "vi": "Tiếng Việt", "zh-Hans": "简体中文", "zh-Hant": "繁體中文"}
OPEN = {
    "en": "Open the calendar", "ja": "カレンダーを開く", "ko": "달력 열기", "vi": "Mở lịch", "zh-Hans": "打开日历", "zh-Hant": "開啟日曆",
}  # fmt: skip
CALENDARS = ["hongkong", "korea", "vietnam", "japan"]
STYLE = (
    "header p a{display:inline-block;padding:.4rem 0;color:var(--ink)}header ul{columns:22rem;margin:1rem 0;padding:0;list-style:none}"
    "main li{break-inside:avoid}.script td{cursor:pointer}"
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


def link(address: str, text: str, more: str = "") -> str:
    return f'<a href="{html.escape(address)}"{more}>{html.escape(text)}</a>'


def items(lines: list[str]) -> str:
    return "<ul>" + "".join(f"<li>{html.escape(' '.join(line.split()))}</li>" for line in lines) + "</ul>\n"


def year_page(almanac: Path, address: str, region: str, language: str, years: range, year: int) -> dict[str, bytes]:
    """The page of a year and its calendar."""
    asked = [year, "--region", region, "--language", language]
    calendar = run(almanac, "export", "ics", *asked, "--feed", "festivals,days-off")
    text = run(almanac, "export", "html", *asked)
    breaks = run(almanac, "days-off", *asked).splitlines()
    title = text[text.index("<title>") + 7:text.index("</title>")]
    code = script(region)
    head = f'<meta name="description" content="{title}: {html.escape("; ".join(" ".join(line.split()) for line in breaks[:4]))}">\n'
    for tag, other in [*zip(LANGUAGES, LANGUAGES), ("x-default", "en")]:
        head += f'<link rel="alternate" hreflang="{tag}" href="{address or "../../.."}/{region}/{other}/{year}/">\n'
    head += '<link rel="alternate" type="text/calendar" href="year.ics">\n<meta property="og:type" content="website">\n'
    head += f'<meta property="og:title" content="{title}">\n'
    if address:
        whole = f"{address}/{region}/{language}/{year}/"
        head += f'<link rel="canonical" href="{whole}">\n<meta property="og:url" content="{whole}">\n'
        head += f'<meta property="og:image" content="{address}/icon-512.png">\n'
    opening = link(f"../../../almanac.html#{region}/{year}", OPEN[language])
    links = [link("year.ics", WORDS[language]["saveIcs"])]
    links += [link(f"../{year + step}/", str(year + step)) for step in (-1, 1) if year + step in years]
    links += [link(f"../../{tag}/{year}/", name, f' lang="{tag}"') for tag, name in LANGUAGES.items() if tag != language]
    for old, new in [
        ("default-src 'none'; style-src 'unsafe-inline'", policy(code)), ("<title>", head + "<title>"), ("</style>", STYLE + "</style>"),
        ("<header>", f"<header>\n<p>{opening}</p>"),
        ("</header>", f"{items(breaks)}<nav>{' '.join(links)}</nav>\n</header>"), ("</body>", f"<script>{code}</script>\n</body>"),
    ]:
        if text.count(old) != 1:
            sys.exit(f"Scripts/build pages: {old} is not once in what `almanac export html` writes")
        text = text.replace(old, new)
    # Lines of calendars end with CR LF, which Python reads as LF.
    calendar = calendar.replace("\n", "\r\n")
    place = f"{region}/{language}/{year}"
    return {f"{place}/index.html": text.encode(), f"{place}/year.ics": calendar.encode()}


def plain_page(title: str, description: str, body: str) -> str:
    return (
        f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="color-scheme" content="light dark">\n<meta name="description" content="{description}">\n<title>{title}</title>\n<style>'
        "body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:0 auto;padding:1rem}td,th{text-align:left;padding:.1rem 1rem .1rem 0}"
        f"</style>\n</head>\n<body>\n<h1>{title}</h1>\n<p>{description}</p>\n{body}</body>\n</html>\n"
    )


def differences(almanac: Path) -> str:
    body = ""
    for other in CALENDARS:
        rows = [line.split("\t") for line in run(almanac, "diff", "china", other, "1900...2100").splitlines()[1:]]
        cells = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows)
        body += f"<h2>china, {other}: {len(rows)}</h2>\n<table>\n<tr><th>what</th><th>china</th><th>{other}</th></tr>\n{cells}</table>\n"
    return plain_page(
        "Where the five calendars differ", "Months, New Years, solar terms and festivals that fall on different days in the calendars of China "
        "and of Hong Kong, Korea, Vietnam and Japan, 1900-2100; a dash for a month that a calendar does not have.", body,
    )


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/pages").resolve()
    address = sys.argv[2].rstrip("/") if len(sys.argv) > 2 else ""
    release = [line for line in (ROOT / "Data/release").read_text().splitlines() if not line.startswith("#")][0]
    first, last = sys.argv[3].split("...") if len(sys.argv) > 3 else (int(release[:4]) - 1, int(release[:4]) + 2)
    years = range(int(first), int(last) + 1)
    run("Scripts/build", "web")
    began = time.monotonic()
    almanac = tools() / "almanac"
    regions = [region["region"] for region in json.loads(run(almanac, "export", "json", release[:4], "--region", "all"))["daysOff"]]
    files = {file.name: file.read_bytes() for file in sorted(SERVED.iterdir())}
    with ThreadPoolExecutor() as pool:
        asked = [(region, language, years, year) for region in regions for language in LANGUAGES for year in years]
        for made in pool.map(lambda words: year_page(almanac, address, *words), asked):
            files |= made
    total = sum(map(len, files.values()))
    files["differences/index.html"] = differences(almanac).encode()
    now = int(release[:4])
    lists = [
        f'<p lang="{tag}">{html.escape(name)}: ' + ", ".join(link(f"{region}/{tag}/{now}/", region) for region in regions) + "</p>\n"
        for tag, name in LANGUAGES.items()
    ]
    body = "".join(lists) + f"<p>{link('almanac.html', 'The calendar page')} · {link('differences/', 'Where the five calendars differ')}</p>\n"
    files["index.html"] = plain_page("Almanac", "Lunisolar calendars, festivals and days off by region.", body).encode()
    hand_out(folder, files | {"updated": f"release {release}\n".encode()})
    print(f"{folder}: {len(asked)} years, {total:,} bytes, in {time.monotonic() - began:.0f} s")


main()
