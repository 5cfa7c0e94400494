/** The scroll state of a page: whether the bars are hidden, and where the direction last changed. */
export type Reading = { away: boolean; turn: number; y: number };

/** Pixels. */
type Scrolled = {
  y: number;
  /** The maximum scroll position. */
  end: number;
  /** Of the window: a longer distance at once is a jump, not reading. */
  height: number;
};

/** Pixels downwards after which the bars are hidden, and upwards after which they are shown. */
const wayDown = 48;
const wayUp = 16;
/** Pixels from the top of the page in which the bars stay: the height of the header. */
const top = 80;

export const startReading = (y: number): Reading => ({ away: false, turn: y, y });

/** The bars hide while the reader scrolls down, and show on the first scroll up, at both ends and after a jump. */
export function readOn(reading: Reading, { y, end, height }: Scrolled): Reading {
  if (y <= top || y >= end - 1 || Math.abs(y - reading.y) > height) return startReading(y);
  const { away, turn } = reading;
  if (away) {
    const deepest = Math.max(turn, y);
    return deepest - y >= wayUp ? startReading(y) : { away, turn: deepest, y };
  }
  const highest = Math.min(turn, y);
  return { away: y - highest >= wayDown, turn: y - highest >= wayDown ? y : highest, y };
}
