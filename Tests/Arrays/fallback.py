"""The pure Python package answers every day as the lines of standard input say, which are those that ask.py prints; its examples hold."""

import datetime
import doctest
import pickle
import sys

import lunisolar_almanac as almanac

EPOCH = datetime.date(1970, 1, 1)
assert doctest.testmod(almanac) == (0, 5)
assert pickle.loads(pickle.dumps(almanac.calendar("korea"))).id == "korea"
count = 0
for line in sys.stdin:
    name, *fields = line.split()
    if len(fields) != 6:
        continue
    number, year, month, leap, day, _ = map(int, fields)
    calendar, civil = almanac.calendar(name), EPOCH + datetime.timedelta(number)
    lunar = almanac.LunarDate(year, month, day, leap == 1)
    assert calendar.lunar(civil) == lunar and calendar.date(lunar) == civil, line
    count += 1
for wrong, error in (
    (lambda: almanac.calendar("mars"), almanac.UnknownName),
    (lambda: almanac.calendar("china").lunar(datetime.date(1899, 12, 31)), almanac.OutOfRange),
    (lambda: almanac.calendar("china").date(almanac.LunarDate(2024, 6, 1, is_leap=True)), almanac.NoSuchLeapMonth),
    (lambda: almanac.calendar("china").date(almanac.LunarDate(2025, 12, 30)), almanac.NoThirtiethDay),
    (lambda: almanac.LunarDate(2026, 13, 1), almanac.NotADate),
    (lambda: almanac.days_off, AttributeError),
    (lambda: almanac.calendar("china").festivals(), AttributeError),
):
    try:
        wrong()
    except error:
        continue
    raise AssertionError(error)
print(count)
