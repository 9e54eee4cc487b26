"""Collections of holidays that others keep, and the days on which they differ."""

import datetime
import pathlib
import runpy

from rows import DATE, DAY, ROOT, Problem


def witnesses():
    """Region, name, first and last day, and whether a day is off; None where the collection says nothing."""
    import csv

    import holiday_jp
    import taiwan_holidays
    import workalendar.asia

    libraries = runpy.run_path(str(ROOT / "Sources/Python/lunisolar_almanac/_libraries.py"))["LIBRARIES"]

    def asked(library, country, first, last, saturdays_since="0001-01-01"):
        """A library as the package asks it; nothing on Saturdays of which the morning was worked."""
        return general(libraries[library](country, range(first, last + 1)), saturdays_since)

    def general(off, saturdays_since):
        return lambda day: None if day.weekday() == 5 and day < DATE(saturdays_since) else off(day)

    def year(first, last):
        return datetime.date(first, 1, 1), datetime.date(last, 12, 31)

    yield "mainland", "holidays", *year(2004, 2026), asked("holidays", "CN", 2003, 2027)
    yield "mainland", "chinesecalendar", *year(2004, 2026), asked("chinesecalendar", "CN", 2004, 2026)
    yield "hongkong", "holidays", *year(1999, 2026), asked("holidays", "HK", 1998, 2027)
    asia = workalendar.asia.HongKong()
    named = {day for number in range(1999, 2024) for day, _ in asia.holidays(number)}
    yield "hongkong", "workalendar", *year(1999, 2023), lambda day: day.weekday() == 6 or day in named
    yield "macau", "holidays", *year(2005, 2026), asked("holidays", "MO", 2004, 2027)
    # Until 2000 offices had more holidays than everybody.
    yield "taiwan", "holidays", *year(2000, 2026), asked("holidays", "TW", 1999, 2027)
    official = {}
    for path in sorted(pathlib.Path(taiwan_holidays.__file__).parent.glob("data/*.csv")):
        for line in csv.DictReader(path.open(encoding="utf-8-sig")):
            day = line["西元日期"]
            official[DATE(f"{day[:4]}-{day[4:6]}-{day[6:]}" if "-" not in day else day)] = line["是否放假"] == "2"
    yield "taiwan", "office calendar", *year(2019, 2027), official.get
    yield "korea", "holidays", *year(2000, 2026), asked("holidays", "KR", 1999, 2027, "2005-07-01")
    yield "vietnam", "holidays", *year(2000, 2026), asked("holidays", "VN", 1999, 2027)
    yield "japan", "holidays", *year(1949, 2027), asked("holidays", "JP", 1949, 2028, "1992-07-01")
    yield "japan", "jpholiday", *year(1986, 2027), asked("jpholiday", "JP", 1986, 2027, "1992-05-01")
    cabinet = set()
    for line in (pathlib.Path(holiday_jp.__file__).parent / "syukujitsu.csv").read_text("utf-8-sig").split("\n")[1:]:
        if line:
            cabinet.add(datetime.date(*map(int, line.split(",")[0].split("/"))))
    yield "japan", "cabinet office", *year(1955, 2027), general(lambda day: day.weekday() > 4 or day in cabinet, "1992-05-01")


def compare(files, laws):
    """Differences of every day of the complete years from every collection, as rows of differences.tsv; and how many days.

    A collection that says nothing of most days is a mistake of ours, not a witness."""
    found, days = {}, 0
    for region, name, first, last, off in witnesses():
        file = files[region]
        # Before the days of everybody are complete, those of public offices are; a collection does not know their turn of the year.
        usual = "all" if "all" in file.complete else file.usual
        decided, offices = file.complete[usual], file.complete["public-offices"]
        day = max(first, min(decided[0], offices[0]))
        asked, said_before = 0, days
        while day <= min(last, decided[1]):
            said = off(day)
            asked += 1
            audience = usual if day >= decided[0] else "public-offices"
            is_closed = audience != usual and str(day)[5:] in ("12-29", "12-30", "12-31", "01-02", "01-03")
            if region == "japan" and is_closed:
                said = None
            ours = file.status(day, audience, laws[region])
            if said is not None:
                days += 1
                # A collection of whole days says "off" or "worked" of half a day, as it likes.
                if ours != "half" and (ours == "off") != bool(said):
                    found[region, name, str(day)] = (ours, "off" if said else "work")
            day += DAY
        if days - said_before < asked * 0.8:
            raise Problem(f"{name} of {region} says something of {days - said_before} of {asked} days")
    return found, days
