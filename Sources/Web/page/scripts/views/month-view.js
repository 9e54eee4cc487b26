// The view of a month: its pages, and the line of its solar terms below.

import { byId, element } from "../html.js";
import { app, showDay } from "../app.js";
import { Pager } from "../turning/pager.js";
import { MonthPage } from "./month-page.js";
import { FIRST_MONTH, LAST_MONTH, FIRST_DAY, LAST_DAY, clamp, monthOf, monthOfDay, parseISO, plusMonths, dayNumber } from "../dates.js";
import { followKey } from "./grid-keys.js";
import { openDay } from "../day/day-host.js";
import { beside, calendar, names, dayOf, seasonOf } from "../almanac/library.js";
import { clockTimeOn, monthTitle, zoneName } from "../words/times.js";
import { word } from "../words/words.js";
import { aboutLine } from "./remark.js";
import { besideClass } from "./cell.js";
import { settings } from "../keeping/settings.js";
import { withNextFrame } from "../turning/later.js";
import { tellEnd } from "../links.js";
import { onWheel } from "../turning/wheel.js";

const lying = matchMedia("(max-height: 32rem) and (max-width: 63.99rem)");

/** The view of a month. */
export class MonthView {
  constructor() {
    const container = byId("pages");
    this.pager = new Pager(container, () => new MonthPage(), {
      onTurn: (index) => showDay(clamp(plusMonths(app.day, index - monthOfDay(app.day)), FIRST_DAY, LAST_DAY)),
      onRefusal: tellEnd,
    });
    this.pager.setRange(FIRST_MONTH, LAST_MONTH);
    container.addEventListener("click", (event) => this.tapped(event));
    byId("day-panel").addEventListener("keydown", ({ key }) => key === "Escape" && this.focus());
    onWheel(container, (count) => this.pager.turn(count));
  }

  /** Shows the selected day on its page. */
  show() {
    const hadFocus = this.pager.page.element.contains(document.activeElement);
    this.pager.show(monthOfDay(app.day));
    this.pager.page.showSelection();
    if (hadFocus) this.focus();
    withNextFrame("notes", () => this.writeNotes());
  }

  /** On a phone on its side the last weeks are below the tools. */
  reveal() {
    const cell = lying.matches && this.pager.page.cellOf(app.day);
    if (cell) scrollBy(0, Math.max(0, cell.getBoundingClientRect().bottom - document.querySelector(".tools").getBoundingClientRect().top));
  }

  refresh() {
    this.pager.refresh();
  }

  turn(count) {
    this.pager.turn(count);
  }

  focus() {
    this.pager.page.cellOf(app.day)?.focus({ preventScroll: true });
  }

  title() {
    return monthTitle(this.pager.index);
  }

  subtitle() {
    const { year, month } = monthOf(this.pager.index);
    return names().lunarTitle(calendar(), year, month);
  }

  tapped(event) {
    const day = parseISO(event.target.closest("[data-date]")?.dataset.date ?? "");
    if (day === null) return;
    showDay(day);
    this.focus();
  }

  /** A key anywhere on the page; the first that moves brings the focus to the grid. */
  keyPressed(event) {
    if ((event.key === "Enter" || event.key === " ") && (event.target === document.body || event.target.closest("[data-date]"))) {
      event.preventDefault();
      openDay();
    } else if (followKey(event)) this.focus();
  }

  /** 4 立春 04:02 · 18 雨水 23:51, and what the page is about: whose days, by which clock, how much of the days off is known. */
  writeNotes() {
    const { year, month } = monthOf(this.pager.index);
    const [first, last] = [dayNumber(year, month, 1), dayNumber(year, month + 1, 0)];
    const terms = calendar().termsBetween(dayOf(first), dayOf(last)).map((term) =>
      element("span", { class: "term-note" },
        element("b", {}, `${term.day.day} `), element("span", { data: { season: seasonOf(term.kind) } }, names().term(term.kind)), ` ${clockTimeOn(term.instant, term.day)}`));
    byId("month-notes").replaceChildren(...terms, ...sidesLegend(), aboutLine(first, last, word("clock", { zone: zoneName() })));
  }
}

/** The two signs of a cell, each with its region, where one is beside the other. */
function sidesLegend() {
  const other = beside();
  const sign = (name, region) => element("span", { class: "side" }, element("i", { class: name }, names().workMark("holiday")), " ", names().region(region));
  return other ? [sign("badge off", settings.regions[0]), sign(besideClass("holiday"), other.region)] : [];
}
