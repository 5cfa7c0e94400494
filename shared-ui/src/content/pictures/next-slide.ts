const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The slide that an arrow key leads to.
 *
 * @param at index of the slide that is shown
 * @returns an index from 0 to `count - 1`; null for every other key
 */
export function nextSlide(key: string, at: number, count: number): number | null {
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(at + step, 0), count - 1);
}
