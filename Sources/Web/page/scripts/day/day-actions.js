// What can be done with a day.

import { actions, button } from "../html.js";
import { openMarkForm } from "../dialogs/marks-dialog.js";
import { copyLink } from "../links.js";
import { word } from "../words/words.js";

export function dayActions(day) {
  return actions(
    button("outlined", word("addMark"), () => openMarkForm({ day })),
    button("outlined", word("copyLink"), () => copyLink(day)));
}
