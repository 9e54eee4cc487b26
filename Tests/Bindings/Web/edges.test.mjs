// The questions of Tests/Bindings/Edges, which Swift, C and Python are asked too; and the table of errors of the article.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

const folder = process.env.ALMANAC_PACKAGE ?? ".build/web/module/package";
const { Almanac, AlmanacError, LunarDate } = await import(pathToFileURL(`${folder}/almanac.js`).href);
const text = (path) => readFile(new URL(`../../../${path}`, import.meta.url), "utf8");
const [STEMS, BRANCHES] = ["甲乙丙丁戊己庚辛壬癸", "子丑寅卯辰巳午未申酉戌亥"];
const joined = (days) => days.map((day) => day.iso).join(" ");

/** Of each question its arguments, and the answer of an almanac. */
const questions = {
  lunar: (almanac, id, day) => `${almanac.calendar(id).lunar(day)}`,
  // A text that may be a Gregorian date is read as a lunar one only by the class.
  day: (almanac, id, date) => almanac.calendar(id).day(LunarDate.parse(date)).iso,
  anniversaries: (almanac, id, date, first, last, leapMonth, thirtieth) => {
    // An anniversary is of a date without a year.
    const monthDay = date.slice(date.indexOf("-") + 1);
    const [month, day] = monthDay.split("-");
    const asked = { month: Number.parseInt(month, 10), isLeap: month.endsWith("L"), day: Number(day) };
    return joined(almanac.calendar(id).anniversariesBetween(asked, first, last, { leapMonth, thirtieth }));
  },
  recurrence: (almanac, ...asked) => joined(almanac.recurrence(...asked)),
  own: async (_, row, first, last) => {
    const almanac = await Almanac.open({ words: true, ownDays: `festival edge - - Edge\n${row}` });
    const found = almanac.calendar("china").festivals("mainland").between(first, last);
    return joined(found.filter(({ id }) => id === "edge").map(({ day }) => day));
  },
  pillars: (almanac, id, seconds, year, month, day) => {
    const found = almanac.calendar(id).pillarsAt(new Date(seconds * 1000), { year, month, day });
    return [found.year, found.month, found.day, found.hour].map((pillar) => STEMS[pillar % 10] + BRANCHES[pillar % 12]).join(" ");
  },
  works: (almanac, region, day) => almanac.daysOff(region).status(day).kind,
  "add-workdays": (almanac, region, day, count) => almanac.daysOff(region).addWorkdays(day, Number(count))?.iso ?? "!null",
  page: (almanac, id, year, month) => almanac.calendar(id).page(Number(year), Number(month)).cells[0].day.iso,
};

test("every question at an edge has its answer, every error the class of the article", async () => {
  const article = await text("Sources/Almanac/Almanac.docc/OtherLanguages.md");
  const told = Object.fromEntries([...article.matchAll(/^\| `ALMANAC_ERROR_(\w+)` \| `\w+` \| `(\w+)` \|/gm)].map(([, name, own]) => [name, own]));
  assert.ok(Object.keys(told).length > 10);
  const almanac = await Almanac.open({ words: true });
  const wrong = [];
  for (const row of (await text("Tests/Bindings/Edges/edges.tsv")).trimEnd().split("\n")) {
    if (row.startsWith("#")) continue;
    const [question, ...asked] = row.split("\t");
    const expected = asked.pop();
    let found;
    try {
      found = await questions[question](almanac, ...asked);
    } catch (error) {
      if (!(error instanceof AlmanacError)) throw error;
      found = `!${error.name}`;
    }
    if (found !== (expected.startsWith("!") ? `!${told[expected.slice(1)]}` : expected)) wrong.push(`${row}: ${found}`);
  }
  assert.deepEqual(wrong, []);
});

test("long names and rules, zero bytes, and objects of another almanac", async () => {
  const almanac = await Almanac.open({ words: true });
  const other = await Almanac.open();
  const days = Array.from({ length: 400 }, (_, index) => (index % 28) + 1).join(",");
  const rule = `FREQ=MONTHLY;BYMONTHDAY=${days}`;
  assert.equal(almanac.recurrence(rule, "2026-01-01", "2026-01-01", "2026-01-31").length, 28);
  for (const name of ["x".repeat(511), "x".repeat(512), "x".repeat(5000), "korea\0x"]) {
    assert.throws(() => almanac.daysOff(name), { name: "UnknownNameError" });
    assert.throws(() => almanac.calendar(name), { name: "UnknownNameError" });
    assert.equal(almanac.regionOfTerritory("KR"), "korea");
  }
  assert.throws(() => almanac.recurrence(rule.padEnd(2 ** 21, "1"), "2026-01-01", "2026-01-01", "2026-01-31"), AlmanacError);
  const long = almanac.ask(`${"中".repeat(200)} next friday`, { today: "2026-11-24" });
  assert.equal(long.kind, "nothing");
  assert.ok(long.sentences[0].length < 200);
  const daysOff = other.daysOff("mainland");
  const [cell] = almanac.calendar("china").page(2026, 2).cells;
  for (const ask of [
    () => almanac.names("en").face(cell, { daysOff }),
    () => almanac.ask("next holiday", { today: "2026-11-24", daysOff }),
    () => almanac.names("en").face(cell, { festivals: other.calendar("china").festivals() }),
  ]) assert.throws(ask, { name: "BadArgumentError", message: /another almanac/ });
  await assert.rejects(Almanac.open({ words: true, ownDays: "festival a\0 - - A\nobservance all all lunar 8" }), AlmanacError);
  // A day off by a notice, and then one by the week alone: the second has no notice.
  const mainland = almanac.daysOff("mainland");
  assert.notEqual(mainland.status("2026-02-22").notice, null);
  assert.equal(mainland.status("2026-03-07").notice, null);
  assert.notEqual(mainland.status("2026-02-22").notice, null);
  assert.equal(almanac.home({ locales: ["ko-US"], timeZone: "America/New_York" }).territory, "US");
  assert.equal(almanac.home({ locales: ["ko-US"], timeZone: "America/New_York" }).livesThere, false);
});
