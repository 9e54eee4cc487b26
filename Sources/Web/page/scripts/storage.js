// What the page keeps between visits. If the browser cannot store, values last until the page is closed.

const PREFIX = "almanac.";
const memory = new Map();
let report = () => {};

/** Says who hears of a failure: with "storageFull" or "storageForbidden". */
export function onStorageFailure(listener) {
  report = listener;
}

/** The value stored under a key, or null if there is none, or none that can be read. */
export function load(key) {
  if (memory.has(key)) return memory.get(key);
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key));
  } catch {
    return null;
  }
}

/** Stores a value. Returns whether it will be there at the next visit. */
export function save(key, value) {
  memory.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch (failure) {
    report(failure.name === "QuotaExceededError" ? "storageFull" : "storageForbidden");
    return false;
  }
}

/** Calls back when another tab has stored something under a key. */
export function onStoredElsewhere(listener) {
  addEventListener("storage", (event) => {
    if (!event.key?.startsWith(PREFIX)) return;
    const key = event.key.slice(PREFIX.length);
    memory.delete(key);
    listener(key);
  });
}
