// Everything about a day.

import { actions, button, element, part } from "../html.js";
import { calendar, dayOf, festivals, names, seasonOn, theAlmanac } from "../almanac/library.js";
import { longDate, relativeDay } from "../words/times.js";
import { lunarText, monthDayText, yearText } from "../words/lunar-words.js";
import { doubtSign } from "../views/cell.js";
import { joined, word } from "../words/words.js";
import { termPart, moonPart } from "./day-events.js";
import { workPart } from "./day-work.js";
import { checkInPart } from "./day-check-in.js";
import { openMarkForm } from "../dialogs/marks-dialog.js";
import { copyLink } from "../links.js";
import { marksOn } from "../keeping/marks.js";

/** The article of a day, as a list of its parts. */
export function dayArticle(day) {
  const date = calendar().lunar(dayOf(day));
  return element("article", { class: "day", data: { day: dayOf(day).iso, season: seasonOn(day) } },
    head(day, date),
    pillarsPart(day),
    festivalsPart(day),
    marksPart(day),
    workPart(day),
    termPart(day),
    moonPart(day),
    calendarsPart(day, date),
    checkInPart(day),
    dayActions(day),
  );
}

function head(day, date) {
  const era = festivals() ? names().eraYears(festivals(), dayOf(day)) : [];
  return element("div", { class: "day-head" },
    element("p", { class: "gregorian" }, element("time", { datetime: dayOf(day).iso }, longDate(day)), element("span", { class: "relative" }, relativeDay(day))),
    element("h2", { id: "day-title", tabindex: "-1" }, monthDayText(date) + doubtText(calendar().lunarDoubt(dayOf(day)), day)),
    element("p", { class: "years" }, joined([yearText(date.year), ...era])));
}

/** ≈, and the authority that has another day or issued this one: ≈ HKO 2057-10-06. */
function doubtText({ certainty, authority, otherDay }, day) {
  const date = certainty === "published" ? dayOf(day) : otherDay;
  return doubtSign(certainty) + (authority ? ` ${authority.toUpperCase()} ${date.iso}` : "");
}

function pillarsPart(day) {
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
  return part("day-marks", word("marks"), element("ul", {}, marks.map(({ name }) => element("li", {}, name))));
}

/** The same day in the other calendars. */
function calendarsPart(day, date) {
  const others = theAlmanac().calendars.filter((id) => id !== calendar().id);
  const row = (id) => {
    const other = theAlmanac().calendar(id);
    const there = other.lunar(dayOf(day));
    const isSame = there.equals(date);
    return [element("dt", {}, names().calendar(other)), element("dd", { class: isSame ? "same" : "differs" }, isSame ? word("sameDate") : lunarText(there))];
  };
  return part("calendars", word("otherCalendars"), element("dl", {}, others.map(row)));
}

function dayActions(day) {
  return actions(
    button("outlined", word("addMark"), () => openMarkForm({ day })),
    button("outlined", word("copyLink"), () => copyLink(day)));
}
