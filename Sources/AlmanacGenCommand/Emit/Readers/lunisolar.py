"""@title@

@head@
A day is given as a date of datetime all the same. An answer that there is not is None.
"""

import datetime
from typing import NamedTuple, Optional

_EPOCH = datetime.date(1970, 1, 1)
FIRST_DAY = _EPOCH + datetime.timedelta(@firstDay@)
LAST_DAY = _EPOCH + datetime.timedelta(@lastDay@)
FIRST_LUNAR_YEAR, FIRST_YEAR = @firstLunarYear@, @firstYear@

# By lunar year: bits 0-12 months of 30 days, 13-16 the leap month or 0, 17-22 days from 19 January
# to New Year.
MONTHS = {
@months@
}
# By year: bit k is 1 if term k is a day later than predicted.
TERMS = {
@terms@
}
# The predictions of the first year, in 1/65536 of a day after 1 January.
BASES = {
@bases@
}

# By language: 24 terms, the first days of 12 months and of 12 leap months, days 2 to 30.
LABELS = {
@labels@
}


class LunarDate(NamedTuple):
    year: int
    month: int
    leap: bool
    day: int


def _new_year(calendar: str, index: int) -> int:
    return datetime.date(FIRST_LUNAR_YEAR + index, 1, 19).toordinal() + (MONTHS[calendar][index] >> 17)


def lunar_date(calendar: str, day: datetime.date) -> Optional[LunarDate]:
    """The lunar date of a day."""
    if not FIRST_DAY <= day <= LAST_DAY:
        return None
    index = min(day.year - FIRST_LUNAR_YEAR, len(MONTHS[calendar]) - 1)
    if _new_year(calendar, index) > day.toordinal():
        index -= 1
    word = MONTHS[calendar][index]
    leap, rest, month = word >> 13 & 15, day.toordinal() - _new_year(calendar, index), 0
    while rest >= 29 + (word >> month & 1):
        rest -= 29 + (word >> month & 1)
        month += 1
    number = month if leap and month >= leap else month + 1
    return LunarDate(FIRST_LUNAR_YEAR + index, number, leap != 0 and month == leap, rest + 1)


def day(calendar: str, date: LunarDate) -> Optional[datetime.date]:
    """The day of a lunar date."""
    index = date.year - FIRST_LUNAR_YEAR
    if not 0 <= index < len(MONTHS[calendar]) or not 1 <= date.month <= 12:
        return None
    word = MONTHS[calendar][index]
    leap = word >> 13 & 15
    if date.leap and date.month != leap:
        return None
    before = date.month if leap and (date.leap or date.month > leap) else date.month - 1
    if not 1 <= date.day <= 29 + (word >> before & 1):
        return None
    long_months = bin(word & (1 << before) - 1).count("1")
    found = datetime.date.fromordinal(_new_year(calendar, index) + 29 * before + long_months + date.day - 1)
    return found if FIRST_DAY <= found <= LAST_DAY else None


def term_day(calendar: str, year: int, term: int) -> Optional[datetime.date]:
    """The day of a solar term of a Gregorian year."""
    index = year - FIRST_YEAR
    if not 0 <= index < len(TERMS[calendar]) or not 0 <= term < 24:
        return None
    offset = 365 * index + (15873 * index + BASES[calendar][term] >> 16) + (TERMS[calendar][index] >> term & 1)
    return datetime.date(FIRST_YEAR, 1, 1) + datetime.timedelta(offset)


def term(calendar: str, day: datetime.date) -> Optional[int]:
    """The term of a day; None for most days."""
    if not FIRST_DAY <= day <= LAST_DAY:
        return None
    first = (day.timetuple().tm_yday - 1) // 16
    terms = range(first, min(first + 3, 24))
    return next((term for term in terms if term_day(calendar, day.year, term) == day), None)


def label(calendar: str, day: datetime.date, language: str = "@language@") -> Optional[str]:
    """The label under the number of a day: its term, else its month on the first day, else its lunar day."""
    date = lunar_date(calendar, day)
    if date is None:
        return None
    index = term(calendar, day)
    if index is None:
        index = 46 + date.day if date.day > 1 else 23 + 12 * date.leap + date.month
    return LABELS[language][index]
