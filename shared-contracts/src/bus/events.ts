import * as z from 'zod/mini';

/** Events between the modules, each with the version of its payload. No replay for late subscribers. */
export const busEvents = {
  login: z.object({ version: z.literal(1), uid: z.string() }),
  logout: z.object({
    version: z.literal(1),
    reason: z.enum(['asked', 'refresh-refused', 'inactive', 'deleted', 'other-tab']),
  }),
  'points-changed': z.object({ version: z.literal(1) }),
  'profile-changed': z.object({ version: z.literal(1) }),
  /** The first answers of the page were older than those of a call: queries are read again behind it. */
  'answers-outdated': z.object({ version: z.literal(1) }),
  'coupon-acquired': z.object({ version: z.literal(1), campaignId: z.string() }),
  'coupon-used': z.object({ version: z.literal(1), couponId: z.string(), isTicket: z.boolean() }),
  /** Messages were read or deleted, or the inbox was refreshed: the host counts the unread ones again. */
  'inbox-changed': z.object({ version: z.literal(1) }),
  'unread-count-changed': z.object({ version: z.literal(1), count: z.number().check(z.nonnegative()) }),
} as const;

export type BusEvents = { [Name in keyof typeof busEvents]: z.infer<(typeof busEvents)[Name]> };
export type BusEventName = keyof BusEvents;
