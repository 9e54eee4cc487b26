"""Writes calendars to subscribe to, a folder of files that any web server can hand out: `Scripts/build feeds` into .build/feeds,
`Scripts/build feeds FOLDER [ADDRESS]` into another, whose links subscribe at ADDRESS, localhost:8000 if not given.

REGION/LANGUAGE/ has days-off, public, traditional, festivals, terms, phases and lunar, each as .ics and as .json; and 2026.json for every
decided year, in the shape of NateScarlet/holiday-cn (its schema.json of 2026-11). `updated` names the table and the days off,
index.html links to all. The years begin two before the one in which the days off were looked up, and end five after it; public
holidays and days off end where they are decided. Only files that change are written, and files that `updated`
names and are no more are taken away; any other file stays. The same
sources give the same bytes. `cd FOLDER && python3 -m http.server` is enough to try them.

Needs: Swift and Python 3; zlib's headers, which are installed if possible.
"""

from lib import ROOT, hand_out, run, tools

import html
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FEEDS = ["days-off", "public", "traditional", "festivals", "terms", "phases", "lunar"]
YEARS_BEFORE, YEARS_AFTER = 2, 5
# Of a language its name, and the words of the index: title, to subscribe, one event, the days off and public holidays.
LANGUAGES = {
    "zh-Hans": ("简体中文", "日历订阅", "点按即可订阅；日历程序会自行更新。", "项", "放假与公众假期只列已定之日，至"),
    "zh-Hant": ("繁體中文", "行事曆訂閱", "點按即可訂閱；行事曆程式會自行更新。", "項", "放假與國定假日只列已定之日，至"),
    "en": ("English", "Calendars to subscribe to", "A link subscribes; the calendar program keeps it current.", "events",
           "Days off and public holidays end where they are decided:"),
    "ko": ("한국어", "구독용 달력", "누르면 구독하며, 달력 앱이 스스로 갱신합니다.", "건", "휴일과 공휴일은 확정된 날까지만 있습니다:"),
    "ja": ("日本語", "購読用カレンダー", "リンクを開くと購読でき、カレンダーアプリが自動で更新します。", "件", "休日と祝日は確定した日まで:"),
    "vi": ("Tiếng Việt", "Lịch để đăng ký", "Bấm vào liên kết để đăng ký; ứng dụng lịch tự cập nhật.", "mục",
           "Ngày nghỉ và ngày lễ chỉ đến hết ngày đã quyết định:"),
}


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
        for language in LANGUAGES:
            for feed in FEEDS:
                words = [self.years, "--region", region, "--language", language, "--feed", feed, *["--decided"] * (feed in ("days-off", "public"))]
                for format in ("ics", "json"):
                    self.files[f"{region}/{language}/{feed}.{format}"] = self.ask("export", format, *words)
                for year in range(self.year - YEARS_BEFORE, int(decided[:4]) + 1) if feed == "days-off" else ():
                    words = ["emit", "holiday-cn", "--region", region, "--language", language, "--years", year]
                    self.files[f"{region}/{language}/{year}.json"] = run(self.almanac.with_name("almanac-gen"), *words, text=False).decode()

    def index(self, address: str) -> str:
        page = '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' \
            "<title>Almanac</title><style>body{font:1em/1.6 sans-serif;max-width:60em;margin:auto;padding:1em}</style>\n<nav>"
        page += " · ".join(f'<a href="#{tag}" lang="{tag}">{words[0]}</a>' for tag, words in LANGUAGES.items()) + "</nav>\n"
        for language, (_, title, hint, unit, until) in LANGUAGES.items():
            page += f'<section lang="{language}" id="{language}"><h1>{title}</h1><p>{hint}</p>\n'
            for region, decided in self.regions.items():
                page += f"<p>{until} {decided['lastDate']}</p><ul>\n"
                for feed in FEEDS:
                    path = f"{region}/{language}/{feed}"
                    about = json.loads(self.files[path + ".json"])
                    found = about["events"]
                    held = f"{len(found)} {unit}, {found[0]['first']} … {found[-1]['last']}" if found else f"0 {unit}"
                    page += f'<li><a href="webcal://{html.escape(address)}/{path}.ics">{html.escape(about["calendar"])}</a> ({held}) ' \
                        f'<a href="{path}.ics">ics</a> <a href="{path}.json">json</a>\n'
                page += "</ul>\n"
            page += "</section>\n"
        return page


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/feeds").resolve()
    address = sys.argv[2].rstrip("/") if len(sys.argv) > 2 else "localhost:8000"
    tree = Tree()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(tree.add, tree.regions))
    tree.files |= {"index.html": tree.index(address), "updated": tree.updated}
    size = sum(len(text.encode()) for text in tree.files.values())
    print(f"{folder}: {len(tree.files)} files, {size} bytes, {hand_out(folder, {path: text.encode() for path, text in tree.files.items()})} changed")


main()
