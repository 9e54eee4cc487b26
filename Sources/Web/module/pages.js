// The page of a month.

import { DaysOff } from "./days-off.js";
import { Day } from "./days.js";
import { checkKind, checkNumber, objectOf } from "./errors.js";
import { Festivals, checkFestivals } from "./festivals.js";
import { lunarDateAt } from "./lunar-dates.js";
import { numberOf, rowRules } from "./words.js";

const CELL_SIZE = 20;
const NO_TERM = 255;
const NO_FESTIVALS = Object.freeze([]);

/** Reads the page of a month of a calendar. */
export function readPage(calendar, reader, address, year, month, options) {
  const { festivals = null, daysOff = null, firstWeekday = 1, rows = "natural" } = objectOf(options, "{ rows: 6 }");
  // A year that no table has is out of range, as in C.
  checkNumber(year, -0x8000_0000, 0x7fff_ffff, "year");
  checkNumber(month, 1, 12, "month");
  checkNumber(firstWeekday, 1, 7, "weekday");
  if (festivals !== null) checkFestivals(festivals, calendar.almanac);
  if (daysOff !== null) checkKind(daysOff, DaysOff, "daysOff", 'almanac.daysOff("mainland")');
  const asked = [Festivals.addressOf(festivals), year, month, firstWeekday, numberOf(rows, rowRules)];
  const cells = reader.list(`${year}-${month}`, "almanac_page", CELL_SIZE, rawCellAt, address, ...asked);
  return Object.freeze({
    calendar,
    year,
    month,
    cells: Object.freeze(cells.map((cell) => cellOf(cell, calendar, festivals, daysOff, reader.words))),
  });
}

/** The fields of a cell, a structure of almanac.h, as they are there. */
function rawCellAt(view, address) {
  return {
    day: new Day(view.getInt32(address, true)),
    lunar: lunarDateAt(view.getUint32(address + 4, true)),
    firstFestival: view.getUint32(address + 8, true),
    festivalCount: view.getUint8(address + 12),
    isInMonth: view.getUint8(address + 15) === 1,
    pillar: view.getUint8(address + 16),
    term: view.getUint8(address + 17),
    termCertainty: view.getUint8(address + 18),
    lunarCertainty: view.getUint8(address + 19),
  };
}

function cellOf(cell, calendar, festivals, daysOff, { certainties, terms }) {
  return Object.freeze({
    calendar,
    day: cell.day,
    lunar: cell.lunar,
    isInMonth: cell.isInMonth,
    pillar: cell.pillar,
    term: cell.term === NO_TERM ? null : terms[cell.term],
    termCertainty: cell.term === NO_TERM ? null : certainties[cell.termCertainty],
    lunarCertainty: certainties[cell.lunarCertainty],
    festivals: cell.festivalCount > 0 ? Festivals.at(festivals, cell.firstFestival, cell.festivalCount) : NO_FESTIVALS,
    work: daysOff ? daysOff.status(cell.day) : null,
  });
}
