import type { ApiFailure } from '@mrw/shared-contracts';
import { pause } from './pause';

/** What became of a call whose answer was lost; `unknown` while nothing can be read. */
export type Recheck = 'done' | 'not-done' | 'unknown';

/** Milliseconds after the loss at which the state is read: at most 3 tries. */
export const tryAt = [0, 500, 1_000] as const;
/** Milliseconds after the loss at which the person is told what is known. */
export const longest = 2_000;
const lastTry = Math.max(...tryAt);

/**
 * Whether the server may have done the work although no answer came. An answer that nobody can read says as
 * little: it may be the server's or that of a network one has to log in to.
 */
export function isLost(failure: ApiFailure): boolean {
  return failure.kind !== 'refused';
}

/**
 * Reads the true state of a spending call after its answer was lost: at most 3 tries, 2 s in all. The
 * server may still be at work when the connection is gone, so only the last try may say that nothing was
 * done; on a slow network that is the first one that begins late enough.
 *
 * @param isDone reads whether the effect is there; a rejection counts as no answer
 */
export async function recheck(isDone: () => Promise<boolean>): Promise<Recheck> {
  const lostAt = Date.now();
  const timeUp = pause(longest).then(() => null);
  for (const start of tryAt) {
    await pause(Math.max(0, start - (Date.now() - lostAt)));
    const isLast = start === lastTry || Date.now() - lostAt >= lastTry;
    const found = await Promise.race([readOnce(isDone), timeUp]);
    if (found === null) break;
    if (found === 'done' || isLast) return found;
  }
  return 'unknown';
}

/** Reads the true state once; to be used when the server has had its time. Never rejects. */
export function readOnce(isDone: () => Promise<boolean>): Promise<Recheck> {
  return isDone().then(
    (done) => (done ? 'done' : 'not-done'),
    () => 'unknown',
  );
}
