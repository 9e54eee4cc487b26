// Elements without a template language.

/**
 * Makes an element: properties that begin with `on` are listeners, `data` and `aria` are groups, anything else is an attribute;
 * false, null and undefined leave an attribute out.
 */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) setProperty(made, key, value);
  made.append(...children.flat(2).filter((child) => child !== null && child !== undefined && child !== false && child !== ""));
  return made;
}

/** A button, `kind` being its class: "primary", "outlined" or "quiet". */
export function button(kind, text, onclick, properties = {}) {
  return element("button", { type: "button", class: kind, onclick, ...properties }, text);
}

/** Buttons in a row. */
export function actions(...buttons) {
  return element("div", { class: "actions" }, buttons);
}

/** A part of an article: a heading and what stands under it. */
export function part(name, title, ...content) {
  return element("section", { class: `part ${name}` }, element("h3", {}, title), element("div", {}, content));
}

function setProperty(made, key, value) {
  if (value === false || value === null || value === undefined) return;
  if (key === "data") Object.assign(made.dataset, value);
  else if (key === "aria") for (const [name, text] of Object.entries(value)) made.setAttribute(`aria-${name}`, text);
  else if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
  else made.setAttribute(key, value === true ? "" : value);
}

/** A picture from the symbols of the page; readers of the screen pass it over. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const use = document.createElementNS(space, "use");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#icon-${name}`);
  svg.append(use);
  return svg;
}

export function byId(id) {
  return document.getElementById(id);
}

/** Sets the text of an element without children only where it differs, so that turning a page touches little. */
export function setText(node, text) {
  const line = node.firstChild ?? node.appendChild(new Text());
  if (line.data !== text) line.data = text;
}

/** Sets an attribute only where it differs; null removes it. */
export function setAttribute(node, name, value) {
  if (value === null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}
