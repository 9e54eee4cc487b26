// The solar term and the phase of the Moon of a day, with their instants and how sure their days are.

import { element, part } from "../html.js";
import { calendar, dayOf, names, seasonOf, termAt } from "../almanac/library.js";
import { dateNear, duration, fullTimeOn, plainDate } from "../words/times.js";
import { word } from "../words/words.js";
import { doubtSign } from "../words/lunar-words.js";
import { moonClass } from "../views/cell.js";

/** The term that begins on a day, with its instant; else the one in which the day lies, and the next. */
export function termPart(day) {
  const current = termAt(day);
  const next = nextTerm(day);
  if (!current && !next) return null;
  const isToday = current?.day.number === day;
  const nameOf = (term) => element("b", { data: { season: seasonOf(term.kind) } }, names().term(term.kind));
  return part("term", word("term"),
    isToday && [element("p", { class: "event" }, nameOf(current)), instantLines(current)],
    !isToday && current && element("p", {}, word("since", { name: signed(current, names().term(current.kind)), date: dateNear(current.day.number, day) })),
    next && element("p", { class: "next" }, word("next", { name: signed(next, names().term(next.kind)), date: dateNear(next.day.number, day) })));
}

/** The term after a day, or undefined where no later one is known, and where none is near: terms of Japan begin in 1853. */
export function nextTerm(day) {
  return calendar().termsBetween(lastDayFrom(day + 1), lastDayFrom(day + 17)).at(0);
}

/** The phase of a day, with its instant; else the next one. The new moon makes the first day of the month. */
export function moonPart(day) {
  const today = calendar().phases(dayOf(day), dayOf(day)).at(0);
  const next = calendar().phases(lastDayFrom(day + 1), lastDayFrom(day + 9)).at(0);
  const moon = (phase) => element("i", { class: moonClass(phase.kind), aria: { hidden: "true" } });
  return part("phase", word("moon"),
    today && [element("p", { class: "event" }, moon(today), " ", element("b", {}, names().phase(today.kind))), instantLines(today)],
    next && element("p", { class: "next" }, !today && moon(next), word("next", { name: signed(next, names().phase(next.kind)), date: dateNear(next.day.number, day) })));
}

function signed({ certainty }, name) {
  return name + doubtSign(certainty);
}

function lastDayFrom(day) {
  return dayOf(Math.min(day, calendar().days.lastDay.number));
}

/** When by the reader's clock; how far from midnight and how sure is said at once only where it matters. */
function instantLines(event) {
  const side = event.marginSeconds < 0 ? "beforeMidnight" : "afterMidnight";
  const matters = event.certainty !== "certain" || Math.abs(event.marginSeconds) < 3600;
  return element("details", { open: matters },
    element("summary", { class: "instant" }, element("time", { datetime: event.instant.toISOString() }, word("yourTime", { time: fullTimeOn(event.instant, event.day) }))),
    element("p", { class: "margin" }, word(side, { time: duration(event.marginSeconds) })),
    element("p", { class: `certainty ${event.certainty}` }, certaintyText(event)));
}

/** How sure the day of an event is, in words. */
function certaintyText(event) {
  const date = event.otherDay ? plainDate(event.otherDay.number) : "";
  const text = word(event.certainty, { seconds: event.uncertaintySeconds, authority: event.authority?.toUpperCase() ?? "", date });
  return date && event.certainty === "computed" ? `${text} ≠ ${date}` : text;
}
