/** True when the database failed with one of these codes; the driver's error is the cause of the query builder's. */
export const failedWith = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error &&
  ('code' in error && typeof error.code === 'string'
    ? codes.includes(error.code)
    : failedWith(error.cause, codes));
