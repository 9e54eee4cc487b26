// Solar terms and phases of the Moon.

import { Day } from "./days.js";
import { nameIn } from "./reader.js";

export const EVENT_SIZE = 40;
const NO_DAY = -0x8000_0000;

/** The solar term of a structure of almanac.h. */
export function termAt(view, address, words) {
  return eventAt(view, address, words.terms, words);
}

/** The phase of a structure of almanac.h. */
export function phaseAt(view, address, words) {
  return eventAt(view, address, words.phases, words);
}

/** The certainty of a structure of almanac.h, with the authority and its day. */
export function doubtAt(view, address, { certainties }) {
  const otherDay = view.getInt32(address, true);
  return Object.freeze({
    certainty: certainties[view.getUint8(address + 4)],
    otherDay: otherDay === NO_DAY ? null : new Day(otherDay),
    authority: nameIn(view, address + 5) || null,
  });
}

function eventAt(view, address, kinds, { certainties }) {
  const otherDay = view.getInt32(address + 20, true);
  return Object.freeze({
    kind: kinds[view.getUint8(address + 24)],
    instant: instantAt(view, address),
    day: new Day(view.getInt32(address + 8, true)),
    marginSeconds: view.getInt32(address + 12, true),
    uncertaintySeconds: view.getInt32(address + 16, true),
    certainty: certainties[view.getUint8(address + 25)],
    otherDay: otherDay === NO_DAY ? null : new Day(otherDay),
    authority: nameIn(view, address + 26) || null,
  });
}

/** The instant of a number of seconds of 64 bits; those of these centuries are exact. */
export function instantAt(view, address) {
  return new Date((view.getInt32(address + 4, true) * 0x1_0000_0000 + view.getUint32(address, true)) * 1000);
}
