// Swipes: a page follows the finger sideways, while up and down remain the browser's.

const SLACK = 10;
const FAR = 0.25;
const FAST = 0.4;

/** Lets a finger or a pen drag the pages of a pager. */
export function onSwipe(container, pager) {
  let start = null;
  let isDragging = false;

  container.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary) return;
    isDragging = false;
    start = event.pointerType === "mouse" ? null : { x: event.clientX, y: event.clientY, time: event.timeStamp };
  });

  container.addEventListener("pointermove", (event) => {
    if (!start) return;
    const [across, down] = [event.clientX - start.x, event.clientY - start.y];
    if (!isDragging && Math.abs(across) > SLACK && Math.abs(across) > Math.abs(down)) {
      isDragging = true;
      pager.end();
      container.setPointerCapture(event.pointerId);
    }
    if (isDragging) pager.drag(across / container.clientWidth);
  });

  const finish = (event) => {
    if (!start) return;
    const across = event.clientX - start.x;
    const speed = across / Math.max(1, event.timeStamp - start.time);
    const offset = across / container.clientWidth;
    start = null;
    if (!isDragging) return;
    const isFarEnough = event.type === "pointerup" && (Math.abs(offset) > FAR || Math.abs(speed) > FAST);
    pager.release(offset, isFarEnough);
  };
  container.addEventListener("pointerup", finish);
  container.addEventListener("pointercancel", finish);

  // The finger that dragged a page does not also tap a day.
  container.addEventListener("click", (event) => {
    if (!isDragging) return;
    isDragging = false;
    event.stopPropagation();
    event.preventDefault();
  }, { capture: true });
}
