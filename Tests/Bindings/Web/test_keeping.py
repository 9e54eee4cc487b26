"""Marks, check-ins and settings are there after a reload; a failure to keep or read them is said, and changes nothing."""

from __future__ import annotations

import json
import unittest

from browser import DEFAULTS, PAGE, PageTest
from selenium.webdriver.common.by import By

# A file that the next file dialog gives, in place of the reader's choice.
GIVE_FILE = """
const text = arguments[0];
HTMLInputElement.prototype.click = function () {
  const files = new DataTransfer();
  files.items.add(new File([text], "almanac.json", { type: "application/json" }));
  this.files = files.files;
  this.dispatchEvent(new Event("change"));
};
"""
# The text that the page would save as a file, in place of the browser's download.
CATCH_FILE = """
URL.createObjectURL = (blob) => { blob.text().then((text) => (window.saved = text)); return "blob:caught"; };
HTMLAnchorElement.prototype.click = function () {};
"""
STORED = "return Object.fromEntries(Object.entries(localStorage).filter(([key]) => key !== 'almanac.settings'))"


class Keeping(PageTest):
    """Marks, check-ins, own days and files."""

    OWN = "festival mum - - Mum's birthday\nobservance all 1957- lunar 8 15"

    def add_mark(self, iso: str, name: str) -> None:
        self.cell(iso).click()
        self.button(self.word("addMark")).click()
        field = self.driver.find_element(By.CSS_SELECTOR, "#marks input[name=name]")
        field.send_keys(name)
        self.button(self.word("save"), "#marks").click()
        self.assertFalse(self.run_script("return document.getElementById('marks').open"), "it leads back to the day")

    def fill(self, **values: object) -> str:
        """Fills the form of a mark; returns what it says of the date."""
        script = (
            "const fields = document.querySelector('#marks form').elements; const [name, value] = arguments; const field = fields[name];"
            "if (field.type === 'checkbox') field.checked = value; else field.value = value;"
            "(field.length ? field[0] : field).dispatchEvent(new Event('input', { bubbles: true }))"
        )
        for name, value in values.items():
            self.run_script(script, name, value)
        return self.text("#marks .lunar-of-day")

    def date(self) -> list[object]:
        """Whether the form has a leap month, and its day."""
        return self.run_script("const { isLeap, day } = document.querySelector('#marks form').elements; return [isLeap.checked, day.value]")

    def rules(self) -> list[str]:
        """The rules that the form shows."""
        seen = "return ['leapMonth', 'thirtieth', 'leapDay'].filter((name) => document.querySelector(`#marks [name=${name}]`).checkVisibility())"
        return self.run_script(seen)

    def test_a_lunar_birthday_is_typed_as_people_have_it(self) -> None:
        clock = "{ const Real = Date; Date = class extends Real { constructor(...values) { super(...(values.length ? values : [Date.now()])); } }; Date.now = () => Real.UTC(2026, 10, 23, 3); }"
        self.open("2026-11-23", before=clock)
        self.driver.find_element(By.CSS_SELECTOR, "[data-opens=marks]").click()
        self.button(self.word("addMark"), "#marks").click()
        said = self.fill(name="Mother", month=8, day=15, year=1955)
        self.assertIn("September 15, 2027", said)
        self.assertIn(self.word("age").format(n=72), said)
        self.assertEqual(self.rules(), [])
        # The leap month of 1955 was the third. 1957 had a plain eighth month of 30 days and a leap one of 29.
        self.fill(isLeap=True, day=30)
        self.assertEqual(self.date(), [False, "30"])
        self.assertEqual(self.rules(), ["thirtieth"])
        self.fill(year=1957)
        self.assertEqual(self.date(), [True, "29"])
        self.assertEqual(self.rules(), ["leapMonth"])
        self.fill(isLeap=False)
        self.assertEqual(self.date(), [False, "30"])
        self.assertEqual(self.rules(), ["thirtieth"])
        self.fill(day=15, year=1955, calendar="gregorian")  # 30 September 1955 is 8-15.
        fields = self.run_script("return ['year', 'month', 'day'].map((name) => document.querySelector(`#marks [name=${name}]`).value)")
        self.assertEqual(fields, ["1955", "9", "30"])
        self.fill(month=2, day=29, year="")
        self.assertEqual(self.rules(), ["leapDay"])
        self.assertIn("March 1, 2027", self.fill(leapDay="next"))
        self.assertEqual(self.fill(day=30), "")
        self.fill(calendar="china", month=8, day=15, year=1955)
        self.button(self.word("save"), "#marks").click()
        self.assertIn("Mother", self.text("#marks .mark-list"))
        self.button(self.word("close"), "#marks").click()
        self.run_script("location.hash = '#2027-09-15'")
        self.assertIn(self.word("age").format(n=72), self.wait("return document.querySelector('#day-panel .day-marks')?.textContent"))
        rule = {"leapMonth": "leap", "thirtieth": "last"}
        kept = json.loads(self.run_script(STORED)["almanac.marks"])[0]
        yearly = {"calendar": "china", "month": 8, "isLeap": False, "day": 15, "rule": {**rule, "thirtieth": kept["yearly"]["rule"]["thirtieth"]}}
        self.assertEqual({key: kept[key] for key in ("name", "year", "remind", "yearly")}, {"name": "Mother", "year": 1955, "remind": 1, "yearly": yearly})

    def test_squares_of_53_weeks_check_in_make_up_and_take_back(self) -> None:
        self.open()
        self.driver.find_element(By.CSS_SELECTOR, "[data-opens=checks]").click()
        squares = "return [...document.querySelectorAll('#checks .squares button')]"
        self.assertIn(self.run_script(f"{squares}.length"), range(52 * 7 + 1, 53 * 7 + 1))
        states = []
        for back in (1, 1, 2, 2):
            self.run_script(f"{squares}.at(-arguments[0]).click()", back)
            states.append(self.run_script(f"{squares}.at(-arguments[0]).className", back).split()[0])
        self.assertEqual(states, ["checked-in", "today", "made-up", "missed"])
        self.assertEqual(self.run_script(f"{squares}.filter((node) => node.tabIndex === 0).length"), 1)

    def check_in(self) -> None:
        self.driver.find_element(By.CSS_SELECTOR, "[data-opens=checks]").click()
        self.driver.find_element(By.CSS_SELECTOR, "#checks button[name=check-in]").click()

    def test_marks_survive_and_return_every_lunar_year(self) -> None:
        self.open("2025-07-25")
        self.add_mark("2025-07-25", "Grandmother")  # 2025-6L-1: kept in the plain month of 2026, on 14 July.
        self.reload()
        self.assertIn("Grandmother", self.cell("2025-07-25").get_attribute("aria-label"))
        self.driver.get("about:blank")
        self.driver.get(f"{PAGE.as_uri()}#2026-07-14")
        self.wait_until_shown()
        self.assertIn("Grandmother", self.cell("2026-07-14").get_attribute("aria-label"))
        self.assertNotIn("Grandmother", self.cell("2026-07-13").get_attribute("aria-label"))

    def test_a_long_name_breaks_and_hides_nothing(self) -> None:
        self.open("2025-07-25")
        self.add_mark("2025-07-25", "x" * 200)
        self.driver.find_element(By.CSS_SELECTOR, "[data-opens=marks]").click()
        wide = (
            "return [...document.querySelectorAll('#day-panel, #marks, #marks :not(input, select)')]"
            ".filter((node) => node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0).map((node) => node.outerHTML.slice(0, 60))"
        )
        self.wait("return document.querySelector('#day-panel .day-marks')")
        self.assertEqual(self.run_script(wide), [])
        self.button(self.word("editOf").format(name="x" * 200), "#marks").click()
        self.assertEqual(self.run_script(wide), [])

    def test_check_ins_survive(self) -> None:
        self.open()
        self.check_in()
        self.assertEqual(len(json.loads(self.run_script(STORED)["almanac.checks"])["checkedIn"]), 1)
        self.reload()
        self.driver.find_element(By.CSS_SELECTOR, "[data-opens=checks]").click()
        text = self.text("#checks")
        self.assertIn(self.word("checkedIn"), text)
        self.assertIn(self.word("oneDay"), text)

    def test_what_cannot_be_read_is_dropped_singly_and_kept_aside(self) -> None:
        rules = {"cutoff": 0, "makeUpsPerMonth": 5, "makeUpReach": 9999}
        good = {"id": "a", "name": "Grandmother", "day": "2025-07-25"}
        damaged = {
            "marks": json.dumps([good, {"id": "b", "name": "", "day": "2025-07-26"}, None, {**good, "name": "Twin"}]),
            "checks": json.dumps({"checkedIn": ["2025-07-01", "2025-02-30"], "madeUp": ["2025-07-01", "2025-07-02"], "rules": rules}),
        }
        self.open("2025-07-25")
        for key, text in damaged.items():
            self.run_script("localStorage.setItem(arguments[0], arguments[1])", f"almanac.{key}", text)
        self.reload()
        self.assertEqual(self.news(), self.word("storedUnread"))
        self.assertIn("Grandmother", self.cell("2025-07-25").get_attribute("aria-label"))
        self.assertNotIn("Twin", self.cell("2025-07-25").get_attribute("aria-label"))
        self.add_mark("2025-07-24", "Grandfather")
        self.check_in()
        stored = self.run_script(STORED)
        self.assertEqual({key: stored[f"almanac.{key}.unread"] for key in damaged}, damaged)
        self.assertEqual([mark["name"] for mark in json.loads(stored["almanac.marks"])], ["Grandmother", "Grandfather"])
        checks = json.loads(stored["almanac.checks"])
        self.assertEqual(checks["checkedIn"][0], "2025-07-01")
        self.assertEqual([checks["madeUp"], checks["rules"]], [["2025-07-02"], {"cutoff": 0, "makeUpsPerMonth": 5, "makeUpReach": 7}])

    def test_what_the_page_of_other_years_keeps_stays(self) -> None:
        rules = {"cutoff": 0, "makeUpsPerMonth": 3, "makeUpReach": 7}
        rule = {"leapMonth": "leap", "thirtieth": "last"}
        marks = [
            {"id": "a", "name": "Examination", "day": "1700-05-05"},
            {"id": "b", "name": "Ancestor", "yearly": {"calendar": "china", "month": 8, "isLeap": False, "day": 15, "rule": rule}, "year": 1650},
        ]
        self.open("2025-07-25")
        self.run_script("localStorage.setItem('almanac.marks', arguments[0])", json.dumps(marks))
        self.run_script("localStorage.setItem('almanac.checks', arguments[0])", json.dumps({"checkedIn": ["2150-01-01"], "madeUp": [], "rules": rules}))
        self.reload()
        self.assertEqual(self.text("[role=status]"), "")
        self.add_mark("2025-07-24", "Grandfather")
        self.check_in()
        stored = self.run_script(STORED)
        self.assertEqual(sorted(stored), ["almanac.checks", "almanac.marks"])
        self.assertEqual([mark["name"] for mark in json.loads(stored["almanac.marks"])], ["Examination", "Ancestor", "Grandfather"])
        self.assertIn("2150-01-01", json.loads(stored["almanac.checks"])["checkedIn"])
        self.button(self.word("close"), "#checks").click()
        self.driver.find_element(By.CSS_SELECTOR, "[data-opens=marks]").click()
        self.assertIn("May 5, 1700", self.text("#marks .mark-list"))
        self.assertEqual(self.run_script("return [...document.querySelectorAll('#marks .mark-list .actions')].map((node) => node.children.length)"), [2, 2, 1])

    def test_text_that_is_no_json_is_kept_aside(self) -> None:
        self.open()
        self.run_script("localStorage.setItem('almanac.marks', '[{')")
        self.reload()
        self.assertEqual(self.news(), self.word("storedUnread"))
        self.assertEqual(self.run_script(STORED)["almanac.marks.unread"], "[{")

    def test_languages_that_are_no_tags(self) -> None:
        tags = "Object.defineProperty(navigator, 'languages', { get: () => ['en-US@posix', 'C', 'ja-JP'] })"
        self.open(before=tags)
        self.run_script("localStorage.clear()")
        self.reload()
        self.assertEqual(self.run_script("return document.documentElement.lang"), "ja")

    def choose_file(self, text: str) -> str:
        """Opens a file by the settings and returns the news of it."""
        self.run_script(GIVE_FILE, text)
        self.run_script("const news = document.querySelector('[role=status]'); if (news) news.textContent = ''")
        self.driver.find_element(By.CSS_SELECTOR, "#settings button[name=import]").click()
        return self.news()

    def test_damaged_files_change_nothing_and_say_why(self) -> None:
        self.open("2025-07-25")
        self.add_mark("2025-07-25", "Grandmother")
        before = self.run_script(STORED)
        self.driver.find_element(By.CSS_SELECTOR, "[data-opens=settings]").click()
        good = {"format": "almanac-page", "version": 1, "marks": [], "settings": {},
                "checks": {"checkedIn": [], "madeUp": [], "rules": {"cutoff": 0, "makeUpsPerMonth": 3, "makeUpReach": 7}}}  # fmt: skip
        mark = {"id": "a", "name": "A", "day": "2026-02-30"}
        line = {"id": "a\r\nATTACH:x", "name": "A", "day": "2026-02-28"}
        right = {"id": "b", "name": "B", "day": "2026-02-28"}
        for damaged, reason in [
            ("{", self.word("notJson")), ("[]", self.word("notOurs")), ("null", self.word("notOurs")),
            (json.dumps({**good, "version": 9}), self.word("newer")), (json.dumps({**good, "version": 0}), self.word("notOurs")),
            (json.dumps({**good, "marks": [right, mark]}), f"({self.word('marks')} 2)"), (json.dumps({**good, "marks": {}}), self.word("marks")),
            (json.dumps({**good, "marks": [line]}), f"({self.word('marks')} 1)"),
            (json.dumps({**good, "marks": [right, {**right, "id": "c"}, right]}), f"({self.word('marks')} 3)"),
            (json.dumps({**good, "checks": {"checkedIn": ["x"], "madeUp": [], "rules": {}}}), self.word("checks")),
            (json.dumps({**good, "settings": {"language": "la"}}), self.word("settings")),
            (json.dumps({**good, "settings": DEFAULTS, "ownDays": 7}), self.word("ownDays")),
            (json.dumps({**good, "settings": DEFAULTS, "ownDays": "\nfestival"}), "line 2"),
        ]:  # fmt: skip
            with self.subTest(damaged[:40]):
                self.assertIn(reason, self.choose_file(damaged))
                self.assertEqual(self.run_script(STORED), before)

    def test_a_saved_file_comes_back(self) -> None:
        self.open("2025-07-25")
        self.add_mark("2025-07-25", "Grandmother")
        self.run_script(CATCH_FILE)
        text = self.exported()
        self.run_script("localStorage.removeItem('almanac.marks')")
        self.reload()
        self.assertNotIn("Grandmother", self.cell("2025-07-25").get_attribute("aria-label"))
        self.driver.find_element(By.CSS_SELECTOR, "[data-opens=settings]").click()
        self.choose_file(text)
        self.assertIn("Grandmother", self.cell("2025-07-25").get_attribute("aria-label"))

    def keep_own_days(self, rows: str) -> str:
        """Writes rows below the marks and saves them; returns what is wrong with them."""
        self.driver.find_element(By.CSS_SELECTOR, "[data-opens=marks]").click()
        if not self.run_script("return document.querySelector('#marks .own-days').open"):
            self.driver.find_element(By.CSS_SELECTOR, "#marks .own-days summary").click()
        self.run_script("document.querySelector('[name=ownDays]').value = arguments[0]", rows)
        self.button(self.word("save"), "#marks").click()
        wrong = self.driver.execute_async_script("setTimeout(() => arguments[0](document.querySelector('#marks .wrong').textContent), 1500)")
        self.run_script("document.getElementById('marks').close()")
        return wrong

    def exported(self) -> str:
        """The file that the settings save."""
        self.driver.find_element(By.CSS_SELECTOR, "[data-opens=settings]").click()
        self.driver.find_element(By.CSS_SELECTOR, "#settings button[name=export]").click()
        return str(self.wait("return window.saved"))

    def test_own_days_are_on_the_pages_from_then_on(self) -> None:
        self.open("2027-09-15")
        self.assertIn("line 1", self.keep_own_days("festival"))
        self.assertEqual(self.run_script(STORED), {})
        self.assertEqual(self.keep_own_days(self.OWN), "")
        for _ in range(2):
            self.assertIn("Mum's birthday", self.text("#day-panel") + self.text("#month-view"))
            self.reload()
        self.run_script(CATCH_FILE)
        text = self.exported()
        self.run_script("document.getElementById('settings').close()")
        self.assertEqual(self.keep_own_days(""), "")
        self.assertNotIn("Mum's birthday", self.text("#month-view"))
        self.driver.find_element(By.CSS_SELECTOR, "[data-opens=settings]").click()
        self.choose_file(text)
        self.assertIn("Mum's birthday", self.text("#month-view"))

    def test_a_removed_mark_comes_back(self) -> None:
        self.open("2025-07-25")
        self.add_mark("2025-07-25", "Grandmother")
        before = self.run_script(STORED)["almanac.marks"]
        self.driver.find_element(By.CSS_SELECTOR, "[data-opens=marks]").click()
        self.button(self.word("removeOf").format(name="Grandmother"), "#marks").click()
        self.assertEqual(self.run_script(STORED)["almanac.marks"], "[]")
        self.wait("return document.querySelector('#news button')").click()
        self.assertEqual(self.run_script(STORED)["almanac.marks"], before)
        self.assertIn("Grandmother", self.text("#marks .mark-list"))

    def test_what_a_file_replaced_comes_back(self) -> None:
        self.open("2025-07-25")
        self.add_mark("2025-07-25", "Grandmother")
        self.check_in()
        self.button(self.word("close"), "#checks").click()
        before = self.run_script(STORED)
        self.driver.find_element(By.CSS_SELECTOR, "[data-opens=settings]").click()
        rules = {"cutoff": 0, "makeUpsPerMonth": 3, "makeUpReach": 7}
        good = {"format": "almanac-page", "version": 1, "marks": [], "checks": {"checkedIn": [], "madeUp": [], "rules": rules}}
        text = json.dumps({**good, "settings": self.run_script("return JSON.parse(localStorage['almanac.settings'])")})
        self.assertIn(self.word("imported").format(marks=0, days=0), self.choose_file(text))
        self.assertEqual(self.run_script(STORED)["almanac.marks"], "[]")
        self.wait("return document.querySelector('#news button')").click()
        after = self.run_script(STORED)
        self.assertEqual({key: after[key] for key in before}, before)

    def test_a_check_in_of_a_day_that_is_over_stays(self) -> None:
        checks = {"checkedIn": ["2020-01-01"], "madeUp": ["2020-01-02"], "rules": {"cutoff": 0, "makeUpsPerMonth": 3, "makeUpReach": 7}}
        undo = {}
        for day in ("2020-01-01", "2020-01-02"):
            self.open(day)
            self.run_script("localStorage.setItem('almanac.checks', arguments[0])", json.dumps(checks))
            self.reload()
            undo[day] = self.wait("return document.querySelector('#day-panel .check-in')?.querySelectorAll('button').length.toString()")
        self.assertEqual(undo, {"2020-01-01": "0", "2020-01-02": "1"})

    def test_a_check_in_counts_for_the_day_that_is_shown(self) -> None:
        clock = """
        const Real = Date;
        window.shift = 0;
        Date = class extends Real { constructor(...values) { values.length ? super(...values) : super(Date.now()); } };
        Date.now = () => Real.UTC(2026, 1, 17, 14, 59, 50) + window.shift;
        """  # Ten seconds to midnight in Tokyo.
        self.open("2026-02-17", before=clock)
        self.driver.find_element(By.CSS_SELECTOR, "[data-opens=checks]").click()
        self.run_script("window.shift = 20_000")
        self.driver.find_element(By.CSS_SELECTOR, "#checks button[name=check-in]").click()
        self.assertNotIn("almanac.checks", self.run_script(STORED))
        self.driver.find_element(By.CSS_SELECTOR, "#checks button[name=check-in]").click()
        self.assertEqual(json.loads(self.run_script(STORED)["almanac.checks"])["checkedIn"], ["2026-02-18"])

    def test_an_emptied_number_is_no_zero(self) -> None:
        self.open()
        self.driver.find_element(By.CSS_SELECTOR, "[data-opens=checks]").click()
        set_value = "const field = document.querySelector('#checks [name=makeUpsPerMonth]'); field.value = arguments[0];"
        for value in ("5", ""):
            self.run_script(f"{set_value} field.dispatchEvent(new Event('change'))", value)
        self.assertEqual(json.loads(self.run_script(STORED)["almanac.checks"])["rules"]["makeUpsPerMonth"], 5)

    def test_a_page_that_comes_back_reads_again(self) -> None:
        self.open("2025-07-25")
        mark = json.dumps([{"id": "a", "name": "Grandmother", "day": "2025-07-25"}])
        self.run_script("localStorage.setItem('almanac.marks', arguments[0])", mark)
        self.run_script("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
        self.assertIn("Grandmother", self.cell("2025-07-25").get_attribute("aria-label"))

    def refuse(self, failure: str, expected: str) -> None:
        refusal = f"Storage.prototype.setItem = function () {{ throw new DOMException('no', '{failure}'); }}"
        self.open("2025-07-25", before=refusal)
        self.check_in()
        self.assertEqual(self.news(), self.word(expected))
        self.assertIn(self.word("checkedIn"), self.text("#checks"))

    def test_full_storage(self) -> None:
        self.refuse("QuotaExceededError", "storageFull")

    def test_forbidden_storage(self) -> None:
        self.refuse("SecurityError", "storageForbidden")


class Calendars(PageTest):
    """Files for calendar programs."""

    def test_a_day_near_midnight_names_the_other(self) -> None:
        self.open("2089-09-18")
        self.assertIn("≈ 2089-09-19?", self.text("#day-title"))

    def save(self, years: int, *marks: dict[str, object]) -> str | None:
        """Saves marks as the events of some years, from 2026 on; None if no file was made."""
        clock = """{
          const Real = Date;
          Date = class extends Real { constructor(...values) { super(...(values.length ? values : [Date.now()])); } };
          Date.now = () => Real.UTC(2026, 10, 22, 1, 2, 3);
        }"""
        self.open("2026-11-22", before=clock)
        self.run_script("localStorage.setItem('almanac.marks', arguments[0])", json.dumps(marks))
        self.reload()
        self.run_script(CATCH_FILE)
        self.driver.find_element(By.CSS_SELECTOR, "[data-opens=marks]").click()
        self.run_script("const form = document.querySelector('#marks .ics'); form.years.value = arguments[0]; form.requestSubmit()", years)
        return self.driver.execute_async_script("setTimeout(() => arguments[0](window.saved ?? null), 100)")

    def mark(self, name: str, leap_month: str) -> dict[str, object]:
        """A mark of the second day of Leap Month 6, which 2025, 2036 and 2055 have."""
        rule = {"leapMonth": leap_month, "thirtieth": "last"}
        return {"id": "a" + leap_month, "name": name, "yearly": {"calendar": "china", "month": 6, "isLeap": True, "day": 2, "rule": rule}}

    def test_a_mark_without_a_day_in_the_years_is_named(self) -> None:
        rare, yearly = self.mark("Rare", "skip"), self.mark("Yearly", "leap")
        self.assertIsNone(self.save(10, rare))
        self.assertEqual(self.news(), self.word("noDays").format(names="Rare"))
        text = self.save(10, rare, yearly)
        self.assertEqual((text.count("BEGIN:VEVENT"), text.count("SUMMARY:Yearly")), (10, 10))
        self.assertEqual(self.news(), self.word("noDays").format(names="Rare"))
        text = self.save(11, rare, yearly)
        self.assertIn("DTSTART;VALUE=DATE:20360724", text)
        self.assertEqual(self.text("[role=status]"), "")

    def test_events_are_stamped_by_the_clock_and_have_an_alarm(self) -> None:
        text = self.save(2, self.mark("Yearly, long", "leap"))
        self.assertEqual(text.count("DTSTAMP:20261122T010203Z\r\n"), 2)
        alarm = "BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Yearly\\, long\r\nTRIGGER:-PT15H\r\nEND:VALARM\r\nEND:VEVENT\r\n"
        self.assertEqual(text.count(alarm), 2)


if __name__ == "__main__":
    unittest.main()
