// Everything about a day.

import { actions, button, element, part } from "../html.js";
import { calendar, dayOf, festivals, names, ownFestivals, seasonOn, termAt, theAlmanac } from "../almanac/library.js";
import { LunarDate } from "../../../module/almanac.js";
import { today } from "../dates.js";
import { dateNear, longDate, relativeDay } from "../words/times.js";
import { doubtSign, doubtText, lunarText, monthDayText, yearText } from "../words/lunar-words.js";
import { joined, word } from "../words/words.js";
import { moonPart, nextTerm, termPart } from "./day-events.js";
import { workPart } from "./day-work.js";
import { checkInPart } from "./day-check-in.js";
import { withParts } from "../parts.js";
import { canShare, shareLink } from "../links.js";
import { ageOn, markName, marksOn } from "../keeping/marks.js";

/** The article of a day, as a list of its parts. */
export function dayArticle(day) {
  const date = calendar().lunar(dayOf(day));
  return element("article", { class: "day", data: { day: dayOf(day).iso, season: seasonOn(day) } },
    head(day, date),
    festivalsPart(day),
    marksPart(day),
    workPart(day),
    comingPart(day, date),
    termPart(day),
    checkInPart(day),
    dayActions(day),
    pillarsPart(day),
    moonPart(day),
    calendarsPart(day, date),
  );
}

function head(day, date) {
  const doubt = calendar().lunarDoubt(dayOf(day));
  const era = ownFestivals() ? names().eraYears(ownFestivals(), dayOf(day)) : [];
  return element("div", { class: "day-head" },
    element("p", { class: "gregorian" }, element("time", { datetime: dayOf(day).iso }, longDate(day)), element("span", { class: "relative" }, relativeDay(day))),
    element("h2", { id: "day-title", tabindex: "-1" }, monthDayText(date) + doubtText(doubt, day)),
    element("p", { class: "years" }, joined([yearText(date.year), ...era])),
    doubt.certainty === "computed" && element("p", { class: "certainty" }, word("computed")));
}

/** The pillar of the month goes by the terms: where they are not known there is none. */
function pillarsPart(day) {
  if (!termAt(day) || !nextTerm(day)) return null;
  const { year, month, day: ofDay } = calendar().pillars(dayOf(day));
  const pillar = (title, value) => [element("dt", {}, title), element("dd", {}, names().pillar(value))];
  return part("pillars", word("pillars"),
    element("dl", {}, pillar(word("yearPillar"), year), pillar(word("month"), month), pillar(word("dayOfMonth"), ofDay)));
}

function festivalsPart(day) {
  const list = festivals()?.on(dayOf(day)) ?? [];
  if (list.length === 0) return null;
  const row = (festival) => element("li", { class: `name ${festival.kind}` },
    names().festivalDay(festivals(), festival) + doubtText(festivals().doubt(festival), day), element("small", {}, names().festivalKind(festivals(), festival.kind)));
  return part("festivals", word("festivals"), element("ul", {}, list.map(row)));
}

function marksPart(day) {
  const marks = marksOn(day);
  if (marks.length === 0) return null;
  return part("day-marks", word("marks"), element("ul", {}, marks.map((mark) => element("li", {}, joined([markName(mark, day), ageOn(mark, day)].filter(Boolean))))));
}

/** The next festival, and lunar New Year: how many days until then. */
function comingPart(day, date) {
  if (!festivals()) return null;
  const next = nextKept(day + 1);
  const newYear = calendar().holds(dayOf(day + 400)) && festivals().on(calendar().day(LunarDate.of(date.year + 1, 1, 1))).find(isKept);
  const found = [next, newYear].filter((festival, index, all) => festival && festival.day.number !== all[index - 1]?.day.number);
  const row = (festival) => element("li", {}, joined([doubtSign(festivals().doubt(festival).certainty) + names().festival(festivals(), festival.id), dateNear(festival.day.number, day),
    festival.day.number >= today() && relativeDay(festival.day.number)].filter(Boolean)));
  return found.length > 0 && part("coming", word("coming"), element("ul", {}, found.map(row)));
}

/** The first festival from a day on that people keep, within a year; sought by months, because most days are of some season. */
function nextKept(first) {
  for (let from = first; from < first + 400 && calendar().holds(dayOf(from + 30)); from += 31) {
    const found = festivals().between(dayOf(from), dayOf(from + 30)).find(isKept);
    if (found) return found;
  }
  return null;
}

/** Whether a festival is kept by people, and begins. */
function isKept({ kind, dayNumber }) {
  return dayNumber === 1 && (kind === "public" || kind === "traditional");
}

/** The same day in the other calendars: only those that have another date are named. */
function calendarsPart(day, date) {
  const all = theAlmanac().calendars.map((id) => theAlmanac().calendar(id)).filter((other) => other.holds(dayOf(day)));
  const others = all.filter((other) => !other.lunar(dayOf(day)).equals(date));
  if (others.length === 0 && all.length < theAlmanac().calendars.length) return null;
  const row = (other) => [element("dt", {}, names().calendar(other)), element("dd", { class: "differs" }, lunarText(other.lunar(dayOf(day))) + doubtSign(other.lunarDoubt(dayOf(day)).certainty))];
  return part("calendars", word("otherCalendars"), others.length > 0 ? element("dl", {}, others.map(row)) : element("p", { class: "same" }, word("sameDate")));
}

function dayActions(day) {
  return actions(
    button("outlined", word("addMark"), () => withParts(({ openMarkForm }) => openMarkForm({ day }))),
    button("outlined", word(canShare() ? "share" : "copyLink"), () => shareLink(day, longDate(day))));
}
