// The keys of the page, and their meanings.

import { element } from "../html.js";
import { openDialog } from "./dialogs.js";
import { word } from "../words/words.js";

export function openHelp() {
  const keys = [["← → ↑ ↓", "keyDays"], ["Home End", "keyWeek"], ["PageUp PageDown", "keyMonth"], ["Enter", "keyEnter"], ["T", "today"],
    ["G /", "find"], ["M", "month"], ["W", "week"], ["Y", "year"], ["L", "list"], ["Esc", "close"], ["?", "keys"]];
  const row = ([key, meaning]) => [element("dt", {}, key.split(" ").map((each) => element("kbd", {}, each))), element("dd", {}, word(meaning))];
  openDialog("help", word("keys"), element("dl", { class: "keys" }, keys.map(row)));
}
