// Which regions go together: those whose public holidays one calendar has.

import { theAlmanac } from "./library.js";

/** Whether a calendar has all public holidays of a region, as its own calendar has them. */
export function hasHolidays(calendarID, region) {
  const own = theAlmanac().calendarOfRegion(region);
  if (own.id === calendarID) return true;
  const known = publicHolidays(theAlmanac().calendar(calendarID), region);
  return [...publicHolidays(own, region)].every((id) => known.has(id));
}

function publicHolidays(calendar, region) {
  const { firstDay, lastDay } = calendar.days;
  const all = calendar.festivals(region).between(firstDay, lastDay);
  return new Set(all.filter((festival) => festival.kind === "public").map((festival) => festival.id));
}
