// The words of the page in the reader's language.

import en from "../../words/en.json";
import ja from "../../words/ja.json";
import ko from "../../words/ko.json";
import vi from "../../words/vi.json";
import hans from "../../words/zh-Hans.json";
import hant from "../../words/zh-Hant.json";
import { fetched } from "../almanac/embedded.js";
import { FIRST_YEAR, LAST_YEAR } from "../dates.js";
import { settings } from "../keeping/settings.js";

/** The words of each language; from a server they come as the addresses of files, and those of the reader alone are loaded. */
const texts = { en, "zh-Hant": hant, "zh-Hans": hans, ja, ko, vi };

/** Whether the words of a language are there. */
export function hasWords(language) {
  return typeof texts[language] !== "string";
}

export async function loadWords(language) {
  if (!hasWords(language)) texts[language] = await (await fetched(texts[language])).json();
}

/** How a language calls itself: 繁體中文. */
export function ownName(tag) {
  return new Intl.DisplayNames(tag, { type: "language" }).of(tag);
}

/** A phrase, with what is named in braces filled in; the first and the last year of the pages are known. */
export function word(key, values = {}) {
  const all = { firstYear: FIRST_YEAR, lastYear: LAST_YEAR, ...values };
  return texts[settings.language][key].replace(/\{(\w+)\}/g, (_, name) => all[name]);
}

/** Facts side by side, with a dot between them. Chinese sets it without spaces: there the dot is as wide as a character. */
export function joined(facts) {
  return facts.join(settings.language.startsWith("zh") ? "·" : " · ");
}

/** Korea: Workday; Chinese and Japanese have a colon as wide as a character. */
export function labelled(name, text) {
  return name + (/^(zh|ja)/.test(settings.language) ? "：" : ": ") + text;
}

/** "1 day", "12 days". */
export function daysText(count) {
  return count === 1 ? word("oneDay") : word("days", { n: count });
}

/** Writes the words into the parts of the page that are always there. */
export function nameParts(root = document) {
  for (const node of root.querySelectorAll("[data-word]")) node.textContent = word(node.dataset.word);
  for (const node of root.querySelectorAll("[data-label]")) node.setAttribute("aria-label", word(node.dataset.label));
}
