// The settings, and the reader's data as a file.

import { actions, button, byId, element } from "../html.js";
import { field, openDialog, select } from "./dialogs.js";
import { audiencesOf, choices, choose, ownSettings, settings } from "../keeping/settings.js";
import { backupText, restore, restoreBefore } from "../keeping/backup.js";
import { chooseFile, download } from "../keeping/download.js";
import { calendar, daysOff, names, theAlmanac } from "../almanac/library.js";
import { columnNames } from "../words/times.js";
import { prefersStillness } from "../turning/transitions.js";
import { joined, ownName, word } from "../words/words.js";
import { tell } from "../news.js";

export function openSettings() {
  openDialog("settings", word("settings"), fieldsPart(), regionsPart(), dataPart(), aboutPart());
}

/** Opens the settings at the choice of the home. */
export function openHome() {
  openSettings();
  const home = byId("settings").querySelector("[name=home]");
  home.scrollIntoView({ block: "center" });
  home.focus();
}

/** Writes the dialog in the new language where it is open; the focus stays on the control that was used. */
export function refreshSettings() {
  const dialog = byId("settings");
  if (!dialog.open) return;
  const { name, value } = document.activeElement ?? {};
  const scroll = dialog.scrollTop;
  openSettings();
  const control = [...dialog.querySelectorAll("[name]")].find((each) => each.name === name && (each.type !== "checkbox" || each.value === value));
  control?.focus();
  dialog.scrollTop = scroll;
}

function fieldsPart() {
  const almanac = theAlmanac();
  const list = (name, title, pairs) => field(title, select(name, pairs, settings[name], { onchange: (event) => choose({ [name]: typed(name, event.target.value) }) }));
  const worded = (name) => choices[name].map((value) => [value, word(value)]);
  const weekdays = columnNames(1).map(({ long }, index) => [index + 1, long]);
  return [
    element("div", { class: "fields" },
      list("language", word("language"), choices.language.map((tag) => [tag, ownName(tag)])),
      field(word("calendar"), select("calendar", almanac.calendars.map((id) => [id, names().calendar(almanac.calendar(id))]), settings.calendar, { onchange: chooseCalendar })),
      list("theme", word("theme"), worded("theme")),
      list("firstWeekday", word("firstWeekday"), [[0, word("byRegion")], ...weekdays]),
      list("rows", word("rows"), worded("rows")),
      list("transition", word("transition"), worded("transition"))),
    prefersStillness() && element("p", { class: "hint" }, word("reduced")),
  ];
}

function typed(name, value) {
  return typeof choices[name][0] === "number" ? Number(value) : value;
}

/** Another calendar keeps the regions whose holidays it has, or comes with the first of those that use it. */
function chooseCalendar(event) {
  const id = event.target.value;
  const kept = settings.regions.filter((region) => theAlmanac().calendar(id).hasHolidays(region));
  const regions = kept.length > 0 ? kept : theAlmanac().calendar(id).regions.slice(0, 1);
  choose({ calendar: id, regions, home: settings.home && (regions.includes(settings.home) ? settings.home : regions[0]) });
}

/** The home takes the place of the former one; where the calendar lacks its holidays it brings its own, which is said. */
function chooseHome(event) {
  const home = event.target.value;
  const [before, shown] = [ownSettings(), settings.calendar];
  const chosen = home && !calendar().hasHolidays(home) ? theAlmanac().calendarOfRegion(home) : calendar();
  const others = settings.regions.filter((name) => chosen.hasHolidays(name) && (name !== settings.home || !home));
  choose({ calendar: chosen.id, home, regions: [...(home ? [home] : []), ...others] });
  if (chosen.id !== shown) tell(word("calendarIs", { name: names().calendar(chosen) }), { text: word("undo"), run: () => choose(before) });
}

/** The home, whose days off are shown, and the other regions whose festivals the calendar has. */
function regionsPart() {
  const homes = choices.home.map((region) => [region, region ? names().region(region) : word("nowhere")]);
  const others = theAlmanac().regions.filter((region) => region !== settings.home && calendar().hasHolidays(region));
  const box = (region) => element("label", { class: "tick" },
    element("input", { type: "checkbox", name: "region", value: region, checked: settings.regions.includes(region), onchange: (event) => chooseRegion(region, event.target.checked) }),
    names().region(region));
  const audiences = audiencesOf(settings.home).map((name) => [name, names().audience(name)]);
  const besides = choices.beside.filter((region) => region !== settings.regions[0]).map((region) => [region, region ? names().region(region) : word("nowhere")]);
  const chooser = (name, pairs, chosen) => field(word(name), select(name, pairs, chosen, { onchange: ({ target }) => choose({ [name]: target.value }) }));
  return [
    element("div", { class: "fields" },
      field(word("home"), select("home", homes, settings.home, { onchange: chooseHome })),
      audiences.length > 1 && chooser("audience", audiences, daysOff().audience),
      chooser("beside", besides, settings.beside)),
    others.length > 0 && element("fieldset", { class: "regions" }, element("legend", {}, word("regions")), element("div", { class: "fields short" }, others.map(box))),
  ];
}

/** The region chosen last stands last. */
function chooseRegion(region, isChosen) {
  const others = settings.regions.filter((name) => name !== region);
  choose({ regions: isChosen ? [...others, region] : others });
}

function dataPart() {
  const save = () => download("almanac.json", "application/json", backupText());
  return element("section", {}, element("h3", {}, word("data")), element("p", { class: "hint" }, word("dataKept")),
    actions(outlined("export", save), outlined("import", importFile), outlined("print", printPage)));
}

function outlined(name, onclick) {
  return button("outlined", word(name), onclick, { name });
}

async function importFile() {
  const file = await chooseFile("application/json,.json");
  if (file) tellOutcome(await restore(await file.text()));
}

function tellOutcome(outcome) {
  if (outcome.reason) tell(word("importFailed", outcome));
  else tell(word("imported", outcome), { text: word("undo"), run: restoreBefore });
}

function printPage() {
  byId("settings").close();
  print();
}

function aboutPart() {
  return element("p", { class: "hint" }, joined([word("title"), word("release", { release: theAlmanac().release })]));
}
