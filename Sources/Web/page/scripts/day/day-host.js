// Where the article of the selected day stands: in the panel beside a month, below the strip of weeks, or in a sheet of its own.

import { byId, element } from "../html.js";
import { app } from "../app.js";
import { dayArticle } from "./day-article.js";
import { runAll } from "../turning/later.js";
import { closeButton, replaceContent } from "../dialogs/dialogs.js";

const wide = matchMedia("(min-width: 64rem)");

export function startDayHost() {
  wide.addEventListener("change", showArticle);
}

/** Writes the article of the selected day where it is seen; focus within it stays at the same control. */
export function showArticle() {
  const dialog = byId("day-dialog");
  const isStanding = app.view === "week" || (app.view === "month" && wide.matches);
  if (dialog.open && isStanding) dialog.close();
  const host = app.view === "week" ? byId("week-day") : isStanding ? byId("day-panel") : dialog;
  const focused = focusedControl(host);
  for (const other of [byId("week-day"), byId("day-panel"), dialog]) if (other !== host) replaceContent(other);
  if (host === dialog && !dialog.open) return;
  replaceContent(host, ...(host === dialog ? [element("div", { class: "dialog-head" }, closeButton(dialog))] : []), dayArticle(app.day));
  restoreFocus(host, focused);
}

/** Shows the selected day: in a sheet, or with the focus on its heading where it stands beside the page. */
export function openDay({ withFocus = false } = {}) {
  const dialog = byId("day-dialog");
  if (app.view === "month" && !wide.matches) {
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
    showArticle();
  }
  runAll();
  if (withFocus || dialog.open) byId("day-title")?.focus({ preventScroll: true });
}

function focusedControl(host) {
  return [...host.querySelectorAll("button")].indexOf(document.activeElement);
}

function restoreFocus(host, index) {
  if (index >= 0) [...host.querySelectorAll("button")].at(index)?.focus();
}
