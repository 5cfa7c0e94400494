/** The promise did not settle in time. */
export class TimeLimitError extends Error {
  constructor(readonly milliseconds: number) {
    super(`not settled after ${milliseconds} ms`);
    this.name = 'TimeLimitError';
  }
}

/**
 * Gives a promise a time limit.
 *
 * @param milliseconds above 0
 * @throws TimeLimitError when it has not settled by then
 */
export async function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeLimitError(milliseconds));
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
