"""The Python package against the Swift command, Python's own calendar and what is known by hand.

Run by Scripts/checks/python, which sets ALMANAC_COMMAND.
"""

import copy
import datetime
import importlib.metadata
import importlib.util
import os
import pickle
import subprocess
import sys
import tempfile
import threading
import unittest
import zlib
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import lunisolar_almanac as almanac
import numpy
from lunisolar_almanac import LunarDate, SolarTerm, _native
from lunisolar_almanac.__main__ import write_whole
from lunisolar_almanac._errors import words as words_of

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


class OwnDays(unittest.TestCase):
    ROWS = "festival mum 妈妈生日 媽媽生日 Mum's birthday\nobservance all 1957- lunar 8 15"

    def test_days(self) -> None:
        mine = almanac.Table(own_days=self.ROWS)
        day = datetime.date(2027, 9, 15)
        for table in (mine, pickle.loads(pickle.dumps(mine))):
            festivals = table.calendar("china").festivals("mainland")
            self.assertEqual([festival.id for festival in festivals.on(day)], ["zhongqiu", "mum"])
            self.assertEqual(table.find("媽媽生日")[0].id, "mum")
        self.assertEqual(repr(mine), f"lunisolar_almanac.Table(own_days={self.ROWS!r})")
        self.assertNotIn("mum", [festival.id for festival in almanac.table().calendar("china").festivals("mainland").on(day)])

    def test_wrong_rows(self) -> None:
        for rows, fault in (
            ("festival mum - - Mum\nobservance all all lunar 13 1", "^line 2: expected "),
            ("festival zhongqiu - - Mine\nobservance all all lunar 8 15", "^line 2: expected an id that no festival of the table has"),
        ):
            with self.assertRaisesRegex(almanac.BadRule, fault):
                almanac.Table(own_days=rows)


class Recurrence(unittest.TestCase):
    WINDOW = datetime.date(2026, 1, 1), datetime.date(2028, 12, 31)

    def test_rules(self) -> None:
        start = datetime.date(2013, 2, 10)
        found = almanac.table().recurrence("RSCALE=CHINESE;FREQ=YEARLY", start, *self.WINDOW)
        self.assertEqual([str(day) for day in found], ["2026-02-17", "2027-02-06", "2028-01-26"])
        with self.assertRaisesRegex(almanac.BadRule, "BYDAY is not supported"):
            almanac.table().recurrence("FREQ=YEARLY;BYDAY=2SU", start, *self.WINDOW)
        with self.assertRaises(almanac.OutOfRange):
            almanac.table().recurrence("RSCALE=DANGI;FREQ=YEARLY", datetime.date(1604, 1, 1), *self.WINDOW)

    def test_anniversaries(self) -> None:
        china, date = almanac.calendar("china"), LunarDate(1995, 8, 15, is_leap=True)
        kept = china.anniversaries(date, *self.WINDOW)
        self.assertEqual([str(day) for day in kept], ["2026-09-25", "2027-09-15", "2028-10-03"])
        self.assertEqual(china.anniversaries(date, *self.WINDOW, leap_month=almanac.LeapRule.SKIP), [])
        last = china.anniversaries(LunarDate(2024, 12, 30), *self.WINDOW, thirtieth=almanac.ThirtiethRule.NEXT)
        self.assertEqual([str(day) for day in last], ["2026-02-17", "2027-02-06", "2028-01-26"])

    def test_components_of_icalendar(self) -> None:
        try:
            import icalendar
            import recurring_ical_events  # type: ignore[import-untyped]
        except ImportError:
            self.skipTest("icalendar and recurring-ical-events are not installed")
        from lunisolar_almanac.recurrence import spelled_out

        rule = "RSCALE=CHINESE;FREQ=YEARLY;SKIP=BACKWARD;BYMONTH=8L;BYMONTHDAY=15"
        events = [
            f"DTSTART;VALUE=DATE:19951009\r\nRRULE:{rule}\r\nUID:1\r\nEXDATE;VALUE=DATE:20270915",
            f"DTSTART;TZID=Asia/Seoul:19951009T090000\r\nRRULE:{rule};UNTIL=20260925T000000Z\r\nUID:2",
            "DTSTART;VALUE=DATE:20260301\r\nRRULE:FREQ=YEARLY\r\nUID:3",
        ]
        text = "".join(f"BEGIN:VEVENT\r\n{event}\r\nEND:VEVENT\r\n" for event in events)
        calendar = icalendar.Calendar.from_ical(f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n{text}END:VCALENDAR\r\n")
        spelled = spelled_out(calendar, *self.WINDOW)
        found = recurring_ical_events.of(spelled).between(*self.WINDOW)
        days = sorted((event["UID"], event["DTSTART"].dt.strftime("%Y-%m-%d %H")) for event in found)
        expected = [("1", "2026-09-25 00"), ("1", "2028-10-03 00"), ("2", "2026-09-25 09")]
        self.assertEqual(days, expected + [("3", f"{year}-03-01 00") for year in (2026, 2027, 2028)])
        self.assertIn("RRULE", calendar.walk("VEVENT")[0])


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

    def test_doubts(self) -> None:
        # 重陽 of 2057: the Observatory of Hong Kong has the 6th of October, the computation the 7th; New Year's Eve of 1925 in Vietnam.
        day = datetime.date
        for id, date, festival, expected in (
            ("china", day(2057, 10, 7), "chongyang", (almanac.Certainty.DISPUTED, "hko", day(2057, 10, 6))),
            ("hongkong", day(2057, 10, 6), "chongyang", (almanac.Certainty.PUBLISHED, "hko", day(2057, 10, 7))),
            ("china", day(2089, 9, 18), "zhongqiu", (almanac.Certainty.NEAR_MIDNIGHT, None, day(2089, 9, 19))),
        ):
            calendar = almanac.calendar(id)
            festivals = calendar.festivals()
            doubt = almanac.Doubt(*expected)
            self.assertEqual(calendar.lunar_doubt(date), doubt)
            self.assertEqual([festivals.doubt(one) for one in festivals.on(date) if one.id == festival], [doubt])
            cell = next(cell for cell in calendar.page(date.year, date.month) if cell.day == date)
            self.assertIs(cell.lunar_certainty, expected[0])
        china, thirtieth = almanac.calendar("china"), almanac.LunarDate(1990, 8, 30)
        doubt = almanac.Doubt(almanac.Certainty.DISPUTED, "hko", day(2057, 9, 27))
        self.assertEqual(china.anniversary_doubt(thirtieth, day(2057, 9, 28)), doubt)
        with self.assertRaises(almanac.OutOfRange):
            china.anniversary_doubt(thirtieth, day(1800, 1, 1))
        own = "festival own - - Own\nnote all all lunar 8 30 thirtieth=last\n"
        festivals = almanac.Table(own_days=own).calendar("china").festivals()
        self.assertEqual([festivals.doubt(one) for one in festivals.on(day(2057, 9, 28)) if one.id == "own"], [doubt])
        for id in almanac.table().calendars:
            calendar = almanac.calendar(id)
            for printed in rows("months", "1900...2100", "--calendar", id, "--doubts"):
                first = datetime.date.fromisoformat(printed["first_day"])
                doubts = [calendar.lunar_doubt(first + datetime.timedelta(days=number)) for number in range(29)]
                words = {doubt.certainty.name.lower().replace("_", "-") for doubt in doubts}
                self.assertEqual(words, {printed["certainty"]}, printed)

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

    def test_every_day_of_every_audience(self) -> None:
        words = {"off": "DAY_OFF", "half": "HALF_DAY", "work": "MAKE_UP_WORKDAY"}
        days = [day for day in DAYS if 1945 <= day.year <= 2030]
        for region in almanac.Holidays().regions:
            for audience in almanac.Holidays().audiences(region):
                off = almanac.days_off(region, audience)
                options = ("--region", region, "--audience", audience, "--tsv", "--language", "en")
                printed = rows("works", "1945...2030", *options)
                kinds = off.kind_array(numpy.array(days, dtype="datetime64[D]")).tolist()
                wrong = []
                for day, kind, row in zip(days, kinds, printed, strict=True):
                    expected = words.get(row["status"], row["status"].upper())
                    found = off.kind(day)
                    if (found.name, found, row["day"]) != (expected, kind, str(day)):
                        wrong.append((day, found, row))
                self.assertEqual(wrong, [], f"{region} for {audience}")

    def test_why_each_day_is_off(self) -> None:
        """Festival and notice of every day from 2015 to 2027 as the command names them, one by one and by the array."""
        days = [day for day in DAYS if 2015 <= day.year <= 2027]
        for region in almanac.Holidays().regions:
            off = almanac.days_off(region)
            calendar = almanac.calendar(almanac.table().calendar_of(region))
            festivals = calendar.festivals(region)
            printed = rows("works", "2015...2027", "--region", region, "--tsv", "--language", "en")
            notices = off.notices
            array = off.status_array(numpy.array(days, dtype="datetime64[D]"))
            wrong = []
            for day, row, item in zip(days, printed, array, strict=True):
                status = off.status(day)
                # A day off without a festival has the name of its reason, one by the law of rest none.
                others = ("-", status.reason.name_in("en"))
                names = (festivals.name(status.festival),) if status.festival else others
                source = status.notice.citation if status.notice else "-"
                notice = notices[item["notice"]] if item["notice"] >= 0 else None
                other = None if numpy.isnat(item["other_day"]) else item["other_day"].item()
                fields = (item["kind"], item["reason"], item["half"], item["week"], item["is_statutory"], other, notice)
                values = (status.kind, status.reason, status.half or 0, status.week, status.is_statutory)
                if row["name"] not in names or row["source"] != source or fields != (*values, status.other_day, status.notice):
                    wrong.append((status, row, fields))
                if item["festival"].decode() != (status.festival or "") or status.is_off and status.is_worked:
                    wrong.append((status, row, item))
            self.assertEqual(wrong, [], region)

    def test_counts_and_steps_of_workdays(self) -> None:
        """Against a plain loop over the days."""
        for region in almanac.Holidays().regions:
            off = almanac.days_off(region)
            assert off.complete_days is not None
            first, last = datetime.date(2024, 1, 1), off.complete_days[1]
            worked = [day for day in DAYS if first <= day <= last and off.status(day).is_worked]
            count = off.workdays(first, last)
            self.assertEqual((count.workdays, count.unknown), (len(worked), int(region == "vietnam")), region)
            self.assertEqual(count.workdays + count.days_off + count.unknown, (last - first).days + 1)
            self.assertEqual([off.add_workdays(worked[0], number) for number in range(200)], worked[:200], region)
            self.assertEqual(off.add_workdays(worked[150], -150), worked[0])

    def test_workdays_by_the_array(self) -> None:
        """Against the answers one by one, on every day from two years before the decided ones to two years after."""
        for region in almanac.Holidays().regions:
            for audience in almanac.Holidays().audiences(region):
                self.check_workdays(almanac.days_off(region, audience))

    def check_workdays(self, off: almanac.DaysOff) -> None:
        first, last = off.complete_days or (datetime.date(2025, 1, 1), datetime.date(2026, 12, 31))
        days = [day for day in DAYS if first - 730 * DAY <= day <= last + 730 * DAY]
        array = numpy.array(days, dtype="datetime64[D]")
        statuses = [off.status(day) for day in days]
        worked = [day for day, status in zip(days, statuses) if status.is_worked]
        for number in (-7, -1, 0, 1, 5, 30):
            found = off.add_workdays_array(array[::61], number).tolist()
            self.assertEqual(found, [self.step(off, day, number) for day in days[::61]], f"{off} {number}")
        numbers = off.workday_number_array(array).tolist()
        # The law that makes a day of Vietnam off was not found: from there on no day has a number.
        if off.region == "vietnam":
            last = min(last, datetime.date(2026, 11, 23))
        decided = [first <= day <= last if off.complete_days else False for day in days]
        self.assertEqual([number >= 0 for number in numbers], decided, off)
        count = 0
        for status, number, is_decided in zip(statuses, numbers, decided):
            count += status.is_worked and is_decided
            if number >= 0:
                self.assertEqual(number, count, off)
        pairs = [*zip(days[:-9], days[9:])][::97]
        exact = [off.workdays(first, last) for first, last in pairs]
        counts = off.workdays_array(array[:-9:97], array[9::97]).tolist()
        self.assertEqual(counts, [-1 if one.unknown else one.workdays for one in exact], off)
        self.assertEqual(off.workdays_array(array[9:10], array[:1]).tolist(), [-1])
        self.assertTrue(not off.complete_days or worked)

    def step(self, off: almanac.DaysOff, day: datetime.date, number: int) -> datetime.date | None:
        try:
            return off.add_workdays(day, number)
        except almanac.Undecided:
            return None


class Values(unittest.TestCase):
    def test_choices_have_the_words_of_the_library(self) -> None:
        choices = {
            _native.TERMS: SolarTerm, _native.CERTAINTIES: almanac.Certainty, _native.WORK_KINDS: almanac.WorkKind,
            _native.WORK_REASONS: almanac.WorkReason,
        }  # fmt: skip
        for list, kind in choices.items():
            self.assertEqual(words_of(list), tuple(choice.name.lower().replace("_", "-") for choice in kind))
        self.assertEqual(len(words_of(_native.PHASES)), len(almanac.MoonPhase))
        self.assertEqual(len(words_of(_native.FESTIVAL_KINDS)), len(almanac.FestivalKind))
        self.assertEqual(words_of(_native.HALVES)[1:], tuple(half.name.lower() for half in almanac.Half))

    def test_dates_are_ordered_hashed_and_fixed(self) -> None:
        leap, plain = LunarDate(2025, 6, 1, is_leap=True), LunarDate(2025, 6, 30)
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
        self.assertRaises(almanac.NoSuchLeapMonth, china.date, LunarDate(2024, 6, 1, is_leap=True))
        self.assertRaises(almanac.NoThirtiethDay, china.date, LunarDate(2024, 1, 30))
        self.assertRaises(almanac.OutOfRange, china.lunar, datetime.date(1, 1, 1))
        self.assertRaises(almanac.OutOfRange, china.lunar, datetime.date.max)
        self.assertRaises(almanac.UnknownName, almanac.calendar, "atlantis")
        self.assertRaises(almanac.UnknownName, china.festivals, "atlantis")
        self.assertRaises(almanac.UnknownName, LunarDate(2025, 1, 1).text, "xx")
        self.assertRaises(almanac.BadTable, almanac.Table, b"no table")
        self.assertRaises(almanac.UnreadableFile, almanac.Table, "no-such-folder/almanac.bin")
        self.assertRaises(almanac.OutOfRange, china.leap_month, 2**32 + 2025)
        self.assertRaises(almanac.UnknownName, almanac.calendar, "china\0x")
        self.assertRaises(almanac.BadArgument, almanac.table().find, "china\0x")
        self.assertRaises(almanac.NotADate, LunarDate.parse, "2026-1-1\0")
        self.assertRaises(almanac.BadArgument, china.page, 2026, 13)
        self.assertRaises(almanac.BadArgument, china.page, 2026, 2, first_weekday=9)
        self.assertRaises(almanac.BadArgument, china.terms, datetime.date(2026, 1, 2), datetime.date(2026, 1, 1))
        self.assertTrue(issubclass(almanac.BadArgument, ValueError) and not issubclass(almanac.BadArgument, almanac.NotADate))
        self.assertRaises(almanac.BadArgument, china.pillars_at, datetime.datetime(1990, 1, 27, 8, 30))
        aware = datetime.datetime(1990, 1, 27, 8, 30, tzinfo=datetime.timezone.utc)
        with self.assertRaises(almanac.BadArgument):
            china.pillars_at(aware, year_from="new-year")  # type: ignore[arg-type]
        self.assertRaises(almanac.UnknownName, almanac.days_off, "atlantis")
        self.assertRaises(almanac.UnknownName, almanac.days_off, "mainland", "listed")
        self.assertRaises(almanac.BadTable, almanac.Holidays, b"no holidays")
        self.assertRaises(almanac.BadTable, almanac.Holidays, "Data/almanac.bin")
        self.assertRaises(almanac.UnreadableFile, almanac.Holidays, "no-such-folder/holidays.bin")
        mainland = almanac.days_off("mainland")
        self.assertRaises(almanac.Undecided, mainland.add_workdays, datetime.date(2027, 12, 1), 1)
        self.assertRaises(almanac.BadArgument, mainland.add_workdays, datetime.date(2026, 1, 1), 2**31)
        self.assertRaises(almanac.BadArgument, mainland.workdays, datetime.date(2026, 1, 2), datetime.date(2026, 1, 1))
        self.assertRaises(almanac.BadArgument, mainland.bridges, 2026, 0)
        self.assertRaises(almanac.BadArgument, mainland.bridges, 2026, 2**40)
        self.assertRaises(almanac.OutOfRange, mainland.bridges, 2**40)
        self.assertIs(mainland.kind(datetime.date.max), almanac.WorkKind.UNKNOWN)

    def test_a_table_file_is_the_bundled_table(self) -> None:
        table = almanac.Table("Data/almanac.bin")
        self.assertEqual(table.digest, almanac.table().digest)
        calendar = table.calendar("china")
        del table
        self.assertEqual(calendar.lunar(datetime.date(2026, 2, 17)), LunarDate(2026, 1, 1))

    def test_the_distribution_describes_itself(self) -> None:
        about = importlib.metadata.metadata("lunisolar-almanac")
        self.assertEqual((about["Version"], about.get_all("Provides-Extra")), (almanac.__version__, ["arrays", "arrow", "mcp"]))
        self.assertIn("lunisolar", about["Summary"])
        self.assertIn("Operating System :: OS Independent", about.get_all("Classifier") or [])

    @unittest.skipUnless(importlib.util.find_spec("setuptools"), "needs setuptools")
    def test_the_sources_without_the_library_say_what_builds_them(self) -> None:
        done = subprocess.run([sys.executable, "Sources/Python/setup.py", "--version"], capture_output=True, text=True)
        self.assertRegex(done.stderr, "^[^\n]* has no C library: `Scripts/build python` makes [^\n]*\n$")

    def test_years_before_1900(self) -> None:
        wide = almanac.wide_table()
        china, bundled = wide.calendar("china"), almanac.calendar("china")
        # New Year of 康熙 50, and the birth of 曾國藩 on 嘉慶 16-10-11.
        self.assertEqual(china.lunar(datetime.date(1711, 2, 17)), LunarDate(1711, 1, 1))
        self.assertEqual(china.lunar(datetime.date(1811, 11, 26)), LunarDate(1811, 10, 11))
        self.assertRaises(almanac.OutOfRange, bundled.lunar, datetime.date(1811, 11, 26))
        for day in (datetime.date(1900, 1, 31) + datetime.timedelta(days=61 * step) for step in range(1200)):
            self.assertEqual(china.lunar(day), bundled.lunar(day))

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
        self.assertEqual(str(china.pillars_at(moment)), "己巳 丁丑 壬辰 甲辰")

    def test_a_range_of_which_no_day_is_held_is_out_of_range(self) -> None:
        china = almanac.calendar("china")
        mainland = china.festivals("mainland")
        ends = datetime.date.min, datetime.date.max
        for between in (china.terms, china.phases, mainland.between):
            for year in (1800, 2200):
                first, last = datetime.date(year, 1, 1), datetime.date(year, 12, 31)
                self.assertRaises(almanac.OutOfRange, between, first, last)
            # Days that a calendar does not hold are left out.
            self.assertEqual(len(between(*ends)), len(between(*china.days)))
        self.assertRaises(almanac.OutOfRange, mainland.on, datetime.date(2200, 1, 1))
        # 24 terms in each of 201 years.
        self.assertEqual(len(china.terms(datetime.date(1900, 1, 1), datetime.date(2100, 12, 31))), 4824)

    def test_days_off(self) -> None:
        # 国办发明电〔2025〕7号 of 2025-11-04: free from Sunday 15 to Monday 23 February 2026, Saturdays 14 and 28 worked.
        mainland = almanac.days_off("mainland")
        rest = [rest for rest in mainland.breaks(2026) if rest.first.month == 2]
        self.assertEqual([(rest[0].first.day, rest[0].last.day, rest[0].is_open)], [(15, 23, False)])
        self.assertEqual(rest[0].festivals[0], "chunjie")
        saturday = mainland.status(datetime.date(2026, 2, 14))
        self.assertIs(saturday.kind, almanac.WorkKind.MAKE_UP_WORKDAY)
        self.assertIs(saturday.week, almanac.WorkKind.WEEKEND)
        notice = saturday.notice
        assert notice is not None
        self.assertEqual((notice.number, notice.date), ("国办发明电〔2025〕7号", datetime.date(2025, 11, 4)))
        self.assertEqual((notice.authority, notice.authority_id), ("国务院办公厅", "gwyb"))
        for year in (1899, 2101, 9999):
            self.assertRaises(almanac.OutOfRange, mainland.breaks, year)
            self.assertRaises(almanac.OutOfRange, mainland.bridges, year)
        # Friday 2 October 2026 between 추석 of 24-26 September … and Saturday 개천절: no bridge; Monday 2 March 2026 is a substitute.
        korea = almanac.days_off("korea").status(datetime.date(2026, 3, 2))
        self.assertIs(korea.reason, almanac.WorkReason.SUBSTITUTE)
        self.assertEqual(korea.other_day, datetime.date(2026, 3, 1))

    def test_a_file_of_holidays_knows_its_table(self) -> None:
        holidays = almanac.Holidays("Data/holidays.bin")
        with open("Data/almanac.bin", "rb") as file:
            content = bytearray(file.read())
        self.assertIs(holidays.made_with(almanac.Table(bytes(content))), True)
        # A table of other data has another digest, from byte 32 on; the checksum at byte 28 is over header and inflated body.
        content[32] ^= 1
        content[28:32] = bytes(4)
        header = content[:24] + bytes(8) + content[32:64]
        content[28:32] = zlib.crc32(header + zlib.decompress(content[64:], -15)).to_bytes(4, "little")
        self.assertIs(holidays.made_with(almanac.Table(bytes(content))), False)

    def test_a_file_of_holidays_is_the_bundled_one(self) -> None:
        holidays = almanac.Holidays("Data/holidays.bin")
        self.assertEqual(holidays.digest, almanac.Holidays().digest)
        with open("Data/holidays.bin", "rb") as file:
            self.assertEqual(almanac.Holidays(file.read()).release, holidays.release)
        taiwan = almanac.days_off("taiwan", holidays=holidays)
        del holidays
        self.assertEqual((taiwan.audience, taiwan.region), ("public-offices", "taiwan"))
        self.assertIs(taiwan.kind(datetime.date(2026, 10, 9)), almanac.WorkKind.DAY_OFF)

    def test_a_file_is_written_whole_or_not_at_all(self) -> None:
        def broken(partial: str) -> None:
            Path(partial).write_text("half")
            raise OSError("no space")

        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "days.parquet"
            write_whole(path, lambda partial: Path(partial).write_text("first"))
            path.chmod(0o640)
            with self.assertRaises(OSError):
                write_whole(path, broken)
            self.assertEqual(path.read_text(), "first")
            write_whole(path, lambda partial: Path(partial).write_text("second"))
            self.assertEqual((path.read_text(), path.stat().st_mode & 0o777), ("second", 0o640))
            self.assertEqual(os.listdir(folder), ["days.parquet"])
            link, lost = Path(folder) / "link", Path(folder) / "lost"
            link.symlink_to(path.name)
            lost.symlink_to("nowhere")
            write_whole(link, lambda partial: Path(partial).write_text("third"))
            self.assertEqual((path.read_text(), os.readlink(link)), ("third", path.name))
            for refused in (lost, Path(folder), Path("/dev/null")):
                with self.assertRaises(OSError, msg=str(refused)):
                    write_whole(refused, lambda partial: Path(partial).write_text("fourth"))
            self.assertEqual(sorted(os.listdir(folder)), ["days.parquet", "link", "lost"])
            self.assertTrue(Path("/dev/null").is_char_device())

    def test_festivals_by_what_people_type(self) -> None:
        table = almanac.table()
        for words, id in (("中秋", "zhongqiu"), ("추석", "chuseok"), ("dragon-boat", "duanwu"), ("TET NGUYEN DAN", "tet-nguyen-dan")):
            self.assertIn(id, [match.id for match in table.find(words)], words)
        self.assertEqual(table.find("no such feast"), [])
        korea = almanac.calendar("korea").festivals("korea")
        self.assertEqual([match.fit for match in korea.find("Chuseok")][0], almanac.NameFit.EXACT)
        self.assertEqual(korea.find("Ghost Festival"), [])

    def test_pillars_by_other_boundaries(self) -> None:
        # 2024-02-04: 立春 at 16:27 in Beijing; the year is 癸卯 until New Year's day by one rule, 甲辰 from 0h by another.
        china = almanac.calendar("china")
        noon = datetime.datetime(2024, 2, 4, 12, tzinfo=ZoneInfo("Asia/Shanghai"))
        night = noon.replace(hour=23, minute=30)
        name = {choice: china.pillars_at(noon, year_from=choice).year.name_in("zh-Hans") for choice in almanac.YearFrom}
        self.assertEqual(list(name.values()), ["癸卯", "甲辰", "癸卯"])
        self.assertEqual(china.pillars_at(night).year.name_in("zh-Hans"), "甲辰")
        self.assertEqual(china.pillars_at(night).day.name_in("zh-Hans"), "戊戌")
        self.assertEqual(china.pillars_at(night, day_from=almanac.DayFrom.HOUR_23).day.name_in("zh-Hans"), "己亥")
        leap = datetime.datetime(2025, 8, 1, 12, tzinfo=ZoneInfo("Asia/Shanghai"))
        self.assertIsNone(china.pillars_at(leap, month_from=almanac.MonthFrom.LUNAR_MONTH).month)

    def test_pillars_there_and_back(self) -> None:
        random = Random(7)
        for id in ("china", "korea", "vietnam"):
            calendar = almanac.calendar(id)
            for _ in range(150):
                moment = datetime.datetime(1901, 1, 1, tzinfo=datetime.timezone.utc) + datetime.timedelta(seconds=random.randrange(6_250_000_000))
                choices = {
                    "year_from": random.choice([*almanac.YearFrom]),
                    "month_from": random.choice([*almanac.MonthFrom]),
                    "day_from": random.choice([*almanac.DayFrom]),
                }
                found = calendar.pillars_at(moment, **choices)
                if found.month is not None:
                    periods = calendar.moments(found.year, found.month, found.day, found.hour, **choices)
                    self.assertEqual(sum(period.start <= moment < period.end for period in periods), 1, (id, moment, choices))
                    for period in periods:
                        self.assertEqual(calendar.pillars_at(period.start, **choices), found)
                        self.assertNotEqual(calendar.pillars_at(period.end, **choices), found)
        china = almanac.calendar("china")
        self.assertEqual(len(china.moments(22, 31, 40, 5, first=datetime.date(1990, 1, 1))), 1)
        self.assertEqual(china.moments(17, 18), [])  # 辛巳 has no 壬午.
        self.assertRaises(almanac.BadArgument, china.moments, 60)

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
                [(date.year, date.month, date.is_leap, date.day) for date in expected], [tuple(row) for row in dates.tolist()]
            )
            self.assertTrue((calendar.date_array(dates) == days).all())

    def test_what_is_missing(self) -> None:
        china = almanac.calendar("china")
        days = numpy.array(["NaT", "2026-02-17", "3000-01-01", "-200000000-01-01"], dtype="datetime64[D]")
        dates = china.lunar_array(days)
        self.assertEqual(dates.tolist(), [(0, 0, False, 0), (2026, 1, False, 1), (0, 0, False, 0), (0, 0, False, 0)])
        self.assertEqual(numpy.isnat(china.date_array(dates)).tolist(), [True, False, True, True])

    def test_parts_out_of_range_are_no_date(self) -> None:
        fields = [("year", "i4"), ("month", "i4"), ("is_leap", "i4"), ("day", "i4")]
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
