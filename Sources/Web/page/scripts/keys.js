// The keys of the whole page, which work from the first moment: nothing need have the focus.

import { app, showView } from "./app.js";

/** Where keys have a meaning of their own. */
const OWN_KEYS = "input, select, textarea, dialog";
/** An article is scrolled by these keys, and its buttons are pressed by them. */
const ARTICLE_KEYS = ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", "Enter", " "];
const VIEWS = { m: "month", w: "week", y: "year", l: "list" };

/** Follows keys: those of days go to the view, the others open something. */
export function followKeys({ view, openDialog, showToday }) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (event.target.closest?.(OWN_KEYS) || (ARTICLE_KEYS.includes(key) && event.target.closest?.(".day-panel, .week-day"))) return;
    if (key in VIEWS) showView(VIEWS[key]);
    else if (key === "g" || key === "/") openDialog("go");
    else if (key === "t") showToday();
    else if (key === "?") openDialog("help");
    else return view().keyPressed(event);
    event.preventDefault();
  });
}
