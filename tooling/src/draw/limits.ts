/** Milliseconds. */
const minute = 60_000;

/**
 * How long a view is shown after its answers were read: prices, stock and end dates are never older. A page that is made
 * from no answers has texts only.
 */
export const keepOf = (answers: number): number => (answers > 0 ? 10 : 60) * minute;

/** kB (1,024 bytes) of brotli: what is drawn, with its answers, and the answers alone. They give way first. */
export const mostOfView = 40;
export const mostOfAnswers = 8;
