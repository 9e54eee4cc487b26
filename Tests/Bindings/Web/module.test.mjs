// The module in Node agrees with the native command on every day, and keeps to what almanac.d.ts promises.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { days, lines, rows } from "./native.mjs";

const folder = process.env.ALMANAC_PACKAGE ?? ".build/web/module/package";
const module = await import(pathToFileURL(`${folder}/almanac.js`).href);
const { Almanac, Day, LunarDate } = module;

/** Whose festivals each calendar is compared with, and in which language. */
const comparisons = [
  ["china", "mainland", "zh-Hans"],
  ["hongkong", "hongkong", "zh-Hant"],
  ["korea", "korea", "ko"],
  ["vietnam", "vietnam", "vi"],
  ["japan", "japan", "ja"],
];

let almanac;
let memory;
before(async () => {
  // The memory of the module, which nobody needs but the test that watches it.
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...values) => {
    const instance = await instantiate(...values);
    memory = instance.exports.memory;
    return instance;
  };
  almanac = await Almanac.open({ words: true });
  WebAssembly.instantiate = instantiate;
});

/** Collects what differs and says it once. */
class Differences {
  #found = [];

  expect(actual, expected, where) {
    if (actual !== expected) this.#found.push(`${where}: ${actual}, expected ${expected}`);
  }

  assertNone() {
    assert.deepEqual(this.#found.slice(0, 10), [], `${this.#found.length} differ`);
  }
}

test("every day that a question of the library's tests is, and no trap by words within words", async () => {
  const differences = new Differences();
  const text = await readFile(new URL("../../Questions/asked.tsv", import.meta.url), "utf8");
  const rows = text.split("\n").filter((row) => !/^(#|$)/.test(row)).map((row) => row.split("\t"));
  for (const [locale, words, wanted] of rows) {
    if (!/^\d{4}-\d\d-\d\d$/.test(wanted ?? "") || /^(until|works) /.test(words)) continue;
    differences.expect(almanac.ask(words, { locale, today: "2026-11-24" }).firstDay?.iso, wanted, `${locale} ${words}`);
  }
  for (const word of ["到", "今天是", "和", "离", "转农历", "後", "今日は", "から", "부터 ", "까지 ", " to ", "what is ", "until ", "đến ", ".."]) {
    const words = word.repeat(Math.floor(200 / Buffer.byteLength(word)));
    for (const locale of new Set(rows.map(([locale]) => locale))) almanac.ask(words, { locale, today: "2026-11-24" });
  }
  differences.assertNone();
});

test("words are read as the library reads them, in the language of the locale", () => {
  const ask = (words, locale, more) => {
    const { kind, firstDay, lastDay, name, region, sentences } = almanac.ask(words, { locale, today: "2026-11-24", ...more });
    return [kind, firstDay?.iso, lastDay?.equals(firstDay), name, region, ...sentences];
  };
  assert.deepEqual(ask("中秋", "zh-CN"), ["festival", "2027-09-15", true, "中秋节", "mainland"]);
  assert.deepEqual(ask("Tết 2027", "vi-VN"), ["festival", "2027-02-06", true, "Tết Nguyên Đán", "vietnam"]);
  assert.deepEqual(ask("음력 8.15", "ko-KR"), ["lunar-day", "2027-09-15", true, "음력 8월 15일", "korea"]);
  assert.deepEqual(ask("seollal", "en-SG"), ["festival", "2027-02-07", true, "Seollal", "korea"]);
  assert.deepEqual(ask("+30", "en-US"), ["days", "2026-12-24", true, null, null]);
  assert.deepEqual(ask("6/2/2027", "en-HK"), ["days", "2027-02-06", true, null, null, "read as day/month, not 2027-06-02"]);
  assert.deepEqual(ask("next week", "en-GB").slice(0, 3), ["days", "2026-11-30", false]);
  assert.deepEqual(ask("next holiday", "en"), ["days", undefined, undefined, null, null]);
  assert.deepEqual(ask("next holiday", "en", { daysOff: almanac.daysOff("CN") }).slice(0, 2), ["days", "2027-01-01"]);
  assert.deepEqual(ask("next holiday in korea", "en", { daysOff: almanac.daysOff("CN") }), ["days", undefined, undefined, null, "korea"]);
  assert.deepEqual(ask("next holiday in korea", "en", { daysOff: almanac.daysOff("KR") }).slice(0, 2), ["days", "2026-12-25"]);
  const refused = almanac.ask("dragn boat festival", { today: "2026-11-24" });
  assert.deepEqual([refused.kind, refused.suggestions], ["nothing", ["Dragon Boat Festival"]]);
  assert.match(almanac.ask("foo", { locale: "ja" }).sentences[0], /は分かりません/);
  for (const words of ["", "\0", "\n", "中秋".repeat(5000), "😀".repeat(500)]) assert.equal(almanac.ask(words).kind, "nothing", words.slice(0, 4));
  for (const wrong of [[7], ["x", { locale: 7 }], ["x", { today: 7 }], ["x", { festivals: 7 }], ["x", { daysOff: 7 }], ["x", 7]]) assert.throws(() => almanac.ask(...wrong), module.AlmanacError);
});

test("own days are among the festivals of every calendar", async () => {
  const ownDays = "festival mum 妈妈生日 媽媽生日 Mum's birthday\nobservance all 1957- lunar 8 15\nfestival party - - Party\nobservance all all weekday 6 3 friday\n";
  const own = await module.Almanac.open({ words: true, ownDays });
  const festivals = own.calendar("korea").festivals("korea");
  assert.deepEqual(festivals.on("2027-09-15").map(({ id }) => id), ["chuseok", "mum"]);
  assert.equal(own.names("en").festival(festivals, "party"), "Party");
  assert.deepEqual(own.ask("mum", { today: "2026-11-24" }).firstDay.iso, "2027-09-15");
  assert.equal(almanac.ask("mum", { today: "2026-11-24" }).kind, "nothing", "another almanac has none");
  for (const wrong of ["festival", "observance all all lunar 13 1", 7]) await assert.rejects(module.Almanac.open({ words: true, ownDays: wrong }), module.AlmanacError);
  await assert.rejects(module.Almanac.open({ ownDays }), /opened without words/);
  await assert.rejects(module.Almanac.open({ words: true, ownDays: "\nfestival" }), /line 2/);
});

test("the home of a reader is that of the territory, then the language, then the time zone", () => {
  const home = (locales, timeZone = "America/New_York") => {
    const { region, livesThere, calendar } = almanac.home({ locales, timeZone });
    return `${region} ${livesThere} ${calendar.id}`;
  };
  for (const [locale, expected] of Object.entries({
    "vi-US": "vietnam false vietnam", "ko-US": "korea false korea", "ja-US": "japan false japan", "zh-Hant-US": "taiwan false china", "yue-HK": "hongkong true hongkong",
    "en-SG": "mainland false china", "en-US": "mainland false china", ja: "japan true japan", "en-US-u-rg-hkzzzz": "hongkong true hongkong", "en_US@rg=krzzzz": "korea true korea",
  })) assert.equal(home(locale), expected, locale);
  assert.equal(home(["en-US", "ko-KR"]), "korea false korea");
  assert.equal(home("en-US", "Asia/Seoul"), "korea true korea");
  for (const zone of ["Asia/Saigon", "Asia/Ho_Chi_Minh"]) assert.equal(home(["en-US", "ja"], zone), "vietnam true vietnam");
  assert.equal(home("ko-US", "Asia/Tokyo"), "korea false korea");
  assert.equal(home([]), "mainland false china");
  const abroad = almanac.home({ locales: "vi-US" }).festivals;
  assert.equal(abroad.on("2027-02-06").some(({ kind }) => kind === "public"), false);
  const page = abroad.calendar.page(2027, 2, { festivals: abroad });
  assert.equal(almanac.names("vi").face(page.cells.find(({ day }) => day.iso === "2027-02-08"), { festivals: abroad }).colour, "plain");
});

test("a day is given in any form, and a lunar date in none of them", () => {
  const china = almanac.calendar("china");
  // A date of Temporal, which Node 20 does not have.
  const iso = { year: 2026, month: 2, day: 17, calendarId: "iso8601" };
  const chinese = { year: 2026, month: 1, monthCode: "M01", day: 1, calendarId: "chinese", withCalendar: () => iso };
  for (const day of ["2026-02-17", new Date(2026, 1, 17, 23, 59), { year: 2026, month: 2, day: 17 }, iso, chinese, Day.of(2026, 2, 17)]) {
    assert.equal(`${china.lunar(day)}`, "2026-1-1");
    assert.equal(Day.from(day).iso, "2026-02-17");
  }
  for (const date of [LunarDate.parse("2026-1-1"), { year: 2026, month: 1, isLeap: false, day: 1 }, chinese, { year: 2026, monthCode: "M01", day: 1 }]) {
    assert.equal(china.day(date).iso, "2026-02-17");
  }
  const leap = china.lunar("2025-07-25");
  assert.deepEqual([leap.monthCode, china.lunar("2026-02-17").monthCode], ["M06L", "M01"]);
  assert.ok(china.day({ year: 2025, monthCode: "M06L", day: 1 }).equals("2025-07-25"));
  for (const gregorian of ["2026-02-17", "2026-2-17", "2026-1-1", "2026-12-15", "2026-1-31", { year: 2026, month: 8, day: 15 }, iso]) assert.throws(() => china.day(gregorian), module.NotADateError);
  for (const lunar of [leap, { year: 2026, month: 1, isLeap: false, day: 1 }, { ...chinese, withCalendar: 1 }, 7, null, [2026, 2, 17]]) assert.throws(() => china.lunar(lunar), module.NotADateError);
  // The advice has the numbers of the text, and is right.
  assert.throws(() => china.day("2026-2-17"), { message: /LunarDate\.of\(2026, 2, 17\).* calendar\.lunar\("2026-02-17"\)/ });
  assert.throws(() => china.day("2026-1-31"), { message: /write calendar\.lunar\("2026-01-31"\)/ });
  assert.throws(() => LunarDate.parse("2026-02-17"), module.NotADateError);
  assert.deepEqual(["2026-12-15", "2025-06L-01", "2026-2-17"].map((text) => `${LunarDate.parse(text)}`), ["2026-12-15", "2025-6L-1", "2026-2-17"]);
  assert.deepEqual(Day.of(2026, 2, 17).toPlainDate(Array), [2026, 2, 17]);
  assert.throws(() => china.lunar({ year: 1700, month: 1, day: 1 }), { name: "OutOfRangeError", message: /^1700-01-01:/ });
});

test("arrays have the answers of single days", () => {
  const korea = almanac.calendar("korea");
  const days = Int32Array.from({ length: 73_414 }, (_, index) => korea.days.firstDay.number + index);
  const dates = korea.lunarArray(days);
  for (let index = 0; index < days.length; index += 97) assert.ok(LunarDate.fromNumber(dates[index]).equals(korea.lunar(Day.fromNumber(days[index]))));
  assert.deepEqual(korea.dayArray(dates), days);
  assert.deepEqual([...korea.lunarArray(Int32Array.of(-99_999))], [0]);
  assert.deepEqual([...korea.dayArray(Uint32Array.of(7))], [-0x8000_0000]);
  for (const wrong of [() => korea.lunarArray([1]), () => korea.dayArray(days), () => LunarDate.fromNumber(0), () => LunarDate.fromNumber("x")]) assert.throws(wrong, module.AlmanacError);
});

test("workdays are counted, bridges found, and festivals by their names", () => {
  const daysOff = almanac.daysOff("mainland");
  assert.deepEqual({ ...daysOff.workdays("2026-02-01", "2026-02-28") }, { workdays: 16, halfDays: 0, daysOff: 12, unknown: 0 });
  assert.equal(daysOff.workdays("2026-12-26", "2026-12-31").unknown, 6);
  // 2027-05-05 is Children's Day, a Wednesday after the Monday off for Labour Day; 05-13 is a Thursday.
  const bridges = almanac.daysOff("korea").bridges(2027).map(({ firstLeave, firstDay, lastDay }) => `${firstLeave} ${firstDay} ${lastDay}`);
  assert.deepEqual(bridges.slice(0, 2), ["2027-05-04 2027-05-01 2027-05-05", "2027-05-14 2027-05-13 2027-05-16"]);
  assert.throws(() => daysOff.bridges(2027, 0), module.BadArgumentError);
  const festivals = almanac.calendar("korea").festivals("korea");
  assert.deepEqual(festivals.find("추석").map(({ id, fit }) => [id, fit])[0], ["chuseok", "exact"]);
  assert.deepEqual(festivals.find("atlantis"), []);
  assert.throws(() => festivals.find(7), module.AlmanacError);
});

test("the small module answers all but words", async () => {
  const small = await Almanac.open();
  const festivals = small.calendar("china").festivals("mainland");
  assert.equal(festivals.on("2026-02-17")[0].id, "chunjie");
  for (const ask of [() => small.ask("中秋"), () => festivals.find("中秋")]) assert.throws(ask, { name: "AlmanacError", message: /words: true/ });
});

test("regions go by codes and names, and names by tags", () => {
  assert.deepEqual(["HK", "tw", "Hong Kong", "홍콩", "korea"].map((name) => almanac.region(name)), ["hongkong", "taiwan", "hongkong", "hongkong", "korea"]);
  assert.throws(() => almanac.region("SG"), { name: "UnknownNameError", message: /there are mainland, hongkong/ });
  assert.deepEqual([almanac.names("yue-HK").language, almanac.names("en-US").language, almanac.daysOff("KR").region], ["zh-Hant", "en", "korea"]);
  assert.equal(almanac.calendar("korea").festivals("KR"), almanac.calendar("korea").festivals("korea"));
});

for (const [calendarName, region, language] of comparisons) {
  test(`${calendarName}: every day is as the command says`, () => {
    const calendar = almanac.calendar(calendarName);
    const festivals = calendar.festivals(region);
    const names = almanac.names(language);
    const events = eventsByDay(calendar);
    const differences = new Differences();
    const expectedDays = days("1900...2100", calendarName, region, language);
    assert.equal(expectedDays.length, 73_414);
    for (const row of expectedDays) {
      const day = Day.parse(row.date);
      const date = calendar.lunar(day);
      const pillars = calendar.pillars(day);
      const on = festivals.on(day);
      const begun = on.filter((festival) => festival.dayNumber === 1);
      const running = on.filter((festival) => festival.dayNumber > 1);
      const { term, phase } = events.get(day.number) ?? {};
      for (const [actual, expected, what] of [
        [`${day.year}-${day.month}-${day.day} ${day.weekday}`, `${row.year}-${row.month}-${row.day_of_month} ${row.weekday}`, "date"],
        [`${date}`, `${row.lunar_year}-${row.lunar_month}${row.lunar_leap === "1" ? "L" : ""}-${row.lunar_day}`, "lunar date"],
        [names.lunar(date), row.lunar_date, "lunar date in words"],
        [calendar.day(date).iso, row.date, "day of the lunar date"],
        [String(calendar.month(day).length), row.lunar_month_length, "length of the month"],
        [pillars.year + 1, Number(row.year_pillar_number), "year pillar"],
        [pillars.month + 1, Number(row.month_pillar_number), "month pillar"],
        [pillars.day + 1, Number(row.day_pillar_number), "day pillar"],
        [date.yearPillar + 1, Number(row.year_pillar_number), "pillar of the lunar year"],
        [names.pillar(pillars.day), row.day_pillar, "name of the pillar"],
        [names.zodiac(calendar, date.year), row.zodiac, "zodiac"],
        [term?.kind ?? "", row.term_id, "term"],
        [term ? names.term(term.kind) : "", row.term, "name of the term"],
        [written(term?.instant), row.term_utc, "instant of the term"],
        [term?.certainty ?? "", row.term_certainty, "certainty of the term"],
        [term?.authority ?? "", row.term_authority, "authority on the term"],
        [term?.otherDay?.iso ?? "", row.term_other_day, "other day of the term"],
        [doubtText(calendar.lunarDoubt(day)), columns(row, "lunar"), "certainty of the lunar date"],
        [doubtText(doubtOf(begun, festivals)), columns(row, "festival"), "certainty of the festivals"],
        [phase?.kind ?? "", row.phase_id, "phase"],
        [written(phase?.instant), row.phase_utc, "instant of the phase"],
        [phase?.certainty ?? "", row.phase_certainty, "certainty of the phase"],
        [begun.map(({ id }) => id).join(" "), row.festival_ids, "festivals"],
        [begun.map(({ kind }) => kind).join(" "), row.festival_kinds, "kinds of festivals"],
        [begun.map((festival) => names.festivalDay(festivals, festival)).join("; "), row.festivals, "names of festivals"],
        [running.map(({ id }) => id).join(" "), row.running_ids, "running festivals"],
        [running.map(({ dayNumber }) => dayNumber).join(" "), row.running_days, "days of festivals"],
      ]) {
        differences.expect(actual, expected, `${row.date} ${what}`);
      }
    }
    differences.assertNone();
  });

  test(`${calendarName}: every page is made of its days`, () => {
    const calendar = almanac.calendar(calendarName);
    const festivals = calendar.festivals(region);
    const events = eventsByDay(calendar);
    const differences = new Differences();
    for (let index = 0; index < 2412; index += 1) {
      const [year, month] = [1900 + Math.floor(index / 12), (index % 12) + 1];
      const page = calendar.page(year, month, { festivals, firstWeekday: (index % 7) + 1, rows: index % 2 ? 6 : "natural" });
      const first = Day.of(year, month, 1);
      const last = month === 12 ? Day.of(year, 12, 31) : Day.of(year, month + 1, 1).plus(-1);
      const lead = (first.weekday - ((index % 7) + 1) + 7) % 7;
      const weeks = index % 2 ? 6 : Math.ceil((lead + first.until(last) + 1) / 7);
      differences.expect(page.cells.length, weeks * 7, `${year}-${month} cells`);
      for (const [place, cell] of page.cells.entries()) {
        const where = `${year}-${month} cell ${place}`;
        const { term, phase } = events.get(cell.day.number) ?? {};
        differences.expect(cell.day.number, first.number - lead + place, `${where} day`);
        differences.expect(cell.isInMonth, cell.day >= first && cell.day <= last, `${where} in month`);
        differences.expect(`${cell.lunar}`, `${calendar.lunar(cell.day)}`, `${where} lunar date`);
        differences.expect(cell.pillar, calendar.pillars(cell.day).day, `${where} pillar`);
        differences.expect(cell.term, term?.kind ?? null, `${where} term`);
        differences.expect(cell.termCertainty, term?.certainty ?? null, `${where} certainty of the term`);
        if (cell.lunar.day === 1) {
          differences.expect(phase?.kind, "new", `${where} new moon`);
          differences.expect(cell.lunarCertainty, phase?.certainty, `${where} certainty of the new moon`);
        }
        differences.expect(cell.lunarCertainty, calendar.lunarDoubt(cell.day).certainty, `${where} certainty of the lunar date`);
        differences.expect(ids(cell.festivals), ids(festivals.on(cell.day)), `${where} festivals`);
      }
    }
    differences.assertNone();
  });
}

test("why a day is off has the words of the command, in each region and language", () => {
  const differences = new Differences();
  for (const region of almanac.daysOffRegions) {
    const [daysOff, festivals] = [almanac.daysOff(region), almanac.calendarOfRegion(region).festivals(region)];
    for (const language of almanac.languages) {
      const names = almanac.names(language);
      for (const line of lines("works", "2025-01-01...2027-12-31", "--region", region, "--language", language)) {
        const [day] = /^\d{4}-\d\d-\d\d(?! – )/.exec(line) ?? [];
        const status = day && daysOff.status(day);
        if (status?.kind !== "day-off") continue;
        const reason = names.workReason(status.reason, festivals);
        const isSaid = line.split(" · ").some((fact) => fact === reason || fact.startsWith(`${reason} (`));
        differences.expect(isSaid ? reason : line, reason, `${region} ${language} ${day}`);
      }
    }
  }
  assert.equal(almanac.names("zh-Hant").workReason("law", almanac.calendar("hongkong").festivals("hongkong")), "公眾假期");
  assert.throws(() => almanac.names("en").workReason("law", 7), module.AlmanacError);
  differences.assertNone();
});

test("days off are as the command says", () => {
  const differences = new Differences();
  for (const region of almanac.daysOffRegions) {
    const daysOff = almanac.daysOff(region);
    for (const row of rows("\t", "works", "1990...2027", "--region", region, "--tsv", "--language", "en")) {
      const status = daysOff.status(row.day);
      differences.expect(wordOfKind[status.kind] ?? status.kind, row.status, `${region} ${row.day} kind`);
      differences.expect(wordOf(status), row.reason, `${region} ${row.day} reason`);
      const { number, authority, id } = status.notice ?? { number: "-" };
      differences.expect(number || `${authority} (${id})`, row.source, `${region} ${row.day} notice`);
      differences.expect(status.isOff, row.status === "off" || row.status === "weekend", `${region} ${row.day} off`);
    }
  }
  differences.assertNone();
});

/** The kinds that have a shorter word in the command's tables. */
const wordOfKind = { "day-off": "off", "half-day": "half", "make-up-workday": "work" };

/** The reason in the word of the command's tables, which has fewer. */
function wordOf({ reason }) {
  return { week: "-", law: "law", between: "law", substitute: "substitute" }[reason] ?? "notice";
}

test("breaks and workdays of 2026 in mainland China", () => {
  // 国办发明电〔2025〕7号.
  const daysOff = almanac.daysOff("mainland");
  const breaks = daysOff.breaks(2026).map(({ firstDay, lastDay, isOpen }) => `${firstDay} ${lastDay} ${isOpen}`);
  assert.ok(breaks.includes("2026-02-15 2026-02-23 false"));
  assert.ok(breaks.includes("2026-10-01 2026-10-07 false"));
  // Sunday 15 February is off by the notice, the Eve and the first three days of the year by 国务院令第795号.
  const spring = daysOff.breaks(2026).find(({ firstDay }) => firstDay.iso === "2026-02-15");
  assert.deepEqual(spring.festivals, ["chunjie", "chuxi", "chunjie-2", "chunjie-3"]);
  // From Saturday 2 May to the substitute for the Constitution Day, which is on a Sunday.
  const may = almanac.daysOff("japan").breaks(2026).find(({ firstDay }) => firstDay.iso === "2026-05-02");
  assert.deepEqual([may.lastDay.iso, may.festivals], ["2026-05-06", ["constitution-day-japan", "greenery-day", "childrens-day-japan"]]);
  // Nobody has decided the days around the New Year of 2040.
  assert.ok(daysOff.breaks(2040).every(({ isOpen }) => isOpen));
  assert.deepEqual([daysOff.breaks(1900), daysOff.breaks(2100).length > 0], [[], true]);
  const marks = ["2026-02-13", "2026-02-14", "2026-02-15", "2026-02-17", "2026-02-21", "2026-03-07"].map((day) => daysOff.status(day).mark);
  assert.deepEqual(marks, [null, "make-up-workday", "holiday", "holiday", "holiday", null]);
  assert.equal(daysOff.status("2026-02-14").kind, "make-up-workday");
  assert.equal(daysOff.status("2026-02-14").notice.number, "国办发明电〔2025〕7号");
  assert.equal(daysOff.addWorkdays("2026-02-14", 1).iso, "2026-02-24");
  assert.equal(daysOff.addWorkdays("2026-02-24", -1).iso, "2026-02-14");
  assert.equal(daysOff.addWorkdays("2026-02-14", 1000), null);
});

test("a calendar has the festivals that it reckons, and the calendar of a region all of that region", () => {
  const inKorea = (calendar) => calendar.festivals("korea").on("2026-09-25").map(({ id }) => id);
  assert.ok(inKorea(almanac.calendarOfRegion("korea")).includes("chuseok"));
  assert.ok(!inKorea(almanac.calendar("china")).includes("chuseok"));
});

test("every audience of a region has a name", () => {
  const audiences = new Set(almanac.daysOffRegions.flatMap((region) => almanac.daysOff(region).audiences));
  const names = [...audiences].map((audience) => almanac.names("zh-Hant").audience(audience));
  assert.throws(() => almanac.names("en").audience("cats"), ({ message }) => [...audiences].every((audience) => message.includes(audience)));
  assert.ok(audiences.size > 5 && new Set(names).size === audiences.size && names.every((name) => !/[a-z]/.test(name)), `${names}`);
});

test("an audience has its name without holidays, and lays out no days off", async () => {
  const instantiate = WebAssembly.instantiate;
  let opened = 0;
  WebAssembly.instantiate = async (...values) => {
    const { exports } = await instantiate(...values);
    const almanac_days_off_open = (...asked) => ((opened += 1), exports.almanac_days_off_open(...asked));
    return { exports: { ...exports, almanac_days_off_open } };
  };
  const [without, watched] = await Promise.all([Almanac.open({ holidays: null }), Almanac.open()]);
  WebAssembly.instantiate = instantiate;
  for (const one of [without, watched]) {
    assert.equal(one.names("zh-Hant").audience("public-offices"), "政府機關");
    assert.throws(() => one.names("zh-Hant").audience("cats"), /audience "cats": there are all, .*public-offices/);
  }
  assert.equal(opened, 0);
  watched.daysOff("mainland");
  assert.equal(opened, 1);
});

test("rules of iCalendar have the days of the Swift library, and a fault names the part", () => {
  const days = (rule, start) => almanac.recurrence(rule, start, "2026-01-01", "2028-12-31").join(" ");
  assert.equal(days("RSCALE=CHINESE;FREQ=YEARLY", "2013-02-10"), "2026-02-17 2027-02-06 2028-01-26");
  assert.equal(days("FREQ=YEARLY;INTERVAL=2", "2024-02-29"), "2028-02-29");
  assert.throws(() => days("FREQ=YEARLY;BYDAY=2SU", "2026-01-01"), { name: "BadRuleError", message: /BYDAY is not supported/ });
  assert.throws(() => days("RSCALE=CHINESE;FREQ=YEARLY", "1604-01-01"), { name: "OutOfRangeError" });
  assert.throws(() => almanac.recurrence(7, "2026-01-01", "2026-01-01", "2026-01-02"), module.UnknownNameError);
  const kept = almanac.calendar("china").anniversariesBetween({ month: 8, day: 15 }, "2026-01-01", "2027-12-31");
  assert.equal(kept.join(" "), "2026-09-25 2027-09-15");
});

test("rules in components of ical.js become lists of days", () => {
  // Objects with the methods and the jCal (RFC 7265) of ical.js 2.
  class Property {
    constructor(jCal) {
      this.jCal = jCal;
    }
    toJSON() {
      return this.jCal;
    }
    getFirstValue() {
      const value = this.jCal[3];
      return value.until ? { until: new Time(value.until) } : new Time(value, this.jCal[1].tzid ? "+09:00" : "Z");
    }
  }
  // A time of Seoul or of UTC.
  class Time {
    constructor(text, zone = "") {
      [this.year, this.month, this.day] = text.slice(0, 10).split("-").map(Number);
      this.rest = text.slice(10) + zone;
    }
    get moment() {
      return Date.UTC(this.year, this.month - 1, this.day) + Date.parse(`1970-01-01${this.rest}`);
    }
    clone() {
      return Object.assign(Object.create(Time.prototype), this);
    }
    compare(other) {
      return Math.sign(this.moment - other.moment);
    }
  }
  class Component {
    constructor(properties, parts = []) {
      this.properties = properties.map((jCal) => new Property(jCal));
      this.parts = parts;
    }
    getAllSubcomponents() {
      return this.parts;
    }
    getAllProperties(name) {
      return this.properties.filter((property) => property.jCal[0] === name);
    }
    getFirstProperty(name) {
      return this.getAllProperties(name)[0] ?? null;
    }
    addProperty(property) {
      assert.ok(property instanceof Property);
      this.properties.push(property);
    }
    removeProperty(property) {
      this.properties.splice(this.properties.indexOf(property), 1);
    }
  }
  const rule = (parts) => ["rrule", {}, "recur", parts];
  const lunar = new Component([
    ["dtstart", { tzid: "Asia/Seoul" }, "date-time", "2013-02-10T09:00:00"],
    rule({ freq: "YEARLY", rscale: "CHINESE", bymonth: [1, 5], until: "2027-12-31" }),
  ]);
  // 9h in Seoul is 0h of UTC.
  const until = (moment) => {
    const timed = new Component([
      ["dtstart", { tzid: "Asia/Seoul" }, "date-time", "2013-02-10T09:00:00"], rule({ freq: "YEARLY", rscale: "CHINESE", until: moment }),
    ]);
    return module.spellOut(almanac, timed, "2026-01-01", "2028-12-31").properties[1].jCal.slice(3);
  };
  assert.deepEqual(until("2027-02-06T00:00:00Z"), ["2026-02-17T09:00:00", "2027-02-06T09:00:00"]);
  assert.deepEqual(until("2027-02-05T23:59:59Z"), ["2026-02-17T09:00:00"]);
  const plain = new Component([["dtstart", {}, "date", "2013-02-10"], rule({ freq: "DAILY" })]);
  const calendar = new Component([], [lunar, plain]);
  assert.equal(module.spellOut(almanac, calendar, "2026-01-01", "2028-12-31"), calendar);
  const times = ["2026-02-17T09:00:00", "2026-06-15T09:00:00", "2027-02-06T09:00:00", "2027-06-05T09:00:00"];
  assert.deepEqual(lunar.properties.map((property) => property.jCal).slice(1), [["rdate", { tzid: "Asia/Seoul" }, "date-time", ...times]]);
  assert.equal(plain.properties.length, 2);
});

test("anniversaries keep the rules for leap months and the 30th", () => {
  const china = almanac.calendar("china");
  const leap = { month: 6, isLeap: true, day: 1 };
  const kept = (date, rule) => china.anniversaries(date, 2024, 2026, rule).join(" ");
  // 2025 has a leap sixth month from 25 July; the plain sixth months begin on 6 July 2024, 25 June 2025, 14 July 2026.
  assert.equal(kept(leap), "2024-07-06 2025-07-25 2026-07-14");
  assert.equal(kept(leap, { leapMonth: "plain" }), "2024-07-06 2025-06-25 2026-07-14");
  assert.equal(kept(leap, { leapMonth: "skip" }), "2025-07-25");
  assert.equal(kept({ ...leap, isLeap: false }, { leapMonth: "both" }), "2024-07-06 2025-06-25 2025-07-25 2026-07-14");
  // The twelfth month of 2024 has 29 days, the last of them 28 January 2025.
  const newYearsEve = { month: 12, day: 30 };
  const inYear = (thirtieth) => china.anniversaries(newYearsEve, 2024, 2024, { thirtieth }).join(" ");
  assert.equal(inYear("last"), "2025-01-28");
  assert.equal(inYear("next"), "2025-01-29");
  assert.equal(inYear("skip"), "");
  assert.equal(china.nextAnniversary(leap, "2025-07-24").iso, "2025-07-25");
  assert.equal(china.nextAnniversary(leap, "2025-07-25").iso, "2026-07-14");
  assert.equal(china.nextAnniversary(leap, "2100-12-31"), null);
  // Hong Kong has the new moon after month 8 of 2057 a day earlier.
  assert.equal(`${china.anniversaryDoubt({ month: 8, day: 30 }, "2057-09-28").otherDay}`, "2057-09-27");
  assert.equal(china.anniversaryDoubt({ month: 8, day: 30 }, "2056-10-08", { thirtieth: "skip" }).certainty, "certain");
});

test("values compare, print and become text", () => {
  const day = Day.of(2026, 2, 17);
  assert.equal(`${day} ${JSON.stringify({ day })}`, '2026-02-17 {"day":"2026-02-17"}');
  assert.ok(day < day.plus(1) && day.equals("2026-02-17") && day.until("2026-03-01") === 12);
  assert.equal(Day.from(day.toDate()).iso, day.iso);
  assert.equal(Day.parse("0001-01-01").number, -719_162);
  assert.equal(Day.of(9999, 12, 31).plus(-1).iso, "9999-12-30");
  const date = LunarDate.of(2025, 6, 1, true);
  assert.equal(`${date} ${JSON.stringify([date])}`, '2025-6L-1 ["2025-6L-1"]');
  assert.ok(date.equals("2025-6L-1") && date > LunarDate.parse("2025-6-30"));
  assert.deepEqual(almanac.terms.filter((term) => almanac.seasonOf(term) === "spring"), almanac.terms.slice(2, 8));
  assert.deepEqual(almanac.languages.map((language) => almanac.names(language).season("winter")), ["冬", "冬", "Winter", "겨울", "冬", "Đông"]);
});

test("pillars of an instant change with the choices", () => {
  // 立春 of 2024 was at 16:27 on 4 February in Beijing.
  const china = almanac.calendar("china");
  const names = almanac.names("zh-Hant");
  const at = (time, boundaries) => names.pillar(china.pillarsAt(new Date(`2024-02-04T${time}+08:00`), boundaries).year);
  assert.equal(at("16:26:00"), "癸卯");
  assert.equal(at("16:28:00"), "甲辰");
  assert.equal(at("16:28:00", { year: "new-year" }), "癸卯");
  assert.equal(at("01:00:00", { year: "lichun-day" }), "甲辰");
  const night = (day) => china.pillarsAt(new Date("2024-02-04T23:30:00+08:00"), { day });
  assert.equal(`${names.pillar(night("midnight").day)} ${names.pillar(night("midnight").hour)}`, "戊戌 甲子");
  assert.equal(`${names.pillar(night("23h").day)} ${names.pillar(night("23h").hour)}`, "己亥 甲子");
});

test("pillars are found back", () => {
  const china = almanac.calendar("china");
  const sought = { year: 22, month: 31, day: 40, hour: 5 };
  assert.deepEqual(
    china.moments(sought).map(({ start, end }) => [start.toISOString(), (end - start) / 3_600_000]),
    [
      ["1946-07-29T01:00:00.000Z", 2],
      ["2006-07-14T01:00:00.000Z", 2],
    ],
  );
  assert.equal(china.moments(sought, "1990-01-01").length, 1);
  for (let day = 0; day < 20_000; day += 97) {
    const instant = new Date(day * 86_400_000 + ((day * 7919) % 86_400) * 1000);
    const boundaries = { year: "new-year", day: day % 2 ? "midnight" : "23h" };
    const found = china.moments(china.pillarsAt(instant, boundaries), undefined, undefined, boundaries);
    assert.equal(found.filter(({ start, end }) => start <= instant && instant < end).length, 1, `${instant}`);
  }
  assert.throws(() => china.moments({ year: 60 }), module.BadArgumentError);
});

test("labels prefer festivals, then terms, then lunar dates", () => {
  const china = almanac.calendar("china");
  const festivals = china.festivals("mainland");
  const page = china.page(2026, 6, { festivals });
  const cellOn = (iso) => page.cells.find((cell) => cell.day.iso === iso);
  const label = (iso, style) => almanac.names("zh-Hant").face(cellOn(iso), { festivals }, style).label;
  const none = { kind: null, term: null, season: null, certainty: "certain" };
  assert.deepEqual(label("2026-06-19"), { ...none, text: "端午節", subject: "festival", kind: "public" });
  assert.deepEqual(label("2026-06-21"), { ...none, text: "夏至", subject: "term", term: "xiazhi", season: "summer" });
  assert.deepEqual(label("2026-06-15"), { ...none, text: "五月", subject: "lunar-month" });
  assert.deepEqual(label("2026-06-16"), { ...none, text: "初二", subject: "lunar-day" });
  assert.deepEqual(label("2026-06-19", { sources: ["lunar"] }), { ...none, text: "初五", subject: "lunar-day" });
  const { names, lunar } = almanac.names("zh-Hant").face(cellOn("2026-06-19"), { festivals });
  assert.deepEqual([...names, lunar].map(({ text }) => text), ["端午節", "初五"]);
  const august = china.page(2026, 8, { festivals, rows: 6 });
  const armyDay = august.cells.find((cell) => cell.day.iso === "2026-08-01");
  assert.equal(almanac.names("zh-Hans").face(armyDay, { festivals }, { lastKind: "observance" }).label.text, "建军节");
  assert.deepEqual(almanac.names("en").face(armyDay).label, { ...none, text: "19", subject: "lunar-day" });
  assert.equal(almanac.names("en").face(cellOn("2026-06-21")).label.text, "Summer Solstice");
  // The first and the last page show days of months that have no page of their own.
  for (const [year, month] of [[1900, 1], [2100, 12]]) {
    for (const cell of china.page(year, month, { festivals, rows: 6 }).cells) {
      assert.ok(almanac.names("ja").face(cell, { festivals }).label.text);
    }
  }
});

test("colours, weeks and regions are those of the library", () => {
  const china = almanac.calendar("china");
  const shown = { festivals: china.festivals("mainland"), daysOff: almanac.daysOff("mainland") };
  const faceOn = (day, asked) => almanac.names("zh-Hans").face(china.page(2026, 2, shown).cells.find((cell) => cell.isInMonth && cell.day.day === day), asked);
  const { label, lunar, names: [first], ...newYear } = faceOn(17, shown);
  assert.deepEqual(newYear, { colour: "red", mark: "holiday", badge: "休", phase: "new" });
  assert.deepEqual([label.text, lunar.text, first.text], ["春节", "正月", "春节"]);
  const worked = faceOn(14, shown); // a Saturday
  assert.deepEqual([worked.colour, worked.mark, worked.badge], ["plain", "make-up-workday", "班"]);
  assert.deepEqual([faceOn(17).colour, faceOn(17).mark, faceOn(17).badge], ["plain", null, null]);
  assert.deepEqual(["japan", "korea", "mainland"].map((region) => almanac.colourOfWeekday(6, region)), ["blue", "blue", "red"]);
  assert.deepEqual([almanac.colourOfWeekday(7), almanac.colourOfWeekday(1)], ["red", "plain"]);
  assert.deepEqual(["KR", "SG", "US", "??"].map((code) => almanac.regionOfTerritory(code)), ["korea", null, null, null]);
  assert.deepEqual(["KR", "DE", "US", "419"].map((code) => almanac.firstWeekdayOfTerritory(code)), [7, null, 7, null]);
  assert.deepEqual(almanac.territoriesOfRegion("mainland"), ["CN"]);
  assert.deepEqual(["mainland", "hongkong"].map((region) => almanac.firstWeekdayOfRegion(region)), [1, 7]);
  assert.deepEqual(["mainland", "taiwan", "korea"].map((region) => china.hasHolidays(region)), [true, true, false]);
  const names = almanac.names("zh-Hans");
  assert.deepEqual([names.workMark("holiday"), names.workMarkMeaning("make-up-workday")], ["休", "调休上班"]);
});

test("what cannot be answered throws the error of its reason", () => {
  const china = almanac.calendar("china");
  const festivals = china.festivals("mainland");
  const [cell] = china.page(2026, 2, { festivals }).cells;
  for (const [ask, reason, words] of [
    [() => china.lunar("2200-01-01"), module.OutOfRangeError, /2200-01-01.*1900-01-01 to 2100-12-31/],
    [() => china.day("2026-6L-1"), module.NoSuchLeapMonthError, /2026-6L-1/],
    [() => china.day(LunarDate.parse("2025-12-30")), module.NoThirtiethDayError, /29th/],
    [() => china.lunar("17.2.2026"), module.NotADateError, /2026-02-17/],
    [() => china.lunar(20_000), module.NotADateError, /Day/],
    [() => Day.of(2026, 2, 29), module.NotADateError, /2026/],
    [() => Day.fromNumber(0.5), module.NotADateError, /whole/],
    [() => LunarDate.of(2026, 13, 1), module.NotADateError, /13/],
    [() => china.page(2026, 0), module.BadArgumentError, /month 0/],
    [() => china.page(1899, 1), module.OutOfRangeError, /1899/],
    [() => china.months(2_500), module.OutOfRangeError, /2500/],
    [() => china.term("lent", 2026), module.UnknownNameError, /lent/],
    [() => china.festivals("atlantis"), module.UnknownNameError, /atlantis/],
    [() => china.festivals("x".repeat(1000)), module.UnknownNameError, /./],
    [() => almanac.calendar("julian"), module.UnknownNameError, /julian/],
    [() => almanac.calendar("china\0"), module.UnknownNameError, /./],
    [() => almanac.names("la"), module.UnknownNameError, /zh-Hant/],
    [() => almanac.daysOff("atlantis"), module.UnknownNameError, /mainland/],
    [() => almanac.daysOff("mainland", "cats"), module.UnknownNameError, /cats/],
    [() => almanac.calendar("China"), module.UnknownNameError, /there are china, /],
    [() => almanac.calendarOfRegion(), module.UnknownNameError, /there are mainland, /],
    [() => china.festivals("Atlantis"), module.UnknownNameError, /there are mainland, /],
    [() => china.page(2026, 2, { festivals: "mainland" }), module.BadArgumentError, /give calendar.festivals/],
    [() => china.page(2026, 2, { daysOff: "mainland" }), module.AlmanacError, /give almanac.daysOff/],
    [() => china.pillarsAt("2026-02-17"), module.BadArgumentError, /give new Date/],
    [() => china.terms("2026"), module.BadArgumentError, /year "2026"/],
    [() => china.phases("2026-03-01", "2026-02-01"), module.BadArgumentError, /the first day is after the last/],
    [() => Day.from(20_000), module.NotADateError, /Temporal.PlainDate/],
    [() => almanac.names("en").calendar("china"), module.AlmanacError, /give almanac.calendar/],
    [() => almanac.names("en").festival("mainland", "chunjie"), module.AlmanacError, /give calendar.festivals/],
    [() => new Day(2026, 1, 1), module.NotADateError, /^Day\(2026, 1, 1\): .*Day\.of/],
    [() => new Day("2026-01-01"), module.NotADateError, /^Day\("2026-01-01"\): .*Day\.parse/],
    [() => new LunarDate(2026, 1, 1), module.NotADateError, /LunarDate\.of/],
    [() => new LunarDate("2026-1-1"), module.NotADateError, /LunarDate\.parse/],
    [() => new Almanac(), module.AlmanacError, /Almanac\.open/],
    [() => LunarDate.of(2026, 1, 1, "L"), module.NotADateError, /isLeap "L": give true or false/],
    [() => LunarDate.of("2026", 1, 1), module.NotADateError, /lunar year "2026"/],
    [() => Day.of("2026", 1, 1), module.NotADateError, /year "2026"/],
    [() => Day.of(2026, 1, 1).plus("1"), module.BadArgumentError, /number of days "1"/],
    [() => china.lunar("0000-01-01"), module.NotADateError, /year 0, month 1, day 1: .*0001-01-01 to 9999-12-31/],
    [() => china.page(2026, 2, { rows: 5 }), module.UnknownNameError, /5 is none of "natural", 6/],
    [() => china.page(2026, 2, { rows: "six " }), module.UnknownNameError, /"six " is none of "natural", 6/],
    [() => china.page(2026, 2, { rows: "6" }), module.UnknownNameError, /"6" is none of "natural", 6/],
    [() => china.page(2026, 2, { firstWeekday: 9 }), module.BadArgumentError, /weekday 9/],
    // A name with a letter too few or too many is no option.
    [() => china.page(2026, 2, { row: 6 }), module.BadArgumentError, /option "row": there are festivals, daysOff, firstWeekday, rows/],
    [() => almanac.home({ locale: "ko" }), module.BadArgumentError, /option "locale": there are locales, timeZone/],
    [() => almanac.ask("中秋", { language: "ko" }), module.BadArgumentError, /option "language"/],
    [() => almanac.names("en").face(cell, { daysoff: null }), module.BadArgumentError, /option "daysoff"/],
    [() => almanac.names("en").lunar(china.lunar("2026-02-17"), { years: "pillar" }), module.BadArgumentError, /option "years"/],
    [() => china.anniversaries({ month: 8, day: 15 }, 2026, 2027, { leap: "skip" }), module.BadArgumentError, /option "leap"/],
    [() => china.page(2026, 2, 6), module.BadArgumentError, /6: give an object such as/],
    [() => china.festivals(["mainland"]), module.UnknownNameError, /region mainland/],
    [() => china.festivals(undefined), module.UnknownNameError, /region undefined: there are mainland, /],
    [() => china.nextAnniversary("2026-8-15", "2026-01-01"), module.AlmanacError, /{ month: 8, day: 15 }/],
    ...["1800", "2200"].flatMap((year) => [
      [() => china.terms(Number(year)), module.OutOfRangeError, RegExp(year)],
      [() => china.termsBetween(`${year}-01-01`, `${year}-12-31`), module.OutOfRangeError, RegExp(year)],
      [() => china.phases(`${year}-01-01`, `${year}-12-31`), module.OutOfRangeError, RegExp(year)],
      [() => festivals.between(`${year}-01-01`, `${year}-12-31`), module.OutOfRangeError, RegExp(year)],
      [() => festivals.on(`${year}-01-01`), module.OutOfRangeError, RegExp(year)],
    ]),
    [() => almanac.daysOff("mainland").breaks(1899), module.OutOfRangeError, /1899.*1900-01-01 to 2100-12-31/],
    [() => almanac.daysOff("mainland").breaks(2101), module.OutOfRangeError, /2101/],
    [() => almanac.daysOff("macau", "cats"), module.UnknownNameError, /audience "cats": there are all, .*public-offices/],
    [() => Day.of(2026n, 2, 17), module.NotADateError, /year 2026n/],
    [() => Day.of(2026, Symbol("2"), 17), module.NotADateError, /month Symbol\(2\)/],
    [() => Day.parse(["2026-02-17"]), module.NotADateError, /is no date/],
    [() => LunarDate.parse(["2026-1-1"]), module.NotADateError, /is no lunar date/],
    [() => new LunarDate("999999"), module.NotADateError, /LunarDate\.of/],
    [() => new LunarDate(Infinity), module.NotADateError, /LunarDate\.of/],
    [() => new Almanac({}), module.AlmanacError, /Almanac\.open/],
    [() => festivals.next(0, "2026-01-01"), module.UnknownNameError, /festival 0: give text such as "chunjie"/],
    [() => festivals.next("cats", "2026-01-01"), module.UnknownNameError, /festival "cats": .*festivals\.between has all/],
    [() => festivals.next("中秋", "2026-01-01"), module.UnknownNameError, /the nearest are zhongqiu/],
    [() => almanac.names("en").festival(festivals, "zhongqui"), module.UnknownNameError, /the nearest are zhongqiu/],
    [() => almanac.names("en").festival(festivals, Symbol("id")), module.UnknownNameError, /festival Symbol\(id\): give text/],
    [() => almanac.names("en").festivalDay("mainland", festivals.on("2026-02-17")[0]), module.AlmanacError, /give calendar.festivals/],
    [() => almanac.names("en").festivalDay(festivals, null), module.AlmanacError, /undefined is no Day: give one of festivals\.on/],
    [() => almanac.names("en").festivalDay(festivals, "chunjie"), module.AlmanacError, /day of the festival: .*give one of festivals\.on/],
    [() => almanac.names("en").face(cell, { festivals: "" }), module.AlmanacError, /give calendar.festivals/],
    [() => china.page(2026, 2, { festivals: "" }), module.AlmanacError, /give calendar.festivals/],
    [() => china.page(2026, 2, { daysOff: false }), module.AlmanacError, /give almanac.daysOff/],
    [() => almanac.names("en").audience("cats"), module.UnknownNameError, /"cats": there are all, .*public-offices/],
    [() => almanac.names("en").region("atlantis"), module.UnknownNameError, /there are mainland, /],
    [() => almanac.names("en").lunar("2025-6L-1", "traditional"), module.AlmanacError, /"traditional": give an object/],
    ...[festivals, null].flatMap((festivals) => [
      [() => almanac.names("en").face(cell, { festivals }, { sources: ["moon"] }), module.UnknownNameError, /"moon" is none of "festival", /],
      [() => almanac.names("en").face(cell, { festivals }, { sources: "lunar" }), module.AlmanacError, /sources: "lunar" is no Array/],
      [() => almanac.names("en").face(cell, { festivals }, { lastKind: "all" }), module.UnknownNameError, /"all" is none of "public", /],
      [() => almanac.names("en").face(cell, { festivals }, { spanDays: "last" }), module.UnknownNameError, /"last" is none of "first", /],
      [() => almanac.names("en").face("2026-02-17", { festivals }), module.AlmanacError, /give a cell/],
    ]),
  ]) {
    assert.throws(ask, (error) => error instanceof reason && error instanceof module.AlmanacError && words.test(error.message), `${ask}`);
  }
});

test("any value in the place of another throws an error that says what to give, never another one", () => {
  const china = almanac.calendar("china");
  const festivals = china.festivals("mainland");
  const names = almanac.names("en");
  const daysOff = almanac.daysOff("mainland");
  const [festival] = festivals.on("2026-02-17");
  const [cell] = china.page(2026, 2).cells;
  const nameless = Object.create(null);
  const found = [];
  for (const [ask, ...good] of [
    [Day.of, 2026, 2, 17],
    [Day.parse, "2026-02-17"],
    [Day.fromNumber, 20_000],
    [Day.from, new Date()],
    [(days) => Day.of(2026, 2, 17).plus(days), 1],
    [(other) => Day.of(2026, 2, 17).until(other), "2026-02-18"],
    [LunarDate.of, 2026, 1, 1],
    [LunarDate.parse, "2026-1-1"],
    [(value) => new Day(value), 20_000],
    [(term) => almanac.seasonOf(term), "lichun"],
    [(id) => almanac.calendar(id), "china"],
    [(region) => almanac.calendarOfRegion(region), "taiwan"],
    [(language) => almanac.names(language), "en"],
    [(region) => almanac.daysOff(region), "macau"],
    [(day) => china.lunar(day), "2026-02-17"],
    [(date) => china.day(date), "2025-6L-1"],
    [(day) => china.holds(day), "2026-02-17"],
    [(day) => china.month(day), "2026-02-17"],
    [(year) => china.months(year), 2026],
    [(year) => china.leapMonth(year), 2026],
    [(year) => china.terms(year), 2026],
    [(term, year) => china.term(term, year), "lichun", 2026],
    [(first, last) => china.termsBetween(first, last), "2026-02-17", "2026-02-18"],
    [(first, last) => china.phases(first, last), "2026-02-17", "2026-02-18"],
    [(day) => china.pillars(day), "2026-02-17"],
    [(instant) => china.pillarsAt(instant), new Date()],
    [(pillars) => china.moments(pillars), { year: 0 }],
    [(region) => china.festivals(region), "mainland"],
    [(year, month) => china.page(year, month), 2026, 2],
    [(date, after) => china.nextAnniversary(date, after), { month: 8, day: 15 }, "2026-02-17"],
    [(date, first, last) => china.anniversaries(date, first, last), { month: 8, day: 15 }, 2026, 2027],
    [(day) => festivals.on(day), "2026-02-17"],
    [(first, last) => festivals.between(first, last), "2026-02-17", "2026-02-18"],
    [(id, after) => festivals.next(id, after), "chunjie", "2026-02-17"],
    [(day) => daysOff.status(day), "2026-02-17"],
    [(day, count) => daysOff.addWorkdays(day, count), "2026-02-17", 1],
    [(year) => daysOff.breaks(year), 2026],
    [(date) => names.lunar(date), "2025-6L-1"],
    [(date) => names.lunarMonth(date), { month: 8, day: 15 }],
    [(date) => names.lunarDay(date), { month: 8, day: 15 }],
    [(calendar, year, month) => names.lunarTitle(calendar, year, month), china, 2026, 2],
    [(term) => names.term(term), "lichun"],
    [(season) => names.season(season), "spring"],
    [(phase) => names.phase(phase), "new"],
    [(pillar) => names.pillar(pillar), 0],
    [(calendar, year) => names.zodiac(calendar, year), china, 2026],
    [(calendar) => names.calendar(calendar), china],
    [(region) => names.region(region), "taiwan"],
    [(asked, id) => names.festival(asked, id), festivals, "chunjie"],
    [(asked, one) => names.festivalDay(asked, one), festivals, festival],
    [(asked, kind) => names.festivalKind(asked, kind), festivals, "public"],
    [(asked, day) => names.eraYears(asked, day), festivals, "2026-02-17"],
    [(kind) => names.workKind(kind), "workday"],
    [(reason) => names.workReason(reason), "law"],
    [(audience) => names.audience(audience), "all"],
    [(one) => names.face(one), cell],
  ]) {
    assert.doesNotThrow(() => ask(...good), `${ask}`);
    for (const place of good.keys()) {
      for (const bad of [undefined, null, Symbol("symbol"), 2n, NaN, Infinity, -1e9, 0.5, true, "", "\0", "no such thing", nameless, [nameless], {}, () => {}]) {
        try {
          ask(...good.with(place, bad));
          found.push(`${ask}, argument ${place}: takes ${typeof bad} ${JSON.stringify(bad)}`);
        } catch (error) {
          const says = error instanceof module.AlmanacError && error.message.length > 20;
          if (!says) found.push(`${ask}, argument ${place}, ${typeof bad}: ${error}`);
        }
      }
    }
  }
  assert.deepEqual(found, []);
});

test("what is refused at first is refused after a good question too", () => {
  const china = almanac.calendar("china");
  const festivals = china.festivals("mainland");
  const names = almanac.names("en");
  const daysOff = almanac.daysOff("mainland");
  assert.equal(names.festivalKind(festivals, "public"), "Public holiday");
  assert.equal(names.region("taiwan"), names.region("taiwan"));
  assert.equal(almanac.daysOff("mainland", undefined), daysOff);
  assert.equal(almanac.daysOff("mainland", null), daysOff);
  // The second day of the Dog Days of 2026, which begin on 15 July.
  const [second] = festivals.on("2026-07-16").filter(({ dayNumber }) => dayNumber === 2);
  assert.equal(names.festivalDay(festivals, { ...second, dayNumber: 9 }), names.festivalDay(festivals, second));
  for (const ask of [
    () => almanac.names(["en"]),
    () => almanac.calendar(["china"]),
    () => almanac.daysOff("mainland", ""),
    () => almanac.daysOff(["mainland"]),
    () => china.festivals(["mainland"]),
    () => names.region(["taiwan"]),
    () => names.festival(festivals, 0),
    () => names.festival(festivals, ["chunjie"]),
    () => names.festival(festivals, `${second.id} 2`),
    () => names.festivalDay(festivals, { ...second, id: "chunjie" }),
  ]) {
    assert.throws(ask, module.UnknownNameError, `${ask}`);
  }
});

test("what another almanac has opened is refused", async () => {
  const other = (await Almanac.open()).calendar("korea");
  const festivals = other.festivals();
  const names = almanac.names("ko");
  const page = (options) => almanac.calendar("korea").page(2026, 9, options);
  const [festival] = festivals.on("2026-09-25");
  for (const ask of [
    () => page({ festivals }),
    () => names.festival(festivals, "chuseok"),
    () => names.festivalDay(festivals, festival),
    () => names.festivalKind(festivals, "public"),
    () => names.eraYears(festivals, "2026-09-25"),
    () => names.face(page().cells[0], { festivals }),
    () => names.calendar(other),
    () => names.zodiac(other, 2026),
    () => names.lunarTitle(other, 2026, 9),
  ]) {
    assert.throws(ask, /of another almanac: ask the same one/, `${ask}`);
  }
});

test("a source that is none says so, and an address in Node is relative to the program", async () => {
  const rejected = (sources, reason, words) =>
    assert.rejects(Almanac.open(sources), (error) => error instanceof reason && words.test(error.message));
  await rejected({ wasm: new Uint8Array(10) }, module.BadTableError, /no WebAssembly module/);
  await rejected({ table: 5 }, module.AlmanacError, /5 is no source: give bytes/);
  await rejected({ table: Object.create(null) }, module.AlmanacError, /is no source: give bytes/);
  await rejected({ holidays: "http://[" }, module.AlmanacError, /"http:\/\/\[" is no source: give bytes/);
  await rejected({ word: true }, module.BadArgumentError, /option "word": there are words, wide/);
  await rejected({ table: "no-such.bin" }, module.AlmanacError, /no-such\.bin: cannot be read: ENOENT; .*\.wasm and \.bin files.*copy them, or import almanac-calendars\/inline/);
  assert.equal((await Almanac.open({ table: "Data/almanac.bin" })).release, almanac.release);
});

test("any bytes give an almanac or an error", async () => {
  const good = new Uint8Array(await readFile(`${folder}/almanac.bin`));
  const wasm = await WebAssembly.compile(await readFile(`${folder}/almanac.wasm`));
  const open = (table) => Almanac.open({ wasm, table, holidays: null });
  const random = generator(20_261_121);
  const mutants = [new Uint8Array(), good.subarray(0, 63), good.subarray(0, 64), good.subarray(0, -1), new Uint8Array([...good, 0])];
  for (let count = 0; count < 200; count += 1) {
    const mutant = good.slice();
    mutant[count < 64 ? count : random(good.length)] ^= 1 + random(255);
    mutants.push(mutant);
  }
  // The size of the deflated body is not part of the checksum, and the digest is: of the mutants none is another table.
  for (const mutant of mutants) await assert.rejects(open(mutant), module.BadTableError);
  assert.equal((await open(good)).release, almanac.release);
});

test("sizes that cannot be are refused before a byte is read", async () => {
  const { instance } = await WebAssembly.instantiate(await readFile(`${folder}/almanac.wasm`));
  const { malloc, web_inflated_size, web_open } = instance.exports;
  const [bytes, out] = [malloc(64), malloc(8)];
  for (const size of [-1, -0x8000_0000, 0x7fff_ffff]) {
    const statuses = [
      web_inflated_size(bytes, size, 0, out), web_inflated_size(bytes, size, 1, out),
      web_open(bytes, bytes, size, 0, out), web_open(bytes, bytes, size, 1, out),
    ];
    assert.deepEqual(statuses, [12, 12, 12, 12], `${size}`);
  }
});

test("hostile bodies with a right checksum never trap", async () => {
  const { crc32 } = await import("node:zlib");
  if (!crc32) return; // Node 22.2 and newer have it.
  const { deflateRawSync, inflateRawSync } = await import("node:zlib");
  const good = await readFile(`${folder}/almanac.bin`);
  const wasm = await WebAssembly.compile(await readFile(`${folder}/almanac.wasm`));
  const body = inflateRawSync(good.subarray(64));
  const random = generator(7);
  let opens = 0;
  for (let count = 0; count < 300; count += 1) {
    const hostile = Buffer.from(body);
    for (let change = 0; change <= random(4); change += 1) hostile[random(hostile.length)] = random(256);
    const header = Buffer.from(good.subarray(0, 64));
    header.writeUInt32LE(0, 24);
    header.writeUInt32LE(0, 28);
    header.writeUInt32LE(crc32(hostile, crc32(header)), 28);
    const stream = deflateRawSync(hostile);
    header.writeUInt32LE(stream.length, 24);
    try {
      const opened = await Almanac.open({ wasm, table: Buffer.concat([header, stream]), holidays: null });
      ask(opened);
      opens += 1;
    } catch (error) {
      assert.ok(error instanceof module.AlmanacError, `${error.stack}`);
    }
  }
  assert.ok(opens > 10, `${opens} opened`);
});

/** Asks an almanac of whatever table a little of everything. */
function ask(opened) {
  for (const id of opened.calendars) {
    const calendar = opened.calendar(id);
    for (const year of [1900, 2026, 2100]) {
      calendar.page(year, 6, { festivals: calendar.festivals() });
      calendar.terms(year);
      calendar.phases(`${year}-01-01`, `${year}-12-31`);
      opened.names("ja").lunarTitle(calendar, year, 6);
    }
  }
}

test("memory does not grow while pages turn", () => {
  const china = almanac.calendar("china");
  const festivals = china.festivals("mainland");
  const turn = (count) => {
    for (let index = 0; index < count; index += 1) china.page(1900 + (index % 201), (index % 12) + 1, { festivals });
  };
  turn(2_000);
  const size = memory.buffer.byteLength;
  turn(Number(process.env.ALMANAC_PAGES ?? 20_000));
  assert.equal(memory.buffer.byteLength, size);
  // With everything that the tests above have opened.
  assert.ok(size < 16 << 20, `${size} bytes`);
});

/** The events of a calendar by the number of their civil day. */
function eventsByDay(calendar) {
  const events = new Map();
  const { firstDay, lastDay } = calendar.days;
  const add = (name, list) => {
    for (const event of list) events.set(event.day.number, { ...events.get(event.day.number), [name]: event });
  };
  add("term", calendar.termsBetween(firstDay, lastDay));
  add("phase", calendar.phases(firstDay, lastDay));
  return events;
}

function ids(festivals) {
  return festivals.map(({ id, dayNumber }) => `${id} ${dayNumber}`).join(", ");
}

function written(instant) {
  return instant ? instant.toISOString().replace(".000Z", "Z") : "";
}

/** Numbers below a bound that look random and are the same every time (an xorshift generator). */
function generator(seed) {
  let state = seed;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

/** The certainty of festivals: of the first that is not certain; undefined of none. */
function doubtOf(begun, festivals) {
  const doubts = begun.map((festival) => festivals.doubt(festival));
  return doubts.find(({ certainty }) => certainty !== "certain") ?? doubts[0];
}

/** A certainty, the authority and its day as three columns of CSV. */
function doubtText(doubt) {
  return [doubt?.certainty ?? "", doubt?.authority ?? "", doubt?.otherDay?.iso ?? ""].join(" ");
}

/** The columns of CSV about a certainty. */
function columns(row, name) {
  return ["certainty", "authority", "other_day"].map((column) => row[`${name}_${column}`]).join(" ");
}
