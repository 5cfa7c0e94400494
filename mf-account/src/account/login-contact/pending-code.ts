import type { HostStorage } from '@mrw/shared-contracts';
import * as z from 'zod/mini';
import type { Contact } from './contact';

const pendingCode = z.object({
  contact: z.union([
    z.object({ method: z.literal('email'), email: z.string() }),
    z.object({ method: z.literal('mobile'), countryCode: z.string(), number: z.string() }),
  ]),
  challenge: z.string(),
});

/** A code that was sent and may still be entered. */
export type PendingCode = z.infer<typeof pendingCode>;

/**
 * Stored for the tab: after a reload, while no new code can be requested, the code that was sent can still be
 * entered.
 */
export const pendingCodeOf = (storage: HostStorage) => storage.member('login_contact', pendingCode);

export function readPendingCode(storage: HostStorage, method: Contact['method']): PendingCode | null {
  const pending = pendingCodeOf(storage).read();
  return pending?.contact.method === method ? pending : null;
}
