// Files of iCalendar (RFC 5545): whole-day events, each on its own days, because few programs know lunar rules.

import { ageOn, daysOfMark, markName } from "./marks.js";
import { isoText } from "../dates.js";
import { joined } from "../words/words.js";

const LONGEST_LINE = 75;

/** A calendar of events: each an id, a first day, a length in days, a name, and how many days before, if at all, it is remembered. */
export function icsFile(given, title) {
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
  const events = given.map((event) => eventOf(event, stamp));
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//almanac//web//EN", `X-WR-CALNAME:${escaped(title)}`, ...events.flat(), "END:VCALENDAR"];
  return lines.map(folded).join("");
}

/** Marks with their events from a Gregorian year on, as far as the calendars reach. Other years of single days are left as they are. */
export function datedMarks(marks, firstYear, years) {
  const eventsOf = (mark) => daysFor(mark, firstYear, years).map((day) => ({ id: mark.id, day, length: 1, name: joined([markName(mark, day), ageOn(mark, day)].filter(Boolean)), remind: mark.remind ?? 1 }));
  return marks.map((mark) => ({ mark, events: eventsOf(mark) }));
}

/** A date late in a lunar year falls into the next Gregorian one, so one more lunar year is asked for. */
function daysFor(mark, firstYear, years) {
  const lastYear = firstYear + years - 1;
  const days = daysOfMark(mark, firstYear - 2, lastYear);
  return mark.day ? days : days.filter((day) => yearText(day) >= firstYear && yearText(day) <= lastYear);
}

function yearText(day) {
  return Number(isoText(day).slice(0, 4));
}

/** An event, with an alarm at 9h of the day or of one before where it is to be remembered. */
function eventOf({ id, day, length, name, remind = -1 }, stamp) {
  const summary = escaped(name);
  const trigger = remind > 0 ? `-PT${24 * remind - 9}H` : "PT9H";
  return [
    "BEGIN:VEVENT",
    `UID:${isoText(day)}.${id}@almanac`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(day + length)}`,
    `SUMMARY:${summary}`,
    "TRANSP:TRANSPARENT",
    ...(remind < 0 ? [] : ["BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${summary}`, `TRIGGER:${trigger}`, "END:VALARM"]),
    "END:VEVENT",
  ];
}

function basic(day) {
  return isoText(day).replaceAll("-", "");
}

function escaped(text) {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n|\r/g, "\\n").replace(/[\x00-\x08\x0b-\x1f\x7f]/g, "");
}

/** A line in pieces of at most 75 octets; no character is broken. */
function folded(line) {
  const encoder = new TextEncoder();
  let result = "";
  let width = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (width + size > LONGEST_LINE) {
      result += "\r\n ";
      width = 1;
    }
    result += character;
    width += size;
  }
  return `${result}\r\n`;
}
