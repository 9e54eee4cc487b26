import datetime
import functools
import itertools
import sys
import time

import lunisolar
from lunisolar import mark
from lunisolar import FIRST_DAY, LABELS, LAST_DAY, LunarDate, day, label, lunar_date, term

EPOCH = datetime.date(1970, 1, 1)
days = [FIRST_DAY + datetime.timedelta(offset) for offset in range(-1, (LAST_DAY - FIRST_DAY).days + 2)]
# The labels of a day in six languages need its date and its term once.
lunisolar.lunar_date, lunisolar.term = functools.cache(lunar_date), functools.cache(term)
for name in lunisolar.MONTHS:
    lines = []
    for civil in days:
        date = lunar_date(name, civil)
        if date is None:
            assert label(name, civil) is None
            lines.append(f"{name} {(civil - EPOCH).days} -\n")
            continue
        assert day(name, date) == civil, (name, civil)
        found = term(name, civil)
        labels = "|".join(label(name, civil, language) for language in LABELS)
        line = f"{name} {(civil - EPOCH).days} {date[0]} {date[1]} {date[2]:d} {date[3]} {-1 if found is None else found}|{labels}"
        line += f"|{-1 if (off := mark(civil)) is None else off}"
        lines.append(line + "\n")
    dates = itertools.product(range(1897, 2103), range(14), (False, True), range(32))
    count = sum(day(name, LunarDate(*date)) is not None for date in dates)
    sys.stdout.write("".join(lines) + f"{name} {count} dates\n")

times = [time.perf_counter_ns()]
for civil in days:
    lunar_date("china", civil)
times.append(time.perf_counter_ns())
for n in range(len(days)):
    day("china", LunarDate(1901 + n % 199, 1 + n % 12, False, 1 + n % 29))
times.append(time.perf_counter_ns())
for civil in days:
    term("china", civil)
times.append(time.perf_counter_ns())
print(*(round((after - before) / len(days), 1) for before, after in zip(times, times[1:])), file=sys.stderr)
