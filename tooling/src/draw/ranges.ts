/** Widths at which a view is compared, in CSS pixels. */
export const comparedWidths = [320, 390, 768, 1023, 1440] as const;

/** From a width on, in CSS pixels, until another; 0 and Infinity at the ends. */
export type Range<Value> = { from: number; to: number; value: Value };

/**
 * Joins neighbouring widths with the same value.
 *
 * @param edge finds the first width of the second of two values between two widths
 */
export async function rangesOf<Value>(
  values: readonly { width: number; value: Value }[],
  edge: (low: number, high: number, second: Value) => Promise<number>,
): Promise<Range<Value>[]> {
  const ranges: Range<Value>[] = [];
  let last = 0;
  for (const { width, value } of values) {
    const open = ranges.at(-1);
    if (open?.value !== value) {
      const from = open ? await edge(last, width, value) : 0;
      if (open) open.to = from;
      ranges.push({ from, to: Infinity, value });
    }
    last = width;
  }
  return ranges;
}

/**
 * The first width at which a value is as at the upper end: one of the likely ones, else by halving.
 *
 * @param likely widths at which other pages change
 */
export async function firstWidth(
  low: number,
  high: number,
  isAsHigh: (width: number) => Promise<boolean>,
  likely: Iterable<number> = [],
): Promise<number> {
  for (const width of likely)
    if (width > low && width <= high && (await isAsHigh(width)) && !(await isAsHigh(width - 1))) return width;
  let [no, yes] = [low, high];
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2);
    if (await isAsHigh(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

/** Rules that count in a range only. */
export function inRange({ from, to }: { from: number; to: number }, rules: string): string {
  const conditions = [
    ...(from > 0 ? [`(min-width:${from}px)`] : []),
    // Browsers have widths in between.
    ...(to < Infinity ? [`(max-width:${to - 0.02}px)`] : []),
  ];
  return conditions.length === 0 ? rules : `@media ${conditions.join(' and ')}{${rules}}`;
}
