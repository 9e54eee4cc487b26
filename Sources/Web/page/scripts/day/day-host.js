// Where the article of the selected day stands: beside or below its month, and below the strip of weeks. A finger turns its days.

import { byId, element } from "../html.js";
import { app, showDay } from "../app.js";
import { FIRST_DAY, LAST_DAY } from "../dates.js";
import { dayArticle } from "./day-article.js";
import { runAll } from "../turning/later.js";
import { Pager } from "../turning/pager.js";
import { tellEnd } from "../links.js";

/** The elements that hold the article, by the view in which they are seen. */
const HOSTS = { month: "day-panel", week: "week-day" };
const pagers = {};

/** The page of a day; one that is not in view is empty, so that nothing in it is found. */
class DayPage {
  element = element("div", {});

  fill(day) {
    this.element.inert = false;
    this.element.replaceChildren(dayArticle(day));
  }

  leave() {
    this.element.inert = true;
  }

  clear() {
    this.element.replaceChildren();
  }
}

/** Writes the article of the selected day where it is seen; focus within it stays at the same control. */
export function showArticle() {
  for (const view of Object.keys(pagers)) if (view !== app.view) pagers[view].page.clear();
  if (!(app.view in HOSTS)) return;
  const host = byId(HOSTS[app.view]);
  const pager = (pagers[app.view] ??= makePager(host));
  const controls = () => [...host.querySelectorAll("button, h2")];
  const focused = controls().indexOf(document.activeElement);
  if (pager.index === app.day) pager.refresh();
  else pager.show(app.day, true);
  if (focused >= 0) controls().at(focused)?.focus();
}

function makePager(host) {
  const pager = new Pager(host, () => new DayPage(), { onTurn: showDay, onRefusal: tellEnd });
  pager.setRange(FIRST_DAY, LAST_DAY);
  return pager;
}

/** Shows the selected day, with the focus on its heading. */
export function openDay() {
  runAll();
  byId("day-title")?.focus();
}
