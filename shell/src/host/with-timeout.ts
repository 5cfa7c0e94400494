/** The promise did not settle in time. */
export class TimeoutError extends Error {
  constructor(readonly milliseconds: number) {
    super(`not settled after ${milliseconds} ms`);
    this.name = 'TimeoutError';
  }
}

/**
 * Gives a promise a time limit.
 *
 * @param milliseconds above 0
 * @throws TimeoutError when it has not settled by then
 */
export async function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeoutError(milliseconds));
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
