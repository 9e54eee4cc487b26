// The state in view, and its listeners.

import { FIRST_DAY, LAST_DAY, clamp, today } from "./dates.js";

/** The view, the day selected in it, and whether the change came from a page that turned. */
export const app = { view: "month", day: today() };

const watchers = [];

/** Calls a function after every change, with the set of what changed: "view", "day", "settings", "marks", "checks"; "jump" for what the history keeps. */
export function watch(watcher) {
  watchers.push(watcher);
}

export function changed(...what) {
  const set = new Set(what);
  for (const watcher of watchers) watcher(set);
}

export function showDay(day) {
  if (day === app.day) return;
  app.day = clamp(day, FIRST_DAY, LAST_DAY);
  changed("day");
}

/** Shows a view, and a day in it: a jump, unless the history itself leads there. */
export function showView(view, day = app.day, isBack = false) {
  const what = [];
  if (view !== app.view) what.push("view");
  if (day !== app.day) what.push("day");
  app.view = view;
  app.day = clamp(day, FIRST_DAY, LAST_DAY);
  if (what.length > 0) changed(...what, ...(isBack ? [] : ["jump"]));
}
