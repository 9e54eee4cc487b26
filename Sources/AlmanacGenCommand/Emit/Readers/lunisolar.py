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

# By language: 24 terms, the first days of 12 months and of 12 leap months, days 2 to 30, the festivals of
# the region.
LABELS = {
@labels@
}
@region@# By 57 days from the first: a digit for the day among them, one for its festival or 0, one for its mark or 0.
@region@NOTES = (
@region@@notes@
@region@)


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


@region@def _noted(day: datetime.date, digit: int) -> int:
@region@    """A digit of the note of a day of the region: 1 for its festival, 2 for its mark; 0 without one. "#" is the digit 0."""
@region@    block, index = divmod((day - FIRST_DAY).days, 57)
@region@    notes = NOTES[block] if FIRST_DAY <= day <= LAST_DAY else ""
@region@    found = (notes[start + digit] for start in range(0, len(notes), 3) if ord(notes[start]) - 35 == index)
@region@    return ord(next(found, "#")) - 35
@region@
@region@
@region@def mark(day: datetime.date) -> Optional[int]:
@region@    """1 on a day off of the region, 2 on a day worked for one, 3 on half a day off, 0 on others; None where nobody has decided."""
@region@    return _noted(day, 2) or (0 if @firstDecided@ <= (day - _EPOCH).days <= @lastDecided@ else None)
@region@
@region@
def label(calendar: str, day: datetime.date, language: str = "@language@") -> Optional[str]:
    """The label under the number of a day: its term, else its month on the first day, else its lunar day."""
    date = lunar_date(calendar, day)
    if date is None:
        return None
@region@    festival = _noted(day, 1)
@region@    if festival and LABELS[language][76 + festival]:
@region@        return LABELS[language][76 + festival]
    index = term(calendar, day)
    if index is None:
        index = 46 + date.day if date.day > 1 else 23 + 12 * date.leap + date.month
    return LABELS[language][index]
