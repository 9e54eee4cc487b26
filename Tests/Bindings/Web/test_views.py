"""The list of what comes, and the years: what they say, and that nothing of them is missing."""

from __future__ import annotations

import json
import re
import unittest

from browser import PHONE, PageTest
from selenium.webdriver.support.ui import Select
from test_keeping import CATCH_FILE

# The clock of the page on 2026-11-23.
CLOCK = """{
  const Real = Date;
  Date = class extends Real { constructor(...values) { super(...(values.length ? values : [Date.now()])); } };
  Date.now = () => Real.UTC(2026, 10, 23, 3);
}"""


class List(PageTest):
    """The coming days, with the days until then; the days off of a year, with those worked for them."""

    def test_days_off_have_their_length_and_the_days_worked_for_them(self) -> None:
        self.open("list/2026", before=CLOCK, language="zh-Hans", regions=["mainland"])
        rows = self.run_script("return [...document.querySelectorAll('.list-head section:first-of-type .breaks li')].map((row) => row.textContent)")
        # 国办发明电〔2025〕7号: seven holidays; the Spring Festival is nine days, for which two are worked.
        self.assertEqual(len(rows), 7)
        self.assertRegex(rows[1], "^春节.*2月15日 – 2月23日·9 天.*2月14日.*2月28日")
        self.assertRegex(rows[6], "^国庆节.*10月1日 – 10月7日·7 天.*9月20日.*10月10日")

    def test_breaks_say_what_a_day_of_leave_makes_of_them(self) -> None:
        # The general holidays of 2027 in the Gazette of Hong Kong: the Birthday of the Buddha is Thursday 13 May, the Establishment Day Thursday 1 July.
        self.open("list/2027", before=CLOCK, calendar="hongkong", regions=["hongkong"])
        leave = "return document.querySelector('.list-head section').textContent"
        shown = self.run_script(leave)
        for line in ("leave on May 14: May 13 – May 16 · 4 days", "leave on Jul 2: Jul 1 – Jul 4 · 4 days"):
            self.assertIn(line, shown)
        self.open("list/2026", before=CLOCK, calendar="hongkong", regions=["hongkong"])
        self.assertNotIn("leave on", self.run_script(leave), "days gone by are no leave")

    def test_days_of_leave_are_planned_on_the_year(self) -> None:
        # In the Gazette of Hong Kong 6 to 9 February 2027 are off, a Saturday to a Tuesday: leave until Friday makes nine days of them.
        self.open("2026-11-23", before=CLOCK, calendar="china", regions=["mainland"])
        self.driver.find_element("css selector", "[data-opens=go]").click()
        self.run_script("const field = document.querySelector('#go [name=find]'); field.value = '5 days, 2027, Hong Kong'; field.form.requestSubmit()")
        plans = self.wait("const rows = [...document.querySelectorAll('.plans li')].map((row) => row.textContent); return rows.length > 0 && rows")
        self.assertEqual(self.run_script("return location.hash"), "#hongkong/list/2027")
        self.assertEqual(len(plans), 3)
        self.wait("const { top, bottom } = document.querySelector('.plans').getBoundingClientRect(); return top >= 0 && bottom <= innerHeight")
        self.assertIn("5 days of leave: 17 days free", plans[0])
        self.assertIn("leave on Feb 10 – Feb 12: Feb 6 – Feb 14 · 9 days", plans[0])
        self.assertEqual(self.run_script("return document.querySelectorAll('.plans li:first-child .taken').length"), 3)
        self.run_script("const field = document.querySelector('[name=leave]'); field.value = 1; field.dispatchEvent(new Event('input'))")
        self.assertEqual(self.run_script("return [...document.querySelectorAll('.plans b')].map((row) => row.textContent)"), ["1 day of leave: 4 days free"])
        # By the Gazette: 9 days by 3 of leave in February, 11 by 4 from Good Friday to Ching Ming, 5 by 2 in June, and 4 by 1 in May, July and September.
        self.run_script("const field = document.querySelector('[name=leave]'); field.value = 12; field.dispatchEvent(new Event('input'))")
        self.assertIn("12 days of leave: 37 days free", self.run_script("return document.querySelector('.plans li').textContent"))

    def test_a_number_of_days_without_a_plan_can_be_changed(self) -> None:
        # Of 2026 only Christmas, a Friday, and the Saturday after it are left in Hong Kong: one day of leave joins nothing to them.
        self.open("list/2026", before=CLOCK.replace("10, 23", "9, 25"), calendar="hongkong", regions=["hongkong"])
        plans = "return document.querySelectorAll('.plans li').length"
        self.assertGreater(self.run_script(plans), 0)
        self.run_script("const field = document.querySelector('[name=leave]'); field.value = 1; field.dispatchEvent(new Event('input'))")
        self.assertEqual(self.run_script(plans), 0)
        self.button(self.word("month"), ".views").click()
        self.button(self.word("list"), ".views").click()
        self.run_script("const field = document.querySelector('[name=leave]'); field.value = 5; field.dispatchEvent(new Event('input'))")
        self.assertGreater(self.run_script(plans), 0)

    def test_leave_is_asked_for_in_every_language(self) -> None:
        asked = ["5天假，2027年，香港", "5天假期 2027 香港", "5日の休暇、2027年、香港", "5일 휴가 2027 홍콩", "5 ngày phép, 2027, Hồng Kông", "5 days of leave in 2027, hong kong"]
        asked += ["香港2027請5天假", "take 5 days off in 2027 in Hong Kong"]
        for words in asked:
            self.open("2026-11-23", before=CLOCK, calendar="china", regions=["mainland"])
            self.driver.find_element("css selector", "[data-opens=go]").click()
            self.run_script("const field = document.querySelector('#go [name=find]'); field.value = arguments[0]; field.form.requestSubmit()", words)
            is_plan = self.run_script("return location.hash === '#hongkong/list/2027' && document.querySelectorAll('.plans li').length === 3")
            self.assertTrue(is_plan, words)

    def test_days_off_are_of_an_audience(self) -> None:
        # Employment Ordinance, section 39: the day after Good Friday is no statutory holiday of 2027, Christmas Day is one.
        for audience, names in [("public-offices", ["off", "off"]), ("listed", ["", "off"])]:
            self.open("2027-03-26", calendar="hongkong", regions=["hongkong"], home="hongkong", audience=audience)
            badge = "return document.querySelector(`#pages td:not(.outside)[data-date='${arguments[0]}'] .badge`).textContent"
            good_friday = self.run_script(badge, "2027-03-26")
            self.open("2027-12-25", calendar="hongkong", regions=["hongkong"], home="hongkong", audience=audience)
            self.assertEqual([good_friday, self.run_script(badge, "2027-12-25")], names, audience)
        self.driver.find_element("css selector", "[data-opens=settings]").click()
        self.assertEqual(self.run_script("return [...document.querySelector('[name=audience]').options].map((option) => option.value).sort()"), ["all", "listed", "public-offices"])

    def test_two_regions_stand_side_by_side(self) -> None:
        # 国办发明电〔2025〕7号: 1 to 7 October 2026 are off and 10 October is worked; Hong Kong has 1 and 19 October.
        self.open("hongkong+mainland/2026-10-02", before=CLOCK, regions=["japan"], calendar="japan")
        badges = "return [...document.querySelectorAll('#pages td:not(.outside)')].filter((cell) => cell.querySelector(arguments[0]).textContent).map((cell) => cell.dataset.date.slice(8)).join(' ')"
        self.assertEqual(self.run_script(badges, ".badge:not(.beside)"), "01 19")
        self.assertEqual(self.run_script(badges, ".badge.beside"), "01 02 03 04 05 06 07 10")
        self.assertIn("Mainland China: day off", self.text(".work-status"))
        self.open("hongkong+mainland/list/2026", before=CLOCK.replace("10, 23", "0, 23"), regions=["japan"], calendar="japan")
        rows = self.run_script("return [...document.querySelectorAll('.list-head section:last-of-type .breaks li')].map((row) => row.textContent)")
        # Sundays off in both: 4 October is no difference; of the days of which one is off only those differ.
        self.assertIn("Oct 5 – Oct 7Hong Kong: workdayMainland China: day off · National Day", rows)
        self.assertIn("Oct 19Hong Kong: day off · Chung Yeung FestivalMainland China: workday", rows)
        self.assertTrue(any(row.startswith("Oct 10Hong Kong") for row in rows), rows)
        self.assertFalse(any("Oct 4" in row for row in rows), rows)
        # The New Year of Korea is a day after that of China in 2027 (KASI; Purple Mountain Observatory).
        self.open("korea+mainland/list/2027", before=CLOCK, regions=["japan"], calendar="japan")
        rows = self.run_script("return [...document.querySelectorAll('.list-head section:last-of-type .breaks li')].map((row) => row.textContent)")
        self.assertTrue(any(row.startswith("Feb 6") and "Month 12" in row and "Month 1" in row for row in rows), rows[:4])

    def test_what_comes_has_the_days_until_then(self) -> None:
        self.open("list", before=CLOCK, language="zh-Hans", regions=["mainland"])
        rows = self.run_script("return [...document.querySelectorAll('.coming-days li')].map((row) => [row.querySelector('button').dataset.date, row.textContent])")
        days = [day for day, _ in rows]
        self.assertEqual(days, sorted(days))
        self.assertGreaterEqual(days[0], "2026-11-23")
        texts = dict(rows)
        self.assertRegex(texts["2027-02-06"], "春节.*75天后")
        self.assertRegex(texts["2026-12-22"], "冬至.*29天后")
        self.assertEqual(sum(day == "2026-12-22" for day in days), 1, "a festival that is the term is named once")
        self.run_script("document.querySelector('.coming-days [data-date=\"2027-02-06\"]').click()")
        self.assertEqual(self.selected(), "2027-02-06")

    def test_a_year_is_saved_with_its_days_off(self) -> None:
        self.open("list/2026", before=CLOCK, language="zh-Hans", regions=["mainland"])
        self.run_script(CATCH_FILE)
        self.run_script("document.querySelector('.list-head > .outlined').click()")
        text = self.wait("return window.saved")
        self.assertIn("DTSTART;VALUE=DATE:20260215\r\nDTEND;VALUE=DATE:20260224\r\n", text)
        self.assertEqual(text.count("BEGIN:VEVENT"), text.count("END:VEVENT"))
        ids = re.findall("UID:(.*)\r\n", text)
        self.assertEqual(len(ids), len(set(ids)))
        self.assertNotIn("VALARM", text)
        self.assertTrue(all(len(line.encode()) <= 75 for line in text.split("\r\n")))


class Years(PageTest):
    """A year has its lunar months, leap months among them."""

    size = (1440, 900)

    def test_lunar_months_leap_months_and_breaks_are_named(self) -> None:
        self.open("2025", language="zh-Hans", regions=["mainland"])
        months = self.run_script("return [...document.querySelectorAll('.page:not([hidden]) > .year .small-month')].map((month) => month.textContent)")
        self.assertEqual(len(months), 12)
        self.assertIn("25 闰六月", months[6])
        self.assertEqual(self.run_script("return [...document.querySelectorAll('.page:not([hidden]) > .year .leap')].map((node) => node.textContent)"), ["25 闰六月"])
        self.assertIn("1–8 放假", months[9])  # 国办发明电〔2024〕12号

    def test_marks_and_check_ins_are_in_it(self) -> None:
        self.open("2025")
        self.run_script(
            "localStorage['almanac.marks'] = JSON.stringify([{ id: 'a', name: 'Grandmother', day: '2025-07-10' }]);"
            "localStorage['almanac.checks'] = JSON.stringify({ checkedIn: ['2025-07-11'], madeUp: [], rules: { cutoff: 0, makeUpsPerMonth: 3, makeUpReach: 7 } })"
        )
        self.reload()
        labels = self.run_script("return ['10', '11'].map((day) => document.querySelector(`.year [data-date='2025-07-${day}']`).ariaLabel)")
        self.assertEqual(labels, ["10, Grandmother", f"11, {self.word('checkedIn')}"])


    def test_settings_that_were_changed_in_another_view_are_in_it(self) -> None:
        self.open("2025")
        self.wait_for_month("January")
        self.run_script("location.hash = '2025-06-10'")
        self.driver.find_element("css selector", "[data-opens=settings]").click()
        Select(self.driver.find_element("css selector", "#settings [name=language]")).select_by_value("ko")
        self.run_script("document.querySelector('#settings').close()")
        self.run_script("location.hash = '2025'")
        self.wait_for_month("1월")

    def wait_for_month(self, name: str) -> None:
        months = "document.querySelectorAll('.page:not([hidden]) > .year h2')"
        self.wait(f"return [...{months}].some((node) => node.textContent === '{name}')", name)


class Doubts(PageTest):
    """A day that is not certain has ≈ wherever it is named, and days off name those for whom they are decided."""

    def test_a_month_names_its_doubts_and_its_audience(self) -> None:
        self.open("2057-09", calendar="china", regions=["macau"])
        mark = {"id": "a", "name": "Aunt", "yearly": {"calendar": "china", "month": 8, "isLeap": False, "day": 30, "rule": {"leapMonth": "leap", "thirtieth": "last"}}}
        self.run_script("localStorage['almanac.marks'] = arguments[0]", json.dumps([mark]))
        self.reload()
        self.assertIn("Aunt≈", self.cell("2057-09-28").accessible_name)  # Hong Kong has it on the 27th
        self.assertIn("public offices", self.text("#month-notes"))
        self.open("2056-10", calendar="china", regions=["macau"])
        self.assertRegex(self.cell("2056-10-08").accessible_name, "Aunt(?!≈)")

    def test_what_comes_has_its_doubts(self) -> None:
        # 春分 of 2051 is 38 seconds before midnight, and no authority has published it.
        self.open("list", before=CLOCK.replace("2026, 10, 23", "2051, 1, 23"), regions=["mainland"])
        coming = self.run_script("return [...document.querySelectorAll('.coming-days li')].map((row) => row.textContent).filter((text) => text.includes('Equinox'))")
        self.assertRegex(" ".join(coming), "20Mon.*Equinox≈")


class Scroll(PageTest):
    """On a phone all months are one scroll."""

    size = PHONE
    touch = True

    def top(self) -> list[str]:
        """The name of the month at the top and how many months there are."""
        return self.run_script(
            "const box = document.querySelector('.month-scroll').getBoundingClientRect();"
            "const months = [...document.querySelectorAll('.months .small-month')];"
            "const first = months.find((month) => month.getBoundingClientRect().bottom > box.top + 2);"
            "return [first.querySelector('h2').textContent, months.length, months.every((month, index) => index === 0"
            " || Math.abs(month.getBoundingClientRect().top - months[index - 1].getBoundingClientRect().bottom) < 1)]"
        )

    def test_months_follow_one_another_from_the_first_to_the_last(self) -> None:
        self.open("2026-11-23")
        self.button(self.word("year"), ".views").click()
        self.assertEqual(self.top()[0], "November 2026")
        for place, name in (("0", "January 1900"), ("1e9", "December 2100")):
            self.run_script(f"document.querySelector('.month-scroll').scrollTop = {place}")
            self.wait(f"return [...document.querySelectorAll('.months h2')].some((node) => node.textContent === '{name}')", name)
            shown, count, are_close = self.top()
            self.assertTrue(are_close, "months have their own heights, and nothing is between them")
            self.assertLess(count, 12)
        self.assertEqual(self.text("#title"), "2100")
        self.run_script("document.querySelector('.month-scroll').scrollTop = 5e5")
        for _ in range(20):
            self.run_script("document.querySelector('.month-scroll').scrollTop += 90; return new Promise(requestAnimationFrame)")
            self.assertTrue(self.top()[2])


if __name__ == "__main__":
    unittest.main()
