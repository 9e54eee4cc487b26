"""Measures the C library, the Python package and the arrays of `almanac-gen emit` against their peers, in turns on one machine, and
prints nanoseconds a date: the smallest of several rounds, and how far the largest was above it.

The peers are installed from the package index into the build folder: sxtwl, lunardate, LunarCalendar, borax for lunar dates, holidays,
chinesecalendar and jpholiday for days off. With --check it exits with status 1 when a ratio falls under its floor. Needs: what
`Scripts/build python` needs, a C compiler, Python 3 with venv; Node.js for the array of JavaScript beside Intl, Swift beside Foundation, Java
beside ICU4J (Debian: default-jdk-headless libicu4j-java), left out without them.
"""

from lib import ROOT, environment, install_package, run, tools

import datetime
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

FOLDER = ROOT / ".build/bench-languages"
PEERS = ["numpy", "sxtwl==2.0.7", "lunardate==0.3.0", "LunarCalendar==0.0.9", "borax==4.1.3", "holidays", "chinesecalendar", "jpholiday"]
ROUNDS = 9

C_PROGRAM = r"""
#include "array.h"
#include <almanac.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { COUNT = 1000000, ROUNDS = 9 };

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(void)
{
    static int32_t days[COUNT];
    static almanac_lunar_date dates[COUNT];
    const almanac_table *table;
    const almanac_calendar *china;
    uint32_t state = 1, sum = 0;
    int32_t first, last;
    if (almanac_table_open(ALMANAC_ABI, &table) || almanac_calendar_open(table, "china", &china)) return 1;
    almanac_table_days(table, &first, &last);
    for (int index = 0; index < COUNT; index++) {
        state = state * 1664525u + 1013904223u;
        days[index] = first + (int32_t)((uint64_t)state * (uint32_t)(last - first + 1) >> 32);
    }
    for (int round = 0; round < ROUNDS; round++) {
        double times[5];
        struct lunisolar_date date;
        times[0] = seconds();
        for (int index = 0; index < COUNT; index++) sum += almanac_lunar_date_on(china, days[index]);
        times[1] = seconds();
        almanac_lunar_dates_on(china, days, COUNT, dates, NULL);
        times[2] = seconds();
        for (int index = 0; index < COUNT; index++) sum += (uint32_t)almanac_day_of_lunar(china, dates[index]);
        times[3] = seconds();
        for (int index = 0; index < COUNT; index++) sum += (uint32_t)(lunisolar_date_of(0, days[index], &date) * date.day);
        times[4] = seconds();
        for (int part = 0; part < 4; part++) printf("%.3f ", 1e9 * (times[part + 1] - times[part]) / COUNT);
        printf("\n");
    }
    fprintf(stderr, "%u\n", sum);
    almanac_calendar_close(china);
    almanac_table_close(table);
    return 0;
}
"""

JAVASCRIPT_PROGRAM = """
import { lunarDate } from "./array.mjs";
const intl = new Intl.DateTimeFormat("en-u-ca-chinese", { timeZone: "UTC" });
const days = Array.from({ length: 2000 }, (_, count) => 13 * count - 7305);
const ways = { "the emitted array": (day) => lunarDate("china", day), "Intl": (day) => intl.formatToParts(day * 864e5) };
const times = { "the emitted array": [], Intl: [] };
for (let round = 0; round < 30; round += 1)
  for (const [name, way] of Object.entries(ways)) {
    const begin = performance.now();
    for (const day of days) way(day);
    times[name].push(((performance.now() - begin) * 1e6) / days.length);
  }
console.log(JSON.stringify(times));
"""

SWIFT_PROGRAM = """
import Foundation

var calendar = Calendar(identifier: .chinese)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
let parts: Set<Calendar.Component> = [.year, .month, .day]
let days = (0..<2000).map { 13 * $0 - 7305 }
let dates = days.map { Date(timeIntervalSince1970: 86_400 * Double($0)) }
var sum = 0
func nanoseconds(_ way: () -> Void) -> Double {
    let begin = DispatchTime.now().uptimeNanoseconds
    way()
    return Double(DispatchTime.now().uptimeNanoseconds - begin) / Double(days.count)
}
var times = ["the emitted array": [Double](), "Foundation": [Double]()]
for _ in 0..<9 {
    times["the emitted array"]! += [nanoseconds { for day in days { sum += LunisolarArrays.date(of: day, in: .china)!.day } }]
    times["Foundation"]! += [nanoseconds { for date in dates { sum += calendar.dateComponents(parts, from: date).day! } }]
}
precondition(sum > 0)
print(String(decoding: try! JSONEncoder().encode(times), as: UTF8.self))
"""

JAVA_PROGRAM = """
import com.ibm.icu.util.ChineseCalendar;
import com.ibm.icu.util.TimeZone;
import java.util.Arrays;

public final class Bench {
    public static void main(String[] words) {
        ChineseCalendar icu = new ChineseCalendar(TimeZone.getTimeZone("UTC"));
        double[][] times = new double[2][30];
        long sum = 0;
        for (int round = 0; round < 30; round++) {
            long begin = System.nanoTime();
            for (int n = 0; n < 2000; n++) sum += Lunisolar.dateOf(Lunisolar.Calendar.CHINA, 13 * n - 7305).day;
            long middle = System.nanoTime();
            for (int n = 0; n < 2000; n++) {
                icu.setTimeInMillis((13L * n - 7305) * 86400000L);
                sum += icu.get(ChineseCalendar.DAY_OF_MONTH);
            }
            times[0][round] = (middle - begin) / 2000.0;
            times[1][round] = (System.nanoTime() - middle) / 2000.0;
        }
        if (sum == 0) throw new AssertionError();
        System.out.println("{\\"the emitted array\\": " + Arrays.toString(times[0]) + ", \\"ICU4J\\": " + Arrays.toString(times[1]) + "}");
    }
}
"""

# The arrays of languages beside what their users have: the file of the array, the program and its file, what must be there, and the commands.
ICU4J = "/usr/share/java/icu4j.jar"
PROGRAMS = {
    "JavaScript": ("array.mjs", "bench.mjs", JAVASCRIPT_PROGRAM, ["node"], ["node bench.mjs"]),
    "Swift": ("array.swift", "main.swift", SWIFT_PROGRAM, ["swiftc"], ["swiftc -O -o bench-swift main.swift array.swift", "./bench-swift"]),
    "Java": ("Lunisolar.java", "Bench.java", JAVA_PROGRAM, ["javac", "java", ICU4J],
             [f"javac -cp {ICU4J} Bench.java Lunisolar.java", f"java -cp {ICU4J}:. Bench"]),
}  # fmt: skip

# Smallest allowed ratio of a peer to this package.
FLOORS = {"sxtwl": 4.0, "lunardate": 5.0, "LunarCalendar": 5.0, "borax": 5.0, "array: sxtwl": 25.0}


def say(name: str, rounds: list[float]) -> float:
    best = min(rounds)
    print(f"{name:34} {best:10.1f} ns   up to +{max(rounds) / best - 1:.0%}")
    return best


def measure_c() -> None:
    prefix = FOLDER / "prefix"
    run("Scripts/build", "c-library", prefix)
    program = FOLDER / "bench.c"
    program.write_text(C_PROGRAM, encoding="utf-8")
    library = [prefix / "lib/libalmanac.so.1", f"-Wl,-rpath,{prefix / 'lib'}"]
    run("cc", "-O2", "-std=gnu11", "-I", prefix / "include", program, "-o", FOLDER / "bench", *library)
    rounds = [[float(word) for word in line.split()] for line in run(FOLDER / "bench").splitlines()]
    for part, name in enumerate(("C, a day to its date", "C, the same by the array", "C, back", "C, the emitted array")):
        say(name, [values[part] for values in rounds])


def measure_arrays() -> None:
    """Nanoseconds of a date by the array of each language, and by what its users have today."""
    for language, (file, program, text, needed, commands) in PROGRAMS.items():
        if absent := [name for name in needed if not shutil.which(name) and not Path(name).exists()]:
            print(f"{language}: not measured, there is no {' or '.join(absent)}")
            continue
        run(tools() / "almanac-gen", "emit", language.lower(), "--output", FOLDER / file)
        (FOLDER / program).write_text(text, encoding="utf-8")
        for command in commands:
            printed = run(*command.split(), cwd=FOLDER)
        for name, rounds in json.loads(printed).items():
            say(f"{language}, {name}", rounds)


def measure_python() -> dict[str, float]:
    """In the environment of the peers: prints the rows and returns the ratios."""
    sys.path.insert(0, str(FOLDER))
    import array_of_dates
    import chinese_calendar
    import holidays
    import jpholiday
    import lunisolar_almanac as almanac
    import numpy
    import sxtwl
    from borax.calendars.lunardate import LunarDate as Borax
    from lunarcalendar import Converter, Solar
    from lunardate import LunarDate as Lunardate

    china = almanac.calendar("china")
    start = datetime.date(1950, 1, 1)
    days = [start + datetime.timedelta(days=13 * count) for count in range(2000)]
    # The peers of days off know some years only.
    lately = [datetime.date(2021, 1, 1) + datetime.timedelta(days=count) for count in range(1826)]
    mainland, japan = almanac.days_off("mainland"), almanac.days_off("japan")
    in_china = holidays.country_holidays("CN", years=range(2021, 2026))
    dates = {day: china.lunar(day) for day in days}

    def fields(date: almanac.LunarDate) -> tuple[int, int, bool, int]:
        return date.year, date.month, date.is_leap, date.day

    def by_sxtwl(day: datetime.date) -> tuple[int, int, bool, int]:
        found = sxtwl.fromSolar(day.year, day.month, day.day)
        return found.getLunarYear(), found.getLunarMonth(), found.isLunarLeap(), found.getLunarDay()

    ways: dict[str, Callable[[datetime.date], object]] = {
        "almanac, a day to its date": china.lunar,
        "almanac, and its four parts": lambda day: fields(china.lunar(day)),
        "the emitted array": lambda day: array_of_dates.lunar_date("china", day),
        "almanac, back": lambda day: china.date(dates[day]),
        "almanac, the kind of a day": mainland.kind,
        "almanac, a day off": lambda day: mainland.status(day).is_off,
        "almanac, a day off in Japan": japan.kind,
        "almanac, days_off each time": lambda day: almanac.days_off("mainland").kind(day),
        "holidays": in_china.is_working_day,
        "chinesecalendar": chinese_calendar.is_workday,
        "jpholiday": jpholiday.is_holiday,
        "sxtwl": by_sxtwl,
        "lunardate": lambda day: Lunardate.from_solar_date(day.year, day.month, day.day),
        "LunarCalendar": lambda day: Converter.Solar2Lunar(Solar(day.year, day.month, day.day)),
        "borax": lambda day: Borax.from_solar_date(day.year, day.month, day.day),
    }
    wrong = [day for day in days if by_sxtwl(day) != fields(china.lunar(day))]
    if wrong:
        sys.exit(f"sxtwl has other dates: {wrong[:5]}")
    times: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, way in ways.items():
            asked = lately if name in ("holidays", "chinesecalendar", "jpholiday") else days
            begin = time.perf_counter_ns()
            for day in asked:
                way(day)
            times[name].append((time.perf_counter_ns() - begin) / len(asked))
    best = {name: say(f"Python, {name}", rounds) for name, rounds in times.items()}

    many = numpy.random.default_rng(1).integers(-25567, 47481, 10_000_000).astype("datetime64[D]")
    million = numpy.random.default_rng(2).integers(12418, 20800, 1_000_000).astype("datetime64[D]")

    def arrays(way: Callable[[], object], count: int) -> list[float]:
        rounds = []
        for _ in range(ROUNDS):
            begin = time.perf_counter_ns()
            way()
            rounds.append((time.perf_counter_ns() - begin) / count)
        return rounds

    array = say("Python, an array of 10 million", arrays(lambda: china.lunar_array(many), len(many)))
    print(f"that is {1e3 / array:.0f} million dates a second")
    say("Python, + 5 workdays, a million", arrays(lambda: mainland.add_workdays_array(million, 5), len(million)))
    say("Python, workdays between, a million", arrays(lambda: mainland.workdays_array(million, million + 90), len(million)))
    own = best["almanac, and its four parts"]
    ratios = {name: best[name] / own for name in ("sxtwl", "lunardate", "LunarCalendar", "borax")}
    ratios["chinesecalendar"] = best["chinesecalendar"] / best["almanac, a day off"]
    ratios["jpholiday"] = best["jpholiday"] / best["almanac, a day off in Japan"]
    ratios |= {f"array: {name}": best[name] / array for name in ("sxtwl", "lunardate")}
    return ratios


def measure_import(python: Path) -> None:
    rounds: dict[str, list[float]] = {"pass": [], "import lunisolar_almanac": []}
    for _ in range(ROUNDS):
        for code, times in rounds.items():
            begin = time.perf_counter_ns()
            subprocess.run([python, "-I", "-c", code], check=True)
            times.append(time.perf_counter_ns() - begin)
    difference = min(rounds["import lunisolar_almanac"]) - min(rounds["pass"])
    print(f"Python, import beyond its start     {difference / 1e6:8.1f} ms")


def main() -> None:
    if "--inside" in sys.argv:
        ratios = measure_python()
        print(json.dumps(ratios))
        return
    python = environment(FOLDER.name, PEERS)
    for language, name in (("c", "array.h"), ("python", "array_of_dates.py")):
        run(tools() / "almanac-gen", "emit", language, "--calendar", "china", "--output", FOLDER / name)
    measure_c()
    measure_arrays()
    install_package(python)
    *rows, last = run(python, __file__, "--inside").splitlines()
    print("\n".join(rows))
    measure_import(python)
    ratios: dict[str, float] = json.loads(last)
    for name, ratio in ratios.items():
        print(f"{name:34} {ratio:10.1f} x as long")
    low = [f"{name} {ratios[name]:.2f} < {floor}" for name, floor in FLOORS.items() if ratios[name] < floor]
    if "--check" in sys.argv and low:
        sys.exit("under its floor: " + ", ".join(low))


main()
