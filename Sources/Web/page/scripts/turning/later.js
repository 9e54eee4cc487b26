// Work that need not be ready when a page turns: it follows with the next frame, or once pages have stopped turning.

// Long enough for the next turn of a reader who leafs through pages.
const REST_MILLISECONDS = 150;

const waiting = new Map();
let timer = 0;

/** Runs a function with the next frame, once however often it is asked for under a name; while pages turn one after another, once they rest. */
export function withNextFrame(name, run) {
  if (waiting.size === 0 && timer === 0) requestAnimationFrame(runAll);
  waiting.set(name, run);
}

/** Runs at once all that waits. */
export function runAll() {
  const all = [...waiting.values()];
  waiting.clear();
  for (const run of all) run();
}

/** Runs the function that was asked for last, as soon as nothing has been asked for during a rest. */
export function whenAtRest(run) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = 0;
    runAll();
    run();
  }, REST_MILLISECONDS);
}
