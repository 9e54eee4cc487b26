// The address of the page names the day in view, so that a link opens the same day.

import { app, showView } from "./app.js";
import { isoText, parseISO } from "./dates.js";
import { tell } from "./news.js";
import { word } from "./words/words.js";

const VIEWS = ["month", "week", "year"];

/** #2026-02-17 is the day in its month; #week/2026-02-17 and #year/2026-02-17 are in other views. */
function hashOf(view, day) {
  return view === "month" ? `#${isoText(day)}` : `#${view}/${isoText(day)}`;
}

/** The view and the day of an address, or null. */
export function readHash(hash = location.hash) {
  const [, view = "month", text] = hash.match(/^#(?:(\w+)\/)?([\d-]+)$/) ?? [];
  const day = text && parseISO(text);
  return VIEWS.includes(view) && Number.isInteger(day) ? { view, day } : null;
}

/** Keeps the address at what is in view, without an entry in the history. */
export function writeHash() {
  const hash = hashOf(app.view, app.day);
  if (location.hash !== hash) history.replaceState(null, "", hash);
}

export function followHash() {
  addEventListener("hashchange", () => {
    const shown = readHash();
    if (shown) showView(shown.view, shown.day);
    else writeHash();
  });
}

/** Copies the link to a day, or says where it can be read. */
export async function copyLink(day) {
  const url = new URL(hashOf("month", day), location.href);
  try {
    await navigator.clipboard.writeText(url.href);
    tell(word("linkCopied"));
  } catch {
    history.replaceState(null, "", url);
    tell(word("linkShown"));
  }
}
