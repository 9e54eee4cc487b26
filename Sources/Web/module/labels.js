// The one label of a cell.

import { festivalKinds, numberOf } from "./words.js";

/** The label of a cell: the first that a source of the style has, or the lunar date if none has any. */
export function labelOf(cell, { sources = ["festival", "term", "lunar"], lastKind = "traditional", spanDays = "first" } = {}, names) {
  for (const source of sources) {
    if (source === "lunar") break;
    if (source === "term" && cell.term) return label(names.term(cell.term), "term");
    if (source !== "festival" || !names.festival) continue;
    const festival = shownFestival(cell, numberOf(lastKind, festivalKinds), spanDays === "all");
    if (festival) return label(names.festival(festival), "festival");
  }
  return label(names.lunar(cell.lunar), cell.lunar.day === 1 ? "lunar-month" : "lunar-day");
}

/** The first festival of a cell that is no further than a kind in their order, and begins that day or is shown on all days. */
function shownFestival(cell, lastKind, onAllDays) {
  return cell.festivals.find(
    (festival) => numberOf(festival.kind, festivalKinds) <= lastKind && (onAllDays || festival.dayNumber === 1),
  );
}

function label(text, subject) {
  return Object.freeze({ text, subject });
}
