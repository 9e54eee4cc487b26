// The words of the page in the reader's language.

// Scripts/web makes them from the files of the languages.
import { keys, texts } from "words";
import { settings } from "../keeping/settings.js";

const indices = new Map(keys.split(" ").map((key, index) => [key, index]));
const lists = Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text.split("|")]));

/** How a language calls itself: 繁體中文. */
export function ownName(tag) {
  return new Intl.DisplayNames(tag, { type: "language" }).of(tag);
}

/** A phrase, with what is named in braces filled in. */
export function word(key, values = {}) {
  return lists[settings.language][indices.get(key)].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** Facts side by side, with a dot between them. Chinese sets it without spaces: there the dot is as wide as a character. */
export function joined(facts) {
  return facts.join(settings.language.startsWith("zh") ? "·" : " · ");
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
