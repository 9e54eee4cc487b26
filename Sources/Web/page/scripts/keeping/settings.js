// What the reader chose, checked whenever it comes from outside.

import { load, save } from "./storage.js";
import { changed } from "../app.js";
// Scripts/build web makes it from the rows of the regions.
import territories from "territories";

/** What may be chosen, the first being what is chosen for a reader who has not. */
export const choices = {
  theme: ["system", "light", "dark"],
  firstWeekday: [0, 1, 2, 3, 4, 5, 6, 7],
  rows: ["natural", "six"],
  transition: ["slide", "fade", "turn", "none"],
  language: ["en", "zh-Hant", "zh-Hans", "ja", "ko", "vi"],
};

export const settings = {};

const home = territories[0];
const ownTerritory = territoryOfReader();

/** Reads the settings of the last visit; what is missing or wrong is guessed from the browser's languages. */
export function openSettings(calendars, regions) {
  choices.calendar = calendars;
  choices.region = regions;
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
  const { region = home.region, calendar = home.calendar } = ownTerritory;
  const ofReader = { language: languageOfReader(), calendar };
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
  if (first === home.region && !ownTerritory.region) return ownTerritory.firstWeekday;
  return territories.find(({ region }) => region === first)?.firstWeekday ?? 1;
}

/** Whether Saturdays are blue, as on the calendars of the first region. */
export function hasBlueSaturdays() {
  return territories.some(({ region, blueSaturdays }) => region === settings.regions[0] && blueSaturdays);
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

/** The first of the reader's territories that has a region or weeks of its own; China's otherwise. */
function territoryOfReader() {
  for (const tag of navigator.languages ?? []) {
    const found = territories.find(({ codes }) => codes.includes(locale(tag).region));
    if (found) return found;
  }
  return territories[0];
}
