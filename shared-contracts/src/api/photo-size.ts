/** A scrolling screenshot of a receipt is read across: its shorter side keeps this many pixels, or what it had. */
const shorterKeeps = 1_000;
/** The canvas of phones has no more; a photo at the limit stays within the 10 MB of an upload. */
const mostPixels = 16_000_000;

/**
 * The size in which a photo of a receipt is kept: scaled down, never up, until its longer side has `longest` pixels,
 * while the shorter one keeps 1000 and the area 16 million pixels at most.
 *
 * @param longest pixels of the longer side
 */
export function photoSize(width: number, height: number, longest: number): { width: number; height: number } {
  const wanted = Math.max(longest / Math.max(width, height), shorterKeeps / Math.min(width, height));
  const scale = Math.min(1, wanted, Math.sqrt(mostPixels / (width * height)));
  const pixels = (side: number) => Math.max(1, Math.floor(side * scale));
  return { width: pixels(width), height: pixels(height) };
}
