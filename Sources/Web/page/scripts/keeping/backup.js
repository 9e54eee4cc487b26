// Marks, check-ins, own days and settings as one JSON file, out and in. A file with anything wrong changes nothing.

import { allMarks, checkedMarks, firstWrongMark, replaceMarks } from "./marks.js";
import { checkedLedger, ledger, replaceLedger } from "./check-ins.js";
import { checkedSettings, choose, ownSettings } from "./settings.js";
import { keepOwnDays, ownDays } from "./own-days.js";
import { load, save } from "./storage.js";
import { word } from "../words/words.js";

const FORMAT = "almanac-page";
const VERSION = 1;

export function backupText() {
  const { checkedIn, madeUp, rules } = ledger();
  return `${JSON.stringify({ format: FORMAT, version: VERSION, settings: ownSettings(), ownDays: ownDays(), marks: allMarks(), checks: { checkedIn, madeUp, rules } }, null, 2)}\n`;
}

/** Keeps everything as it is before something that takes data away. */
export function keepBefore(text = backupText()) {
  save("before", text);
}

/** Puts everything back as it was kept. */
export async function restoreBefore() {
  await replaceAll(checkedBackup(load("before")));
}

/** Reads a file that `backupText` made. Returns what came in, or why nothing did. */
export async function restore(text) {
  const read = checkedBackup(text);
  if (read.reason) return read;
  const before = backupText();
  try {
    // Own days come first: rows that are none change nothing.
    await replaceAll(read);
  } catch ({ message }) {
    return { reason: message };
  }
  keepBefore(before);
  return { marks: read.marks.length, days: read.checks.checkedIn.length + read.checks.madeUp.length };
}

async function replaceAll({ settings, marks, checks, ownDays: rows }) {
  if (rows !== ownDays()) await keepOwnDays(rows);
  await choose(settings);
  replaceMarks(marks);
  replaceLedger(checks);
}

function checkedBackup(text) {
  const file = parsed(text);
  if (file === undefined) return { reason: word("notJson") };
  if (file?.format !== FORMAT || !(file.version >= 1)) return { reason: word("notOurs") };
  if (file.version !== VERSION) return { reason: word("newer") };
  const marks = checkedMarks(file.marks);
  const checks = checkedLedger(file.checks);
  if (!marks) return damaged("marks", firstWrongMark(file.marks));
  if (!checks) return damaged("checks");
  if (!isSettings(file.settings)) return damaged("settings");
  // Older files have none.
  const { ownDays: rows = "" } = file;
  if (typeof rows !== "string") return damaged("ownDays");
  return { marks, checks, settings: file.settings, ownDays: rows };
}

/** Why a file is not read: a part of it is damaged, or the one with a number there. */
function damaged(part, number) {
  return { reason: word("badPart", { part: [word(part), number].filter(Boolean).join(" ") }) };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Settings of which every one may be chosen. Older ones have no home and no audience, and nothing beside. */
function isSettings(given) {
  const checked = checkedSettings(given);
  const whole = { home: checked.home, audience: checked.audience, beside: checked.beside, ...given };
  return given !== null && typeof given === "object" && Object.keys(checked).every((name) => JSON.stringify(checked[name]) === JSON.stringify(whole[name]));
}
