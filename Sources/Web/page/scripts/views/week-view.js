// The strip of weeks: seven days above, the selected one below.

import { byId, element, setText } from "../html.js";
import { app, showDay } from "../app.js";
import { Pager } from "../turning/pager.js";
import { WeekPage } from "./week-page.js";
import { FIRST_DAY, LAST_DAY, clamp, firstDayOfWeek, monthOfDay, monthOf, parseISO, weekOf } from "../dates.js";
import { followKey } from "./grid-keys.js";
import { firstWeekday } from "../keeping/settings.js";
import { calendar, names } from "../almanac/library.js";
import { monthTitle } from "../words/times.js";
import { daysOffRemark } from "./remark.js";
import { tellEnd } from "../links.js";
import { onWheel } from "../turning/wheel.js";

/** The view of a week. */
export class WeekView {
  open() {
    const strip = byId("strip");
    this.pages = element("div", { class: "pages" });
    this.line = element("div", { class: "underline", aria: { hidden: "true" } });
    strip.append(this.pages, this.line);
    this.pager = new Pager(this.pages, () => new WeekPage(), {
      onTurn: (week) => showDay(clamp(app.day + (week - weekOf(app.day, firstWeekday())) * 7, FIRST_DAY, LAST_DAY)),
      onRefusal: tellEnd,
    });
    strip.addEventListener("click", (event) => {
      const day = parseISO(event.target.closest("[data-date]")?.dataset.date ?? "");
      if (day !== null) showDay(day);
    });
    onWheel(strip, (count) => this.pager.turn(count));
  }

  show() {
    if (!this.pager) this.open();
    const hadFocus = this.pages.contains(document.activeElement);
    this.pager.setRange(weekOf(FIRST_DAY, firstWeekday()), weekOf(LAST_DAY, firstWeekday()));
    this.pager.show(weekOf(app.day, firstWeekday()));
    this.pager.page.showSelection();
    const first = firstDayOfWeek(this.pager.index, firstWeekday());
    this.line.style.setProperty("--column", app.day - first);
    if (hadFocus) this.focus();
    setText(byId("week-notes"), daysOffRemark(first, first + 6) ?? "");
  }

  /** A week begins on another day when the settings change, so its page is found anew. */
  refresh() {
    if (!this.pager) return;
    this.show();
    this.pager.refresh();
  }

  turn(count) {
    this.pager.turn(count);
  }

  focus() {
    this.pager.page.buttonOf(app.day)?.focus({ preventScroll: true });
  }

  title() {
    return monthTitle(monthOfDay(app.day));
  }

  subtitle() {
    const { year, month } = monthOf(monthOfDay(app.day));
    return names().lunarTitle(calendar(), year, month);
  }

  keyPressed(event) {
    if (followKey(event)) this.focus();
  }
}
