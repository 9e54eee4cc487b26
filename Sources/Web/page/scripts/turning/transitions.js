// How one page gives way to another. Each transition moves only transforms and opacity, and ends with both as they were.

import { settings } from "../keeping/settings.js";

const TIMING = { duration: 280, easing: "cubic-bezier(.2, .7, .2, 1)" };
const movements = new WeakMap();
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the reader's device asks for less motion: pages then turn at once. */
export function prefersStillness() {
  return still.matches;
}

// Both pages have the ground of the paper, so that the upper one covers the other.
const frames = {
  slide: (direction) => ({
    leaving: [{ transform: "none" }, { transform: `translateX(${-100 * direction}%)` }],
    coming: [{ transform: `translateX(${100 * direction}%)` }, { transform: "none" }],
  }),
  fade: () => ({ leaving: [], coming: [{ opacity: 0 }, { opacity: 1 }] }),
  turn: (direction) => (direction > 0 ? { leaving: [leaf(0), leaf(-90)], coming: [] } : { leaving: [], coming: [leaf(-90), leaf(0)] }),
};

/** A leaf that turns about its left edge, as in a book. */
function leaf(angle) {
  return { transform: `perspective(120rem) rotateY(${angle}deg)`, transformOrigin: "0 50%" };
}

/** Whether a turn in a direction, 0 for none, has something that moves. */
export function moves(direction) {
  return !prefersStillness() && direction !== 0 && settings.transition in frames;
}

/** Plays the chosen transition and returns what moves. */
export function play(leaving, coming, direction) {
  const { leaving: out, coming: into } = frames[settings.transition](direction);
  // The page that moves is the upper one.
  leaving.style.zIndex = out.length > 0 ? 1 : 0;
  coming.style.zIndex = into.length > 0 ? 1 : 0;
  const name = `${settings.transition} ${direction}`;
  const moving = [movement(leaving, `${name} leaving`, out), movement(coming, `${name} coming`, into)];
  for (const each of moving) each.play();
  return moving;
}

/** A movement of a page, made the first time: that takes twenty times as long as to play it again. */
function movement(page, name, keyframes) {
  if (!movements.has(page)) movements.set(page, {});
  return (movements.get(page)[name] ??= makeMovement(page, keyframes));
}

function makeMovement(page, keyframes) {
  const made = new Animation(new KeyframeEffect(page, keyframes, TIMING));
  // Otherwise the browser drops those that have ended and been followed by another.
  made.persist();
  return made;
}

/** Lets a page and its neighbour, moved by a finger, come to rest, and returns what moves: `to` is where the page goes, in widths. */
export function settle(page, neighbour, from, to, side) {
  if (prefersStillness()) return [];
  const path = (offset) => [{ transform: `translateX(${(from + offset) * 100}%)` }, { transform: `translateX(${(to + offset) * 100}%)` }];
  return [page.animate(path(0), TIMING), neighbour.animate(path(side), TIMING)];
}

/** When everything has come to rest, also if it was cut short. */
export function finished(animations) {
  return Promise.all(animations.map((animation) => animation.finished.catch(() => {})));
}
