"""From a server the page comes without the reader of words, which is a file beside it, loaded when it is wanted and kept for times without a network."""

from __future__ import annotations

import functools
import http.server
import json
import threading
import unittest

from browser import DEFAULTS, PAGE, PageTest


class Folder(http.server.SimpleHTTPRequestHandler):
    """The folder for a server, without a log; the server notes what it was asked for, and refuses everything while it is off."""

    def send_head(self) -> object:
        if self.server.is_off:
            return self.send_error(503)
        self.server.asked.append(self.path.split("?")[0])
        return super().send_head()

    def log_message(self, *_: object) -> None:
        pass


class Served(PageTest):
    """A browser with a server of its own."""

    def setUp(self) -> None:
        super().setUp()
        self.silent = False
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Folder, directory=PAGE.parent / "served"))
        self.server.asked, self.server.is_off = [], False
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/almanac.html"
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)

    def visit(self, worker: bool, **stored: str) -> None:
        """Opens the page with something stored, with its worker or without one."""
        source = "" if worker else "Object.defineProperty(navigator, 'serviceWorker', { value: undefined })"
        self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source})
        self.driver.get(self.address)
        for key, value in {"settings": json.dumps(DEFAULTS), **stored}.items():
            self.run_script("localStorage.setItem(arguments[0], arguments[1])", f"almanac.{key}", value)
        self.server.asked.clear()
        self.reload()

    def open_dialog(self, name: str) -> None:
        self.driver.find_element("css selector", f"[data-opens={name}]").click()
        self.wait(f"return document.getElementById('{name}').open")

    def ask(self, words: str) -> str:
        self.open_dialog("go")
        self.run_script("const field = document.querySelector('#go [name=find]'); field.value = arguments[0]; field.form.requestSubmit()", words)
        return self.wait("return !document.getElementById('go').open && document.querySelector('[role=status]').textContent || document.querySelector('#go .wrong').textContent")

    def test_words_are_loaded_with_their_field(self) -> None:
        self.visit(worker=False)
        self.assertNotIn("/words.wasm", self.server.asked)
        self.driver.get(f"{self.address}#korea/2026-02-17")
        self.reload()
        self.assertIn("September 15, 2027", self.ask("mid-autumn festival 2027"))
        self.assertEqual(self.server.asked.count("/words.wasm"), 1)
        # The region of the link is still in view.
        self.assertEqual(self.wait("return location.hash === '#korea/2027-09-15' && location.hash"), "#korea/2027-09-15")
        self.assertIn("2027-05-13", self.ask("2027-05-13") and self.selected())
        self.assertEqual(self.server.asked.count("/words.wasm"), 1)

    def test_words_that_cannot_be_loaded_are_said_to_be_missing(self) -> None:
        self.visit(worker=False)
        self.open_dialog("settings")
        self.run_script("document.getElementById('settings').close()")
        self.server.is_off = True
        self.assertEqual(self.ask("mid-autumn festival"), self.word("wordsMissing"))

    def test_a_first_look_loads_the_month_alone(self) -> None:
        self.visit(worker=False)
        apart = [name for name in self.server.asked if "apart" in name or "words" in name]
        self.assertEqual(apart, [])
        # What cannot be loaded is said, and the month stays; with a network it is there.
        self.server.is_off = True
        for selector in ("[data-opens=marks]", ".views [data-view=year]"):
            self.run_script("document.querySelector('[role=status]').replaceChildren(); document.querySelector(arguments[0]).click()", selector)
            self.assertEqual(self.news(), self.word("wordsMissing"))
            self.assertEqual(self.run_script("return document.documentElement.dataset.view"), "month")
        self.server.is_off = False
        for view in ("year", "list", "week"):
            self.run_script(f"document.querySelector('.views [data-view={view}]').click()")
            self.wait(f"return document.documentElement.dataset.view === '{view}' && !document.getElementById('{view}-view').hidden")
        self.assertEqual(len([name for name in self.server.asked if "apart" in name]), 2)

    def test_a_link_to_a_year_opens_it(self) -> None:
        self.visit(worker=False)
        self.driver.get(f"{self.address}#korea/2027")
        self.reload()
        self.wait("return document.querySelector('#year-view:not([hidden]) .small-month')")

    def test_a_language_that_cannot_be_loaded_is_said_and_not_chosen(self) -> None:
        self.visit(worker=False)
        language = "return [document.documentElement.lang, JSON.parse(localStorage['almanac.settings']).language]"
        self.open_dialog("settings")
        choose = "const field = document.querySelector('#settings [name=language]'); field.value = 'ja'; field.dispatchEvent(new Event('change'))"
        self.server.is_off = True
        self.run_script(choose)
        self.assertEqual(self.news(), self.word("wordsMissing"))
        self.assertEqual(self.run_script(language), ["en", "en"])
        self.assertEqual(self.run_script("return document.querySelector('#settings [name=language]').value"), "en")
        self.server.is_off = False
        self.run_script(choose)
        self.wait("return document.documentElement.lang === 'ja'")
        self.assertEqual(self.run_script(language), ["ja", "ja"])

    def test_a_language_chosen_elsewhere_is_shown_when_its_words_are_there(self) -> None:
        self.visit(worker=False)
        elsewhere = "localStorage['almanac.settings'] = JSON.stringify({ ...JSON.parse(localStorage['almanac.settings']), language: 'ko' }); dispatchEvent(new StorageEvent('storage', { key: 'almanac.settings' }))"
        self.run_script(f"{elsewhere}; document.querySelector('#next').click()")
        self.open_dialog("settings")
        self.wait("return document.documentElement.lang === 'ko'")
        self.assertEqual(self.text("#settings-title"), self.word("settings", "ko"))
        self.assertNotIn("TypeError", json.dumps(self.driver.get_log("browser")))

    def test_own_days_are_shown_at_once(self) -> None:
        self.visit(worker=False, **{"own-days": json.dumps("festival mum - - Mum's birthday\nobservance all 1957- gregorian 2 17")})
        self.driver.get(f"{self.address}#2026-02-17")
        self.reload()
        self.assertIn("Mum's birthday", self.text("#month-view"))

    def test_the_worker_keeps_words_for_times_without_a_network(self) -> None:
        self.visit(worker=True)
        self.assertTrue(self.driver.execute_async_script("navigator.serviceWorker.ready.then(() => arguments[0](true))"))
        self.server.is_off = True
        self.reload()
        self.assertIn("2027", self.ask("mid-autumn festival 2027"))


if __name__ == "__main__":
    unittest.main()
