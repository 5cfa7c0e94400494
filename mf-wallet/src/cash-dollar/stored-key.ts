import type { HostStorage } from '@mrw/shared-contracts';
import * as z from 'zod/mini';

const storedKey = z.object({ key: z.string(), endsAt: z.number() });

/** The key of the open offer, for this tab (§4): after a reload the page can still cancel it. */
export const offerKey = (storage: HostStorage) =>
  storage.member('cash_dollar_key', storedKey, {
    staysBecause:
      'An offer that the log-out could not give back is given back when the member is here again (Q-180).',
  });

/**
 * @param now by the clock of the device, as the end that was stored
 * @returns the key of an offer that is not expired
 */
export function abandonedOffer(storage: HostStorage, now: number): string | null {
  const stored = offerKey(storage).read();
  return stored && stored.endsAt > now ? stored.key : null;
}
