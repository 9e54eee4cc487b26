"""Days off of other libraries beside these: made-up ones, each right but for one day, in the places of those that can be asked."""

import datetime
import subprocess
import sys
import types
import unittest
from contextlib import AbstractContextManager
from typing import Any
from unittest import mock

from lunisolar_almanac import _check


def library(name: str, **members: Any) -> AbstractContextManager[Any]:
    """Puts a made-up library in the place of one."""
    module = types.ModuleType(name)
    vars(module).update(members)
    return mock.patch.dict(sys.modules, {name: module})


# Days off of Japan in September 2026 by law: 敬老の日, 国民の休日, 秋分の日.
JAPAN = {datetime.date(2026, 9, day) for day in (21, 22, 23)}


class Check(unittest.TestCase):
    def september(self, name: str, country: str) -> list[_check.Difference]:
        return [row for row in _check.differences(name, country, 2026, 2026) if row and row.day.month == 9]

    def test_a_library_that_agrees_has_no_difference(self) -> None:
        with library("jpholiday", is_holiday=JAPAN.__contains__):
            self.assertEqual(self.september("jpholiday", "JP"), [])

    def test_a_day_that_a_library_lacks_is_one_with_its_law(self) -> None:
        with library("jpholiday", is_holiday=(JAPAN - {datetime.date(2026, 9, 22)}).__contains__):
            (row,) = self.september("jpholiday", "JP")
        self.assertEqual(row, (datetime.date(2026, 9, 22), "work", "day-off", "between", "-", "law", "certain"))

    def test_a_day_that_quantlib_had_too_many_is_found(self) -> None:
        # 추석 of 2026 is on a Friday, and the Saturday after it moves nothing: 28 September is a workday.
        class SouthKorea:
            Settlement = 0

            def __init__(self, market: int) -> None:
                pass

            def isBusinessDay(self, day: tuple[int, int, int]) -> bool:
                return day not in [(day, 9, 2026) for day in (5, 6, 12, 13, 19, 20, 24, 25, 26, 27, 28)]

        with library("QuantLib", SouthKorea=SouthKorea, Date=lambda *numbers: numbers, HongKong=None, Taiwan=None, Japan=None):
            (row,) = self.september("QuantLib", "KR")
        self.assertEqual((row.day, row.theirs, row.ours), (datetime.date(2026, 9, 28), "off", "workday"))

    def test_a_day_of_which_one_says_nothing_is_no_difference(self) -> None:
        def is_holiday(day: datetime.date) -> bool:
            raise NotImplementedError

        with library("chinese_calendar", is_holiday=is_holiday):
            self.assertEqual(list(_check.differences("chinesecalendar", "CN", 2026, 2026)), [None] * 365)

    def test_what_cannot_be_compared_ends_with_2(self) -> None:
        for words in (["jpholiday", "KR", "2026"], ["exchange_calendars", "VN", "2026"]):
            run = subprocess.run([sys.executable, "-m", "lunisolar_almanac", "check", *words], capture_output=True, text=True)
            self.assertEqual((run.returncode, run.stderr.count("\n")), (2, 1), run)


if __name__ == "__main__":
    unittest.main()
