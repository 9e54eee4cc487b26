// The errors, one class for each reason.

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
export class BadArgumentError extends AlmanacError {}
export class BadRuleError extends AlmanacError {}
export class BadTableError extends AlmanacError {}

/** A value as it is written in a program. */
export function written(value) {
  if (typeof value === "string") return value.length > 80 ? `"${value.slice(0, 79)}…"` : `"${value}"`;
  if (typeof value === "bigint") return `${value}n`;
  try {
    return String(value);
  } catch {
    // An object without a prototype, say, has no text.
    return "[object]";
  }
}

/** Throws unless a value is of a class; `example` makes one. */
export function checkKind(value, Kind, subject, example) {
  if (value instanceof Kind) return;
  throw new BadArgumentError(`${subject}: ${written(value)} is no ${Kind.name}: give ${example}`);
}

/** Throws unless two values belong to one almanac: the addresses of another are of another memory. */
export function checkAlmanac(actual, expected, subject) {
  if (actual !== expected) throw new BadArgumentError(`${subject}: of another almanac: ask the same one`);
}

/** Throws unless a name is one of those that are known. */
export function checkName(name, known, subject) {
  if (!known.includes(name)) throw new UnknownNameError(`${subject} ${written(name)}: there are ${known.join(", ") || "none"}`);
}

/** Throws unless a value is text; `example` is such a name. */
export function checkText(value, subject, example) {
  if (typeof value !== "string") throw new UnknownNameError(`${subject} ${written(value)}: give text such as "${example}"`);
}

/** Throws unless a number is a whole one between two others, both included. */
export function checkNumber(number, first, last, subject, Reason = BadArgumentError) {
  if (Number.isInteger(number) && number >= first && number <= last) return;
  throw new Reason(`${subject} ${written(number)}: give a whole number from ${first} to ${last}`);
}

/** An object that may be left out; `example` is one. */
export function objectOf(value = {}, example) {
  if (Object(value) === value) return value;
  throw new BadArgumentError(`${written(value)}: give an object such as ${example}`);
}

/** Options that may be left out, none of them but those that are known: a name with a letter too few would be passed over. */
export function optionsOf(value, example, known) {
  const options = objectOf(value, example);
  for (const name in options) {
    if (!known.includes(name)) throw new BadArgumentError(`option ${written(name)}: there are ${known.join(", ")}`);
  }
  return options;
}

/** The number of a word; throws for one that is not in its list. */
export function numberOf(word, words) {
  const number = words.indexOf(word);
  if (number < 0) throw new UnknownNameError(`${written(word)} is none of ${words.map(written).join(", ")}`);
  return number;
}
