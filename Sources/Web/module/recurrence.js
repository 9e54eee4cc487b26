// Rules of RFC 7529 in components of ical.js, as lists of days. The library is not imported: its own objects are given.

export function spellOut(almanac, component, first, last) {
  for (const part of component.getAllSubcomponents()) spellOut(almanac, part, first, last);
  const rules = component.getAllProperties("rrule").filter((rule) => rule.toJSON()[3].rscale !== undefined);
  if (rules.length === 0) return component;
  const [, { ...parameters }, type, start] = component.getFirstProperty("dtstart").toJSON();
  const day = start.slice(0, 10);
  const texts = new Set(rules.flatMap((rule) => daysOf(almanac, rule, component.getFirstProperty("dtstart"), first, last)));
  texts.delete(day);
  // A time stays that of the start.
  const values = [...texts].sort().map((text) => text + start.slice(10));
  if (values.length > 0) component.addProperty(new rules[0].constructor(["rdate", parameters, type, ...values]));
  for (const rule of rules) component.removeProperty(rule);
  return component;
}

/** The days of a rule; a moment as UNTIL ends it by the clock of the start, which ical.js knows. */
function daysOf(almanac, rule, start, first, last) {
  const { until, ...parts } = rule.toJSON()[3];
  const isMoment = until?.length > 10;
  const text = textOf(until && !isMoment ? { ...parts, until } : parts);
  const days = almanac.recurrence(text, start.toJSON()[3].slice(0, 10), first, last);
  const isKept = ({ year, month, day }) => {
    const moment = start.getFirstValue().clone();
    return Object.assign(moment, { year, month, day }).compare(rule.getFirstValue().until) <= 0;
  };
  return days.filter((day) => !isMoment || isKept(day)).map((day) => day.iso);
}

/** The text of a rule, of which ical.js keeps the parts. */
function textOf(parts) {
  const texts = Object.entries(parts).map(([name, value]) => {
    const text = [value].flat().join(",");
    return `${name}=${name === "until" ? text.replace(/[-:]/g, "") : text}`;
  });
  return texts.join(";");
}
