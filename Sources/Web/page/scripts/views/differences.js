// Where the region in view and the one beside it differ in a year: the days off of one alone, and those with other lunar dates.

import { element } from "../html.js";
import { beside, calendar, dayOf, daysOffShown, festivals, names } from "../almanac/library.js";
import { dayNumber } from "../dates.js";
import { settings } from "../keeping/settings.js";
import { lunarText } from "../words/lunar-words.js";
import { spanText, yearTitle } from "../words/times.js";
import { joined, labelled, word } from "../words/words.js";

/** The differences of a year as a list of days; null where nothing is beside the region in view, or a calendar of the two has not begun. */
export function differencesPart(year) {
  const other = beside();
  const own = { region: settings.regions[0], calendar: calendar(), festivals: festivals(), daysOff: daysOffShown() };
  if (!other || !own.daysOff) return null;
  const sides = [own, other];
  const [first, last] = [dayNumber(year, 1, 1), dayNumber(year, 12, 31)];
  if (sides.some(({ calendar: { days } }) => first < days.firstDay.number || last > days.lastDay.number)) return null;
  const row = ({ first, last, kinds }) => element("li", {}, element("button", { type: "button", data: { date: dayOf(first).iso } },
    element("b", {}, spanText(first, last)),
    sides.map((side) => element("span", { class: "when" }, labelled(names().region(side.region), joined(factsOf(side, first, last, kinds)))))));
  const runs = runsOf(sides, first, last);
  const [one, two] = sides.map(({ region }) => names().region(region));
  return element("section", {}, element("h2", {}, word("differences", { one, other: two, year: yearTitle(year) })),
    runs.length > 0 ? element("ul", { class: "breaks" }, runs.map(row)) : element("p", { class: "notes" }, word("noDifference")));
}

/** Days in a row that differ in the same way. */
function runsOf(sides, first, last) {
  const runs = [];
  for (let day = first; day <= last; day += 1) {
    const kinds = kindsOf(sides, day);
    const run = runs.at(-1);
    if (kinds !== "" && run?.last === day - 1 && run.kinds === kinds) run.last = day;
    else if (kinds !== "") runs.push({ first: day, last: day, kinds });
  }
  return runs;
}

/** How a day differs: "work", "lunar", both, or not at all. Where one side is not decided only a holiday of the other counts. */
function kindsOf(sides, day) {
  const [one, other] = sides.map(({ daysOff }) => daysOff.status(dayOf(day)));
  const isKnown = [[one, other], [other, one]].every(([left, right]) => left.kind !== "unknown" || right.festival !== null);
  const [date, itsDate] = sides.map((side) => side.calendar.lunar(dayOf(day)));
  return [isKnown && one.isOff !== other.isOff && `work ${one.kind} ${other.kind}`, !date.equals(itsDate) && "lunar"].filter(Boolean).join(" ");
}

/** Day off · Christmas Day: what the days are on a side, in the respects in which the sides differ. */
function factsOf({ calendar: its, festivals: kept, daysOff }, first, last, kinds) {
  const days = Array.from({ length: last - first + 1 }, (_, index) => daysOff.status(dayOf(first + index)));
  const named = new Set(days.map(({ festival }) => festival && kept && names().festival(kept, festival)).filter(Boolean));
  return [
    ...(kinds.startsWith("work") ? [names().workKind(days[0].kind), ...named] : []),
    kinds.endsWith("lunar") && lunarText(its.lunar(dayOf(first))) + (last > first ? " …" : ""),
  ].filter(Boolean);
}
