// The keys of a grid of days, as the ARIA practices have them.

import { app, showDay } from "../app.js";
import { plusMonths, firstDayOfWeek, hasPage, weekOf } from "../dates.js";
import { firstWeekday } from "../keeping/settings.js";
import { tellEnd } from "../links.js";

/** The day to which a key leads from another; null if it is none of the grid's keys. */
export function dayForKey(event, day = app.day) {
  const first = firstDayOfWeek(weekOf(day, firstWeekday()), firstWeekday());
  switch (event.key) {
    case "ArrowLeft": return day - 1;
    case "ArrowRight": return day + 1;
    case "ArrowUp": return day - 7;
    case "ArrowDown": return day + 7;
    case "Home": return first;
    case "End": return first + 6;
    case "PageUp": return plusMonths(day, event.shiftKey ? -12 : -1);
    case "PageDown": return plusMonths(day, event.shiftKey ? 12 : 1);
    default: return null;
  }
}

/** Shows the day to which a key leads. Returns whether it is a key of the grid. */
export function followKey(event) {
  const day = dayForKey(event);
  if (day === null) return false;
  event.preventDefault();
  if (hasPage(day)) showDay(day);
  else tellEnd();
  return true;
}
