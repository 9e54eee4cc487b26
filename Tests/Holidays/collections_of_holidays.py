"""Collections of holidays that others keep, and the days on which they differ."""

import datetime
import pathlib

from rows import DATE, DAY, Problem


def witnesses():
    """Region, name, first and last day, and whether a day is off; None where the collection says nothing."""
    import csv

    import chinese_calendar
    import holiday_jp
    import holidays
    import jpholiday
    import taiwan_holidays
    import workalendar.asia

    def general(name, first, last, categories=("public",), saturdays_since=1):
        collection = getattr(holidays, name)(years=range(first, last + 1), categories=categories)

        def off(day):
            if day.weekday() == 5 and day < datetime.date.fromisoformat(f"{saturdays_since:04}-07-01"):
                return None
            return not collection.is_working_day(day)

        return off

    def year(first, last):
        return datetime.date(first, 1, 1), datetime.date(last, 12, 31)

    yield "mainland", "holidays", *year(2004, 2026), general("China", 2003, 2027)
    yield "mainland", "chinesecalendar", *year(2004, 2026), chinese_calendar.is_holiday
    yield "hongkong", "holidays", *year(1999, 2026), general("HongKong", 1998, 2027, ("optional",))
    asia = workalendar.asia.HongKong()
    named = {day for number in range(1999, 2024) for day, _ in asia.holidays(number)}
    yield "hongkong", "workalendar", *year(1999, 2023), lambda day: day.weekday() == 6 or day in named
    yield "macau", "holidays", *year(2005, 2026), general("Macau", 2004, 2027, ("government", "optional"))
    # Until 2000 offices had more holidays than everybody.
    yield "taiwan", "holidays", *year(2000, 2026), general("Taiwan", 1999, 2027, ("public", "government"))
    official = {}
    for path in sorted(pathlib.Path(taiwan_holidays.__file__).parent.glob("data/*.csv")):
        for line in csv.DictReader(path.open(encoding="utf-8-sig")):
            day = line["西元日期"]
            official[DATE(f"{day[:4]}-{day[4:6]}-{day[6:]}" if "-" not in day else day)] = line["是否放假"] == "2"
    yield "taiwan", "office calendar", *year(2019, 2027), official.get
    yield "korea", "holidays", *year(2000, 2026), general("SouthKorea", 1999, 2027, saturdays_since=2005)
    yield "vietnam", "holidays", *year(2000, 2026), general("Vietnam", 1999, 2027)
    yield "japan", "holidays", *year(1949, 2027), general("Japan", 1949, 2028, saturdays_since=1992)

    def with_weekend(is_holiday):
        """Off on the weekend too; nothing on Saturdays of which the morning was worked."""

        def off(day):
            if day.weekday() == 5 and day < DATE("1992-05-01"):
                return None
            return day.weekday() > 4 or is_holiday(day)

        return off

    yield "japan", "jpholiday", *year(1986, 2027), with_weekend(jpholiday.is_holiday)
    cabinet = set()
    for line in (pathlib.Path(holiday_jp.__file__).parent / "syukujitsu.csv").read_text("utf-8-sig").split("\n")[1:]:
        if line:
            cabinet.add(datetime.date(*map(int, line.split(",")[0].split("/"))))
    yield "japan", "cabinet office", *year(1955, 2027), with_weekend(cabinet.__contains__)


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
