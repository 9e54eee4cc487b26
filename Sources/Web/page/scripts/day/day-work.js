// Whether a day is worked, and by whose word.

import { element, part } from "../html.js";
import { beside, daysOff, dayOf, festivals, names, ownFestivals } from "../almanac/library.js";
import { daysOffRemark } from "../views/remark.js";
import { plainDate } from "../words/times.js";
import { daysText, joined, labelled, word } from "../words/words.js";
import { doubtText } from "../words/lunar-words.js";

/** Days that are off, as a whole or by half, stand out. */
const CLASSES = { "day-off": "off", "half-day": "half" };

/** Null where nothing is known of the days off of the region, and none is beside it. */
export function workPart(day) {
  const status = daysOff()?.status(dayOf(day));
  const other = beside();
  if (!status && !other) return null;
  const [kind, ...reasons] = status ? textsOf(status, day, daysOff(), isOfAnother(status, day)) : [];
  return part("work-status", word("daysOff"),
    status && element("p", {}, element("b", { class: CLASSES[status.kind] }, kind), reasons.length > 0 && joined(["", ...reasons])),
    status?.notice && element("p", { class: "notice", lang: "" }, word("byNotice", status.notice)),
    other && element("p", {}, labelled(names().region(other.region), workText(day, other.daysOff, other.festivals))));
}

/** Day off · by law · National Day: whether a day is worked, and why. */
export function workText(day, known, kept = null) {
  const status = known.status(dayOf(day));
  return joined(textsOf(status, day, known, status.festival && (kept ?? festivals()), kept));
}

/** Workday: 23 days. */
export function workdaysText(first, last, known) {
  const { workdays, unknown } = known.workdays(dayOf(first), dayOf(last));
  const counts = { workday: workdays, ...(unknown > 0 && { unknown }) };
  return joined(Object.entries(counts).map(([kind, count]) => labelled(names().workKind(kind), daysText(count))));
}

/** The kind of a day, the reason, where it is wanted the name of its festival, and the day for which it is off or worked. */
function textsOf({ kind, reason, festival, otherDay }, day, known, isNamed, kept = null) {
  return [
    kindText(kind, day, known) + doubtText(known.doubt(dayOf(day)), day),
    names().workReason(reason, kept ?? ownFestivals()),
    isNamed && names().festival(kept ?? festivals(), festival),
    otherDay && word("instead", { date: plainDate(otherDay.number) }),
    kind === "unknown" && daysOffRemark(day, day, known),
  ].filter(Boolean);
}

/** A day before every record stays unknown: nobody will decide it. */
function kindText(kind, day, { completeDays }) {
  const isBefore = kind === "unknown" && (!completeDays || day < completeDays.firstDay.number);
  return isBefore ? word("unknownWork") : names().workKind(kind);
}

/** Whether a day is off for a festival that is not on it, and so not named yet. */
function isOfAnother({ festival }, day) {
  return festival && festivals() && festivals().on(dayOf(day)).every(({ id }) => id !== festival);
}
