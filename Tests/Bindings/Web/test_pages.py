"""Every cell of every page is as the native command says, page after page."""

from __future__ import annotations

import re
import unittest
from typing import Any

from browser import IS_SHORT, PAGE, PageTest
from native import days

# Whose festivals each calendar shows, in which language.
COMPARISONS = [
    ("china", "mainland", "zh-Hans"), ("hongkong", "hongkong", "zh-Hant"), ("korea", "korea", "ko"),
    ("vietnam", "vietnam", "vi"), ("japan", "japan", "ja"),
]  # fmt: skip
KINDS = ["public", "traditional", "observance"]
# The words of badges, in order off, work, half.
BADGES = {
    "zh-Hans": "休 班 半", "zh-Hant": "休 班 半", "en": "off work half", "ko": "휴 근 반", "ja": "休 出 半", "vi": "nghỉ làm nửa",
}  # fmt: skip
# Reasons of days off that no festival names; their own name comes first.
NAMED_REASONS = ["substitute", "between", "moved", "bridge", "once", "election"]
# The class of Saturdays by the custom of regions; red elsewhere.
SATURDAYS = {"korea": "blue", "japan": "blue", "hongkong": ""}

# Turns through pages by the button, as a reader would, and reads every cell of each.
TURN = """
const [count, isFirst, done] = arguments;
const next = document.getElementById("next");
const read = () => [...document.querySelectorAll("#pages .page:not([hidden]) [role=gridcell]")]
  .filter((cell) => !cell.parentElement.hidden)
  .map((cell) => [
    cell.dataset.date,
    cell.querySelector(".number").textContent,
    cell.querySelector(".lunar").textContent,
    cell.querySelector(".moon").className.replace("moon", "").trim(),
    [...cell.querySelectorAll(".name")].map((name) => name.textContent.replace(/[\u00ad\u200b]/g, "")).filter(Boolean),
    cell.getAttribute("aria-label"),
    cell.classList.contains("inside"),
    cell.querySelector(".badge").textContent,
    ["red", "blue"].find((colour) => cell.classList.contains(colour)) ?? "",
  ]);
const pages = [];
(async () => {
  for (let turn = 0; turn < count; turn += 1) {
    if (turn > 0 || !isFirst) next.click();
    if (turn % 50 === 0) await new Promise((resolve) => setTimeout(resolve));
    pages.push(read());
  }
  done(pages);
})();
"""


def month_and_day(row: dict[str, str], language: str) -> str:
    """The part of the lunar date in words for which a cell has room: the month on its first day, otherwise the day."""
    words = row["lunar_date"]
    if row["lunar_day"] != "1":
        return words[-2:] if language.startswith("zh") else row["lunar_day"]
    if language.startswith("zh"):
        return re.search(r"年(.*)初一", words)[1]
    leap = bool(int(row["lunar_leap"]))
    return {"ko": "음 {1}{0}.1", "ja": "旧{1}{0}/1", "vi": "1/{0}{1}", "en": "{0}{1}/1"}[language].format(
        row["lunar_month"], {"ko": "윤", "ja": "閏", "vi": "N", "en": "L"}[language] if leap else ""
    )


def names(row: dict[str, str]) -> list[str]:
    """The names that a day without running festivals shows, in order: public and traditional festivals, the term unless a
    festival is the term, other festivals; without those whose name repeats the lunar date, which stand last."""
    term = row["term"]
    ids, kinds = row["festival_ids"].split(), row["festival_kinds"].split()
    festivals = row["festivals"].split("; ") if row["festivals"] else []
    found = list(zip(ids, festivals, kinds, strict=True))
    is_named = term and any(id == row["term_id"] or name.startswith(term) for id, name, kind in found if kind != "observance")
    shown = [(name, kind) for _, name, kind in found if kind in KINDS and not repeats(name, row)]
    if term and not is_named:
        place = next((index for index, (_, kind) in enumerate(shown) if kind == "observance"), len(shown))
        shown.insert(place, (term, "term"))
    return [name for name, _ in shown]


def repeats(name: str, row: dict[str, str]) -> bool:
    """Whether a name only repeats the lunar date: 年初二 on 初二."""
    return row["lunar_date"][-2:] in name or f"mùng {row['lunar_day']} " in name.lower() + " "


def badge_word(sign: str, language: str) -> str:
    """The word of a badge."""
    return dict(zip(["off", "work", "half"], BADGES[language].split(), strict=True))[sign] if sign else ""


def mark(row: dict[str, str], region: str) -> str:
    """The mark that a calendar shows: 休 on days off and on weekends that a notice counts to a holiday, 班 on weekends worked, 半."""
    kind, reason, notice = (row[f"work_{name}_{region}"] for name in ("kind", "reason", "notice"))
    if kind == "day-off" or (kind == "weekend" and notice):
        return "off"
    if kind == "half-day" and reason != "week":
        return "half"
    return "work" if kind == "make-up-workday" else ""


def is_red(row: dict[str, str], region: str) -> bool:
    """Whether the weekday alone is red: Sundays, and Saturdays where that is the custom."""
    return row["weekday"] == "7" or (row["weekday"] == "6" and SATURDAYS.get(region, "red") == "red")


def doubt(certainty: str) -> str:
    return "" if certainty in ("", "certain", "computed") else "≈"


class ComparedPages(PageTest):
    """Pages beside the command."""

    def compare(self, calendar: str, region: str, language: str, first: int, last: int) -> None:
        self.open(f"{first}-01-15", calendar=calendar, regions=[region], language=language)
        # A year at a time, because the browser's driver waits for no answer longer than two minutes.
        years = range(first, last + 1)
        pages = [page for year in years for page in self.driver.execute_async_script(TURN, 12, year == first)]
        native = days(f"{first}...{last}", calendar, region, language)
        wrong: list[str] = []
        seen = set()
        for page in pages:
            self.assertIn(len(page), (28, 35, 42))
            for date, number, lunar, moon, shown, label, is_inside, badge, colour in page:
                row = native.get(date)
                if row is None:  # A day of another year.
                    self.assertFalse(is_inside)
                    continue
                if is_inside:
                    seen.add(date)
                expected = month_and_day(row, language) + doubt(row["lunar_certainty"])
                phase = {"new": "new-moon", "full": "full-moon"}.get(row["phase_id"], row["phase_id"])
                found = [number, lunar, moon, badge]
                sign = mark(row, region)
                wanted = [row["day_of_month"], expected, phase, badge_word(sign, language)]
                if (colour == "red") != (sign == "off" or (sign != "work" and is_red(row, region))):
                    wrong.append(f"{date}: {colour or 'no colour'}, with the sign {sign}")
                bare = [name.removesuffix("≈") for name in shown if not repeats(name, row)]
                is_day_off = row[f"work_kind_{region}"] == "day-off" and row[f"work_reason_{region}"] in NAMED_REASONS
                if not row["running_ids"] and bare != names(row)[: len(bare)] and not (is_day_off and bare[1:] == names(row)[: len(bare) - 1]):
                    wrong.append(f"{date}: {shown}, expected {names(row)}")
                if len(shown) < min(len(names(row)), 3):
                    wrong.append(f"{date}: only {shown} of {names(row)}")
                if row["term"] and row["term"] + doubt(row["term_certainty"]) not in shown and row["term"] in bare:
                    wrong.append(f"{date}: {shown}, a term that is {row['term_certainty']}")
                if found != wanted:
                    wrong.append(f"{date}: {found}, expected {wanted}")
                if not re.search(r"\d", label) or (language.startswith("zh") and row["day_pillar"] and row["year_pillar"] not in label):
                    wrong.append(f"{date}: spoken as {label}")
        self.assertEqual(wrong[:5], [], f"{len(wrong)} cells differ")
        self.assertEqual(len(seen), sum(f"{first}" <= date[:4] <= f"{last}" for date in native))


class EveryPage(ComparedPages):
    """All 2412 pages of the five calendars; in short two years of one."""

    def test_every_page(self) -> None:
        for calendar, region, language in COMPARISONS[:1] if IS_SHORT else COMPARISONS:
            with self.subTest(calendar):
                self.compare(calendar, region, language, *((2025, 2026) if IS_SHORT else (1900, 2100)))


class WidePages(ComparedPages):
    """The page of the table of 1646-2200: its ends, where a calendar begins, and what is computed; in short of one calendar."""

    page = PAGE.with_name("almanac-wide.html")

    def test_pages_at_the_ends_of_the_table(self) -> None:
        ends = [("china", "mainland", "zh-Hans", 1646), ("japan", "japan", "ja", 1686), ("korea", "korea", "ko", 1655), ("vietnam", "vietnam", "vi", 1814)]
        for calendar, region, language, first in ends[:1] if IS_SHORT else ends:
            for year in (first, 1899, 2101, 2200):
                with self.subTest(f"{calendar} {year}"):
                    self.compare(calendar, region, language, year, year)

    def test_a_calendar_begins_where_it_is_known(self) -> None:
        for asked, shown in (("japan/1650-03-01", "1686-01-01"), ("mainland/1650-03-01", "1650-03-01"), ("vietnam/2150-06-06", "2150-06-06")):
            self.open(asked)
            self.assertEqual(self.selected(), shown)

    def test_a_day_after_2100_is_called_computed(self) -> None:
        for day, is_computed in (("2150-06-06", True), ("2026-02-17", False)):
            self.open(f"mainland/{day}")
            self.wait("return document.querySelector('#day-panel .day-head')")
            self.assertEqual(self.word("computed") in self.text("#day-panel .day-head"), is_computed)

    def test_another_calendar_has_other_years(self) -> None:
        self.open("1650-03-01")
        self.driver.execute_script("location.hash = 'vietnam/1650-03-01'")
        self.wait("return location.hash === '#vietnam/1814-01-01'")
        self.wait_until_shown()
        self.assertEqual(self.selected(), "1814-01-01")

    def test_nothing_differs_before_a_calendar_begins(self) -> None:
        for year, is_there in ((1680, False), (2025, True)):
            self.open(f"mainland+japan/list/{year}")
            heading = self.word("differences").format(one="Mainland China", other="Japan", year=year)
            self.assertEqual(heading in self.text("#list-view"), is_there, year)

    def test_every_view_at_the_ends(self) -> None:
        for region, first in (("mainland", 1646), ("japan", 1686)):
            for view in ("week/", "year/", "list/", ""):
                for day in (f"{first}-01-01", "2200-12-31"):
                    self.open(f"{region}/{view}{day}")
                    self.assertTrue(self.text("#title"))
                    self.button(self.word({"week/": "nextWeek", "": "nextMonth"}.get(view, "nextYear"))).click()


class DaysOff(PageTest):
    """Days off are shown as they are decided, and no others."""

    def test_weekends_of_a_holiday_are_days_off(self) -> None:
        self.open("2026-02-21")  # 国办发明电〔2025〕7号: 15 to 23 February are off, the weekend of the 21st among them.
        spoken = {day: self.cell(f"2026-02-{day}").get_attribute("aria-label") for day in (14, 21, 22, 28)}
        self.assertEqual([day for day, label in spoken.items() if "day off" in label], [21, 22])
        self.assertIn("make-up workday", spoken[14])

    def notes(self, fragment: str, **settings: Any) -> str:
        """The line below a month or a year that says what it is about; of a week only what is said of its days off."""
        self.open(fragment, **settings)
        view = fragment.split("/")[0] if "/" in fragment else "month"
        shown = f"document.querySelector('#{view}-view .about, #{view}-notes')"
        return self.wait(f"return document.querySelector('#title').textContent && {shown} && [{shown}.textContent]")[0]

    def test_pages_that_nobody_has_decided_say_so(self) -> None:
        remarks = {
            "2026-12-15": "", "2027-02-15": "notDecided", "2003-05-15": "notKnown", "year/2025-02-15": "", "year/2027-02-15": "notDecided",
            "year/2003-02-15": "notKnown", "week/2026-12-15": "", "week/2027-10-05": "notDecided", "week/2003-02-15": "notKnown",
        }  # fmt: skip
        wrong = {}
        for fragment, remark in remarks.items():
            notes = self.notes(fragment)
            said = [key for key in ("notDecided", "notKnown") if self.word(key) in notes]
            if said != [remark] * bool(remark):
                wrong[fragment] = notes
        self.assertEqual(wrong, {})
        self.assertIn(self.word("notDecidedFrom").format(date="2026-12-26"), self.notes("week/2026-12-25"))

    def test_a_reason_has_the_word_of_its_region(self) -> None:
        for calendar, region in (("hongkong", "hongkong"), ("china", "macau")):
            self.open("2026-04-03", calendar=calendar, regions=[region], language="zh-Hant")
            reason = self.wait("return document.querySelector('#day-panel .work-status')?.textContent")
            self.assertIn("公眾假期", reason)
            self.assertNotIn("法定", reason)

    def test_another_region_leaves_the_days_off_of_the_home(self) -> None:
        signs = (
            "return [...document.querySelectorAll('#month-view [data-date]:not(.outside)')].map((node) => [node.dataset.date,"
            " node.querySelector('.badge')?.textContent ?? '', node.className])"
        )
        alone = self.notes("2026-02-15", regions=["mainland"]) and self.run_script(signs)
        notes = self.notes("2026-02-15", regions=["mainland", "macau"])
        self.assertIn("Macau", notes)
        shown = self.run_script(signs)
        self.assertEqual([row[:2] for row in shown], [row[:2] for row in alone])
        self.assertTrue(any(badge for _, badge, _ in shown))

    def test_without_a_home_there_are_no_days_off(self) -> None:
        for fragment in ("2026-02-15", "year/2026-02-15", "week/2026-02-15"):
            self.assertNotIn(self.word("noHome"), self.notes(fragment, regions=["taiwan"]))
            self.assertIn(self.word("noHome"), self.notes(fragment, regions=["taiwan"], home=""))
            signs = "return [...document.querySelectorAll('.badge, .off, .work, .half')].map((node) => node.textContent).filter(Boolean)"
            self.assertEqual(self.run_script(signs), [])
        self.notes("2026-02-17", regions=["taiwan"], home="")
        self.assertEqual(self.run_script("return document.querySelector('.day .work-status')"), None)

    def test_a_year_has_the_signs_of_days_off_and_says_what_they_mean(self) -> None:
        kinds = {"off": "day off", "work": "make-up workday", "half": "half a day off"}
        for calendar, region in [("china", "mainland"), ("china", "macau")] + [("hongkong", "hongkong"), ("korea", "korea")] * (not IS_SHORT):
            native = days("2026", calendar, region, "en")
            self.notes("year/2026-02-17", calendar=calendar, regions=[region])
            shown = self.run_script(
                "return Object.fromEntries([...document.querySelectorAll('[data-date]')].map((node) => [node.dataset.date,"
                " [['off', 'work', 'half'].find((sign) => node.classList.contains(sign)) ?? '', node.ariaLabel ?? '']]))"
            )
            signs = {day: mark(row, region) for day, row in native.items()}
            self.assertEqual({day: sign for day, (sign, _) in shown.items()}, signs)
            self.assertEqual(self.run_script("return document.querySelectorAll('[data-date]').length"), 365)
            silent = {day: label for day, (sign, label) in shown.items() if sign and kinds[sign] not in label}
            self.assertEqual(silent, {}, region)
            legend = self.text("#year-view .notes")
            self.assertEqual([kind for kind in kinds.values() if kind in legend], [kinds[sign] for sign in kinds if sign in signs.values()])

    def test_saturdays_have_the_colour_of_their_region(self) -> None:
        colours = {}
        for region, calendar in (("hongkong", "hongkong"), ("mainland", "china"), ("korea", "korea")):
            self.open("2026-01-15", calendar=calendar, regions=[region])
            heading = self.run_script("return document.querySelector('#pages .page:not([hidden]) [aria-label=Saturday]').className")
            for view in ("month", "week", "year"):
                self.run_script("location.hash = arguments[0]", f"#{view}/2026-01-10".replace("month/", ""))
                day = self.wait(f"return document.querySelector('#{view}-view:not([hidden]) [data-date=\"2026-01-10\"]')")
                colours[region, view] = " ".join({"red", "blue"} & set(day.get_attribute("class").split()))
            colours[region, "heading"] = heading
        expected = {region: SATURDAYS.get(region, "red") for region in ("hongkong", "mainland", "korea")}
        self.assertEqual(colours, {(region, where): expected[region] for region, where in colours})

    def test_a_week_has_the_signs_of_a_month(self) -> None:
        self.open("week/2026-02-28")
        script = (
            "const day = document.querySelector(`#strip [data-date='${arguments[0]}']`);"
            "return [day.querySelector('.badge')?.textContent ?? '', day.ariaLabel]"
        )
        badge, label = self.run_script(script, "2026-02-28")
        self.assertEqual(badge, badge_word("work", "en"))
        self.assertRegex(label, "^Saturday, February 28, 2026, .*Month 1.*, make-up workday$")
        badge, label = self.run_script(script, "2026-02-23")
        self.assertEqual((badge, "day off" in label), (badge_word("off", "en"), True))
        self.assertEqual(self.run_script(script, "2026-02-24")[0], "")

    def test_weekends_that_nobody_has_decided_are_no_rest_days(self) -> None:
        rests = {}
        for week in ("2026-11-28", "2040-02-18"):
            self.open(f"week/{week}")
            script = "return document.querySelector(`#strip [data-date='${arguments[0]}']`).getAttribute('aria-label')"
            rests[week] = self.word("restDay") in self.run_script(script, week)
        self.assertEqual(rests, {"2026-11-28": True, "2040-02-18": False})


if __name__ == "__main__":
    unittest.main()
