// What can be done with a day.

import { element } from "./html.js";
import { openMarkForm } from "./marks-dialog.js";
import { copyLink } from "./links.js";
import { word } from "./words.js";

export function dayActions(day) {
  return element("div", { className: "actions" },
    element("button", { type: "button", className: "outlined", onclick: () => openMarkForm({ day }) }, word("addMark")),
    element("button", { type: "button", className: "outlined", onclick: () => copyLink(day) }, word("copyLink")));
}
