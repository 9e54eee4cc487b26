// The remarks of a page: its days off are not decided yet or are before every record, so that it has the law alone; or nobody's are
// shown, because the reader's home is not known.

import { element } from "../html.js";
import { calendar, daysOff, names } from "../almanac/library.js";
import { isoText } from "../dates.js";
import { settings } from "../keeping/settings.js";
import { joined, word } from "../words/words.js";

/** The calendar, the regions, the audience and the remarks of a page from a day to another, both included. */
export function aboutLine(first, last, ...more) {
  const regions = settings.regions.map((region) => names().region(region));
  const audience = daysOff() && word("daysOffOf", { audience: names().audience(daysOff().audience) });
  const facts = [names().calendar(calendar()), ...regions, audience, ...more, daysOffRemark(first, last)];
  return element("span", { class: "about" }, joined(facts.filter(Boolean)));
}

/** The remark on the days off from a day to another, both included; null if all of them are decided. */
export function daysOffRemark(first, last, known = daysOff()) {
  const complete = known?.completeDays;
  if (complete === null) return word("notKnown");
  if (!complete) return settings.home ? null : word("noHome");
  const [from, to] = [complete.firstDay.number, complete.lastDay.number];
  if (to < last) return first <= to && first >= from ? word("notDecidedFrom", { date: isoText(to + 1) }) : word("notDecided");
  if (first < from) return last >= from ? word("notKnownUntil", { date: isoText(from - 1) }) : word("notKnown");
  return null;
}
