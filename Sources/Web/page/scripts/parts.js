// The way to what a first look does without. It is there from the start in one file; from a server it comes when it is first asked for.

import { tell } from "./news.js";
import { word } from "./words/words.js";

/** The other views and the dialogs; null before they are there. */
export let parts = null;

let load;

/** Takes the parts, or what loads them. */
export function takeParts(there, loading) {
  parts = there;
  load = loading;
}

/** Runs a function with the parts, at once where they are there; says it if they cannot be loaded. */
export function withParts(run) {
  if (parts) return run(parts);
  return load().then((loaded) => run((parts = loaded)), () => tell(word("wordsMissing")));
}
