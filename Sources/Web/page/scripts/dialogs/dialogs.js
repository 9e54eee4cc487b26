// The parts that all dialogs share: a heading, a button that closes, and a tap beside the dialog that closes it too.

import { button, byId, element, icon } from "../html.js";
import { word } from "../words/words.js";

/** Fills a dialog and opens it. Focus returns to where it was when the dialog closes. */
export function openDialog(id, title, ...content) {
  const dialog = byId(id);
  const heading = element("h2", { id: `${id}-title`, tabindex: "-1", autofocus: true }, title);
  replaceContent(dialog,
    element("div", { class: "dialog-head" }, heading, closeButton(dialog)),
    element("div", { class: "dialog-body" }, content));
  if (!dialog.open) dialog.showModal();
  return dialog;
}

/** Replaces what a dialog shows, but for the news in it. */
export function replaceContent(dialog, ...content) {
  dialog.replaceChildren(...content, ...dialog.querySelectorAll("[role=status]"));
}

export function closeButton(dialog) {
  return button("round", icon("close"), () => dialog.close(), { aria: { label: word("close") } });
}

/** A tap on the ground behind a dialog closes it; a pointer that went down inside, as when text is selected, does not. */
export function closeOnOutsideTaps() {
  let pressed = null;
  document.addEventListener("pointerdown", ({ target }) => (pressed = target), { capture: true });
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("click", ({ target }) => target === dialog && pressed === dialog && dialog.close());
  }
}

/** A field with its label. */
export function field(text, input) {
  return element("label", {}, text, input);
}

/** A list to choose from: pairs of a value and a text. */
export function select(name, pairs, chosen, properties = {}) {
  const options = pairs.map(([value, text]) => element("option", { value, selected: String(value) === String(chosen) }, text));
  return element("select", { name, ...properties }, options);
}
