// A part of the article of a day: a heading and what stands under it.

import { element } from "../html.js";

export function part(name, title, ...content) {
  return element("section", { class: `part ${name}` }, element("h3", {}, title), element("div", {}, content));
}
