"""axe finds nothing to mend, at the widths of a phone, a tablet and a desktop, in light and dark, with every dialog open."""

from __future__ import annotations

import itertools
import unittest

from axe_selenium_python import Axe
from browser import DESKTOP, IS_SHORT, PHONE, TABLET, PageTest, driver

DIALOGS = ["go", "marks", "checks", "settings", "help"]


class Access(PageTest):
    """Rules of WCAG 2.2 AA and good practice."""

    def setUp(self) -> None:
        self.silent = False

    def examine(self, name: str) -> None:
        axe = Axe(self.driver)
        axe.inject()
        violations = axe.run()["violations"]
        found = [f"{each['id']}: {node['html'][:120]}" for each in violations for node in each["nodes"]]
        self.assertEqual(found, [], name)

    def test_axe(self) -> None:
        every = itertools.product([PHONE, TABLET, DESKTOP], (False, True), ["en", "zh-Hant", "ja", "ko", "vi"])
        for size, dark, language in [(PHONE, False, "en"), (DESKTOP, True, "en")] if IS_SHORT else every:
            name = f"{language}-{size[0]}{'-dark' if dark else ''}"
            self.driver = driver(size, language, dark=dark)
            try:
                for view in ("2026-02-17", "week/2026-02-17", "year/2026-02-17", "hongkong+mainland/list/2027"):
                    with self.subTest(f"{name} {view}"):
                        self.open(view, language=language, theme="system")
                        self.examine(view)
                        shown = next((each for each in ("week", "year", "list") if each in view), "month")
                        self.shot(f"{name}-{shown}")
                for dialog in DIALOGS:
                    with self.subTest(f"{name} {dialog}"):
                        self.open("2026-02-17", language=language, theme="system")
                        key = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))"
                        self.run_script(key if dialog == "help" else f"document.querySelector('[data-opens={dialog}]').click()")
                        self.examine(dialog)
                        self.shot(f"{name}-{dialog}")
                with self.subTest(f"{name} form of a mark"):
                    self.open("2026-02-17", language=language, theme="system")
                    self.run_script("document.querySelector('[data-opens=marks]').click(); document.querySelector('#marks .primary').click()")
                    self.examine("form of a mark")
            finally:
                self.driver.quit()


if __name__ == "__main__":
    unittest.main()
