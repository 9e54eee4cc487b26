// The common parts of the views that show a whole year: their heads, and how they turn.

import { app, showDay } from "../app.js";
import { FIRST_YEAR, LAST_YEAR, plusMonths, yearOfDay } from "../dates.js";
import { calendar, names } from "../almanac/library.js";
import { yearText } from "../words/lunar-words.js";
import { yearTitle } from "../words/times.js";
import { joined } from "../words/words.js";
import { tellEnd } from "../links.js";

/** A view of the year of the selected day. */
export class YearTurning {
  turn(count) {
    const year = yearOfDay(app.day) + count;
    if (year < FIRST_YEAR || year > LAST_YEAR) tellEnd();
    else showDay(plusMonths(app.day, count * 12));
  }

  keyPressed({ key }) {
    if (key === "ArrowLeft" || key === "ArrowRight") this.turn(key === "ArrowLeft" ? -1 : 1);
  }

  title() {
    return yearTitle(yearOfDay(app.day));
  }

  subtitle() {
    return joined([yearText(yearOfDay(app.day)), names().calendar(calendar())]);
  }
}
