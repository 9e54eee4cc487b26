// The choices of the reader, checked whenever it comes from outside.

import { load, save } from "./storage.js";
import { changed } from "../app.js";
import { tell } from "../news.js";
import { hasWords, loadWords, word } from "../words/words.js";

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
/** What a link can change as the reader has it, from the calendar to the region beside, while one shows other places; else null. */
let own = null;

/** Reads the settings of the last visit, and loads the words of their language; what is missing or wrong is guessed. */
export async function openSettings(opened) {
  almanac = opened;
  guess = almanac.home({ locales: tags() });
  choices.language = almanac.languages;
  choices.calendar = almanac.calendars;
  choices.region = almanac.regions;
  choices.home = ["", ...almanac.regions];
  choices.beside = ["", ...almanac.daysOffRegions];
  const stored = await withWords(checkedSettings(load("settings")));
  own = null;
  Object.assign(settings, stored);
}

/** Settings whose words are there: in place of a language that cannot be loaded the one in use, which is said. */
async function withWords(given) {
  try {
    await loadWords(given.language);
    return given;
  } catch (failure) {
    if (!settings.language) throw failure;
    tell(word("wordsMissing"));
    return { ...given, language: settings.language };
  }
}

/** The settings as the reader has them, without the places of a link. */
export function ownSettings() {
  return { ...settings, ...own };
}

/** Changes some settings and keeps them. The places of a link are not kept, unless the reader chooses a home or regions. */
export function choose(part) {
  if (part.language && !hasWords(part.language)) return withWords(part).then(choose);
  if ("home" in part || "regions" in part) own = null;
  else if (own && "beside" in part) own = own.regions[0] === settings.regions[0] ? null : { ...own, beside: part.beside };
  const audience = "home" in part && part.home !== settings.home ? "" : settings.audience;
  Object.assign(settings, checkedSettings({ ...settings, audience, ...part }));
  save("settings", ownSettings());
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

/** The audiences that a reader can choose: those whose days off are complete, and `listed`. */
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
