"""No argument, copy or other process makes the Python package crash, hang or answer wrong without a word.

Run by Scripts/checks/python with every Python from 3.10 on that it finds. Each test failed, most of them by a crash, in 2026b.
"""

import concurrent.futures
import copy
import dataclasses
import datetime
import multiprocessing
import pickle
import sys
import unittest
from typing import Any, cast

import lunisolar_almanac as almanac
from lunisolar_almanac import LunarDate, SolarTerm

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore[assignment, unused-ignore]

# The package as those see it who check no types.
untyped = cast(Any, almanac)
NEW_YEAR = datetime.date(2026, 2, 17)
# 23:30 in Greenwich is 07:30 of New Year's day in Beijing.
EVENING = datetime.datetime(2026, 2, 16, 23, 30, tzinfo=datetime.timezone.utc)


def handles() -> list[Any]:
    """One of each kind, as the package inside gives them."""
    china = almanac.calendar("china")
    off = almanac.days_off("mainland", holidays=almanac.Holidays())
    wide = almanac.wide_table()
    return [
        almanac.table(), china, china.festivals("taiwan"), almanac.days_off("mainland"), almanac.Holidays(), off,
        wide, wide.calendar("china"), wide.days_off("mainland"),
    ]  # fmt: skip


def answer(handle: Any) -> object:
    """An answer of a handle, for comparison with its copy."""
    match handle:
        case almanac.Calendar():
            return handle.lunar(NEW_YEAR)
        case almanac.Festivals():
            return handle.on(NEW_YEAR)
        case almanac.DaysOff():
            return handle.status(NEW_YEAR)
    return handle.digest


@dataclasses.dataclass
class Settings:
    calendar: almanac.Calendar


class Copies(unittest.TestCase):
    def test_a_copy_is_the_handle_itself(self) -> None:
        for handle in handles():
            self.assertIs(copy.copy(handle), handle)
            self.assertIs(copy.deepcopy([handle])[0], handle)
        china = almanac.calendar("china")
        self.assertIs(dataclasses.asdict(Settings(china))["calendar"], china)

    def test_a_pickle_opens_again(self) -> None:
        try:
            import cloudpickle  # type: ignore[import-not-found, import-untyped, unused-ignore]
        except ImportError:
            cloudpickle = pickle
        for module in (pickle, cloudpickle):
            for handle in handles():
                again = module.loads(module.dumps(handle))
                self.assertEqual((repr(again), answer(again)), (repr(handle), answer(handle)))
        ask = pickle.loads(cloudpickle.dumps(almanac.calendar("china").lunar))
        self.assertEqual(ask(NEW_YEAR), LunarDate(2026, 1, 1))

    def test_what_is_of_a_file_says_that_it_cannot_be_pickled(self) -> None:
        table = almanac.Table("Data/almanac.bin")
        holidays = almanac.Holidays("Data/holidays.bin")
        for handle in (table, table.calendar("china"), table.days_off("mainland"), almanac.days_off("taiwan", holidays=holidays)):
            with self.assertRaisesRegex(TypeError, "open it in the other process"):
                pickle.dumps(handle)
            self.assertIs(copy.deepcopy(handle), handle)

    def test_other_processes(self) -> None:
        china, days = almanac.calendar("china"), [NEW_YEAR + datetime.timedelta(days=number) for number in range(20)]
        expected = [china.lunar(day) for day in days]
        for method in ("fork", "spawn"):
            context = cast(Any, multiprocessing.get_context(method))
            with context.Pool(2) as pool:
                self.assertEqual(pool.map_async(china.lunar, days).get(60), expected, method)
            with concurrent.futures.ProcessPoolExecutor(2, mp_context=context) as pool:
                self.assertEqual(list(pool.map(china.lunar, days, timeout=60)), expected, method)

    def test_values(self) -> None:
        status = almanac.days_off("mainland").status(datetime.date(2026, 2, 14))
        self.assertEqual(pickle.loads(pickle.dumps(status)), status)
        self.assertEqual(dataclasses.asdict(status)["notice"]["authority_id"], "gwyb")
        self.assertEqual(dataclasses.replace(status, half=almanac.Half.MORNING).half, almanac.Half.MORNING)
        self.assertEqual(eval(repr(status.notice), {**vars(almanac), "datetime": datetime}), status.notice)
        with self.assertRaises(AttributeError):
            status.is_off = True  # type: ignore[misc]
        # Later releases may add fields, so that none can be counted on to be the last.
        self.assertRaises(TypeError, iter, status)


class Arguments(unittest.TestCase):
    def test_narrow_numbers_are_the_numbers_they_say(self) -> None:
        for narrow in (numpy.uint8, numpy.uint16, numpy.int8, numpy.int16) if numpy else ():
            wide = numpy.uint16 if narrow(0).itemsize == 1 else narrow
            date = untyped.LunarDate(wide(2026), narrow(8), narrow(15), numpy.bool_(False))
            self.assertEqual(date, LunarDate(2026, 8, 15), narrow)
            self.assertEqual(untyped.calendar("china").leap_month(wide(2025)), 6)
            self.assertEqual(LunarDate(2026, 1, 1).replace(day=narrow(3)), LunarDate(2026, 1, 3))
        china = almanac.calendar("china")
        row = china.lunar_array(numpy.array(["2026-02-17"], "M8[D]"))[0] if numpy else {"year": 2026, "month": 1, "day": 1, "is_leap": 0}
        self.assertEqual(untyped.LunarDate(row["year"], row["month"], row["day"], row["is_leap"]), LunarDate(2026, 1, 1))

    def test_other_types_are_refused(self) -> None:
        china, off = untyped.calendar("china"), untyped.days_off("mainland")
        taiwan = china.festivals("taiwan")
        wrong: list[Any] = [
            lambda: untyped.LunarDate(2026.0, 1, 1), lambda: untyped.LunarDate("2026", 1, 1), lambda: untyped.LunarDate(2**70, 1, 1), lambda: untyped.LunarDate.parse(None),
            lambda: china.leap_month(2025.0), lambda: china.term(2026, 24), lambda: china.term(2026, "lichun"), lambda: china.months("2026"),
            lambda: china.date("2025-6L-1"), lambda: china.date((2025, 6, 1)), lambda: china.date(NEW_YEAR), lambda: china.lunar("2026-02-17"),
            lambda: china.lunar(LunarDate(2026, 1, 1)), lambda: untyped.calendar(None), lambda: untyped.calendar(["china"]),
            lambda: untyped.days_off(None), lambda: untyped.days_off("mainland", 3), lambda: untyped.days_off("mainland", holidays="x"),
            lambda: off.add_workdays(NEW_YEAR, 1.5), lambda: china.page(2026, 2, festivals=off), lambda: china.lunar_at(NEW_YEAR),
            lambda: china.lunar_at(EVENING.replace(tzinfo=None)), lambda: LunarDate(2026, 1, 1).text("\ud800"), lambda: china.zodiac(2026, 5),
            lambda: untyped.Doubt(1, 2), lambda: untyped.Table(5), lambda: untyped.Holidays().made_with("x"), lambda: untyped.table().find(None), lambda: untyped.table().find(b"\xff"),
            lambda: taiwan.doubt(5), lambda: taiwan.day_name("zhongqiu"), lambda: china.festivals(["taiwan"]), lambda: untyped.days_off("mainland", holidays=[]),
            lambda: untyped.Holidays().audiences(5), lambda: untyped.Holidays().made_with(None), lambda: untyped.table().region_name(None),
        ]  # fmt: skip
        for number, call in enumerate(wrong):
            with self.assertRaises(almanac.AlmanacError, msg=f"call {number}"):
                call()
        with self.assertRaisesRegex(TypeError, "fromisoformat"):
            china.lunar("2026-02-17")
        self.assertIs(china.term(2026, 2).kind, SolarTerm.LICHUN)

    def test_every_error_is_of_the_package(self) -> None:
        china, utc = untyped.calendar("china"), datetime.timezone.utc
        huge, many = 10**30, "x" * 1_000_000

        class Unknown(datetime.tzinfo):
            def utcoffset(self, _: object) -> None:
                return None

            dst = tzname = utcoffset

        wrong: list[tuple[Any, type[Exception], str]] = [
            (lambda: china.lunar_at(datetime.datetime.max.replace(tzinfo=utc)), almanac.OutOfRange, "reach"),
            (lambda: china.lunar_at(datetime.datetime.min.replace(tzinfo=datetime.timezone(datetime.timedelta(hours=14)))), almanac.OutOfRange, "reach"),
            (lambda: china.pillars_at(datetime.datetime.max.replace(tzinfo=utc)), almanac.OutOfRange, "reach"),
            (lambda: china.lunar_at(EVENING.replace(tzinfo=Unknown())), almanac.BadArgument, "time zone"),
            (lambda: china.festivals("taiwan").name("duanwu", None), almanac.WrongType, "None"),
            (lambda: untyped.table().find(None), almanac.WrongType, "None"),
            (lambda: untyped.LunarDate(huge, 1, 1), almanac.NotADate, "out of range"),
            (lambda: untyped.LunarDate(10**5000, 1, 1), almanac.NotADate, "out of range"),
            (lambda: china.page(10**9, 1), almanac.OutOfRange, "reach"), (lambda: china.page(huge, 1), almanac.OutOfRange, "out of range"),
            (lambda: china.term(huge, 0), almanac.OutOfRange, "out of range"), (lambda: china.leap_month(-huge), almanac.OutOfRange, "out of range"),
            (lambda: untyped.calendar(many), almanac.UnknownName, "no calendar"), (lambda: untyped.days_off(many), almanac.UnknownName, "no region"),
            (lambda: untyped.LunarDate.parse(many), almanac.NotADate, "no date"),
            (lambda: untyped.table().recurrence(f"FREQ={many}", NEW_YEAR, NEW_YEAR, NEW_YEAR), almanac.BadRule, "FREQ"),
        ]  # fmt: skip
        for number, (call, kind, words) in enumerate(wrong):
            with self.assertRaisesRegex(kind, words, msg=f"call {number}") as raised:
                call()
            self.assertLess(len(str(raised.exception)), 1000, f"call {number}")

    def test_an_interrupt_stays_one(self) -> None:
        for kind in (KeyboardInterrupt, MemoryError, ZeroDivisionError):

            class Interrupted:
                def __index__(self) -> int:
                    raise kind  # noqa: B023

                def __lshift__(self, _: object) -> int:
                    raise kind  # noqa: B023

            self.assertRaises(kind, untyped.LunarDate, Interrupted(), 1, 1)
            self.assertRaises(kind, untyped.LunarDate, 2026, 1, 1, Interrupted())
            self.assertRaises(kind, untyped.calendar("china").leap_month, Interrupted())

    @unittest.skipIf(sys.version_info < (3, 12), "has no interpreters with locks of their own")
    def test_other_interpreters(self) -> None:
        interpreters: Any = __import__("_interpreters" if sys.version_info >= (3, 13) else "_xxsubinterpreters")
        program = "import datetime, lunisolar_almanac as a\nassert str(a.calendar('china').lunar(datetime.date(2026, 2, 17))) == '2026-1-1'"
        for _ in range(3):
            one = interpreters.create("isolated") if sys.version_info >= (3, 13) else interpreters.create(isolated=True)
            self.assertIsNone((interpreters.exec if sys.version_info >= (3, 13) else interpreters.run_string)(one, program))
            interpreters.destroy(one)

    def test_a_leap_month_is_true_or_false(self) -> None:
        for given in (True, 1, *((numpy.bool_(True), numpy.uint8(1)) if numpy else ())):
            self.assertEqual(untyped.LunarDate(2025, 6, 1, given), LunarDate.parse("2025-6L-1"))
        for given in ("x", "", 2, -1, 2**70, 1.0, None, [True]):
            with self.assertRaisesRegex(almanac.WrongType, "give True or False"):
                untyped.LunarDate(2026, 1, 1, given)

    def test_moments_with_a_time_zone(self) -> None:
        china = almanac.calendar("china")
        for ask in (china.lunar, china.pillars, almanac.days_off("mainland").kind):
            with self.assertRaisesRegex(almanac.BadArgument, r"lunar_at\(moment\)"):
                ask(EVENING)
        self.assertEqual(china.lunar_at(EVENING), LunarDate(2026, 1, 1))
        # 23:30 in Tokyo is 14:30 in Greenwich: the clocks of Vietnam and of Japan show two days.
        night = datetime.datetime(2026, 2, 17, 15, 30, tzinfo=datetime.timezone.utc)
        self.assertEqual([str(almanac.calendar(id).lunar_at(night)) for id in ("vietnam", "japan")], ["2026-1-1", "2026-1-2"])
        self.assertEqual(china.lunar(EVENING.replace(tzinfo=None)), LunarDate(2025, 12, 29))

    @unittest.skipUnless(numpy, "needs numpy")
    def test_arrays_with_a_time_zone(self) -> None:
        china = almanac.calendar("china")
        given: list[Any] = [[EVENING], numpy.array([EVENING]), ["2026-02-16T23:30Z"]]
        try:
            import pandas  # type: ignore[import-not-found, import-untyped, unused-ignore]

            moments = pandas.Series([EVENING])
            given += [moments, pandas.DatetimeIndex([EVENING]), moments.to_frame(), moments.astype("category"), pandas.Categorical(moments)]
            given += [moments.to_frame().assign(naive=moments.dt.tz_localize(None)), pandas.MultiIndex.from_arrays([moments])]
            self.assertEqual(china.lunar_array(pandas.DataFrame({"day": [numpy.datetime64(NEW_YEAR)]}))["year"].tolist(), [[2026]])
            missing: Any = pandas.Series([NEW_YEAR, None], dtype="date32[pyarrow]") if hasattr(pandas, "ArrowDtype") else [NEW_YEAR, None]
            self.assertEqual(china.lunar_array(missing)["year"].tolist(), [2026, 0])
        except ImportError:
            pass
        try:
            import pyarrow  # type: ignore[import-not-found, import-untyped, unused-ignore]

            column = pyarrow.array([EVENING])
            given += [column, column.dictionary_encode(), pyarrow.table({"moment": column}), pyarrow.record_batch({"moment": column.dictionary_encode()})]
            self.assertEqual(china.lunar_array(pyarrow.table({"day": [NEW_YEAR]}))["year"].tolist(), [[2026]])
        except ImportError:
            pass
        try:
            import polars  # type: ignore[import-not-found, import-untyped, unused-ignore]

            given += [polars.Series([EVENING]), polars.DataFrame({"moment": [EVENING]})]
        except ImportError:
            pass
        for days in given:
            self.assertRaises(almanac.BadArgument, china.lunar_array, days)
        self.assertRaises(almanac.BadArgument, china.date_array, numpy.array([1, 2]))

    @unittest.skipUnless(numpy, "needs numpy")
    def test_arrays_and_columns_of_other_types_are_refused(self) -> None:
        china, days = untyped.calendar("china"), [NEW_YEAR, NEW_YEAR, NEW_YEAR]
        with self.assertRaisesRegex(almanac.BadArgument, "3 first days and 2 last days"):
            untyped.days_off("mainland").workdays_array(days, days[:2])
        self.assertEqual(untyped.days_off("mainland").workdays_array([None, NEW_YEAR], [NEW_YEAR, None]).tolist(), [-1, -1])
        self.assertRaises(almanac.BadArgument, china.date_array, {"year": [2026] * 3, "month": [1] * 2, "is_leap": [0], "day": [1]})
        self.assertRaises(almanac.BadArgument, china.lunar_array, [2**70])
        for years in (("a", 2000), (2026.0, 2026), (2026, None)):
            try:
                self.assertRaises(almanac.WrongType, untyped.table().date_dimension, *years)
                self.assertRaises(almanac.WrongType, untyped.table().date_dimension, 2026, 2026, regions="taiwan")
            except ImportError:
                self.skipTest("pyarrow is not installed")

    @unittest.skipUnless(numpy, "needs numpy")
    def test_arrays_can_be_added_up(self) -> None:
        dates = almanac.calendar("china").lunar_array(numpy.array(["2026-02-17"], "M8[D]"))
        self.assertEqual((dates["year"] * 10000 + dates["month"] * 100 + dates["day"]).tolist(), [20260101])
        kinds = almanac.days_off("mainland").kind_array(["2026-02-17"])
        self.assertEqual((kinds * 1000).tolist(), [2000])


class Words(unittest.TestCase):
    def test_codes_and_names_are_regions(self) -> None:
        codes = {"CN": "mainland", "HK": "hongkong", "MO": "macau", "TW": "taiwan", "KR": "korea", "VN": "vietnam", "jp": "japan"}
        for code, region in codes.items():
            self.assertEqual(almanac.days_off(code).region, region)
            self.assertEqual(almanac.table().region_name(region, "ja"), almanac.table().region_name(almanac.table().region(code), "ja"))
        self.assertIs(almanac.calendar("china").festivals("HK", "Macau"), almanac.calendar("china").festivals("hongkong", "macau"))
        self.assertEqual(almanac.table().calendar_of("한국"), "korea")
        self.assertEqual(almanac.table().region_name("CN"), "Mainland China")
        self.assertEqual(almanac.Holidays().audiences("臺灣"), almanac.Holidays().audiences("taiwan"))

    def test_an_unknown_name_says_what_there_is(self) -> None:
        taiwan = almanac.calendar("china").festivals("taiwan")
        for call, words in (
            (lambda: almanac.calendar("chinese"), "nearest is china; there are china, hongkong"),
            (lambda: almanac.days_off("taiwam"), "nearest is taiwan; there are hongkong"),
            (lambda: almanac.days_off("China"), "^'China' is no region; there are hongkong, japan"),
            (lambda: almanac.Holidays().audiences("atlantis"), "is no region; there are hongkong"),
            (lambda: almanac.table().region_name("atlantis"), "is no region; there are hongkong"),
            (lambda: almanac.days_off("taiwan", "worker"), "nearest is workers"),
            (lambda: LunarDate(2026, 1, 1).text("fr"), "there are en, ja"),
            (lambda: taiwan.next("zhonqiu", NEW_YEAR), "nearest is zhongqiu"),
        ):
            with self.assertRaisesRegex(almanac.UnknownName, words):
                call()

    def test_a_number_out_of_range_says_which_are_right(self) -> None:
        china, off = untyped.calendar("china"), almanac.days_off("mainland")
        later, order = NEW_YEAR + datetime.timedelta(days=1), "2026-02-18, 2026-02-17: the first day is after the last"
        for call, words in (
            (lambda: china.term(2026, "lichun"), "give one, such as SolarTerm.LICHUN"),
            (lambda: china.term(2026, 24), "give one, such as SolarTerm.XIAOHAN"),
            (lambda: china.page(2026, 13), "^month is 13: give one from 1 to 12"),
            (lambda: china.page(2026, 1, first_weekday=0), "^first_weekday is 0: give one from 1 to 7"),
            (lambda: off.bridges(2026, 0), "^most is 0: "),
            (lambda: almanac.Pillar(60).name_in(), "^pillar is 60: give one from 0 to 59"),
            (lambda: off.workdays(later, NEW_YEAR), order),
            (lambda: china.terms(later, NEW_YEAR), order),
            (lambda: china.festivals("taiwan").between(later, NEW_YEAR), order),
        ):
            with self.assertRaisesRegex(almanac.BadArgument, words):
                call()

    def test_handles_are_opened_once(self) -> None:
        self.assertIs(almanac.days_off("taiwan", "workers"), almanac.days_off("taiwan", "workers"))
        self.assertIs(almanac.calendar("china").festivals(), almanac.calendar("china").festivals())

    def test_representations_say_the_value(self) -> None:
        for handle in handles():
            self.assertEqual(repr(eval(repr(handle), {"lunisolar_almanac": almanac})), repr(handle))
        self.assertEqual((str(almanac.Pillar(58)), almanac.LunarDate.__module__), ("壬戌", "lunisolar_almanac"))
        self.assertRegex(repr(almanac.table().find("추석")[0]), r"Match\(id='chuseok', fit=<NameFit.EXACT: 0>\)")
        date = LunarDate(2025, 6, 1, is_leap=True)
        match date:
            case LunarDate(year, 6, day, True):
                self.assertEqual((year, day), (2025, 1))
            case _:
                self.fail("no pattern for a leap month")
        self.assertEqual((f"{date}", f"{date:zh-Hant}", date.replace(is_leap=False)), ("2025-6L-1", "2025年閏六月初一", LunarDate(2025, 6, 1)))


if __name__ == "__main__":
    unittest.main()
