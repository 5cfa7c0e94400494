import * as z from 'zod/mini';
import { contactMethod, proof } from './customers';
import { moment, text } from './text';

/** Answer of `GET` and `PUT /customers/:uid/spend_lock`. */
export const spendLock = z.object({
  locked: z.boolean(),
  /** The inbox tells each spend. */
  alerts: z.boolean(),
  /** The account has a password, which unlocks. */
  has_password: z.boolean(),
  /** Contacts that a code to unlock can go to, shortened: `d…@example.com`. */
  contacts: z.array(z.object({ method: contactMethod, contact: z.string() })),
});
export type SpendLock = z.infer<typeof spendLock>;
/** Body of `PUT /customers/:uid/spend_lock`; what is absent stays. Unlocking needs the proof. */
export const spendLockRequest = z.extend(proof, {
  locked: z.optional(z.boolean()),
  alerts: z.optional(z.boolean()),
});
export type SpendLockRequest = z.infer<typeof spendLockRequest>;
/** Body of `POST /customers/:uid/spend_lock/code`, which sends a code to a contact; answer: `loginMethodChallenge`. */
export const unlockCodeRequest = z.object({ method: contactMethod });

/** A device or page that is logged in, of `GET /customers/:uid/sessions`. */
export const session = z.object({
  id: z.string(),
  /** Null: it has not named itself. */
  browser: text,
  system: text,
  /** Name of the partner whose page shows the wallet; null: the site itself. */
  partner: text,
  created_at: moment,
  used_at: moment,
  is_current: z.boolean(),
});
export type Session = z.infer<typeof session>;
