// What can go wrong, one class for each reason.

export class AlmanacError extends Error {
  get name() {
    return this.constructor.name;
  }
}

export class OutOfRangeError extends AlmanacError {}
export class NoSuchLeapMonthError extends AlmanacError {}
export class NoThirtiethDayError extends AlmanacError {}
export class UnknownNameError extends AlmanacError {}
export class NotADateError extends AlmanacError {}
export class BadTableError extends AlmanacError {}

// The numbers of almanac.h.
export const BUFFER_TOO_SMALL = 3;
export const NONE = 9;
export const UNDECIDED = 15;

const reasons = new Map([
  [4, [NotADateError, "a number is none of those that are taken"]],
  [5, [OutOfRangeError, "the table does not reach it; it holds the days from 1900-01-01 to 2100-12-31"]],
  [6, [NoSuchLeapMonthError, "the lunar year has no such leap month"]],
  [7, [NoThirtiethDayError, "the lunar month has 29 days: its last day is the 29th"]],
  [8, [UnknownNameError, "an unknown name: use one that the almanac lists"]],
  [9, [OutOfRangeError, "there is none"]],
  [12, [BadTableError, "not a file of this kind: give one written by almanac-gen"]],
  [13, [BadTableError, "a newer format than this module reads: use a newer module"]],
  [14, [BadTableError, "damaged or cut off: take a good copy of it"]],
]);

/** Throws unless a value is of a class; `example` makes one. */
export function checkKind(value, Kind, subject, example) {
  if (value instanceof Kind) return;
  throw new AlmanacError(`${subject}: ${typeof value === "string" ? `"${value}"` : value} is no ${Kind.name}: give ${example}`);
}

/** The error of a status of almanac.h. */
export function errorOf(status, subject) {
  const [Reason, sentence] = reasons.get(status) ?? [AlmanacError, `status ${status}`];
  return new Reason(`${subject}: ${sentence}`);
}
