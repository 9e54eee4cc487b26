// One page of a year: twelve small months.

import { element, setAttribute } from "../html.js";
import { daysOff } from "../almanac/library.js";
import { SmallMonth } from "./small-month.js";
import { yearTitle } from "../words/times.js";
import { monthIndex } from "../dates.js";

/** Whether there is room for what happens in each month. */
const wide = matchMedia("(min-width: 90rem)");

/** The page of a year. */
export class YearPage {
  constructor() {
    this.months = Array.from({ length: 12 }, () => new SmallMonth());
    this.element = element("div", { class: "year" }, this.months.map((month) => month.element));
  }

  fill(year) {
    const breaks = wide.matches ? daysOff()?.breaks(year) ?? [] : null;
    this.months.forEach((month, index) => month.fill(monthIndex(year, index + 1), breaks));
    setAttribute(this.element, "aria-label", yearTitle(year));
  }

  leave() {
    for (const month of this.months) month.leave();
  }
}
