// The page of a month.

import { DaysOff } from "./days-off.js";
import { checkKind, checkNumber, numberOf, optionsOf } from "./errors.js";
import { Festivals, checkFestivals } from "./festivals.js";
import { cellStructure } from "./native.js";

const ROWS = ["natural", 6];
const NO_FESTIVALS = Object.freeze([]);

/** Reads the page of a month of a calendar. */
export function readPage(calendar, reader, address, year, month, options) {
  const { festivals = null, daysOff = null, firstWeekday = 1, rows = "natural" } = optionsOf(options, "{ rows: 6 }", ["festivals", "daysOff", "firstWeekday", "rows"]);
  // A year that no table has is out of range, as in C.
  checkNumber(year, -0x8000_0000, 0x7fff_ffff, "year");
  checkNumber(month, 1, 12, "month");
  checkNumber(firstWeekday, 1, 7, "weekday");
  if (festivals !== null) checkFestivals(festivals, calendar.almanac);
  if (daysOff !== null) checkKind(daysOff, DaysOff, "daysOff", 'almanac.daysOff("mainland")');
  const asked = [Festivals.addressOf(festivals), year, month, firstWeekday, numberOf(rows, ROWS)];
  const cells = reader.list(`${year}-${month}`, "almanac_page", cellStructure, address, ...asked);
  return Object.freeze({
    calendar,
    year,
    month,
    cells: Object.freeze(cells.map((cell) => cellOf(cell, calendar, festivals, daysOff))),
  });
}

function cellOf(cell, calendar, festivals, daysOff) {
  let work;
  return Object.freeze({
    calendar,
    day: cell.day,
    lunar: cell.date,
    isInMonth: cell.isInMonth,
    pillar: cell.pillar,
    term: cell.term,
    termCertainty: cell.term && cell.termCertainty,
    lunarCertainty: cell.lunarCertainty,
    festivals: cell.festivalCount > 0 ? Festivals.at(festivals, cell.firstFestival, cell.festivalCount) : NO_FESTIVALS,
    get work() {
      return (work ??= daysOff && daysOff.status(cell.day));
    },
  });
}
