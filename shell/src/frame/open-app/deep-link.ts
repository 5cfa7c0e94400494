import * as z from 'zod/mini';

const screens: readonly (readonly [RegExp, string])[] = [
  [/^\/home$/, 'home'],
  [/^\/offer\/[^/]+$/, 'offer'],
  [/^\/campaign\/(?!detail$)([^/]+)$/, 'campaignDetail'],
  [/^\/user\/myProfile$/, 'profile'],
  [/^\/user\/myCard$/, 'myCard'],
  [/^\/user\/myCoupon$/, 'myCoupon'],
  [/^\/user\/myTicket$/, 'myTicket'],
  [/^\/user\/myAccount$/, 'myAccount'],
  [/^\/about\/store$/, 'storeList'],
  [/^\/transaction$/, 'transaction'],
  [/^\/coupon\/([^/]+)$/, 'couponDetail'],
  [/^\/ticket\/([^/]+)$/, 'ticketDetail'],
  [/^\/inboxDetail\/([^/]+)$/, 'inboxMessage'],
  [/^\/storeDetail\/([^/]+)$/, 'storeDetail'],
  [/^\/reward_status$/, 'rewardStatus'],
];

const campaignId = z.union([z.string(), z.number()]);
const campaignState = z.object({
  campaignID: z.optional(z.nullable(campaignId)),
  campaign: z.optional(z.nullable(z.object({ id: campaignId }))),
});

/**
 * The screen of the native app for a page of the site (§2 open-app banner, Q-037).
 *
 * @param scheme of the app, without `://`
 * @param path pathname of the page
 * @param state navigation state: `/campaign/detail` has its id there
 * @returns the home screen for a page without a screen in the app
 */
export function deepLink(scheme: string, path: string, state: unknown): string {
  const plain = path === '/' ? path : path.replace(/\/+$/, '');
  if (plain === '/campaign/detail') {
    const { data: carried } = campaignState.safeParse(state);
    const id = carried?.campaignID ?? carried?.campaign?.id;
    return id === undefined ? `${scheme}://home` : `${scheme}://campaignDetail?id=${encodeURIComponent(id)}`;
  }
  for (const [pattern, screen] of screens) {
    const match = pattern.exec(plain);
    if (match) return `${scheme}://${screen}${match[1] ? `?id=${encodedOnce(match[1])}` : ''}`;
  }
  return `${scheme}://home`;
}

/** A path segment is encoded, but not completely enough for a query. */
function encodedOnce(part: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(part));
  } catch {
    return encodeURIComponent(part);
  }
}
