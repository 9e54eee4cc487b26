// Short news for everyone: seen at the foot of the page and spoken by screen readers.

import { byId } from "./html.js";

const news = byId("news");
const SHOWN_MILLISECONDS = 6000;
let timer = 0;

/** Shows a sentence for a while. What is open as a dialog lies over the page, so the news goes into it. */
export function tell(text) {
  (openDialog() ?? byId("foot")).append(news);
  clearTimeout(timer);
  // A region is spoken only if it was there before its text.
  timer = setTimeout(() => {
    news.textContent = text;
    timer = setTimeout(() => (news.textContent = ""), SHOWN_MILLISECONDS);
  }, 50);
}

function openDialog() {
  return [...document.querySelectorAll("dialog[open]")].at(-1);
}
