// almanac.d.ts declares what almanac.js exports, and every method and property of its classes, no more and no less.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

const folder = process.env.ALMANAC_PACKAGE ?? ".build/web/module/package";
const module = await import(pathToFileURL(`${folder}/almanac.js`).href);
const declarations = (await readFile(`${folder}/almanac.d.ts`, "utf8")).replace(/\/\*[\s\S]*?\*\//g, "");

test("every export is declared, and every declaration exported", () => {
  const declared = [...declarations.matchAll(/^export (?:class|const|function) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(declared.sort(), Object.keys(module).sort());
});

test("every declared member is there", async () => {
  const almanac = await module.Almanac.open({ words: true });
  const calendar = almanac.calendar("china");
  const festivals = calendar.festivals("mainland");
  const daysOff = almanac.daysOff("mainland");
  const page = calendar.page(2026, 2, { festivals, daysOff });
  for (const [name, value] of Object.entries({
    Day: module.Day.of(2026, 2, 17),
    LunarDate: calendar.lunar("2026-02-17"),
    Almanac: almanac,
    Home: almanac.home({ locales: "ko-KR" }),
    Answer: almanac.ask("中秋", { locale: "zh-CN", today: "2026-11-24" }),
    Calendar: calendar,
    LunarMonth: calendar.month("2026-02-17"),
    DayRange: calendar.days,
    CelestialEvent: calendar.term("lichun", 2026),
    Pillars: calendar.pillars("2026-02-17"),
    FourPillars: calendar.pillarsAt(new Date(0)),
    Period: calendar.moments({ year: 0, month: 2 })[0],
    Festivals: festivals,
    Festival: festivals.on("2026-02-17")[0],
    Page: page,
    Cell: page.cells[0],
    DaysOff: daysOff,
    WorkStatus: daysOff.status("2026-02-17"),
    Break: daysOff.breaks(2026)[0],
    Bridge: almanac.daysOff("korea").bridges(2027)[0],
    WorkdayCount: daysOff.workdays("2026-02-01", "2026-02-28"),
    FestivalMatch: festivals.find("中秋")[0],
    HolidayNotice: daysOff.status("2026-02-17").notice,
    Names: almanac.names("en"),
    Face: almanac.names("en").face(page.cells[0], { festivals }),
    Label: almanac.names("en").face(page.cells[0], { festivals }).label,
  })) {
    for (const member of members(name)) assert.ok(member in value || member in value.constructor, `${name}.${member} is missing`);
    for (const key of Object.keys(value)) assert.ok(members(name).includes(key), `${name}.${key} is not declared`);
    if (!["Day", "LunarDate"].includes(name)) assert.ok(Object.isFrozen(value), `${name} can be changed`);
  }
});

/** The members of a class or an interface. */
function members(name) {
  const [, body] = declarations.match(new RegExp(`export (?:class|interface) ${name}\\b[^{]*\\{([\\s\\S]*?)\\n\\}`));
  return [...body.matchAll(/^  (?:static |readonly )*(\w+)[(:?]/gm)].map(([, member]) => member).filter((member) => member !== "constructor");
}
