import * as z from 'zod/mini';

/** Events between the modules, each with the version of its payload. No replay for late subscribers. */
export const busEvents = {
  /** A member logged in. */
  login: z.object({ version: z.literal(1), uid: z.string() }),
  /** The session ended; the host removes what it stored. */
  logout: z.object({
    version: z.literal(1),
    reason: z.enum(['asked', 'refresh-refused', 'inactive', 'deleted', 'other-tab']),
  }),
  /** Points or level may have changed: the host reads them again. */
  'points-changed': z.object({ version: z.literal(1) }),
  /** The record of the member changed: the host reads it again. */
  'profile-changed': z.object({ version: z.literal(1) }),
  /** The first answers of the page were older than those of a call: queries are read again behind it. */
  'answers-outdated': z.object({ version: z.literal(1) }),
  /** The member got coupons or tickets of a campaign. */
  'coupon-acquired': z.object({ version: z.literal(1), campaignId: z.string() }),
  /** A coupon or ticket was used. */
  'coupon-used': z.object({ version: z.literal(1), couponId: z.string(), isTicket: z.boolean() }),
  /** Messages were read or deleted, or the inbox was refreshed: the host counts the unread ones again. */
  'inbox-changed': z.object({ version: z.literal(1) }),
  /** The host counted the unread messages. */
  'unread-count-changed': z.object({ version: z.literal(1), count: z.number().check(z.nonnegative()) }),
} as const;

/** The payload of each event of the contract. */
export type BusEvents = { [Name in keyof typeof busEvents]: z.infer<(typeof busEvents)[Name]> };
/** The name of an event of the contract. */
export type BusEventName = keyof BusEvents;
