// The wheel turns pages, one for each notch, unless it scrolls something.

const NOTCH = 40;
const PAUSE_MILLISECONDS = 220;

export function onWheel(container, turn) {
  let sum = 0;
  let last = 0;

  container.addEventListener("wheel", (event) => {
    if (event.ctrlKey) return;
    const isAcross = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (!isAcross && canScroll(container)) return;
    event.preventDefault();
    const isNew = event.timeStamp - last > PAUSE_MILLISECONDS;
    const delta = (isAcross ? event.deltaX : event.deltaY) * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? NOTCH : 1);
    sum = Math.sign(delta) === Math.sign(sum) ? sum + delta : delta;
    if (!isNew || Math.abs(sum) < NOTCH) return;
    last = event.timeStamp;
    turn(Math.sign(sum));
    sum = 0;
  }, { passive: false });
}

function canScroll(container) {
  for (let node = container; node; node = node.parentElement) {
    const isRoot = node === document.documentElement;
    const scrolls = isRoot || /auto|scroll/.test(getComputedStyle(node).overflowY);
    if (scrolls && node.scrollHeight > node.clientHeight + 1) return true;
  }
  return false;
}
