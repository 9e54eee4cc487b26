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
/** The territory of the reader. */
let own;

/** Reads the settings of the last visit; what is missing or wrong is guessed from the browser's languages. */
export function openSettings(opened) {
  almanac = opened;
  own = territoryOfReader();
  choices.language = almanac.languages;
  choices.calendar = almanac.calendars;
  choices.region = almanac.regions;
  Object.assign(settings, checkedSettings(load("settings")));
}

/** Changes some settings and keeps them. */
export function choose(part) {
  Object.assign(settings, checkedSettings({ ...settings, ...part }));
  save("settings", settings);
  changed("settings");
}

/** Settings with everything in them, each one that may be chosen. */
export function checkedSettings(given) {
  const region = almanac.regionOfTerritory(own) ?? almanac.regions[0];
  const ofReader = { language: languageOfReader(), calendar: almanac.calendarOfRegion(region).id };
  const chosen = (name) => (choices[name].includes(given?.[name]) ? given[name] : ofReader[name] ?? choices[name][0]);
  const regions = Array.isArray(given?.regions) ? [...new Set(given.regions)].filter((region) => choices.region.includes(region)) : [region];
  return {
    language: chosen("language"),
    calendar: chosen("calendar"),
    regions,
    theme: chosen("theme"),
    firstWeekday: chosen("firstWeekday"),
    rows: chosen("rows"),
    transition: chosen("transition"),
  };
}

/**
 * The weekday with which weeks begin: the chosen one, or that of the first region. Readers whose territory has no region keep their
 * own weeks as long as they are shown the region that is shown to all of them.
 */
export function firstWeekday() {
  if (settings.firstWeekday) return settings.firstWeekday;
  const [first] = settings.regions;
  if (first === almanac.regions[0] && almanac.regionOfTerritory(own) === null) return almanac.firstWeekdayOfTerritory(own) ?? 1;
  return (first && almanac.firstWeekdayOfRegion(first)) ?? 1;
}

function languageOfReader() {
  for (const tag of navigator.languages ?? []) {
    const { language, script } = locale(tag);
    const name = language === "zh" ? `zh-${script}` : language;
    if (choices.language.includes(name)) return name;
  }
  return "en";
}

/** The parts of a tag; none of one that is no language tag, such as the `en-US@posix` of some systems. */
function locale(tag) {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return {};
  }
}

/** The first of the reader's territories that has a region or weeks of its own; the first of the first region otherwise. */
function territoryOfReader() {
  const codes = (navigator.languages ?? []).map((tag) => locale(tag).region).filter(Boolean);
  return codes.find((code) => almanac.firstWeekdayOfTerritory(code) !== null) ?? almanac.territoriesOfRegion(almanac.regions[0])[0];
}
