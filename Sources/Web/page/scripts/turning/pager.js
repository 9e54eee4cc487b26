// A pager has one page in view and a spare one, which becomes the next, the previous or any other.

import { clamp } from "../dates.js";
import { element, setAttribute } from "../html.js";
import { finished, moves, play, settle } from "./transitions.js";
import { onSwipe } from "./swipe.js";

/** Pages with indices from `first` to `last`. A page has an `element`, `fill(index)`, `leave()` for when it goes out of view, after which no
 * day in it can be found or reached, and may have `clear()` for when it is out of view. */
export class Pager {
  constructor(container, makePage, { onTurn, onRefusal }) {
    this.onTurn = onTurn;
    this.onRefusal = onRefusal;
    this.pages = [makePage(), makePage()];
    this.index = null;
    this.turns = 0;
    this.moving = [];
    this.draggedTo = null;
    this.sheets = this.pages.map((page) => element("div", { class: "page" }, page.element));
    container.append(...this.sheets);
    this.rest();
    onSwipe(container, this);
  }

  get page() {
    return this.pages[0];
  }

  setRange(first, last) {
    Object.assign(this, { first, last });
  }

  /** Shows a page, by the transition if it is another one than that in view and is not to come at once. */
  async show(index, isAtOnce = false) {
    const target = clamp(index, this.first, this.last);
    if (target === this.index) return;
    const direction = this.index === null || isAtOnce ? 0 : Math.sign(target - this.index);
    const turn = this.end();
    // A page that need not move is written over: the browser then keeps the boxes that it has.
    if (!moves(direction)) {
      this.index = target;
      return this.page.fill(target);
    }
    this.pages[1].fill(target);
    this.sheets[1].hidden = false;
    this.swap(target);
    this.moving = play(this.sheets[1], this.sheets[0], direction);
    if (this.moving.length > 0) await finished(this.moving);
    if (turn === this.turns) this.rest();
  }

  /** Fills the page in view anew. */
  refresh() {
    if (this.index !== null) this.page.fill(this.index);
  }

  /** The next page to be shown is filled anew, whichever it is. */
  forget() {
    this.index = null;
  }

  /** Whether there is a page `count` pages on. */
  has(count) {
    const target = this.index + count;
    return target >= this.first && target <= this.last;
  }

  /** Turns some pages forward or back, and tells the one who made the pager. */
  turn(count) {
    const target = clamp(this.index + count, this.first, this.last);
    if (target === this.index) this.onRefusal();
    else this.onTurn(target);
  }

  /** The page that comes becomes the one in view. To make the other inert would compute the styles of all of it anew. */
  swap(index) {
    this.pages.reverse();
    this.sheets.reverse();
    this.index = index;
    setAttribute(this.sheets[0], "aria-hidden", null);
    setAttribute(this.sheets[1], "aria-hidden", "true");
    this.pages[1].leave();
  }

  /** Ends the turn that may still be under way, and returns the number of the next. */
  end() {
    // The browser could list what moves, but would compute the styles of the whole page first.
    for (const animation of this.moving) animation.finish();
    this.moving = [];
    this.draggedTo = null;
    this.rest();
    return (this.turns += 1);
  }

  /** Only the page in view is there: no day of the other can be found. */
  rest() {
    this.sheets[0].hidden = false;
    this.sheets[1].hidden = true;
    this.pages[1].leave();
    this.pages[1].clear?.();
    for (const sheet of this.sheets) sheet.style.transform = "";
  }

  // -- Under a finger: offsets are in widths of the page, negative to the left.

  /** Moves the page, with the neighbour that comes into view beside it. */
  drag(offset) {
    const side = offset < 0 ? 1 : -1;
    if (!this.has(side)) {
      this.sheets[0].style.transform = `translateX(${offset * 20}%)`;
      return;
    }
    if (this.draggedTo !== this.index + side) {
      this.draggedTo = this.index + side;
      this.pages[1].fill(this.draggedTo);
      this.sheets[1].hidden = false;
      setAttribute(this.sheets[1], "aria-hidden", "true");
    }
    this.sheets[0].style.transform = `translateX(${offset * 100}%)`;
    this.sheets[1].style.transform = `translateX(${(offset + side) * 100}%)`;
  }

  /** Turns the page if it was moved far or fast enough, else lets it fall back. */
  async release(offset, isFarEnough) {
    const side = offset < 0 ? 1 : -1;
    const isTurned = isFarEnough && this.has(side);
    this.draggedTo = null;
    const turn = (this.turns += 1);
    this.moving = this.has(side) ? settle(this.sheets[0], this.sheets[1], offset, isTurned ? -side : 0, side) : [];
    // The next finger may come before the page is at rest.
    if (isTurned) {
      this.swap(this.index + side);
      this.onTurn(this.index);
    } else if (isFarEnough) this.onRefusal();
    await finished(this.moving);
    if (turn === this.turns) this.rest();
  }
}
