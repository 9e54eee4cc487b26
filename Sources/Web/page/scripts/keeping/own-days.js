// The reader's own days, birthdays and company days as rows, among the festivals of the almanac.

import { changed } from "../app.js";
import { openLibrary, readsWords, theAlmanac } from "../almanac/library.js";
import { openSettings } from "./settings.js";
import { load, save } from "./storage.js";

export function ownDays() {
  return load("own-days") ?? "";
}

/** Opens the almanac with other rows and keeps them; throws where they are none, and then nothing changes. */
export async function keepOwnDays(rows) {
  await openLibrary(rows);
  save("own-days", rows);
  await openSettings(theAlmanac());
  changed("settings", "marks");
}

let opening = null;

/** Opens the almanac again with words, if the page began without them; an error if they cannot be loaded. */
export async function openWords() {
  if (readsWords()) return;
  // Rows that are none must not keep words away.
  opening ??= openLibrary(ownDays(), true).catch(() => openLibrary("", true)).then(() => changed("settings", "marks")).finally(() => (opening = null));
  await opening;
}
