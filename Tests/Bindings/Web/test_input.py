"""Taps, keys and swipes do what a reader expects of them."""

from __future__ import annotations

import base64
import itertools
import json
import re
import unittest

from browser import IS_SHORT, PAGE, PHONE, PageTest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select


# The names and lunar dates of 2026 that leave their cells or are wider than them, and months without any.
CUT_NAMES = """
const done = arguments[0];
(async () => {
  const cut = [];
  for (let month = 1; month <= 12; month += 1) {
    location.hash = `#2026-${String(month).padStart(2, "0")}-15`;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const texts = [...document.querySelectorAll("#pages .page:not([hidden]) :is(.inside .name, .lunar)")].filter((node) => node.textContent && node.checkVisibility());
    if (!texts.some((node) => node.matches(".name"))) cut.push([month, "no name"]);
    for (const node of texts) {
      const [own, cell] = [node, node.closest("td")].map((each) => each.getBoundingClientRect());
      const isWithin = own.bottom <= cell.bottom + 1 && own.left >= cell.left - 1 && own.right <= cell.right + 1;
      if (!isWithin || node.scrollWidth > node.clientWidth + 1) cut.push([month, node.textContent]);
    }
  }
  done(cut);
})();
"""


class Keyboard(PageTest):
    """The grid's keys, as the ARIA practices have them."""

    def press(self, *keys: str) -> None:
        ActionChains(self.driver).send_keys(*keys).perform()

    def test_arrows_and_pages(self) -> None:
        self.open("2026-02-17")
        self.run_script("arguments[0].focus()", self.cell("2026-02-17"))
        for keys, day in [
            ([Keys.ARROW_RIGHT], "2026-02-18"), ([Keys.ARROW_DOWN], "2026-02-25"), ([Keys.ARROW_LEFT], "2026-02-24"),
            ([Keys.ARROW_UP], "2026-02-17"), ([Keys.HOME], "2026-02-16"), ([Keys.END], "2026-02-22"),
            ([Keys.PAGE_DOWN], "2026-03-22"), ([Keys.PAGE_UP], "2026-02-22"), ([Keys.ARROW_DOWN], "2026-03-01"),
        ]:  # fmt: skip
            self.press(*keys)
            self.assertEqual(self.selected(), day)
            self.assertEqual(self.run_script("return document.activeElement.dataset.date"), day)
        ActionChains(self.driver).key_down(Keys.SHIFT).send_keys(Keys.PAGE_DOWN).key_up(Keys.SHIFT).perform()
        self.assertEqual(self.selected(), "2027-03-01")

    def test_enter_shows_the_day(self) -> None:
        self.open("2026-02-17")
        self.run_script("arguments[0].focus()", self.cell("2026-02-17"))
        self.press(Keys.ENTER)
        text = self.wait("return document.getElementById('day-title')?.parentElement.textContent")
        self.assertIn("2026", text)
        self.assertEqual(self.run_script("return document.activeElement.id"), "day-title")
        self.press(Keys.ESCAPE)
        self.assertEqual(self.run_script("return document.activeElement.dataset.date"), "2026-02-17")

    def test_enter_on_a_fresh_page_shows_its_day(self) -> None:
        self.open("2026-02-17")
        self.press(Keys.ENTER)
        self.assertEqual(self.run_script("return document.activeElement.id"), "day-title")

    def test_ends_of_the_range(self) -> None:
        self.open("1900-01-01")
        self.button(self.word("previousMonth")).click()
        self.assertEqual(self.news(), "The calendars reach from 1900 to 2100.")
        self.assertEqual(self.selected(), "1900-01-01")

    def test_a_lunar_year_that_there_is_not(self) -> None:
        self.open("2026-02-17")
        for year in ("1898", "2500", "26", ""):
            self.driver.find_element("css selector", "[data-opens=go]").click()
            self.run_script(
                "const year = document.querySelector('#go [name=year]'); year.value = arguments[0];"
                "year.dispatchEvent(new Event('input', { bubbles: true })); year.form.requestSubmit()", year
            )  # fmt: skip
            wrong = "return document.querySelector('#go form:last-of-type .wrong').textContent"
            self.assertIn("from 1900-01-01 to 2100-12-31", self.run_script(wrong), year)
            self.run_script("document.getElementById('go').close()")
        self.assertEqual(self.selected(), "2026-02-17")

    def test_an_address_that_names_no_day(self) -> None:
        self.open("2026-02-17")
        for hash in ("#2101-01-01", "#garbage", "#2026-02-30", "#2026-13", "#korea/x", "#1899"):
            self.run_script("location.hash = arguments[0]", hash)
            own = "#mainland/2026-02-17"
            self.assertEqual(self.wait(f"return location.hash === '{own}' && location.hash"), own, hash)
            self.assertIn("no such day", self.news(), hash)

    def test_an_address_that_was_cut_or_is_no_text_leaves_no_page_empty(self) -> None:
        # Chat programs cut links, and take words that follow for a part of them; % alone is no text of an address.
        for hash, day in {"%": None, "%E4%BD": None, "mainland/%": None, "mainland/2026-10-10%20…%": "2026-10-10", "mainland/2026-10-10，好": "2026-10-10"}.items():
            self.open(hash)
            self.assertEqual(self.selected(), day or self.run_script("return new Date().toLocaleDateString('sv')"), hash)

    def test_keys_work_from_the_first_moment(self) -> None:
        self.open("2026-02-17")
        for key, day in [(Keys.ARROW_RIGHT, "2026-02-18"), (Keys.PAGE_DOWN, "2026-03-18"), (Keys.ARROW_UP, "2026-03-11")]:
            self.press(key)
            self.assertEqual(self.selected(), day)
        for key, view in [("w", "week"), ("y", "year"), ("l", "list"), ("m", "month")]:
            self.press(key)
            self.assertEqual(self.run_script("return document.documentElement.dataset.view"), view)
        for key, dialog, field in [("g", "go", "find"), ("/", "go", "find"), ("?", "help", None)]:
            self.press(key)
            self.assertTrue(self.run_script("return document.getElementById(arguments[0]).open", dialog), key)
            self.assertEqual(self.run_script("return document.activeElement.name ?? null"), field)
            self.press("m" if field else "w", Keys.ESCAPE)
            self.wait("return !document.querySelector('dialog[open]')")
            self.assertEqual(self.run_script("return document.documentElement.dataset.view"), "month")
        self.press("t")
        self.assertEqual(self.run_script("return document.querySelector('[aria-selected=true]').ariaCurrent"), "date")
        self.press(Keys.ARROW_RIGHT, Keys.ENTER)
        self.wait("return document.activeElement.id === 'day-title'")
        day = self.selected()
        self.press(Keys.ARROW_DOWN, "w")
        self.assertEqual([self.run_script("return document.documentElement.dataset.view"), self.selected()], ["week", day], "in the card of a day")


class Addresses(PageTest):
    """A link opens the same for everybody, and the history keeps views and jumps."""

    def hash(self, expected: str) -> None:
        self.wait(f"return location.hash === '{expected}'", f"{expected} is {self.run_script('return location.hash')}")

    def test_a_link_brings_its_region_and_leaves_that_of_the_reader(self) -> None:
        self.open("korea/2025-10-06", regions=["mainland"])
        self.assertIn("Chuseok", self.cell("2025-10-06").get_attribute("aria-label"))
        self.assertIn("Korea", self.text("#home"))
        self.hash("#korea/2025-10-06")
        stored = "return JSON.parse(localStorage['almanac.settings']).regions"
        self.driver.find_element("css selector", "[data-opens=settings]").click()
        Select(self.driver.find_element("css selector", "#settings [name=theme]")).select_by_value("dark")
        self.run_script("document.getElementById('settings').close()")
        self.assertEqual(self.run_script(stored), ["mainland"])
        self.button(self.word("ownCalendar"), "#home").click()
        self.hash("#mainland/2025-10-06")
        self.assertNotIn("Chuseok", self.cell("2025-10-06").get_attribute("aria-label"))

    def test_a_region_beside_leaves_the_home_of_the_reader(self) -> None:
        self.open("korea+japan/2025-10-06", regions=["mainland"])
        self.hash("#korea+japan/2025-10-06")
        self.driver.find_element("css selector", "[data-opens=settings]").click()
        Select(self.driver.find_element("css selector", "#settings [name=beside]")).select_by_value("hongkong")
        self.run_script("document.getElementById('settings').close()")
        self.hash("#korea+hongkong/2025-10-06")
        stored = self.run_script("return JSON.parse(localStorage['almanac.settings'])")
        self.assertEqual([stored["home"], stored["regions"], stored["beside"]], ["mainland", ["mainland"], "hongkong"])
        self.button(self.word("ownCalendar"), "#home").click()
        self.hash("#mainland+hongkong/2025-10-06")

    def test_a_region_is_beside_another_one(self) -> None:
        for fragment, hash, settings in [
            ("korea+nowhere/2025-10-06", "#korea/2025-10-06", {}), ("japan+japan/2025-10-06", "#japan/2025-10-06", {}),
            ("japan/2025-10-06", "#japan/2025-10-06", {"beside": "japan"}), ("2025-10-06", "#2025-10-06", {"beside": "japan", "regions": [], "home": ""}),
        ]:  # fmt: skip
            self.open(fragment, **{"regions": ["mainland"], **settings})
            self.hash(hash)

    def test_months_and_years_are_addresses(self) -> None:
        for fragment, view, hash in [
            ("2025", "year", "#mainland/2025"), ("korea/2025", "year", "#korea/2025"), ("2026-2", "month", "#mainland/2026-02-01"),
            ("2026-2-7", "month", "#mainland/2026-02-07"), ("week/2026-02-17", "week", "#mainland/week/2026-02-17"), ("list/2027", "list", "#mainland/list/2027"),
        ]:  # fmt: skip
            self.open(fragment, regions=["mainland"])
            self.assertEqual(self.run_script("return document.documentElement.dataset.view"), view, fragment)
            self.hash(hash)

    def test_views_and_jumps_are_in_the_history_and_turns_are_not(self) -> None:
        self.open("2026-02-17", regions=["mainland"])
        self.button(self.word("nextMonth")).click()
        self.hash("#mainland/2026-03-17")
        self.button(self.word("year"), ".views").click()
        self.hash("#mainland/2026")
        self.run_script("document.querySelector('#year-view [data-date=\"2026-05-05\"]').click()")
        self.hash("#mainland/2026-05-05")
        self.driver.back()
        self.hash("#mainland/2026")
        self.driver.back()
        self.hash("#mainland/2026-03-17")
        self.wait("return document.querySelector('[aria-selected=true]')?.dataset.date === '2026-03-17'")


class Find(PageTest):
    """The field for words, as it is on 2026-11-24."""

    # The clock of the page; of instants that are given nothing changes.
    CLOCK = (
        "{ const Clock = Date; window.Date = class extends Clock { constructor(...values) { super(...(values.length ? values : [Clock.UTC(2026, 10, 24, 3)])) }"
        " static now() { return Clock.UTC(2026, 10, 24, 3) } } }"
    )

    def find(self, words: str) -> list[str]:
        self.driver.find_element("css selector", "[data-opens=go]").click()
        self.assertEqual(self.run_script("return document.activeElement.name"), "find")
        self.driver.switch_to.active_element.send_keys(words + Keys.ENTER)
        is_open = self.run_script("return document.getElementById('go').open")
        return [self.selected(), self.text("#go .wrong") if is_open else self.news()]

    def test_words_go_to_their_day_and_say_what_it_is(self) -> None:
        for language, region, words, day, said in [
            ("zh-Hans", "mainland", "中秋", "2027-09-15", "中秋节·2027年9月15日·295天后"),
            ("zh-Hans", "mainland", "明年春节", "2027-02-06", "春节·2027年2月6日·74天后"),
            ("vi", "vietnam", "Tết 2027", "2027-02-06", "Tết Nguyên Đán · 6 tháng 2, 2027"),
            ("ko", "korea", "음력 8.15", "2027-09-15", "음력 8월 15일 · 2027년 9월 15일"),
            ("en", "mainland", "+30", "2026-12-24", "December 24, 2026 · in 30 days"),
            ("en", "mainland", "next friday", "2026-11-27", "November 27, 2026 · in 3 days · it may also mean 2026-12-04"),
            ("en", "mainland", "fridays in december", "2026-12-04", "4 days · December 4, 2026 · in 10 days"),
            ("en", "mainland", "seollal", "2027-02-07", "Seollal · Korea · February 7, 2027"),
            # 国办发明电〔2025〕7号 has the Saturday worked; the other two are by law: 祝日法 and 공휴일에 관한 규정.
            ("zh-Hans", "mainland", "2026年10月10日上班吗", "2026-10-10", "调休上班"),
            ("zh-Hans", "mainland", "2026国庆节放几天假", "2026-10-01", "国庆节·2026年10月1日 – 2026年10月7日·7 天"),
            # The Gazette of Hong Kong: Christmas 2026 is a Friday, and the Saturday after it is off.
            ("zh-Hant", "hongkong", "下個連假", "2026-12-25", "2026年12月25日 – 2026年12月27日·3 天"),
            ("en", "mainland", "is 2026-11-03 a workday in japan", "2026-11-03", "Japan · day off · holiday by law · Culture Day · November 3, 2026"),
            ("en", "mainland", "is 2026-10-09 a workday in korea", "2026-10-09", "Korea · day off · holiday by law · Hangul Day · October 9, 2026"),
            ("en", "japan", "next holiday in hong kong", "2026-12-25", "Hong Kong · December 25, 2026"),
            ("en", "mainland", "next holiday", "2027-01-01", "January 1, 2027"),
        ]:
            calendar = {"mainland": "china"}.get(region, region)
            self.open("2026-02-17", before=self.CLOCK, language=language, calendar=calendar, regions=[region])
            shown = self.find(words)
            self.assertEqual(shown[0], day, words)
            self.assertIn(said, shown[1])

    def test_the_page_goes_to_the_country_that_a_question_names(self) -> None:
        for words, hash in {"holidays in japan": "#japan/list/2026", "seollal": "#korea/2027-02-07", "next holiday in hong kong": "#hongkong/2026-12-25"}.items():
            self.open("2026-02-17", before=self.CLOCK, regions=["mainland"])
            self.find(words)
            self.wait(f"return location.hash === '{hash}'", words)
        self.button(self.word("ownCalendar"), "#home").click()
        self.wait("return location.hash === '#mainland/2026-12-25'")

    def test_a_day_found_is_a_day_shown_from_every_view(self) -> None:
        for fragment, view in {"list/2026": "month", "2026": "month", "week/2026-02-17": "week"}.items():
            self.open(fragment, before=self.CLOCK, regions=["mainland"])
            self.find("mid-autumn festival")
            self.assertEqual(self.run_script("return document.documentElement.dataset.view"), view)
            shown = self.run_script("return document.querySelector(arguments[0]).dataset.date", f"#{view}-view :is([aria-selected=true], [aria-pressed=true])")
            self.assertEqual(shown, "2027-09-15", fragment)

    def test_marks_are_found_by_their_names(self) -> None:
        rule = {"leapMonth": "leap", "thirtieth": "last"}
        yearly = {"calendar": "china", "month": 8, "isLeap": False, "day": 15, "rule": rule}
        marks = [
            {"id": "a", "name": "Bà ngoại", "yearly": yearly}, {"id": "b", "name": "奶奶生日", "yearly": {**yearly, "month": 1, "day": 1}},
            {"id": "c", "name": "Mid-Autumn", "day": "2026-03-05"}, {"id": "d", "name": "Gone", "day": "1700-01-01"},
        ]  # fmt: skip
        self.open("2026-02-17", before=self.CLOCK)
        self.run_script("localStorage.setItem('almanac.marks', arguments[0])", json.dumps(marks))
        self.reload()
        # The whole name of a mark comes before the almanac's own words, a part of it after them.
        for words, day in {"bà ngoại": "2027-09-15", "ngoai": "2027-09-15", "奶奶": "2027-02-06", "mid-autumn": "2026-03-05", "mid-autumn festival": "2027-09-15"}.items():
            self.assertEqual(self.find(words)[0], day, words)
        self.assertEqual(self.find("gone")[0], "2027-09-15")

    def test_words_that_are_refused_say_why_and_offer_the_nearest(self) -> None:
        self.open("2026-02-17", before=self.CLOCK)
        self.assertEqual(self.find("dragn boat festival")[0], "2026-02-17")
        self.assertIn("did you mean 'Dragon Boat Festival'?", self.text("#go .wrong"))
        self.button("Dragon Boat Festival", "#go").click()
        self.assertEqual(self.selected(), "2027-06-09")
        self.open("2026-02-17", language="ja")
        self.assertIn("は分かりません", self.find("foo")[1])
        self.open("2026-02-17", before=self.CLOCK, home="", regions=["mainland"])
        self.assertIn("Mainland China", self.find("next holiday")[1])
        self.open("2026-02-17", before=self.CLOCK, home="", regions=[])
        self.assertEqual(self.find("next holiday")[1], self.word("noHome"))
        self.button(self.word("settings"), "#go").click()
        self.assertEqual(self.run_script("return document.activeElement.name"), "home")

    def test_a_year_asked_for_is_shown_whole(self) -> None:
        for language, words in {"en": "2027", "zh-Hans": "2027年", "ko": "2027년", "vi": "năm 2027"}.items():
            self.open("2026-02-17", before=self.CLOCK, language=language)
            said = self.find(words)[1]
            self.assertEqual(self.run_script("return document.documentElement.dataset.view + location.hash"), "year#mainland/2027", said)

    def test_holidays_are_a_list_and_days_that_nobody_decided_say_so(self) -> None:
        self.open("2026-02-17", before=self.CLOCK, regions=["mainland"])
        self.assertEqual(self.find("in 100 workdays")[1], self.word("undecidedUntilThen"))
        self.run_script("document.getElementById('go').close()")
        self.driver.find_element("css selector", "[data-opens=go]").click()
        self.driver.switch_to.active_element.send_keys("2026年放假安排" + Keys.ENTER)
        self.assertEqual(self.run_script("return document.documentElement.dataset.view"), "list")
        self.assertNotIn("ago", self.news())


class GoTo(PageTest):
    """The form for a lunar date asks for none that there is not, and keeps what was chosen."""

    def open_form(self, fragment: str, **settings: str) -> None:
        self.open(fragment, **settings)
        self.driver.find_element("css selector", "[data-opens=go]").click()

    def type_year(self, year: str) -> None:
        """Types a year in place of the one that is there, digit by digit."""
        field = self.driver.find_element("css selector", "#go [name=year]")
        field.clear()
        field.send_keys(year)

    def choose(self, name: str, text: str) -> None:
        Select(self.driver.find_element("css selector", f"#go [name={name}]")).select_by_visible_text(text)

    def chosen(self) -> list[str]:
        return self.run_script("return ['month', 'day'].map((name) => document.querySelector(`#go [name=${name}]`).selectedOptions[0].text)")

    def show(self) -> str:
        self.run_script("document.querySelector('#go [name=year]').form.requestSubmit()")
        return self.selected()

    def test_month_and_day_stay_while_a_year_is_typed(self) -> None:
        for fragment, year, chosen, day in [
            ("2026-11-22", "2025", ["Month 10", "Day 14"], "2025-12-03"),
            ("2026-02-16", "2033", ["Month 12", "Day 29"], "2034-02-17"),
            ("2026-11-08", "2026", ["Month 9", "Day 30"], "2026-11-08"),
        ]:
            self.open_form(fragment)
            self.type_year(year)
            self.assertEqual(self.chosen(), chosen, fragment)
            self.assertEqual(self.show(), day)

    def test_the_lunar_year_before_the_first(self) -> None:
        for calendar in ("china", "vietnam", "japan"):  # Month 12 of 1899 is January 1900 but its last day.
            self.open_form("2026-02-17", calendar=calendar)
            self.type_year("1899")
            self.assertEqual(self.chosen(), ["Month 12", "Day 1"])
            self.choose("day", "Day 30")
            self.assertEqual(self.show(), "1900-01-30")

    def test_the_nearest_is_shown_only_where_a_year_lacks_a_date(self) -> None:
        self.open_form("2025-07-25")  # Day 1 of Leap Month 6, which has 29 days; Months 6 and 7 have 30, 6 of 2026 too.
        self.choose("month", "Month 7")
        self.choose("day", "Day 30")
        self.choose("month", "Leap Month 6")
        self.assertEqual(self.chosen(), ["Leap Month 6", "Day 29"])
        self.type_year("2026")
        self.assertEqual(self.chosen(), ["Month 6", "Day 30"])
        self.type_year("2036")
        self.assertEqual(self.chosen()[0], "Leap Month 6")
        self.type_year("2025")
        self.choose("month", "Month 6")
        self.assertEqual(self.chosen(), ["Month 6", "Day 30"])


class Regions(PageTest):
    """Chosen regions are those whose public holidays the calendar has."""

    SETTINGS = "const { calendar, home, regions } = JSON.parse(localStorage.getItem('almanac.settings')); return [calendar, home, regions]"
    TICK = "document.querySelector(`#settings [name=region][value=${arguments[0]}]`).click();" + SETTINGS

    def choose_home(self, name: str) -> list[object]:
        Select(self.driver.find_element("css selector", "#settings [name=home]")).select_by_visible_text(name)
        return self.run_script(self.SETTINGS)

    def test_another_home_brings_its_calendar(self) -> None:
        self.open("2026-02-17", calendar="china", regions=["mainland"])
        self.driver.find_element("css selector", "[data-opens=settings]").click()
        self.assertEqual(self.run_script(self.TICK, "taiwan"), ["china", "mainland", ["mainland", "taiwan"]])
        self.assertEqual(self.run_script(self.TICK, "hongkong"), ["china", "mainland", ["mainland", "taiwan", "hongkong"]])
        self.assertEqual(self.choose_home("Macau"), ["china", "macau", ["macau", "taiwan", "hongkong"]])
        self.assertEqual(self.choose_home("Japan"), ["japan", "japan", ["japan"]])
        self.assertIn(self.word("calendarIs").format(name="Japanese Lunar Calendar"), self.news())
        self.button(self.word("undo"), "#settings").click()
        self.assertEqual(self.run_script(self.SETTINGS), ["china", "macau", ["macau", "taiwan", "hongkong"]])
        self.assertEqual(self.choose_home(self.word("nowhere")), ["china", "", ["macau", "taiwan", "hongkong"]])

    def test_the_home_is_guessed_and_said(self) -> None:
        for tags, expected in {
            "['vi-US']": ["vietnam", "", ["vietnam"], "Lịch và ngày lễ của Việt Nam, không có ngày nghỉ."],
            "['ko-US', 'en']": ["korea", "", ["korea"], "한국의 역법과 명절을 표시합니다. 휴일은 표시하지 않습니다."],
            "['yue-HK']": ["hongkong", "hongkong", ["hongkong"], "依香港的曆法和假期顯示。"],
            "['en-SG']": ["japan", "japan", ["japan"], "Calendar and days off of Japan."],  # By the time zone of the browser.
            "['en-US', 'ko']": ["japan", "japan", ["japan"], "Calendar and days off of Japan."],
            "['ja']": ["japan", "japan", ["japan"], "日本の暦と休日を表示しています。"],
        }.items():
            self.driver.quit()
            super().setUp()
            self.driver.execute_cdp_cmd(
                "Page.addScriptToEvaluateOnNewDocument",
                {"source": f"Object.defineProperty(navigator, 'languages', {{ get: () => {tags} }})"},
            )
            self.driver.get(PAGE.as_uri())
            self.wait_until_shown()
            named = self.run_script("const { title, textContent } = document.querySelector('#home button'); return [title, textContent.replace(' ▾', '')]")
            self.assertEqual(named[0], expected[3], tags)
            self.assertIn(named[1], expected[3], tags)
            dates = {"['en-SG']": r"\d+ \w+ 20", "['en-US', 'ko']": r"\w+ \d+, 20"}
            self.assertRegex(self.text(".day-head time"), dates.get(tags, "20"))
            # The line leads to the choice of the home; a guess is kept as soon as anything is chosen.
            self.run_script("document.querySelector('#home button').click()")
            self.assertEqual(self.run_script("return document.activeElement.name"), "home")
            self.run_script("document.querySelector('#settings [name=rows]').dispatchEvent(new Event('change'))")
            self.assertEqual(self.run_script(self.SETTINGS), expected[:3], tags)


class Print(PageTest):
    """A month on a sheet of A4, 1047 x 718 pixels without its margins."""

    size = (1047, 718)

    def test_names_are_whole(self) -> None:
        cut, names = [], set()
        for day, name in (("2026-02-18", "Second Day of Lunar New Year"), ("2026-04-05", "Cold Food (105 days)")):
            self.open(day)
            self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
            shown = self.run_script(
                "return [...document.querySelectorAll('#pages .page:not([hidden]) :is(.name, .cell)')].filter((node) => node.checkVisibility())"
                ".map((node) => [node.textContent, node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1])"
            )
            cut += [text for text, is_cut in shown if is_cut]
            names |= {text for text, _ in shown}
            self.assertIn(name, names)
        self.assertEqual(cut, [])

    def test_a_month_and_a_year_are_one_sheet(self) -> None:
        sheets = {}
        for fragment, language in itertools.product(("2026-08-15", "year/2026-08-15"), ("en", "vi")):
            self.open(fragment, language=language)
            self.wait("return document.querySelector('#month-notes .about, #year-view .about')")
            paper = {"paperWidth": 11.69, "paperHeight": 8.27, "marginTop": 0.4, "marginBottom": 0.4, "marginLeft": 0.4, "marginRight": 0.4}
            pdf = base64.b64decode(self.driver.execute_cdp_cmd("Page.printToPDF", paper)["data"])
            sheets[fragment, language] = len(re.findall(rb"/Type\s*/Page\b", pdf))
        self.assertEqual(sheets, dict.fromkeys(sheets, 1))
        self.open("list/2026")
        pdf = base64.b64decode(self.driver.execute_cdp_cmd("Page.printToPDF", paper)["data"])
        self.assertLessEqual(len(re.findall(rb"/Type\s*/Page\b", pdf)), 2)


class Mouse(PageTest):
    """A dialog closes by a tap beside it, and by nothing less."""

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> bool:
        """Presses at a point, releases at another, and tells whether the dialog is still open."""
        for kind, (x, y) in (("mousePressed", start), ("mouseReleased", end)):
            event = {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1}
            self.driver.execute_cdp_cmd("Input.dispatchMouseEvent", event)
        return self.run_script("return document.getElementById('marks').open")

    def test_only_a_whole_tap_beside_a_dialog_closes_it(self) -> None:
        self.open("2026-02-17")
        self.driver.find_element("css selector", "[data-opens=marks]").click()
        box = self.run_script("return document.querySelector('#marks .dialog-body').getBoundingClientRect().toJSON()")
        inside = (int(box["x"] + box["width"] / 2), int(box["y"] + box["height"] / 2))
        beside = (5, 5)
        self.assertTrue(self.drag(inside, beside))
        self.assertFalse(self.drag(beside, beside))


class Touch(PageTest):
    """A finger turns pages and opens days."""

    size = PHONE
    touch = True
    motion = True

    def drag(self, start: int, end: int, y: int = 320) -> None:
        """Puts a finger down and moves it, without lifting it."""
        touch = "Input.dispatchTouchEvent"
        steps = [start + (end - start) * step // 8 for step in range(9)]
        self.driver.execute_cdp_cmd(touch, {"type": "touchStart", "touchPoints": [{"x": start, "y": y}]})
        for x in steps[1:]:
            self.driver.execute_cdp_cmd(touch, {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})

    def lift(self) -> None:
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def swipe(self, start: int, end: int) -> None:
        self.drag(start, end)
        self.lift()

    def wait_for_rest(self, day: str) -> None:
        """Waits until the page of a day is the only one in view."""
        script = "return document.querySelectorAll('#pages .page:not([hidden])').length === 1"
        self.wait(f"{script} && document.querySelector('#pages .page:not([hidden]) [data-date=\"{day}\"][aria-selected=true]')", day)

    def test_swipes_turn_pages(self) -> None:
        self.open("2026-02-17")
        self.swipe(300, 60)
        self.wait_for_rest("2026-03-17")
        self.swipe(60, 300)
        self.wait_for_rest("2026-02-17")

    def test_swipes_need_not_wait_for_rest(self) -> None:
        self.open("2026-02-17", transition="slide")
        self.run_script("document.getElementById('next').click()")
        self.drag(300, 60)
        self.assertEqual(self.run_script("return document.querySelectorAll('#pages .page:not([hidden])').length"), 2)
        self.lift()
        self.swipe(300, 60)
        self.swipe(300, 60)
        self.wait_for_rest("2026-06-17")

    def test_a_tap_shows_the_day_below_its_month(self) -> None:
        self.open("2026-02-01")
        self.cell("2026-02-17").click()
        self.wait("return document.querySelector('#day-panel .day')?.dataset.day === '2026-02-17'")
        self.assertEqual(self.selected(), "2026-02-17")
        self.assertEqual(self.run_script("return document.querySelectorAll('dialog[open]').length"), 0)
        bottom = "return document.querySelector(arguments[0]).getBoundingClientRect().bottom"
        foot = "return document.querySelector('.tools').getBoundingClientRect().top"
        self.assertLess(self.run_script(bottom, "#day-panel .day-head"), self.run_script(foot))
        self.open("2026-11-23", language="zh-Hans")
        self.assertLess(self.run_script(bottom, "#day-panel .coming li"), self.run_script(foot), "the countdown is on the first screen")

    def test_a_swipe_turns_the_day_below_its_month(self) -> None:
        self.open("2026-02-28")
        for start, end, day in ((300, 60, "2026-03-01"), (60, 300, "2026-02-28")):
            top = self.run_script("return document.querySelector('#day-panel h2').getBoundingClientRect().top")
            self.drag(start, end, int(top) + 10)
            self.lift()
            self.wait(f"return document.querySelector('#day-panel .page:not([hidden]) .day')?.dataset.day === '{day}'", day)
            self.wait_for_rest(day)

    def test_targets_are_large_enough(self) -> None:
        self.open("2026-02-01")
        small = self.run_script(
            "return [...document.querySelectorAll('button, a, [role=gridcell]')].filter((node) => node.checkVisibility())"
            ".map((node) => [node.textContent.trim() || node.ariaLabel, node.getBoundingClientRect()])"
            ".filter(([, box]) => box.width < 43.5 || box.height < 43.5).map(([name, box]) => `${name} ${box.width} x ${box.height}`)"
        )
        self.assertEqual(small, [])
        self.assertLessEqual(self.run_script("return document.documentElement.scrollWidth"), self.size[0])

    def test_letters_twice_as_large_have_room(self) -> None:
        wide = []
        for language, view in itertools.product(("en", "ja"), ("2026-02-17", "week/2026-02-17", "year/2026-02-17")):
            self.open(view, language=language)
            width = self.run_script(
                "const root = document.documentElement; root.style.fontSize = '200%';"
                "for (const dialog of document.querySelectorAll('[data-opens]')) dialog.click(); return root.scrollWidth"
            )
            wide += [] if width <= self.size[0] else [f"{language} {view}: {width}"]
            wide += self.run_script(
                "return [...document.querySelectorAll('dialog[open]')].filter((node) => node.scrollWidth > node.clientWidth).map((node) => node.id)"
            )
        self.assertEqual(wide, [])

    def test_no_name_is_cut_in_any_window(self) -> None:
        sizes = [(360, 780), (844, 390), (1024, 768)] if IS_SHORT else [(320, 568), (360, 780), (390, 844), (720, 450), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1440, 900)]
        places = {"en": "mainland", "ja": "japan"} if IS_SHORT else {"en": "mainland", "zh-Hans": "mainland", "zh-Hant": "taiwan", "ko": "korea", "ja": "japan", "vi": "vietnam"}
        cut = []
        for language, region in places.items():
            calendar = {"korea": "korea", "japan": "japan", "vietnam": "vietnam"}.get(region, "china")
            self.open("2026-01-15", language=language, calendar=calendar, regions=[region])
            for width, height in sizes:
                size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": True}
                self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
                cut += [(width, language, *name) for name in self.driver.execute_async_script(CUT_NAMES)]
        self.assertEqual(cut, [])

    def test_five_weeks_are_seen_on_a_phone_on_its_side(self) -> None:
        size = {"width": 844, "height": 390, "deviceScaleFactor": 1, "mobile": True}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        hidden = []
        for language, region in {"en": "mainland", "zh-Hans": "mainland", "zh-Hant": "taiwan", "ko": "korea", "ja": "japan", "vi": "vietnam"}.items():
            calendar = {"korea": "korea", "japan": "japan", "vietnam": "vietnam"}.get(region, "china")
            self.open("2026-07-15", language=language, calendar=calendar, regions=[region])
            bottom = self.run_script("return arguments[0].querySelector('.lunar').getBoundingClientRect().bottom", self.cell("2026-07-31"))
            hidden += [(language, bottom)] * (bottom > self.run_script("return document.querySelector('.tools').getBoundingClientRect().top"))
        self.assertEqual(hidden, [])

    def test_lines_of_names_end_where_words_do(self) -> None:
        size = {"width": 360, "height": 780, "deviceScaleFactor": 1, "mobile": True}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        lines = (
            "const name = arguments[0].querySelector('.name.public'); const range = document.createRange(); const found = new Map();"
            "[...name.textContent].forEach((letter, index) => { range.setStart(name.firstChild, index); range.setEnd(name.firstChild, index + 1);"
            " const top = Math.round(range.getBoundingClientRect().top); found.set(top, (found.get(top) ?? '') + letter); });"
            "return [...found.values()].map((text) => text.replaceAll('\u200b', '')).filter(Boolean)"
        )
        for language, region, day, expected in [
            ("ja", "japan", "2026-05-04", ["みどり", "の日"]), ("ja", "japan", "2026-05-03", ["憲法", "記念日"]), ("ja", "japan", "2026-10-12", ["スポーツ", "の日"]),
            ("ko", "korea", "2026-10-05", ["대체", "공휴일"]), ("zh-Hans", "mainland", "2026-10-02", ["国庆节", "翌日"]), ("zh-Hans", "mainland", "2026-10-03", ["国庆节", "第三日"]),
        ]:  # fmt: skip
            self.open(day, language=language, calendar={"mainland": "china"}.get(region, region), regions=[region])
            self.assertEqual(self.run_script(lines, self.cell(day)), expected, day)

    def test_names_of_festivals_are_whole(self) -> None:
        size = {"width": 360, "height": 800, "deviceScaleFactor": 1, "mobile": True}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        cut = []
        for day, name in [("2026-02-18", "Second Day of Lunar New Year"), ("2026-04-05", "Qingming"), ("2026-10-03", "Third Day of National Day")]:
            self.open(day)
            text, words, lines, overflow = self.run_script(
                "const name = [...arguments[0].querySelectorAll('.name')].find((node) => node.checkVisibility());"
                "const range = document.createRange(); const text = name.textContent;"
                "const lines = [...text.matchAll(/\\S+/g)].map(({ index, 0: word }) => { range.setStart(name.firstChild, index);"
                " range.setEnd(name.firstChild, index + word.length); return new Set([...range.getClientRects()].map(({ top }) => top)).size; });"
                "return [text, lines.length, lines.reduce((sum, count) => sum + count),"
                " Math.max(name.scrollHeight - name.clientHeight, name.scrollWidth - name.clientWidth)]",
                self.cell(day),
            )
            if (text, lines) != (name, words) or overflow > 1:
                cut.append(f"{name}: {text}, {words} words on {lines} lines, {overflow} pixels hidden")
        self.assertEqual(cut, [])


if __name__ == "__main__":
    unittest.main()
