// Checking in, making up, and taking it back, on the article of a day.

import { button, element, part } from "../html.js";
import { canUndo, checkIn, dayOfCheckIns, entryOn, makeUp, makeUpRefusal, undo } from "../keeping/check-ins.js";
import { word } from "../words/words.js";

export function checkInPart(day) {
  const entry = entryOn(day);
  if (entry) {
    return part("check-in", word("checks"), element("p", { class: "done" }, word(entry === "made-up" ? "madeUp" : "checkedIn")),
      canUndo(day) && button("quiet", word("undo"), () => undo(day)));
  }
  if (day === dayOfCheckIns()) return part("check-in", word("checks"), button("primary", word("checkIn"), () => checkIn(day)));
  return makeUpPart(day);
}

/** Of a day to come, or too long ago, there is nothing to say. */
function makeUpPart(day) {
  const refusal = makeUpRefusal(day);
  if (refusal === "notYet" || refusal === "tooLongAgo") return null;
  return part("check-in", word("checks"), refusal ? element("p", {}, word(refusal)) : button("outlined", word("makeUp"), () => makeUp(day)));
}
