// Short news for everyone: seen at the foot of the page and spoken by screen readers.

import { button, byId } from "./html.js";

const news = byId("news");
const SHOWN_MILLISECONDS = 6000;
const ACTION_MILLISECONDS = 20_000;
let timer = 0;

// News leaves a dialog that closes.
document.addEventListener("close", ({ target }) => target.contains(news) && byId("foot").append(news), true);

/**
 * Shows a sentence for a while, and longer with something to do about it: `{ text, run }`. An open dialog lies over the
 * page, so the news goes into it.
 */
export function tell(text, action = null) {
  (openDialog() ?? byId("foot")).append(news);
  clearTimeout(timer);
  // A region is spoken only if it was there before its text.
  timer = setTimeout(() => {
    news.replaceChildren(text, ...(action ? [" ", buttonOf(action)] : []));
    timer = setTimeout(clear, action ? ACTION_MILLISECONDS : SHOWN_MILLISECONDS);
  }, 50);
}

function buttonOf({ text, run }) {
  const act = () => {
    clear();
    news.closest("dialog")?.querySelector("h2")?.focus();
    run();
  };
  return button("quiet", text, act);
}

function clear() {
  news.replaceChildren();
}

function openDialog() {
  return [...document.querySelectorAll("dialog[open]")].at(-1);
}
