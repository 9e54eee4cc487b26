// The view of a year.

import { byId, element } from "../html.js";
import { app, showDay, showView } from "../app.js";
import { Pager } from "../turning/pager.js";
import { YearPage } from "./year-page.js";
import { dayNumber, FIRST_YEAR, LAST_YEAR, parseISO, plusMonths, yearOfDay } from "../dates.js";
import { calendar, names } from "../almanac/library.js";
import { yearText } from "../words/lunar-words.js";
import { yearTitle } from "../words/times.js";
import { joined, word } from "../words/words.js";
import { aboutLine } from "./remark.js";
import { legend } from "./cell.js";
import { withNextFrame } from "../turning/later.js";
import { tell } from "../news.js";
import { onWheel } from "../turning/wheel.js";

/** The view of a year; its pages are made when it is first shown. */
export class YearView {
  open() {
    const container = byId("year-view");
    const pages = element("div", { class: "pages" });
    this.notes = element("p", { class: "notes" });
    container.append(pages, this.notes);
    this.pager = new Pager(pages, () => new YearPage(), {
      onTurn: (year) => showDay(plusMonths(app.day, (year - yearOfDay(app.day)) * 12)),
      onRefusal: () => tell(word("endOfRange")),
    });
    this.pager.setRange(FIRST_YEAR, LAST_YEAR);
    container.addEventListener("click", (event) => {
      const day = parseISO(pointedDate(event.target) ?? "");
      if (day !== null) showView("month", day);
    });
    onWheel(container, (count) => this.pager.turn(count));
  }

  show() {
    if (!this.pager) this.open();
    this.pager.show(yearOfDay(app.day));
    withNextFrame("notes", () => this.writeNotes());
  }

  refresh() {
    this.pager?.refresh();
  }

  turn(count) {
    this.pager.turn(count);
  }

  focus() {}

  /** What the signs of the year mean, whose days it shows, and how much of the days off is known. */
  writeNotes() {
    const { index, page } = this.pager;
    this.notes.replaceChildren(...legend(page.element), aboutLine(dayNumber(index, 1, 1), dayNumber(index, 12, 31)));
  }

  title() {
    return yearTitle(this.pager.index);
  }

  subtitle() {
    return joined([yearText(this.pager.index), names().calendar(calendar())]);
  }
}

/** The date of a day, or the first one of the month around it: a finger need not hit so small a day. */
function pointedDate(node) {
  return (node.closest("[data-date]") ?? node.closest(".small-month")?.querySelector("[data-date]"))?.dataset.date;
}
