import { memberStoragePrefix } from '@mrw/shared-contracts/constants';
import * as z from 'zod/mini';
import type { Contact } from './contact';

/** A code that was sent and may still be entered. */
export type PendingCode = { contact: Contact; challenge: string };

const pendingCode = z.object({
  contact: z.union([
    z.object({ method: z.literal('email'), email: z.string() }),
    z.object({ method: z.literal('mobile'), countryCode: z.string(), number: z.string() }),
  ]),
  challenge: z.string(),
});
const keyOf = (uid: string) => `${memberStoragePrefix}login_contact_${uid}`;

/** Who reloads while no new code can be asked for can still enter the one that was sent. */
export function readPendingCode(uid: string, method: Contact['method']): PendingCode | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(uid)) ?? 'null');
    const pending = pendingCode.parse(stored);
    return pending.contact.method === method ? pending : null;
  } catch {
    return null;
  }
}

/** @param pending null once the code was used */
export function writePendingCode(uid: string, pending: PendingCode | null): void {
  try {
    if (pending) sessionStorage.setItem(keyOf(uid), JSON.stringify(pending));
    else sessionStorage.removeItem(keyOf(uid));
  } catch {
    // Storage is blocked: the code can be entered until the page is left.
  }
}
