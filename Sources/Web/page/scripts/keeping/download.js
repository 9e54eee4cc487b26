// Files for the reader, without a server.

import { element } from "../html.js";

/** Lets the browser save a text as a file. */
export function download(name, type, text) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  element("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Asks the reader for a file; null if they change their mind. */
export function chooseFile(accept) {
  return new Promise((resolve) => {
    const input = element("input", { type: "file", accept });
    input.addEventListener("change", () => resolve(input.files[0] ?? null));
    input.addEventListener("cancel", () => resolve(null));
    input.click();
  });
}
