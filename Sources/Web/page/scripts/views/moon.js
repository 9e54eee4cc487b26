// The picture of a phase of the Moon.

const CLASSES = { new: "new-moon", full: "full-moon" };

/** The class of the picture. */
export function moonClass(phase) {
  return `moon ${CLASSES[phase] ?? phase}`;
}
