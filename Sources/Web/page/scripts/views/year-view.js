// The view of a year: its twelve months on a page; on a phone all months as one scroll.

import { byId, element } from "../html.js";
import { app, showDay, showView } from "../app.js";
import { Pager } from "../turning/pager.js";
import { MonthScroll } from "./month-scroll.js";
import { YearPage } from "./year-page.js";
import { dayNumber, FIRST_YEAR, LAST_YEAR, monthOf, monthOfDay, parseISO, plusMonths, yearOfDay } from "../dates.js";
import { YearTurning } from "./year-turning.js";
import { aboutLine } from "./remark.js";
import { legend } from "./cell.js";
import { withNextFrame } from "../turning/later.js";
import { tellEnd } from "../links.js";
import { onWheel } from "../turning/wheel.js";

const narrow = matchMedia("(max-width: 43.99rem)");

/** The view of a year; its pages are made when it is first shown. */
export class YearView extends YearTurning {
  open() {
    const container = byId("year-view");
    this.pages = element("div", { class: "pages" });
    this.notes = element("p", { class: "notes" });
    this.pager = new Pager(this.pages, () => new YearPage(), {
      onTurn: (year) => this.turn(year - yearOfDay(app.day)),
      onRefusal: tellEnd,
    });
    this.pager.setRange(FIRST_YEAR, LAST_YEAR);
    // Who scrolls to another year is in that year; the month at the top is only looked at.
    this.scroll = new MonthScroll((index) => {
      const years = monthOf(index).year - yearOfDay(app.day);
      if (years !== 0 && app.view === "year") showDay(plusMonths(app.day, years * 12));
    });
    container.append(this.scroll.element, this.pages, this.notes);
    container.addEventListener("click", (event) => {
      const day = parseISO(pointedDate(event.target) ?? "");
      if (day !== null) showView("month", day);
    });
    onWheel(this.pages, (count) => this.turn(count));
    narrow.addEventListener("change", () => app.view === "year" && this.show(true));
    // On paper the year is a page, and not the scroll of all months.
    addEventListener("beforeprint", () => app.view === "year" && this.pager.show(yearOfDay(app.day), true));
  }

  /** Shows the year of the selected day; on a phone its month, unless its year is in view already. */
  show(isAnew = !this.isShown) {
    if (!this.pager) this.open();
    this.isShown = true;
    this.scroll.element.hidden = !narrow.matches;
    this.pages.hidden = narrow.matches;
    if (!narrow.matches) {
      this.pager.show(yearOfDay(app.day));
      if (isAnew) this.pager.page.element.querySelector("[aria-current]")?.closest(".small-month").scrollIntoView({ block: "nearest" });
    } else if (isAnew || monthOf(this.scroll.index).year !== yearOfDay(app.day)) this.scroll.show(monthOfDay(app.day));
    withNextFrame("notes", () => this.writeNotes());
  }

  /** The next time that the view is opened, the selected day is sought anew. */
  close() {
    this.isShown = false;
  }

  refresh() {
    if (!this.isShown) return this.pager?.forget();
    this.pager.refresh();
    if (narrow.matches) this.scroll.show(this.scroll.index ?? monthOfDay(app.day));
  }

  /** The meaning of the signs of the year, whose days it shows, and how much of the days off is known. */
  writeNotes() {
    const year = yearOfDay(app.day);
    this.notes.replaceChildren(...legend(narrow.matches ? this.scroll.element : this.pager.page.element), aboutLine(dayNumber(year, 1, 1), dayNumber(year, 12, 31)));
  }
}

/** The date of a day, or the first one of the month around it: a finger need not hit so small a day. */
function pointedDate(node) {
  return (node.closest("[data-date]") ?? node.closest(".small-month")?.querySelector("[data-date]"))?.dataset.date;
}
