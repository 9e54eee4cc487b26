// Short news for everyone: seen at the foot of the page and spoken by screen readers.

import { byId } from "./html.js";

const SHOWN_MILLISECONDS = 6000;
let timer = 0;

/** Shows a sentence for a while. What is open as a dialog lies over the page, so the news goes into it. */
export function tell(text) {
  const dialogs = document.querySelectorAll("dialog[open]");
  const news = byId("news");
  (dialogs[dialogs.length - 1] ?? document.body).append(news);
  news.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => (news.textContent = ""), SHOWN_MILLISECONDS);
}
