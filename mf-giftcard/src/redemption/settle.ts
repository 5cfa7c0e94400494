import type { Outcome } from './redemption-state';

/** At most three readings; milliseconds before each. */
const waits = [0, 600, 700] as const;
const inAll = 2_000;
const unknown: Outcome = { kind: 'unknown' };

type Read = (signal: AbortSignal) => Promise<Outcome>;

/**
 * Looks for the true outcome of a redemption whose answer was lost: done as soon as one reading shows it, else what
 * the last reading says. Unknown when that takes more than two seconds in all.
 */
export async function settle(read: Read): Promise<Outcome> {
  const controller = new AbortController();
  const { signal } = controller;
  const deadline = setTimeout(() => {
    controller.abort();
  }, inAll);
  const late = new Promise<Outcome>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve(unknown);
    });
  });
  try {
    return await Promise.race([lastReading(read, signal), late]);
  } finally {
    clearTimeout(deadline);
  }
}

async function lastReading(read: Read, signal: AbortSignal): Promise<Outcome> {
  let outcome = unknown;
  for (const wait of waits) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (signal.aborted) return unknown;
    outcome = await read(signal);
    if (outcome.kind === 'redeemed') break;
  }
  return outcome;
}
