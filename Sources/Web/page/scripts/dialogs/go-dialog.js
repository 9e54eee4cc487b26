// Going to a day: by its Gregorian date, or by its date in the calendar of the page.

import { actions, byId, element } from "../html.js";
import { field, openDialog, select } from "./dialogs.js";
import { app, showView } from "../app.js";
import { calendar, dayOf, names } from "../almanac/library.js";
import { yearText } from "../words/lunar-words.js";
import { FIRST_DAY, FIRST_YEAR, isoText, LAST_YEAR, parseISO, hasPage } from "../dates.js";
import { word } from "../words/words.js";

/** The pages begin in the last month of a lunar year, which is the only one of it that they show. */
const FIRST_LUNAR_YEAR = FIRST_YEAR - 1;

export function openGo() {
  openDialog("go", word("go"), gregorianForm(), lunarForm());
}

function leave(day) {
  byId("go").close();
  showView(app.view, day);
}

function wrongLine() {
  return element("p", { class: "wrong", role: "alert" });
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
    actions(element("button", { class: "primary" }, word("show"))));
}

/**
 * The months are those of the year and the days those of the month, so that no date can be asked for that is none. What was
 * chosen stays chosen while a year is half typed; where a year or a month lacks it the nearest is shown.
 */
function lunarForm() {
  const start = calendar().lunar(dayOf(app.day));
  const wanted = { month: start.month, isLeap: start.isLeap, day: start.day };
  const year = element("input", { type: "number", name: "year", min: FIRST_LUNAR_YEAR, max: LAST_YEAR, required: true, value: start.year });
  const about = element("p", { class: "about-year" });
  const month = select("month", [], null);
  const day = select("day", [], null);
  const wrong = wrongLine();
  let months = [];
  let yearOfMonths = null;
  fillMonths();

  function fillMonths() {
    if (!isYear() || Number(year.value) === yearOfMonths) return;
    const { month: number, isLeap } = wanted;
    yearOfMonths = Number(year.value);
    months = monthsOf(yearOfMonths);
    about.textContent = yearText(yearOfMonths);
    const chosen = months.find((each) => each.month === number && each.isLeap === isLeap) ?? months.find((each) => each.month === number) ?? months[0];
    replaceOptions(month, months.map((each, index) => [index, names().lunarMonth({ month: each.month, isLeap: each.isLeap, day: 1 })]), months.indexOf(chosen));
    fillDays();
  }

  function fillDays() {
    const { length } = months[month.value];
    replaceOptions(day, Array.from({ length }, (_, index) => [index + 1, names().lunarDay({ month: 1, day: index + 1 })]), Math.min(wanted.day, length));
  }

  function isYear() {
    const asked = Number(year.value);
    return Number.isInteger(asked) && asked >= FIRST_LUNAR_YEAR && asked <= LAST_YEAR;
  }

  function chooseMonth() {
    const { month: number, isLeap } = months[month.value];
    Object.assign(wanted, { month: number, isLeap });
    fillDays();
  }

  /** A program that fills forms may send only `input` or only `change`. Where both come, the second must not fill an open list anew. */
  function follow({ target }) {
    if (target === year) fillMonths();
    else if (target === month) chooseMonth();
    else wanted.day = Number(day.value);
  }

  function submit(event) {
    event.preventDefault();
    const found = months[month.value].firstDay.number + Number(day.value) - 1;
    if (isYear() && hasPage(found)) leave(found);
    else wrong.textContent = word("noSuchDay");
  }

  return element("form", { novalidate: true, onsubmit: submit, oninput: follow, onchange: follow }, element("h3", {}, word("lunarDate")), about,
    element("div", { class: "fields short" }, field(word("lunarYear"), year), field(word("month"), month), field(word("dayOfMonth"), day)), wrong,
    actions(element("button", { class: "primary" }, word("show"))));
}

function monthsOf(lunarYear) {
  return lunarYear === FIRST_LUNAR_YEAR ? [calendar().month(dayOf(FIRST_DAY))] : calendar().months(lunarYear);
}

function replaceOptions(list, pairs, chosen) {
  list.replaceChildren(...pairs.map(([value, text]) => element("option", { value }, text)));
  list.value = chosen;
}
