// How one page gives way to another. Each transition moves only transforms and opacity, and ends with both as they were.

import { settings } from "./settings.js";

const TIMING = { duration: 280, easing: "cubic-bezier(.2, .7, .2, 1)" };
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the reader's device asks for less motion: pages then turn at once. */
export function prefersStillness() {
  return still.matches;
}

const frames = {
  slide: (direction) => ({
    leaving: [{ transform: "none" }, { transform: `translateX(${-100 * direction}%)` }],
    coming: [{ transform: `translateX(${100 * direction}%)` }, { transform: "none" }],
  }),
  fade: () => ({
    leaving: [{ opacity: 1 }, { opacity: 0 }],
    coming: [{ opacity: 0 }, { opacity: 1 }],
  }),
  turn: (direction) => ({
    leaving: turnedLeaf(direction > 0 ? [0, -100] : [0, 0]),
    coming: turnedLeaf(direction > 0 ? [0, 0] : [-100, 0]),
  }),
};

/** A leaf that turns about its left edge, as in a book. */
function turnedLeaf([from, to]) {
  const leaf = (angle) => ({ transform: `perspective(120rem) rotateY(${angle}deg)`, transformOrigin: "0 50%", opacity: angle === 0 ? 1 : 0 });
  return from === to ? [] : [leaf(from), leaf(to)];
}

/** Plays the chosen transition; resolves when it has ended or was cut short. */
export async function play(leaving, coming, direction) {
  const make = prefersStillness() || direction === 0 ? null : frames[settings.transition];
  if (!make) return;
  const { leaving: out, coming: into } = make(direction);
  leaving.style.zIndex = direction > 0 ? 1 : 0;
  await finished([leaving.animate(out, TIMING), coming.animate(into, TIMING)]);
  leaving.style.zIndex = "";
}

/** Lets a page and its neighbour, moved by a finger, come to rest: `to` is where the page goes, in widths. */
export async function settle(page, neighbour, from, to, side) {
  if (prefersStillness()) return;
  const path = (offset) => [{ transform: `translateX(${(from + offset) * 100}%)` }, { transform: `translateX(${(to + offset) * 100}%)` }];
  await finished([page.animate(path(0), TIMING), neighbour.animate(path(side), TIMING)]);
}

function finished(animations) {
  return Promise.all(animations.map((animation) => animation.finished.catch(() => {})));
}
