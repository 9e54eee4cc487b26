"""Speed, and what the page does without a network. The figures are those of an idle machine; on a busy one, and in the short form,
only what is many times slower fails."""

from __future__ import annotations

import math
import os
import statistics
import unittest

from browser import IS_SHORT, PageTest

# Turns 200 pages, one a frame, and returns the milliseconds of script of each turn, and the tasks over 50 ms.
TURNS = """
const done = arguments[0];
const long = [];
new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({ entryTypes: ["longtask"] });
const next = document.getElementById("next");
const times = [];
const turn = () => {
  const start = performance.now();
  next.click();
  times.push(performance.now() - start);
  if (times.length < 200) requestAnimationFrame(turn);
  else setTimeout(() => done([times, long]), 100);
};
setTimeout(turn, 500);
"""


class Figures(PageTest):
    """Load, turns, and no network."""

    motion = True

    def expect(self, name: str, value: float, most: float, at_worst: float) -> None:
        """At most `most` on an idle machine, `at_worst` on any: a check must not fail because a machine is slow."""
        print(f"{name}: {value:.1f} (at most {most})")
        is_idle = not IS_SHORT and os.getloadavg()[0] < (os.cpu_count() or 1)
        self.assertLessEqual(value, most if is_idle else at_worst, name)

    def test_first_page(self) -> None:
        self.open("2026-02-17")
        times = []
        for _ in range(3 if IS_SHORT else 10):
            self.reload()
            times.append(self.run_script("return performance.getEntriesByName('almanac-shown')[0].startTime"))
        self.expect("milliseconds to the first page", statistics.median(times), 100, at_worst=1000)

    def test_turns(self) -> None:
        self.open("1950-01-15", transition="slide")
        times, long = self.driver.execute_async_script(TURNS)
        self.expect("milliseconds of script for a turn", statistics.median(times), 2, at_worst=20)
        # How long the browser paints a page hangs on what else the machine does: only an idle one is held to this.
        self.expect("tasks over 50 ms in 200 turns", len(long), 0, at_worst=math.inf)

    def test_without_a_network(self) -> None:
        self.driver.execute_cdp_cmd("Network.enable", {})
        cut = {"offline": True, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}
        self.driver.execute_cdp_cmd("Network.emulateNetworkConditions", cut)
        self.open("2026-02-17")
        self.button(self.word("nextMonth")).click()
        self.assertEqual(self.selected(), "2026-03-17")


if __name__ == "__main__":
    unittest.main()
