// What need not be ready when a page turns: it follows with the next frame.

const waiting = new Map();

/** Runs a function with the next frame, once however often it is asked for under a name. */
export function withNextFrame(name, run) {
  if (waiting.size === 0) requestAnimationFrame(runAll);
  waiting.set(name, run);
}

/** Runs at once what was to run with the next frame. */
export function runAll() {
  const all = [...waiting.values()];
  waiting.clear();
  for (const run of all) run();
}
