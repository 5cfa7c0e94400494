import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds: well within the limit of a test, so that it is this that fails, and nothing goes on after the test. */
const longest = 60_000;

/**
 * Asks again and again, with pauses that leave the processor to what is waited for.
 *
 * @throws Error that names what did not come within a minute
 */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + longest;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Within ${longest / 1_000} s not: ${what}`);
    await pause(5);
  }
}
