"""A headless Chromium with the page in it, driven as a reader would: by what is seen, and by roles and labels."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import unittest
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

ROOT = Path(__file__).resolve().parents[3]
PAGE = Path(os.environ.get("ALMANAC_PAGE", ROOT / ".build/web/almanac.html")).resolve()
SHOTS = ROOT / ".build/web/shots"
IS_SHORT = bool(os.environ.get("ALMANAC_SHORT"))
WORDS = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in (ROOT / "Sources/Web/page/words").glob("*.json")}

PHONE = (360, 740)
TABLET = (820, 1180)
DESKTOP = (1280, 860)

DEFAULTS = {
    "language": "en", "calendar": "china", "regions": ["mainland"], "theme": "light", "firstWeekday": 1, "rows": "natural",
    "transition": "none",
}  # fmt: skip


def driver(size: tuple[int, int], language: str, *, dark: bool = False, touch: bool = False, motion: bool = False) -> webdriver.Chrome:
    """A browser with a profile of its own, which nothing outlives. Without motion a click cannot miss what is still moving."""
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or shutil.which("google-chrome") or ""
    for word in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run"):
        options.add_argument(word)
    options.add_argument(f"--window-size={size[0]},{size[1]}")
    options.add_argument(f"--lang={language}")
    options.add_experimental_option("prefs", {"intl.accept_languages": language})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    made = webdriver.Chrome(options=options, service=webdriver.ChromeService(shutil.which("chromedriver")))
    made.set_script_timeout(600)
    metrics = {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": touch}
    made.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    if touch:
        made.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 1})
    wishes = {"prefers-color-scheme": "dark" if dark else "light", "prefers-reduced-motion": "no-preference" if motion else "reduce"}
    features = [{"name": name, "value": value} for name, value in wishes.items()]
    made.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    made.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": "Asia/Tokyo"})
    return made


class PageTest(unittest.TestCase):
    """A test with a browser of its own. Whatever it does, the console stays silent and nothing is asked of a network."""

    page = PAGE
    size = DESKTOP
    language = "en"
    touch = False
    motion = False

    def setUp(self) -> None:
        self.driver = driver(self.size, self.language, touch=self.touch, motion=self.motion)
        self.addCleanup(self.driver.quit)
        self.silent = True

    def tearDown(self) -> None:
        if not self.silent:
            return
        messages = [entry["message"] for entry in self.driver.get_log("browser")]
        self.assertEqual(messages, [], "the console is not silent")
        self.assertEqual(self.requests(), [], "something was asked of a network")

    def requests(self) -> list[str]:
        """The addresses of a network that the browser asked for."""
        sent = [json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance")]
        urls = [event["params"]["request"]["url"] for event in sent if event["method"] == "Network.requestWillBeSent"]
        return [url for url in urls if url.startswith(("http:", "https:", "ws:", "wss:"))]

    # -- Opening

    def open(self, fragment: str = "", before: str = "", **settings: Any) -> None:
        """Opens the page anew with settings, after a script that runs before the page's own."""
        self.driver.get(self.page.as_uri())
        stored = json.dumps(json.dumps({**DEFAULTS, **settings}))
        self.driver.execute_script(f"localStorage.setItem('almanac.settings', {stored})")
        if before:
            self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": before})
        self.driver.get("about:blank")
        self.driver.get(self.page.as_uri() + (f"#{fragment}" if fragment else ""))
        self.wait_until_shown()

    def reload(self) -> None:
        self.driver.refresh()
        self.wait_until_shown()

    def wait_until_shown(self) -> None:
        script = "return performance.getEntriesByName('almanac-shown').length > 0"
        WebDriverWait(self.driver, 30, 0.02).until(lambda driver: driver.execute_script(script))

    # -- What is seen

    def run_script(self, script: str, *values: Any) -> Any:
        return self.driver.execute_script(script, *values)

    def wait(self, script: str, message: str = "") -> Any:
        """Waits until a script returns something, and returns that."""
        return WebDriverWait(self.driver, 10, 0.02).until(lambda driver: driver.execute_script(script), message)

    def cell(self, iso: str) -> WebElement:
        return self.driver.find_element(By.CSS_SELECTOR, f"#pages [role=gridcell][data-date='{iso}']:not(.outside)")

    def selected(self) -> str:
        return self.run_script("return document.querySelector('#pages [role=gridcell][aria-selected=true]')?.dataset.date ?? ''")

    def button(self, name: str, within: str = "body") -> WebElement:
        """The visible button that a screen reader calls so; the page may draw others meanwhile, so that those are looked at again."""
        for _ in range(10):
            with contextlib.suppress(StaleElementReferenceException):
                for button in self.driver.find_elements(By.CSS_SELECTOR, f"{within} button"):
                    if button.is_displayed() and button.accessible_name == name:
                        return button
                break
        raise AssertionError(f"no button is called {name!r}")

    def word(self, key: str, language: str = "en") -> str:
        return WORDS[language][key]

    def news(self) -> str:
        return self.wait("return document.querySelector('[role=status]')?.textContent", "no news")

    def text(self, selector: str) -> str:
        """All text of an element, whether it has been painted or not."""
        return self.run_script("return document.querySelector(arguments[0]).textContent", selector)

    def shot(self, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(str(SHOTS / f"{name}.png"))
