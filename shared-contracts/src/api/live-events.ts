import * as z from 'zod/mini';
import { cashStatus } from './points';
import { claimStatus } from './claims';
import { couponState } from './coupons';
import { id, moment, text } from './text';

/** Whose news it is: a page drops what is not its own member's. */
const uid = z.string();
const storeName = z.nullable(z.string());

/** REFUSED: the till read the code and did not take it; `detail` is what it was told. */
const itemNews = z.object({
  uid,
  id,
  state: z.union([couponState, z.literal('REFUSED')]),
  store: storeName,
  used_at: z.nullable(moment),
  detail: z.optional(text),
});

/**
 * The messages of `GET /customers/{uid}/events` by the name of their event. Without a `Last-Event-ID`, or with
 * one that is not known any more, a stream begins with `resync`; with a known one by what came after it. It ends with
 * its token or session, and after 429 (five are open) `Retry-After` says when to try again.
 */
export const liveEvents = {
  /** `balance` is that of the points after the act; HK$ in `cash_dollar`. */
  payment: z.object({
    uid,
    key: z.string(),
    status: z.union([cashStatus, z.literal('REFUSED')]),
    cash_dollar: z.number(),
    store: storeName,
    balance: z.number(),
    detail: z.optional(text),
    /** When it took place: a message may be heard later. */
    at: z.optional(moment),
  }),
  coupon: itemNews,
  ticket: itemNews,
  /** `reason`: an activity type (§6); a payment and what it takes are two messages, `payment` the later one. */
  points: z.object({ uid, change: z.number(), balance: z.number(), reason: z.string() }),
  claim: z.object({ uid, id, status: claimStatus }),
  unread: z.object({ uid, count: z.number() }),
  /** What came before cannot be told: the state is read anew, nothing after it is missed. */
  resync: z.object({ uid }),
} as const;

/** What the live answers tell, by the name of the event. */
export type LiveEvents = { [Name in keyof typeof liveEvents]: z.infer<(typeof liveEvents)[Name]> };
/** The name of a live answer. */
export type LiveEventName = keyof LiveEvents;

/** One message: the name of its event, and what it says. */
export type LiveMessage = { [Name in LiveEventName]: { event: Name; news: LiveEvents[Name] } }[LiveEventName];
