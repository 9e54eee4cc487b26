// Solar terms and phases of the Moon.

import { eventStructure, words } from "./native.js";

/** Events with the names of their kinds. */
function eventsOf(kinds) {
  const read = (view, address) => {
    const found = eventStructure.read(view, address);
    return Object.freeze({ ...found, kind: kinds[found.kind] });
  };
  return Object.freeze({ size: eventStructure.size, read });
}

export const termStructure = eventsOf(words.solarTerm);
export const phaseStructure = eventsOf(words.phase);
