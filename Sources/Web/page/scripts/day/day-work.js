// Whether a day is worked, and by whose word.

import { element, part } from "../html.js";
import { daysOff, dayOf, festivals, names, ownFestivals } from "../almanac/library.js";
import { plainDate } from "../words/times.js";
import { joined, word } from "../words/words.js";
import { doubtText } from "../words/lunar-words.js";

/** Days that are off, as a whole or by half, stand out. */
const CLASSES = { "day-off": "off", "half-day": "half" };

/** Null where nothing is known of the days off of the regions. */
export function workPart(day) {
  const status = daysOff()?.status(dayOf(day));
  if (!status) return null;
  const reasons = [
    names().workReason(status.reason, ownFestivals()),
    isOfAnother(status, day) && names().festival(festivals(), status.festival),
    status.otherDay && word("instead", { date: plainDate(status.otherDay.number) }),
  ].filter(Boolean);
  return part("work-status", word("daysOff"),
    element("p", {}, element("b", { class: CLASSES[status.kind] }, kindText(status.kind, day) + doubtText(daysOff().doubt(dayOf(day)), day)), reasons.length > 0 && joined(["", ...reasons])),
    status.notice && element("p", { class: "notice", lang: "" }, word("byNotice", status.notice)));
}

/** A day before every record stays unknown: nobody will decide it. */
function kindText(kind, day) {
  const { completeDays } = daysOff();
  const isBefore = kind === "unknown" && (!completeDays || day < completeDays.firstDay.number);
  return isBefore ? word("unknownWork") : names().workKind(kind);
}

/** Whether a day is off for a festival that is not on it, and so not named yet. */
function isOfAnother({ festival }, day) {
  return festival && festivals() && festivals().on(dayOf(day)).every(({ id }) => id !== festival);
}
