// Going to a day: by its Gregorian date, or by its date in the calendar of the page.

import { actions, byId, element } from "../html.js";
import { field, openDialog, select } from "./dialogs.js";
import { app, showView } from "../app.js";
import { calendar, dayOf, names } from "../almanac/library.js";
import { yearText } from "../words/lunar-words.js";
import { clamp, FIRST_YEAR, isoText, LAST_YEAR, parseISO, hasPage } from "../dates.js";
import { word } from "../words/words.js";

export function openGo() {
  openDialog("go", word("go"), gregorianForm(), lunarForm());
}

function leave(day) {
  byId("go").close();
  showView(app.view, day);
}

function wrongLine() {
  return element("p", { className: "wrong", role: "alert" });
}

function gregorianForm() {
  const input = element("input", { type: "date", name: "date", min: "1900-01-01", max: "2100-12-31", required: true, value: isoText(app.day) });
  const wrong = wrongLine();
  const submit = (event) => {
    event.preventDefault();
    const day = parseISO(input.value);
    if (day === null) wrong.textContent = word("noSuchDay");
    else leave(day);
  };
  return element("form", { novalidate: true, onsubmit: submit }, field(word("gregorian"), input), wrong,
    actions(element("button", { className: "primary" }, word("show"))));
}

/** The months are those of the year and the days those of the month, so that no date can be asked for that is none. */
function lunarForm() {
  const start = calendar().lunar(dayOf(app.day));
  const year = element("input", { type: "number", name: "year", min: FIRST_YEAR, max: LAST_YEAR, required: true, value: clamp(start.year, FIRST_YEAR, LAST_YEAR) });
  const about = element("p", { className: "about-year" });
  const month = select("month", [], null);
  const day = select("day", [], null);
  const wrong = wrongLine();
  let months = [];
  year.addEventListener("input", fillMonths);
  month.addEventListener("input", fillDays);
  fillMonths();
  month.value = String(months.findIndex((each) => each.month === start.month && each.isLeap === start.isLeap));
  fillDays();
  day.value = String(start.day);

  function fillMonths() {
    const chosen = clamp(Math.trunc(Number(year.value)) || start.year, FIRST_YEAR, LAST_YEAR);
    months = calendar().months(chosen);
    about.textContent = yearText(chosen);
    replaceOptions(month, months.map((each, index) => [index, names().lunarMonth({ month: each.month, isLeap: each.isLeap, day: 1 })]));
    fillDays();
  }

  function fillDays() {
    const { length } = months[Number(month.value)];
    replaceOptions(day, Array.from({ length }, (_, index) => [index + 1, names().lunarDay({ month: 1, day: index + 1 })]));
  }

  function submit(event) {
    event.preventDefault();
    const asked = Number(year.value);
    const isYear = year.value !== "" && Number.isInteger(asked) && asked >= FIRST_YEAR && asked <= LAST_YEAR;
    const found = months[Number(month.value)].firstDay.number + Number(day.value) - 1;
    if (isYear && hasPage(found)) leave(found);
    else wrong.textContent = word("noSuchDay");
  }

  return element("form", { novalidate: true, onsubmit: submit }, element("h3", {}, word("lunarDate")), about,
    element("div", { className: "fields short" }, field(word("lunarYear"), year), field(word("month"), month), field(word("dayOfMonth"), day)), wrong,
    actions(element("button", { className: "primary" }, word("show"))));
}

/** New options; what was chosen stays chosen where it is still there, or else the nearest. */
function replaceOptions(list, pairs) {
  const chosen = list.selectedIndex;
  list.replaceChildren(...pairs.map(([value, text]) => element("option", { value }, text)));
  list.selectedIndex = clamp(chosen, 0, pairs.length - 1);
}
