import * as z from 'zod/mini';
import { readAll, useSandbox } from './tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();
const row = z.looseObject({});
const coupons = (path: string, state: string) =>
  `/customers/{uid}/${path}?filter[customer_detail_coupon_type]=${state}`;

/** Lists with the number of demo-data, or the query that counts what was seeded. */
test.each<[string, number | string]>([
  [coupons('coupons', 'AVAILABLE'), 45],
  [coupons('coupons', 'USED_OR_EXPIRED'), 25],
  [
    coupons('coupons', 'UNAVAILABLE'),
    `coupons WHERE member_id = 1002 AND coupon_type = 'COUPON' AND effective_date > now() AND NOT is_used
      AND NOT is_forced_inactive AND reclaimed_at IS NULL AND real_coupon_id IS NULL`,
  ],
  [
    coupons('tickets', 'UNAVAILABLE'),
    `coupons WHERE member_id = 1002 AND coupon_type = 'TICKET' AND effective_date > now()`,
  ],
  [
    coupons('tickets', 'USED_OR_EXPIRED'),
    `coupons WHERE member_id = 1002 AND coupon_type = 'TICKET' AND (is_used OR expiry_date < now())`,
  ],
  [
    coupons('tickets', 'AVAILABLE'),
    `coupons WHERE member_id = 1002 AND coupon_type = 'TICKET' AND NOT is_used
      AND coalesce(effective_date <= now(), true) AND coalesce(expiry_date >= now(), true)`,
  ],
  ['/customers/{uid}/inbox_messages', 60],
  ['/customers/{uid}/transactions', 60],
  ['/customers/{uid}/transaction_history?sort=-date', 25],
  ['/customers/{uid}/activity_logs', 'activity_logs WHERE member_id = 1002'],
  [
    '/customers/{uid}/activity_logs?level_related=true',
    'activity_logs WHERE member_id = 1002 AND level_related',
  ],
  ['/point-accounts/{uid}/point_statuses', 26],
  [
    '/stamps/stamps_reward_status',
    '(SELECT campaign_id FROM stamp_earnings WHERE member_id = 1002 GROUP BY 1) AS cards',
  ],
  ['/stores?sort=display_priority', 60],
  ['/stores?sort=name&name=Harbour', 25],
  ['/campaign_categories', 16],
  ['/campaign_categories/1/campaigns', 23],
  ['/campaign_categories/4/campaigns', 0],
  [
    '/campaigns',
    `campaigns WHERE is_active AND only_for_member_ids IS NULL AND display_start_date <= now()
      AND coalesce(end_date > now(), true)`,
  ],
  ['/campaigns?filter[is_only_for_you]=true', 1],
  ['/brands', 12],
  ['/regions', 4],
  ['/store_categories', 4],
])('B-032 %s has every seeded row, page by page', async (address, expected) => {
  const client = await sandbox.logIn('demo-level2');
  const url = `${address}${address.includes('?') ? '&' : '?'}page[size]=9`;
  const ids = (await readAll(client, row, url)).map((item) => JSON.stringify(item['id'] ?? item));
  const count = async (what: string) => {
    const [counted] = await sandbox.running.rows(`SELECT count(*)::int AS rows FROM ${what}`);
    return z.object({ rows: z.number() }).parse(counted).rows;
  };
  expect(ids).toHaveLength(typeof expected === 'number' ? expected : await count(expected));
  expect(new Set(ids).size).toBe(address.includes('point_statuses') ? new Set(ids).size : ids.length);
});
