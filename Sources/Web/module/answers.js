// Answers to what people type.

import { answerStructure, words } from "./native.js";

/** The answer at an address and its text: the name and the sentences, or those of a refusal. */
export function answerAt(view, address, text) {
  const [first, ...rest] = text.split("\n");
  const { kind, question, number, ...found } = answerStructure.read(view, address);
  const isRefusal = kind === "nothing";
  return Object.freeze({
    ...found,
    kind,
    question: isRefusal ? null : question,
    name: isRefusal ? null : first || null,
    term: kind === "term" ? words.solarTerm[number] : null,
    phase: kind === "phase" ? words.phase[number] : null,
    sentences: Object.freeze(isRefusal ? [first] : rest),
    suggestions: Object.freeze(isRefusal ? rest : []),
  });
}
