// Months, weeks and days of the Gregorian calendar as indices of pages. Days are numbers: days since 1970-01-01.

const MILLISECONDS = 86_400_000;

/** The pages there are, ends included: those of the whole years of the calendar. */
export let FIRST_YEAR, LAST_YEAR, FIRST_MONTH, LAST_MONTH, FIRST_DAY, LAST_DAY;

/** Takes the whole years between two days. */
export function reach(firstDay, lastDay) {
  [FIRST_YEAR, LAST_YEAR] = [yearOfDay(firstDay - 1) + 1, yearOfDay(lastDay + 1) - 1];
  [FIRST_MONTH, LAST_MONTH] = [monthIndex(FIRST_YEAR, 1), monthIndex(LAST_YEAR, 12)];
  [FIRST_DAY, LAST_DAY] = [dayNumber(FIRST_YEAR, 1, 1), dayNumber(LAST_YEAR, 12, 31)];
}

export function dayNumber(year, month, day) {
  return Math.round(Date.UTC(year, month - 1, day) / 86_400_000);
}

/** The date of a day at 0h UTC, for formats whose zone is UTC. */
export function dateOf(number) {
  return new Date(number * MILLISECONDS);
}

/** Months are counted from January of year 0. */
export function monthIndex(year, month) {
  return year * 12 + month - 1;
}

export function monthOf(index) {
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

export function monthOfDay(number) {
  const date = dateOf(number);
  return monthIndex(date.getUTCFullYear(), date.getUTCMonth() + 1);
}

export function yearOfDay(number) {
  return dateOf(number).getUTCFullYear();
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(number) {
  return ((((number + 3) % 7) + 7) % 7) + 1;
}

/** Weeks are counted from one before all pages; their number grows by one a week. */
export function weekOf(number, firstWeekday) {
  return Math.floor((number + 4 - firstWeekday) / 7);
}

export function firstDayOfWeek(week, firstWeekday) {
  return week * 7 - 4 + firstWeekday;
}

export function isoText(number) {
  return dateOf(number).toISOString().slice(0, 10);
}

/** The day of a date such as 2026-02-17, or null. */
export function dayOfISO(text) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const number = Date.parse(`${text}T00:00:00Z`) / MILLISECONDS;
  return Number.isInteger(number) && isoText(number) === text ? number : null;
}

/** The day of a date that has a page, or null. */
export function parseISO(text) {
  const number = dayOfISO(text);
  return number !== null && hasPage(number) ? number : null;
}

export function hasPage(number) {
  return number >= FIRST_DAY && number <= LAST_DAY;
}

export function clamp(value, first, last) {
  return Math.min(Math.max(value, first), last);
}

/** Today by the reader's clock. */
export function today(now = new Date()) {
  return dayNumber(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** The same day of the month some months later, or the last day of that month. */
export function plusMonths(number, count) {
  const date = dateOf(number);
  const { year, month } = monthOf(monthIndex(date.getUTCFullYear(), date.getUTCMonth() + 1) + count);
  const length = dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);
  return dayNumber(year, month, Math.min(date.getUTCDate(), length));
}
