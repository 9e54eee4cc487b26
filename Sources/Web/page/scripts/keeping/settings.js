// The choices of the reader, checked whenever it comes from outside.

import { load, save } from "./storage.js";
import { changed } from "../app.js";
import { hasWords, loadWords } from "../words/words.js";

/** The possible choices; the first is that of a reader who has not chosen. */
export const choices = {
  theme: ["system", "light", "dark"],
  firstWeekday: [0, 1, 2, 3, 4, 5, 6, 7],
  rows: ["natural", "six"],
  transition: ["slide", "fade", "turn", "none"],
};

export const settings = {};

let almanac;
/** The reader's home as the browser's languages and its time zone have it. */
let guess;
/** The reader's own calendar, home and regions while a link shows those of others; else null. */
let own = null;

/** Reads the settings of the last visit; what is missing or wrong is guessed. */
export function openSettings(opened) {
  almanac = opened;
  guess = almanac.home({ locales: tags() });
  choices.language = almanac.languages;
  choices.calendar = almanac.calendars;
  choices.region = almanac.regions;
  choices.home = ["", ...almanac.regions];
  choices.beside = ["", ...almanac.daysOffRegions];
  const stored = load("settings");
  own = null;
  Object.assign(settings, checkedSettings(stored));
}

/** Changes some settings and keeps them. The places of a link are not kept, unless the reader chooses places. */
export function choose(part) {
  if (part.language && !hasWords(part.language)) return loadWords(part.language).then(() => choose(part));
  if (["home", "regions", "beside"].some((name) => name in part)) own = null;
  const audience = "home" in part && part.home !== settings.home ? "" : settings.audience;
  Object.assign(settings, checkedSettings({ ...settings, audience, ...part }));
  save("settings", { ...settings, ...own });
  changed("settings");
}

/** Shows the calendar, the festivals and the days off of the region of a link, and what it has beside, until the reader goes back or chooses. */
export function visit(region, other = settings.beside) {
  const { calendar, home, regions, audience, beside } = own ?? settings;
  const isOwn = region === (regions[0] ?? "") && other === beside;
  if (isOwn && own === null) return;
  own = isOwn ? null : { calendar, home, regions, audience, beside };
  const there = region === (regions[0] ?? "") ? {} : { calendar: almanac.calendarOfRegion(region).id, home: region, regions: [region], audience: "" };
  Object.assign(settings, { calendar, home, regions, audience }, there, { beside: other });
  changed("settings");
}

/** Goes back to the reader's own. */
export function visitHome() {
  visit(own.regions[0] ?? "", own.beside);
}

/** The region of the reader while a link shows another one; else null. */
export function homeOfVisitor() {
  return own && (own.regions[0] ?? "");
}

/** Settings with everything in them, each one that may be chosen. */
export function checkedSettings(given) {
  const ofReader = { language: languageOfReader(), calendar: guess.calendar.id, home: guess.livesThere ? guess.region : "" };
  const chosen = (name) => (choices[name].includes(given?.[name]) ? given[name] : ofReader[name] ?? choices[name][0]);
  const isChosen = Array.isArray(given?.regions);
  const regions = isChosen ? [...new Set(given.regions)].filter((region) => choices.region.includes(region)) : [guess.region];
  // In older settings the first region is the home.
  const home = choices.home.includes(given?.home) ? given.home : isChosen ? regions[0] ?? "" : ofReader.home;
  return {
    language: chosen("language"),
    calendar: chosen("calendar"),
    home,
    regions: home ? [home, ...regions.filter((region) => region !== home)] : regions,
    audience: audiencesOf(home).includes(given?.audience) ? given.audience : "",
    beside: chosen("beside"),
    theme: chosen("theme"),
    firstWeekday: chosen("firstWeekday"),
    rows: chosen("rows"),
    transition: chosen("transition"),
  };
}

/** For whom the days off of a region can be chosen: all of whom they are known, and who has the statutory ones alone. */
export function audiencesOf(region) {
  if (!almanac.daysOffRegions.includes(region)) return [];
  return almanac.daysOff(region).audiences.filter((name) => name === "listed" || almanac.daysOff(region, name).completeDays);
}

/** The weekday with which weeks begin: the chosen one, that of the home, or for readers elsewhere that of their territory. */
export function firstWeekday() {
  const own = settings.home || guess.territory === null ? null : almanac.firstWeekdayOfTerritory(guess.territory);
  return settings.firstWeekday || (own ?? (settings.regions[0] && almanac.firstWeekdayOfRegion(settings.regions[0])) ?? 1);
}

/** The language of the page in the reader's territory, which decides between 6 February and 2 June. */
export function readerLocale() {
  return guess.territory === null ? settings.language : `${settings.language}-${guess.territory}`;
}

function languageOfReader() {
  return tags().map((tag) => almanac.languageOfLocale(tag)).find(Boolean) ?? "en";
}

/** The reader's languages, without those that are none, such as the `en-US@posix` of some systems. */
function tags() {
  return (navigator.languages ?? []).filter((tag) => {
    try {
      return Intl.getCanonicalLocales(tag);
    } catch {
      return false;
    }
  });
}
