"""The Python package against the Swift command, Python's own calendar and what is known by hand.

Run by Scripts/checks/python, which sets ALMANAC_COMMAND.
"""

import copy
import datetime
import os
import pickle
import subprocess
import threading
import unittest
from zoneinfo import ZoneInfo

import almanac
import numpy
from almanac import LunarDate, SolarTerm

DAY = datetime.timedelta(days=1)
FIRST, LAST = datetime.date(1900, 1, 1), datetime.date(2100, 12, 31)
DAYS = [FIRST + DAY * count for count in range((LAST - FIRST).days + 1)]


def rows(*words: str, text: str | None = None) -> list[dict[str, str]]:
    """The rows of a plumbing verb of the Swift command."""
    command = [os.environ["ALMANAC_COMMAND"], *words]
    printed = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
    header, *lines = printed.rstrip("\n").split("\n")
    return [dict(zip(header.split("\t"), line.split("\t"))) for line in lines]


def lunar(row: dict[str, str]) -> LunarDate:
    """The lunar date of a row of `almanac convert`."""
    return LunarDate(int(row["lunar_year"]), int(row["month"]), int(row["day_of_month"]), row["leap"] == "1")


class AgainstTheCommand(unittest.TestCase):
    def test_every_day_of_five_calendars(self) -> None:
        days = "".join(f"{day}\n" for day in DAYS)
        for id in almanac.table().calendars:
            calendar = almanac.calendar(id)
            printed = rows("convert", "--calendar", id, "-", text=days)
            wrong = [
                (day, row)
                for day, row in zip(DAYS, printed, strict=True)
                if calendar.lunar(day) != lunar(row) or calendar.date(calendar.lunar(day)) != day
            ]
            self.assertEqual(wrong, [], id)

    def test_every_term(self) -> None:
        for id in almanac.table().calendars:
            found = almanac.calendar(id).terms(FIRST, LAST)
            # The command asks by the year of the day; so does this range.
            printed = rows("terms", "1900...2100", "--calendar", id, "--language", "en")
            self.assertEqual(len(found), len(printed))
            for event, row in zip(found, printed):
                self.assertEqual(str(event.day), row["civil_day"], row)
                self.assertEqual(f"{event.instant:%Y-%m-%dT%H:%M:%SZ}", row["utc"], row)
                self.assertEqual(event.certainty.name.lower().replace("_", "-"), row["certainty"], row)
                self.assertEqual(event.kind.name_in("en"), row["name"], row)

    def test_festivals(self) -> None:
        for region in almanac.table().regions:
            calendar = almanac.table().calendar_of(region)
            found = [
                (str(festival.day), festival.id)
                for festival in almanac.calendar(calendar).festivals(region).between(FIRST, LAST)
                if festival.day_number == 1
            ]
            printed = rows("festivals", "1900...2100", "--calendar", calendar, "--region", region)
            self.assertEqual(found, [(row["day"], row["id"]) for row in printed], region)


class Values(unittest.TestCase):
    def test_dates_are_ordered_hashed_and_fixed(self) -> None:
        leap, plain = LunarDate(2025, 6, 1, leap=True), LunarDate(2025, 6, 30)
        self.assertTrue(plain < leap < LunarDate(2025, 7, 1))
        self.assertEqual({leap: 1}[LunarDate.parse("2025-6L-1")], 1)
        self.assertNotEqual(plain, (2025, 6, 30, False))
        for attribute in ("year", "_number"):
            with self.assertRaises(AttributeError):
                setattr(leap, attribute, 1)
        self.assertEqual(pickle.loads(pickle.dumps(leap)), leap)
        self.assertEqual(copy.deepcopy(leap), leap)
        self.assertEqual(eval(repr(leap)), leap)

    def test_what_is_wrong_is_said(self) -> None:
        china = almanac.calendar("china")
        for wrong in ((0, 1, 1), (2025, 13, 1), (2025, 1, 31), (10000, 1, 1)):
            self.assertRaises(almanac.NotADate, LunarDate, *wrong)
        for text in ("", "2025", "2025-6l-1", "2025-6L-1 ", "2025-6L-1\0", "٢٠٢٥-1-1"):
            self.assertRaises(almanac.NotADate, LunarDate.parse, text)
        self.assertRaises(almanac.NoSuchLeapMonth, china.date, LunarDate(2024, 6, 1, leap=True))
        self.assertRaises(almanac.NoThirtiethDay, china.date, LunarDate(2024, 1, 30))
        self.assertRaises(almanac.OutOfRange, china.lunar, datetime.date(1, 1, 1))
        self.assertRaises(almanac.OutOfRange, china.lunar, datetime.date.max)
        self.assertRaises(almanac.UnknownName, almanac.calendar, "atlantis")
        self.assertRaises(almanac.UnknownName, china.festivals, "atlantis")
        self.assertRaises(almanac.UnknownName, LunarDate(2025, 1, 1).text, "xx")
        self.assertRaises(almanac.BadTable, almanac.Table, b"no table")
        self.assertRaises(almanac.UnreadableFile, almanac.Table, "no-such-folder/almanac.bin")
        self.assertRaises(almanac.OutOfRange, china.leap_month, 2**32 + 2025)
        self.assertRaises(almanac.NotADate, almanac.calendar, "china\0x")
        self.assertRaises(ValueError, china.pillars_at, datetime.datetime(1990, 1, 27, 8, 30))

    def test_a_table_file_is_the_bundled_table(self) -> None:
        table = almanac.Table("Data/almanac.bin")
        self.assertEqual(table.digest, almanac.table().digest)
        calendar = table.calendar("china")
        del table
        self.assertEqual(calendar.lunar(datetime.date(2026, 2, 17)), LunarDate(2026, 1, 1))

    def test_the_sky(self) -> None:
        # JPL DE440: 立春 of 2027 at 01:46:18 UTC; 1979's 大寒 was issued for the 21st, and fell on the 20th by the clock.
        china = almanac.calendar("china")
        lichun = china.term(2027, SolarTerm.LICHUN)
        self.assertEqual(lichun.instant, datetime.datetime(2027, 2, 4, 1, 46, 18, tzinfo=datetime.timezone.utc))
        dahan = china.term(1979, SolarTerm.DAHAN)
        self.assertEqual((dahan.day, dahan.other_day), (datetime.date(1979, 1, 21), datetime.date(1979, 1, 20)))
        self.assertIs(dahan.certainty, almanac.Certainty.PUBLISHED)
        # The day by its Julian day number, (2447919 + 49) mod 60 = 28, its hour by the rule of five rats.
        moment = datetime.datetime(1990, 1, 27, 8, 30, tzinfo=ZoneInfo("Asia/Shanghai"))
        pillars = [pillar.name_in("zh-Hans") for pillar in china.pillars_at(moment) if pillar is not None]
        self.assertEqual(pillars, ["己巳", "丁丑", "壬辰", "甲辰"])

    def test_a_page(self) -> None:
        hongkong = almanac.calendar("hongkong")
        festivals = hongkong.festivals("hongkong")
        page = hongkong.page(2026, 2, festivals=festivals, first_weekday=7)
        self.assertEqual([cell.day for cell in page], [datetime.date(2026, 2, 1) + DAY * count for count in range(28)])
        cell = page[16]
        self.assertEqual((cell.lunar, cell.is_in_month), (LunarDate(2026, 1, 1), True))
        self.assertEqual(list(cell.festivals), festivals.on(datetime.date(2026, 2, 17)))

    def test_threads(self) -> None:
        found: list[list[LunarDate]] = []

        def work() -> None:
            calendar = almanac.Table().calendar("korea")
            found.append([calendar.lunar(day) for day in DAYS[::50]])

        threads = [threading.Thread(target=work) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, [found[0]] * 8)


class Arrays(unittest.TestCase):
    def test_every_day_there_and_back(self) -> None:
        days = numpy.array(DAYS, dtype="datetime64[D]")
        for id in almanac.table().calendars:
            calendar = almanac.calendar(id)
            dates = calendar.lunar_array(days)
            expected = [calendar.lunar(day) for day in DAYS]
            self.assertEqual(
                [(date.year, date.month, date.leap, date.day) for date in expected], [tuple(row) for row in dates.tolist()]
            )
            self.assertTrue((calendar.date_array(dates) == days).all())

    def test_what_is_missing(self) -> None:
        china = almanac.calendar("china")
        days = numpy.array(["NaT", "2026-02-17", "3000-01-01", "-200000000-01-01"], dtype="datetime64[D]")
        dates = china.lunar_array(days)
        self.assertEqual(dates.tolist(), [(0, 0, False, 0), (2026, 1, False, 1), (0, 0, False, 0), (0, 0, False, 0)])
        self.assertEqual(numpy.isnat(china.date_array(dates)).tolist(), [True, False, True, True])

    def test_parts_out_of_range_are_no_date(self) -> None:
        fields = [("year", "i4"), ("month", "i4"), ("leap", "i4"), ("day", "i4")]
        parts = [(2024, month, 0, day) for month, day in ((0, 1), (13, 1), (129, 1), (1, 0), (1, 31), (1, 257))]
        wrong = numpy.array([*parts, (2024, 1, 2, 1), (67560, 1, 0, 1), (-1, 1, 0, 1), (2024, 1, 0, 1)], dtype=fields)
        found = almanac.calendar("china").date_array(wrong)
        self.assertEqual(numpy.isnat(found).tolist(), [True] * 9 + [False])

    def test_shapes(self) -> None:
        china = almanac.calendar("china")
        days = numpy.arange("2026-01-01", "2026-01-25", dtype="datetime64[D]").reshape(4, 6)
        self.assertEqual(china.lunar_array(days).shape, (4, 6))
        self.assertTrue((china.lunar_array(days.T) == china.lunar_array(days).T).all())
        self.assertEqual(china.lunar_array([]).shape, (0,))
        self.assertEqual(china.lunar_array(days[:, ::2])["day"].tolist(), china.lunar_array(days)["day"][:, ::2].tolist())
        self.assertEqual(china.lunar_array(days.astype("datetime64[s]")).tolist(), china.lunar_array(days).tolist())
        self.assertEqual(china.lunar_array(numpy.datetime64("2026-02-17")).shape, ())


if __name__ == "__main__":
    unittest.main()
