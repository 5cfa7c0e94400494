import type { ApiFailure } from '@mrw/shared-contracts';
import { pause } from './pause';

/** What became of a call whose answer was lost; `unknown` while nothing can be read. */
export type Recheck = 'done' | 'not-done' | 'unknown';

const waits = [0, 500, 1_000] as const;
const longest = 2_000;

/** Whether the server may have done the work although no answer came. */
export function isLost(failure: ApiFailure): boolean {
  return failure.kind === 'timeout' || failure.kind === 'network' || failure.kind === 'aborted';
}

/**
 * Reads the true state of a spending call after its answer was lost: at most 3 tries, 2 s in all. The server may
 * still be at work when the connection is gone, so only the last try may say that nothing was done.
 *
 * @param isDone reads whether the effect is there; a rejection counts as no answer
 */
export async function recheck(isDone: () => Promise<boolean>): Promise<Recheck> {
  const tries = async (): Promise<Recheck> => {
    let last: Recheck = 'unknown';
    for (const wait of waits) {
      await pause(wait);
      last = await isDone().then(
        (done) => (done ? 'done' : 'not-done'),
        () => 'unknown',
      );
      if (last === 'done') break;
    }
    return last;
  };
  return Promise.race([tries(), pause(longest).then((): Recheck => 'unknown')]);
}
