// The choices of the reader, checked whenever it comes from outside.

import { load, save } from "./storage.js";
import { changed } from "../app.js";

/** What may be chosen, the first being what is chosen for a reader who has not. */
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
/** Whether the home in the settings is only guessed. */
let isGuessed;

/** Reads the settings of the last visit; what is missing or wrong is guessed. */
export function openSettings(opened) {
  almanac = opened;
  guess = almanac.home({ locales: tags() });
  choices.language = almanac.languages;
  choices.calendar = almanac.calendars;
  choices.region = almanac.regions;
  choices.home = ["", ...almanac.regions];
  const stored = load("settings");
  isGuessed = !Array.isArray(stored?.regions);
  Object.assign(settings, checkedSettings(stored));
}

/** Changes some settings and keeps them. */
export function choose(part) {
  isGuessed = false;
  Object.assign(settings, checkedSettings({ ...settings, ...part }));
  save("settings", settings);
  changed("settings");
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
    theme: chosen("theme"),
    firstWeekday: chosen("firstWeekday"),
    rows: chosen("rows"),
    transition: chosen("transition"),
  };
}

/** Whether nobody has chosen the home yet. */
export function isHomeGuessed() {
  return isGuessed;
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
