// What some days of leave make of a year: the longest rest in one piece, in two, and in any number of them, as bars on the year.

import { element } from "../html.js";
import { daysOff } from "../almanac/library.js";
import { dayNumber, today } from "../dates.js";
import { field } from "../dialogs/dialogs.js";
import { spanText } from "../words/times.js";
import { daysText, joined, word } from "../words/words.js";

const MOST_LEAVE = 15;
let leaveDays = 5;
let isAskedFor = false;

function setLeave(count) {
  leaveDays = Math.min(Math.max(count, 1), MOST_LEAVE);
}

/** Sets how many days of leave are planned; the plan comes into view with the list that is shown next. */
export function planLeave(count) {
  setLeave(count);
  isAskedFor = true;
}

/** The plan of a year; null where no leave joins its days off, or these are not known yet. */
export function leavePart(year) {
  if (piecesOf(year, MOST_LEAVE).length === 0) return null;
  const plans = element("ol", { class: "plans" });
  const write = () => plans.replaceChildren(...plansOf(year).map((plan) => planRow(plan, year)));
  const choose = ({ target }) => {
    if (!(target.valueAsNumber >= 1)) return plans.replaceChildren();
    setLeave(target.valueAsNumber);
    write();
  };
  write();
  const input = element("input", { type: "number", inputmode: "numeric", name: "leave", min: 1, max: MOST_LEAVE, value: leaveDays, oninput: choose });
  const part = element("section", { class: "leave-plan" }, field(word("leaveDays"), input), plans);
  if (isAskedFor) setTimeout(() => show(part));
  return part;
}

/** A list that another took the place of at once is no longer there. */
function show(part) {
  if (!part.isConnected) return;
  part.scrollIntoView({ block: "center" });
  isAskedFor = false;
}

const restOf = (piece) => piece.lastDay.number - piece.firstDay.number + 1;
const leaveOf = (piece) => piece.lastLeave.number - piece.firstLeave.number + 1;
const sum = (pieces, count) => pieces.reduce((total, piece) => total + count(piece), 0);

/** What some days of leave join, from today on. */
const piecesOf = (year, most) => (daysOff()?.bridges(year, most) ?? []).filter(({ firstLeave }) => firstLeave.number >= today());

/** The best plan of all, of two pieces and of one, of which none is a part of another, the longest rest first. */
function plansOf(year) {
  const pieces = piecesOf(year, leaveDays);
  const plans = [bestPlan(pieces)].filter(({ plan }) => plan.length);
  for (const count of [2, 1]) if (count < plans[0]?.plan.length) plans.push(...planOf(pieces, count, plans));
  return plans.sort((one, other) => other.rest - one.rest);
}

/** The plan with the longest rest, of equal ones that with less leave, then that of fewer pieces: of each piece on, the better of those with it and without it. */
function bestPlan(pieces) {
  const known = new Map();
  const from = (index, leave) => {
    if (index === pieces.length) return { plan: [], rest: 0, leave: 0 };
    const key = index * (MOST_LEAVE + 1) + leave;
    if (!known.has(key)) known.set(key, better(from(index + 1, leave), leaveOf(pieces[index]) <= leave && withPiece(index, leave)));
    return known.get(key);
  };
  const withPiece = (index, leave) => {
    const piece = pieces[index];
    const after = pieces.findIndex(({ firstDay }, next) => next > index && firstDay.number > piece.lastDay.number);
    const { plan, rest, leave: taken } = from(after < 0 ? pieces.length : after, leave - leaveOf(piece));
    return { plan: [piece, ...plan], rest: rest + restOf(piece), leave: taken + leaveOf(piece) };
  };
  const better = (one, other) => (other && (other.rest - one.rest || one.leave - other.leave || one.plan.length - other.plan.length) > 0 ? other : one);
  return from(0, leaveDays);
}

/** The plan of a number of pieces with the longest rest, of equal ones that with less leave, in an array; empty if all are parts of known ones. */
function planOf(pieces, count, known) {
  let best = [];
  const extend = (plan, from) => {
    const [rest, leave] = [sum(plan, restOf), sum(plan, leaveOf)];
    if (plan.length === count) {
      const isBetter = !best.length || rest > best[0].rest || (rest === best[0].rest && leave < best[0].leave);
      if (isBetter && !known.some((other) => plan.every((piece) => other.plan.includes(piece)))) best = [{ plan, rest, leave }];
      return;
    }
    for (let index = from; index < pieces.length; index += 1) {
      const next = pieces[index];
      const isApart = !plan.length || next.firstDay.number > plan.at(-1).lastDay.number;
      if (isApart && leave + leaveOf(next) <= leaveDays) extend([...plan, next], index + 1);
    }
  };
  extend([], 0);
  return best;
}

function planRow({ plan, rest, leave }, year) {
  const [first, last] = [dayNumber(year, 1, 1), dayNumber(year, 12, 31)];
  const share = (days) => `${(100 * days) / (last - first + 1)}%`;
  const bar = (name, from, to) => {
    const made = element("i", { class: name });
    Object.assign(made.style, { left: share(from - first), width: share(Math.min(to, last) - from + 1) });
    return made;
  };
  const months = Array.from({ length: 12 }, (_, index) => bar("of-month", dayNumber(year, index + 1, 1), dayNumber(year, index + 2, 0)));
  const bars = plan.flatMap((piece) => [bar("rest", piece.firstDay.number, piece.lastDay.number), bar("taken", piece.firstLeave.number, piece.lastLeave.number)]);
  return element("li", {}, element("b", {}, word("leaveGives", { leave: daysText(leave), rest: daysText(rest) })),
    element("div", { class: "year-bar", aria: { hidden: "true" } }, months, bars),
    plan.map((piece) => element("span", { class: "worked" }, leaveText(piece))));
}

/** 7 days; 7 days or more */
export function restLength(rest) {
  const days = daysText(restOf(rest));
  return rest.isOpen ? word("orMore", { days }) : days;
}

/** Oct 1 – Oct 7 · 7 days */
export function lengthText(rest) {
  return joined([spanText(rest.firstDay.number, rest.lastDay.number), restLength(rest)]);
}

/** Leave on May 14: May 13 – May 16 · 4 days */
export function leaveText(bridge) {
  return word("leave", { days: spanText(bridge.firstLeave.number, bridge.lastLeave.number), rest: lengthText(bridge) });
}
