// Answers to what people type.

import { Day } from "./days.js";
import { nameIn } from "./reader.js";

const NO_DAY = -0x8000_0000;
export const ANSWER_SIZE = 64;

/** The answer at an address and its text: the name and the sentences, or those of a refusal. */
export function answerAt(view, address, { askedKinds, questions, terms, phases }, text) {
  const [first, ...rest] = text.split("\n");
  const kind = askedKinds[view.getUint8(address + 58)];
  const number = view.getUint8(address + 60);
  const isRefusal = kind === "nothing";
  const dayAt = (offset) => (view.getInt32(address + offset, true) === NO_DAY ? null : new Day(view.getInt32(address + offset, true)));
  return Object.freeze({
    kind,
    question: isRefusal ? null : questions[view.getUint8(address + 59)],
    firstDay: dayAt(0),
    lastDay: dayAt(4),
    name: isRefusal ? null : first || null,
    festival: nameIn(view, address + 8) || null,
    term: kind === "term" ? terms[number] : null,
    phase: kind === "phase" ? phases[number] : null,
    region: nameIn(view, address + 33) || null,
    sentences: Object.freeze(isRefusal ? [first] : rest),
    suggestions: Object.freeze(isRefusal ? rest : []),
  });
}
