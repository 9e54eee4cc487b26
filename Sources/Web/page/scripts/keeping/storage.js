// The values that the page keeps between visits. If the browser cannot store, values last until the page is closed.

const PREFIX = "almanac.";
/** The values that could not be stored. */
const unsaved = new Map();
let report = () => {};

/** Says who hears of a failure: with "storageFull", "storageForbidden" or "storedUnread". */
export function onStorageFailure(listener) {
  report = listener;
}

/** The value stored under a key; null if there is none, undefined if there is one that cannot be read. */
export function load(key) {
  if (unsaved.has(key)) return unsaved.get(key);
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key));
  } catch {
    return undefined;
  }
}

/**
 * The value stored under a key as `checked` gives it, or, if that finds something wrong and gives null, what `readable` makes of
 * it. The next change would then destroy the rest, so the stored text is set aside as it is, and the reader hears of it.
 */
export function loadChecked(key, checked, readable) {
  const stored = load(key);
  const value = stored === null ? null : checked(stored);
  if (stored !== null && value === null) setAside(key);
  return value ?? readable(stored);
}

function setAside(key) {
  try {
    localStorage.setItem(`${PREFIX}${key}.unread`, localStorage.getItem(PREFIX + key));
    report("storedUnread");
  } catch (failure) {
    reportFailure(failure);
  }
}

/** Stores a value. Returns whether it will be there at the next visit. */
export function save(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    unsaved.delete(key);
    return true;
  } catch (failure) {
    unsaved.set(key, value);
    reportFailure(failure);
    return false;
  }
}

function reportFailure(failure) {
  report(failure.name === "QuotaExceededError" ? "storageFull" : "storageForbidden");
}

/** Calls back when another tab has stored something. */
export function onStoredElsewhere(listener) {
  addEventListener("storage", (event) => {
    if (!event.key?.startsWith(PREFIX)) return;
    unsaved.delete(event.key.slice(PREFIX.length));
    listener();
  });
}
