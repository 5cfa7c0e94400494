import * as z from 'zod/mini';
import { languages } from '../language/language';
import { id } from './text';

/** What a member's device can be told of while the site is closed. */
export const pushKinds = ['payment', 'used', 'claim', 'gift', 'expiry'] as const;
/** One of them. */
export type PushKind = (typeof pushKinds)[number];

const base64url = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`)));
const endpoint = z.string().check(z.minLength(1), z.maxLength(2_000));

/**
 * Body of `POST /customers/{uid}/push_subscriptions`: what the browser gave, and what the member wants on this device. The
 * same endpoint again replaces what was stored for it. `server_key`: the key that the subscription was made with.
 * `details`: the texts name amounts, stores and coupons.
 */
export const pushSubscriptionRequest = z.object({
  endpoint,
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
  server_key: base64url(87),
  language: z.enum(languages),
  kinds: z.array(z.enum(pushKinds)).check(z.minLength(1), z.maxLength(pushKinds.length)),
  details: z.boolean(),
});
/** The same, read. */
export type PushSubscriptionRequest = z.infer<typeof pushSubscriptionRequest>;
/** Body of `DELETE /customers/{uid}/push_subscriptions`. */
export const pushSubscriptionEnd = z.object({ endpoint });
/** Answer of both: the id of the subscription, null when there was none. */
export const pushSubscription = z.object({ id: z.nullable(id) });
/** Answer of `GET /push_key`: the key that new subscriptions are made with, as base64url. */
export const pushKey = z.object({ key: z.string() });

/**
 * A message as the device decrypts it: a declarative push message, which a browser can show by itself, and whom it
 * concerns. `navigate` is an address of the site.
 */
export const pushMessage = z.object({
  web_push: z.literal(8030),
  mutable: z.literal(true),
  uid: id,
  kind: z.enum(pushKinds),
  id: z.string(),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    lang: z.enum(languages),
    tag: z.string(),
    navigate: z.string(),
  }),
});
/** A message, read. */
export type PushMessage = z.infer<typeof pushMessage>;
