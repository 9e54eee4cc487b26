// All months under one another, as one scroll from the first to the last. Only those in view and their neighbours are there: each
// has its place from the number of its weeks, and is filled when it comes near.

import { element } from "../html.js";
import { SmallMonth } from "./small-month.js";
import { dayNumber, FIRST_MONTH, firstDayOfWeek, LAST_MONTH, monthOf, weekOf } from "../dates.js";
import { firstWeekday } from "../keeping/settings.js";

/** The heights of a heading and of a week in root ems, as the style sheet has them. */
const HEAD = 4.75;
const WEEK = 2.75;
const SPARE = 2;

export class MonthScroll {
  /** Tells `onMove` the first month in view whenever it is another. */
  constructor(onMove) {
    this.onMove = onMove;
    this.space = element("div", { class: "months" });
    this.element = element("div", { class: "month-scroll", tabindex: "0" }, this.space);
    this.pool = new Map();
    this.element.addEventListener("scroll", () => this.fill(), { passive: true });
  }

  /** The places of all months, anew where weeks begin on another day. */
  layOut() {
    this.rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    this.tops = [0];
    for (let index = FIRST_MONTH; index <= LAST_MONTH; index += 1) this.tops.push(this.tops.at(-1) + (HEAD + WEEK * weeksOf(index)) * this.rem);
    this.space.style.height = `${this.tops.at(-1)}px`;
  }

  /** Brings a month to the top. */
  show(index) {
    this.layOut();
    this.element.scrollTop = this.tops[index - FIRST_MONTH];
    this.refresh();
  }

  refresh() {
    for (const index of [...this.pool.keys()]) this.drop(index);
    this.index = null;
    this.fill();
  }

  /** The index of the month at a height. */
  monthAt(top) {
    let [low, high] = [0, this.tops.length - 2];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.tops[middle] <= top) low = middle;
      else high = middle - 1;
    }
    return FIRST_MONTH + low;
  }

  /** Fills the months in view and their neighbours; those that have left are filled anew with them. */
  fill() {
    const { scrollTop, clientHeight } = this.element;
    const top = this.monthAt(scrollTop + 1);
    const [first, last] = [Math.max(FIRST_MONTH, top - SPARE), Math.min(LAST_MONTH, this.monthAt(scrollTop + clientHeight) + SPARE)];
    const free = [...this.pool.keys()].filter((index) => index < first || index > last);
    for (let index = first; index <= last; index += 1) if (!this.pool.has(index)) this.place(index, free.pop());
    for (const index of free) this.drop(index);
    if (top === this.index) return;
    this.index = top;
    this.onMove(top);
  }

  drop(index) {
    this.pool.get(index).element.remove();
    this.pool.delete(index);
  }

  place(index, old) {
    const month = this.pool.get(old) ?? new SmallMonth({ hasYear: true });
    this.pool.delete(old);
    this.pool.set(index, month);
    month.fill(index);
    const [top, bottom] = this.tops.slice(index - FIRST_MONTH);
    Object.assign(month.element.style, { transform: `translateY(${top}px)`, height: `${bottom - top}px` });
    // Readers of the screen meet the months in their order.
    const after = [...this.pool.keys()].filter((other) => other > index).sort((left, right) => left - right)[0];
    this.space.insertBefore(month.element, this.pool.get(after)?.element ?? null);
  }
}

function weeksOf(index) {
  const { year, month } = monthOf(index);
  const first = dayNumber(year, month, 1);
  const start = firstDayOfWeek(weekOf(first, firstWeekday()), firstWeekday());
  return Math.ceil((dayNumber(year, month + 1, 1) - start) / 7);
}
