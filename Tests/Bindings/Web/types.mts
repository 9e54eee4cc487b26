// The promises of almanac.d.ts, as a program that tsc checks and nobody runs.

import { Almanac, AlmanacError, Day, LunarDate } from "../../../Sources/Web/module/almanac.js";
import type { Answer, Calendar, Cell, Festivals, Names, Page, Season, Term, WorkStatus } from "../../../Sources/Web/module/almanac.js";

const almanac: Almanac = await Almanac.open({ table: new Uint8Array(), holidays: null });
const calendar: Calendar = almanac.calendar("china");
const date: LunarDate = calendar.lunar(Day.of(2026, 2, 17));
const day: Day = calendar.day(LunarDate.of(2026, 8, 15));
const leapDay: Day = calendar.day("2025-6L-1");
const festivals: Festivals = calendar.festivals("mainland", "macau");
const page: Page = calendar.page(2026, 2, { festivals, daysOff: almanac.daysOff("mainland"), firstWeekday: 7, rows: 6 });
const cell: Cell | undefined = page.cells[0];
const names: Names = almanac.names("zh-Hant");
const term: Term = almanac.terms[2]!;
const season: Season = almanac.seasonOf(term);
const work: WorkStatus | null = cell?.work ?? null;
const mark: "holiday" | "make-up-workday" | "half-day" | null = work?.mark ?? null;
const isOpen: boolean | undefined = almanac.daysOff("mainland").breaks(2026)[0]?.isOpen;
const deadline: Day | null = almanac.daysOff("mainland").addWorkdays(day, 10);
const next: Day | null = calendar.nextAnniversary(date, day, { leapMonth: "both", thirtieth: "next" });
const text: string = names.lunar(date, { year: "pillar" }) + names.season(season) + names.festivalDay(festivals, festivals.on(day)[0]!);
const given: LunarDate[] = [new Date(), { year: 2026, month: 2, day: 17 }, day].map((each) => calendar.lunar(each));
const temporal: { year: number; month: number; monthCode: string; day: number; calendarId: string } = { year: 2026, month: 2, monthCode: "M02", day: 17, calendarId: "iso8601" };
const counts: number = almanac.daysOff("CN").workdays(temporal, day).workdays + almanac.daysOff("KR").bridges(2027, 2).length + given.length;
const array: Uint32Array = calendar.lunarArray(new Int32Array([counts]));
const instant: Date = calendar.term("lichun", 2026).instant;
const pillars: number | null = calendar.pillarsAt(instant, { day: "23h" }).month;
const asked: Answer = almanac.ask("中秋", { locale: "zh-CN", today: day, festivals: almanac.home().festivals });
const answered: [Day | null, string | null] = [asked.firstDay, asked.name];
console.log(answered, work?.notice?.number, mark, isOpen, deadline?.iso, next?.iso, text, pillars, `${new AlmanacError("none")}`);

// Lines that may not be written:
// @ts-expect-error days are immutable
day.year = 2027;
// @ts-expect-error a calendar that is not there
almanac.calendar("julian");
// @ts-expect-error a rule that is not there
calendar.nextAnniversary(date, day, { leapMonth: "sometimes" });
// @ts-expect-error a lunar date is no day
calendar.lunar(date);
// @ts-expect-error a Gregorian date is no lunar date
calendar.day({ year: 2026, month: 8, day: 15 });
// @ts-expect-error nor is its text
calendar.day("2026-8-15");
console.log(array, leapDay);
// @ts-expect-error almanacs are opened
new Almanac();
