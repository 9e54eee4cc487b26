"""Writes calendars to subscribe to, a folder of files that any web server can hand out: `Scripts/build feeds` into .build/feeds,
`Scripts/build feeds FOLDER [ADDRESS]` into another, whose links subscribe at ADDRESS, localhost:8000 if not given.

REGION/LANGUAGE/ has days-off, public, traditional, festivals, terms, phases and lunar, each as .ics and as .json; and 2026.json for every
decided year, in the shape of NateScarlet/holiday-cn (its schema.json of 2026-11). `updated` names the table and the days off,
index.html leads to a page for each region and language, with addresses to copy. The years begin two before the one in which the days
off were looked up, and end five after it; where days off are not decided yet, the holidays of law are there and say so. Only files that
change are written, and files that `updated` names and are no more are taken away; any other file stays. The same
sources give the same bytes. `cd FOLDER && python3 -m http.server` is enough to try them.

Needs: Swift and Python 3; zlib's headers, which are installed if possible.
"""

from lib import ROOT, hand_out, run, texts, tools

from page_style import style

import html
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FEEDS = ["days-off", "public", "traditional", "festivals", "terms", "phases", "lunar"]
YEARS_BEFORE, YEARS_AFTER = 2, 5
TEXTS = texts()
HEAD = """<!doctype html><html lang="{}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{}</title>
<style>{}</style>
"""
# What fields, buttons and steps need beside the look of all pages.
STYLE = style() + """
ol{padding-left:1.5em}ol li{display:list-item;margin:.4em 0}a{display:inline-block;padding:.3em .6em .3em 0}
input,button{font:inherit;color:inherit;background:var(--lift);border:1px solid var(--edge);border-radius:.5rem;padding:.4em .75em;min-height:44px}
input{width:100%;margin-bottom:.5rem}section+section{margin-top:2rem}
"""
COPY = "this.previousElementSibling.select();document.execCommand('copy')"


class Tree:
    def __init__(self) -> None:
        self.almanac = tools() / "almanac"
        about = json.loads(self.ask("export", "json", "2026", "--region", "all"))
        self.regions = {region["region"]: region for region in about["daysOff"]}
        self.updated = "".join(f"{name} {about[name]}\n" for name in ("release", "digest", "holidays", "holidaysDigest"))
        self.year = max(int(region["lookedUp"][:4]) for region in self.regions.values())
        self.years = f"{self.year - YEARS_BEFORE}...{self.year + YEARS_AFTER}"
        self.files: dict[str, str] = {}

    def ask(self, *words: object) -> str:
        return run(self.almanac, *words, env={**os.environ, "LC_ALL": "C"}, text=False).decode()

    def add(self, region: str) -> None:
        """The files of a region in all languages."""
        decided = self.regions[region]["lastDate"]
        for language in TEXTS:
            for feed in FEEDS:
                words = [self.years, "--region", region, "--language", language, "--feed", feed, *["--decided"] * (feed in ("days-off", "public"))]
                for format in ("ics", "json"):
                    self.files[f"{region}/{language}/{feed}.{format}"] = self.ask("export", format, *words)
                for year in range(self.year - YEARS_BEFORE, int(decided[:4]) + 1) if feed == "days-off" else ():
                    words = ["emit", "holiday-cn", "--region", region, "--language", language, "--years", year]
                    self.files[f"{region}/{language}/{year}.json"] = run(self.almanac.with_name("almanac-gen"), *words, text=False).decode()

    def index(self) -> str:
        """The page that leads to the page of each region, in each language."""
        page = HEAD.format("en", "Almanac", STYLE)
        for language, row in TEXTS.items():
            page += f'<section lang="{language}"><h1>{row["feeds"]}</h1><p>\n'
            page += "".join(f'<a href="{region}/{language}/">{html.escape(self.names(region, language)[1])}</a>\n' for region in self.regions)
            page += "</section>\n"
        return page

    def page(self, region: str, language: str, address: str) -> str:
        """The page of a region: an address to copy for each feed, and how three programs take it."""
        row = TEXTS[language]
        heading = f"{row['feeds']} · {html.escape(self.names(region, language)[1])}"
        steps = "".join(f"<li>{row[key]}" for key in ("google", "apple", "outlook"))
        page = HEAD.format(language, heading, STYLE) + f"<h1>{heading}</h1><ol>{steps}</ol>\n"
        page += f"<p>{row['decided'].format(self.regions[region]['lastDate'])}</p>\n"
        for feed in FEEDS:
            name, target = html.escape(self.names(region, language, feed)[-1]), f"{html.escape(address)}/{region}/{language}/{feed}.ics"
            scheme = "http" if address.startswith("localhost") else "https"
            page += f'<h2>{name}</h2><input readonly value="{scheme}://{target}" aria-label="{name}"><button onclick="{COPY}">{row["copy"]}</button> ' \
                f'<a href="webcal://{target}">webcal</a><a href="{feed}.ics">ics</a><a href="{feed}.json">json</a>\n'
        others = (f'<a href="../{other}/" lang="{other}">{its["language"]}</a>' for other, its in TEXTS.items() if other != language)
        return page + "<p>" + " · ".join(others) + "</p>\n"

    def names(self, region: str, language: str, feed: str = "days-off") -> list[str]:
        """The names of the calendar, the region and the feed."""
        return json.loads(self.files[f"{region}/{language}/{feed}.json"])["calendar"].split(" · ")


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/feeds").resolve()
    address = sys.argv[2].rstrip("/") if len(sys.argv) > 2 else "localhost:8000"
    tree = Tree()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(tree.add, tree.regions))
    pages = {f"{region}/{language}/index.html": tree.page(region, language, address) for region in tree.regions for language in TEXTS}
    tree.files = dict(sorted((tree.files | pages).items())) | {"index.html": tree.index(), "updated": tree.updated}
    size = sum(len(text.encode()) for text in tree.files.values())
    print(f"{folder}: {len(tree.files)} files, {size} bytes, {hand_out(folder, {path: text.encode() for path, text in tree.files.items()})} changed")


main()
