import type { Outcome } from './redemption-state';

/** At most three readings within two seconds; milliseconds before each. */
const waits = [0, 700, 1_300] as const;

/**
 * Looks for the true outcome of a redemption whose answer was lost: done as soon as one reading shows it, else what
 * the last reading says.
 */
export async function settle(read: () => Promise<Outcome>): Promise<Outcome> {
  let outcome: Outcome = { kind: 'unknown' };
  for (const wait of waits) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    outcome = await read();
    if (outcome.kind === 'redeemed') return outcome;
  }
  return outcome;
}
