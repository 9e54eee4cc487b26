// Marks as a file of iCalendar (RFC 5545): whole-day events, each on its own day, because few programs know lunar rules.

import { daysOfMark } from "./marks.js";
import { isoText } from "../dates.js";

const LONGEST_LINE = 75;

/** A calendar with an event on each day of marks; each of them is given with its days. */
export function icsFile(dated, title) {
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
  const events = dated.flatMap(({ mark, days }) => days.map((day) => eventOf(mark, day, stamp)));
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//almanac//web//EN", `X-WR-CALNAME:${escaped(title)}`, ...events.flat(), "END:VCALENDAR"];
  return lines.map(folded).join("");
}

/** Marks with their days from a Gregorian year on, as far as the calendars reach. Other years of single days are left as they are. */
export function datedMarks(marks, firstYear, years) {
  return marks.map((mark) => ({ mark, days: daysFor(mark, firstYear, years) }));
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

/** An event with an alarm at 9h of the day before, as the command gives a birthday. */
function eventOf(mark, day, stamp) {
  const summary = escaped(mark.name);
  return [
    "BEGIN:VEVENT",
    `UID:${isoText(day)}.${mark.id}@almanac`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(day + 1)}`,
    `SUMMARY:${summary}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${summary}`,
    "TRIGGER:-PT15H",
    "END:VALARM",
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
