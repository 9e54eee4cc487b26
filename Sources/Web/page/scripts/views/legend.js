// What the signs of small months mean.

import { element } from "../html.js";
import { badgeMeanings } from "./cell.js";
import { word } from "../words/words.js";

/** The signs that a page has, each with its meaning. */
export function legend(page) {
  const signs = [...badgeMeanings(), ["first", word("firstOfMonth")]];
  return signs.filter(([sign]) => page.querySelector(`td.${sign}`)).map(([sign, meaning]) =>
    element("span", { class: "meaning" }, element("i", { class: sign, aria: { hidden: true } }, "1"), meaning));
}
