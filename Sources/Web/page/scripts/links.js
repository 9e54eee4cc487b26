// The address of the page names whose calendar it shows, the view and the day, so that a link opens the same for everybody.

import { app, showView } from "./app.js";
import { clamp, dayNumber, FIRST_DAY, hasPage, isoText, LAST_DAY, today, yearOfDay } from "./dates.js";
import { settings, visit } from "./keeping/settings.js";
import { beside, theAlmanac } from "./almanac/library.js";
import { tell } from "./news.js";
import { word } from "./words/words.js";

const VIEWS = ["month", "week", "year", "list"];

/** #korea/2025-10-06 is a day in its month, #korea+japan/2025-10-06 with Japan beside, #korea/week/2025-10-06 one in its week; #korea/2025 and #korea/list/2025 are years. */
function hashOf(view, day) {
  const date = view === "year" || view === "list" ? String(yearOfDay(day)) : isoText(day);
  const parts = [[settings.regions[0], beside()?.region].filter(Boolean).join("+"), view === "week" || view === "list" ? view : "", date];
  return `#${parts.filter(Boolean).join("/")}`;
}

/** The region, the one beside it, the view and the day of an address, or null. A year or a month stands for its first day, or for today if that is in it. */
export function readHash(hash = location.hash) {
  // Chat programs cut links, and take the words after them for a part: no address has a space or a sign that is encoded.
  const parts = hash.slice(1).split(/[%\s]/)[0].split("/");
  const [name, nameBeside] = parts[0].toLowerCase().split("+");
  const region = theAlmanac().regions.includes(name) ? name : null;
  // Beside it stands only a region whose days off are known.
  const other = theAlmanac().daysOffRegions.includes(nameBeside) ? nameBeside : null;
  if (region) parts.shift();
  const named = VIEWS.includes(parts[0]) ? parts.shift() : null;
  const [text = ""] = parts;
  const [, year, month, day] = text.match(/^(\d{4})(?:-(\d\d?)(?:-(\d\d?))?)?$/) ?? [];
  if (parts.length > 1 || (text !== "" && !year) || (text === "" && !region && !named)) return null;
  const view = named ?? (year && !month ? "year" : "month");
  if (!year) return { region, other, view, day: clamp(today(), FIRST_DAY, LAST_DAY) };
  const first = dayNumber(Number(year), Number(month ?? 1), Number(day ?? 1));
  const isDate = hasPage(first) && isoText(first).startsWith([year, month ?? "01", day ?? "01"].map((part) => part.padStart(2, "0")).join("-"));
  const isNow = !day && isoText(today()).startsWith([year, month?.padStart(2, "0")].filter(Boolean).join("-"));
  return isDate ? { region, other, view, day: isNow ? today() : history.state?.[hash] ?? first } : null;
}

/** Keeps the address at what is in view. A jump has an entry of its own in the history, a turn of a page has none. */
export function writeHash(isJump = false) {
  const hash = hashOf(app.view, app.day);
  // An address that names only a year is remembered with its day.
  const state = { [hash]: app.day };
  if (location.hash === hash) history.replaceState(state, "");
  else history[isJump ? "pushState" : "replaceState"](state, "", hash);
}

/** Shows what the address names; one that names nothing gives way to what is in view, which is said. */
export function openHash() {
  const { region, other, view, day } = readHash() ?? {};
  if (!view && location.hash.length > 1) tell(word("noSuchDay"));
  if (!view) return writeHash();
  if (region) visit(region, other ?? settings.beside);
  showView(view, day, true);
}

export function followHash() {
  addEventListener("hashchange", openHash);
}

/** Says that the pages end here, with a way to the page of more centuries, if there is one. */
export function tellEnd() {
  // Who has this page from a disk may have it alone.
  const wider = location.protocol.startsWith("http") ? document.querySelector("link[rel=alternate]") : null;
  tell(word("endOfRange"), wider && { text: wider.title, run: () => location.assign(wider.href + location.hash) });
}

/** Shares the link to a day where the device can, or copies it, or says where it can be read. */
export async function shareLink(day, title) {
  const url = new URL(hashOf("month", day), location.href);
  try {
    if (canShare()) return await navigator.share({ title, url: url.href });
    await navigator.clipboard.writeText(url.href);
    tell(word("linkCopied"));
  } catch (failure) {
    if (failure.name === "AbortError") return;
    history.replaceState(null, "", url);
    tell(word("linkShown"));
  }
}

/** Whether links are handed to other programs: where fingers are used and the page has an address that others reach. */
export function canShare() {
  return Boolean(navigator.share) && location.protocol !== "file:" && matchMedia("(pointer: coarse)").matches;
}
