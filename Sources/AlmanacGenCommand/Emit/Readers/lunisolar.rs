//! @title@
//! @head@

/// The calendars of the arrays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calendar { @names@ }

/// The languages of the labels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language { @languages@ }

pub const FIRST_DAY: i32 = @firstDay@;
pub const LAST_DAY: i32 = @lastDay@;
const FIRST_LUNAR_YEAR: i32 = @firstLunarYear@;
const FIRST_YEAR: i32 = @firstYear@;

/// By lunar year: bits 0-12 months of 30 days, 13-16 the leap month or 0, 17-22 days from 19 January
/// to New Year.
const MONTHS: [[u32; @lunarYears@]; @calendarCount@] = [
@months@
];
/// By year: bit k is 1 if term k is a day later than predicted.
const TERMS: [[u32; @years@]; @calendarCount@] = [
@terms@
];
/// The predictions of the first year, in 1/65536 of a day after 1 January.
const BASES: [[i32; 24]; @calendarCount@] = [
@bases@
];

/// By language: 24 terms, the first days of 12 months and of 12 leap months, days 2 to 30, the festivals
/// of the region.
const LABELS: [[&str; @labelCount@]; @languageCount@] = [
@labels@
];
@region@/// By 57 days from the first: a digit for the day among them, one for its festival or 0, one for its mark or 0.
@region@const NOTES: &[&str] = &[
@region@@notes@
@region@];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LunarDate {
    pub year: i32,
    pub month: u8,
    pub leap: bool,
    pub day: u8,
}

/// The day of 1 January of a year after 0.
const fn january(year: i32) -> i32 {
    365 * (year - 1970) + (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400 - 477
}

fn new_year(calendar: Calendar, index: usize) -> i32 {
    january(FIRST_LUNAR_YEAR + index as i32) + 18 + (MONTHS[calendar as usize][index] >> 17) as i32
}

/// The lunar date of a day.
pub fn lunar_date(calendar: Calendar, day: i32) -> Option<LunarDate> {
    if !(FIRST_DAY..=LAST_DAY).contains(&day) {
        return None;
    }
    let years = &MONTHS[calendar as usize];
    let mut index = (((day - january(FIRST_LUNAR_YEAR)) / 365) as usize).min(years.len() - 1);
    while new_year(calendar, index) > day {
        index -= 1;
    }
    let word = years[index];
    let leap = word >> 13 & 15;
    let (mut rest, mut month) = ((day - new_year(calendar, index)) as u32, 0);
    while rest >= 29 + (word >> month & 1) {
        rest -= 29 + (word >> month & 1);
        month += 1;
    }
    let is_after = leap != 0 && month >= leap;
    Some(LunarDate {
        year: FIRST_LUNAR_YEAR + index as i32,
        month: (if is_after { month } else { month + 1 }) as u8,
        leap: leap != 0 && month == leap,
        day: rest as u8 + 1,
    })
}

/// The day of a lunar date.
pub fn day(calendar: Calendar, date: LunarDate) -> Option<i32> {
    let index = date.year.wrapping_sub(FIRST_LUNAR_YEAR) as usize;
    let word = *MONTHS[calendar as usize].get(index)?;
    let (month, leap) = (date.month as u32, word >> 13 & 15);
    if month < 1 || month > 12 || (date.leap && month != leap) {
        return None;
    }
    let before = month - 1 + (leap != 0 && (date.leap || month > leap)) as u32;
    if date.day < 1 || date.day as u32 > 29 + (word >> before & 1) {
        return None;
    }
    let long = (word & ((1 << before) - 1)).count_ones();
    let found = new_year(calendar, index) + (29 * before + long + date.day as u32) as i32 - 1;
    (FIRST_DAY..=LAST_DAY).contains(&found).then_some(found)
}

/// The day of a solar term of a Gregorian year.
pub fn term_day(calendar: Calendar, year: i32, term: usize) -> Option<i32> {
    let index = year.wrapping_sub(FIRST_YEAR) as usize;
    let word = *TERMS[calendar as usize].get(index)?;
    let base = *BASES[calendar as usize].get(term)?;
    let predicted = (15873 * index as i32 + base) >> 16;
    Some(january(FIRST_YEAR) + 365 * index as i32 + predicted + (word >> term & 1) as i32)
}

/// The term of a day; None for most days.
pub fn term(calendar: Calendar, day: i32) -> Option<usize> {
    if !(FIRST_DAY..=LAST_DAY).contains(&day) {
        return None;
    }
    let mut year = FIRST_YEAR + (day - FIRST_DAY) / 366;
    while january(year + 1) <= day {
        year += 1;
    }
    let first = ((day - january(year)) / 16) as usize;
    (first..24).find(|&term| term_day(calendar, year, term).is_some_and(|found| found >= day))
        .filter(|&term| term_day(calendar, year, term) == Some(day))
}

@region@/// The festival and the mark of a day of the region, each 0 if it has none. '#' is the digit 0.
@region@fn noted(day: i32) -> (usize, u8) {
@region@    let index = day.wrapping_sub(FIRST_DAY);
@region@    let notes = NOTES.get((index / 57) as usize).map_or(&b""[..], |notes| notes.as_bytes());
@region@    let note = notes.chunks(3).find(|note| (note[0] - b'#') as i32 == index % 57);
@region@    note.map_or((0, 0), |note| ((note[1] - b'#') as usize, note[2] - b'#'))
@region@}
@region@
@region@/// 1 on a day off of the region, 2 on a day worked for one, 3 on half a day off, 0 on others; None where nobody has decided.
@region@pub fn mark(day: i32) -> Option<u8> {
@region@    let mark = noted(day).1;
@region@    (mark > 0 || (@firstDecided@..=@lastDecided@).contains(&day)).then_some(mark)
@region@}
@region@
/// The label under the number of a day: its term, else its month on the first day, else its lunar day.
pub fn label(calendar: Calendar, language: Language, day: i32) -> Option<&'static str> {
    let date = lunar_date(calendar, day)?;
@region@    let (festival, _) = noted(day);
@region@    let name = LABELS[language as usize][76 + festival];
@region@    if festival > 0 && !name.is_empty() {
@region@        return Some(name);
@region@    }
    let first = 23 + 12 * date.leap as usize + date.month as usize;
    let index = if date.day > 1 { 46 + date.day as usize } else { first };
    Some(LABELS[language as usize][term(calendar, day).unwrap_or(index)])
}
