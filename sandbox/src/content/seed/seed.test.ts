import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { activityTypes } from '@mrw/shared-contracts/api/activity-log';
import { orderStatuses } from '@mrw/shared-contracts/api/transaction-history';
import { getTableColumns } from 'drizzle-orm';
import { tables } from '../../platform/db/schema';
import { drawingOf } from '../../platform/media/picture-paths';
import { buildSeed } from './index';
import { momentsFrom, readDay, readMoment } from './moments';
import { assertRows } from './rows';

const now = new Date('2026-11-21T10:30:00+08:00');
const seed = buildSeed(now);
const idOf = (name: string) => seed.members?.find(({ login_name }) => login_name === name)?.id ?? 0;
const level2 = idOf('demo-level2');

/** The members with points (demo-data, Members); every other has none. */
const balances: Readonly<Record<string, number>> = {
  'demo-level1': 999,
  'demo-level2': 125_000,
  'demo-level3': 2_340_000,
  'demo-level4': 1_250_000_000,
  'demo-9999': 9999,
  'demo-upgrade': 3000,
  'demo-renew-keep': 5000,
  'demo-renew-down': 5000,
  'demo-renew-bottom': 5000,
  'demo-contact': 1000,
  'demo-race-a': 5000,
  'demo-race-b': 5000,
  'demo-referrer': 12_000,
};
const demoMembers = (seed.members ?? []).flatMap(({ login_name: name }) => name ?? []);

const of = <Row extends { member_id: number }>(rows: readonly Row[] | undefined, member: number) =>
  (rows ?? []).filter((row) => row.member_id === member);

test('B-040 the same moment gives the same rows, another moment other dates', () => {
  expect(buildSeed(new Date(now))).toEqual(seed);
  expect(buildSeed(new Date('2026-11-22T10:30:00+08:00')).members).not.toEqual(seed.members);
});

test.each(Object.entries(seed))('%s has unique ids and only known columns', (name, rows: object[]) => {
  const table = Object.entries(tables).find(([key]) => key === name)?.[1];
  const columns = table === undefined ? [] : Object.keys(getTableColumns(table));
  expect(rows.flatMap((row) => Object.keys(row).filter((key) => !columns.includes(key)))).toEqual([]);
  const ids = rows.flatMap((row) => ('id' in row ? [row.id] : []));
  expect(new Set(ids).size).toBe(ids.length);
});

test('there are 28 demo members, and those with points are among them', () => {
  expect(demoMembers).toHaveLength(28);
  expect(Object.keys(balances).filter((name) => !demoMembers.includes(name))).toEqual([]);
});

test.each(demoMembers)('the points of %s add up to the balance', (name) => {
  const rows = of(seed.point_ledger, idOf(name));
  const points = balances[name] ?? 0;
  expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(points);
  const open = rows.filter((row) => row.expires_at && row.expires_at > now);
  expect(open.reduce((sum, row) => sum + (row.remaining ?? 0), 0)).toBe(points);
  expect(open.every((row) => row.points > 0)).toBe(true);
});

test('A-129 demo-level2 has 26 point status items', () => {
  const open = of(seed.point_ledger, level2).filter((row) => (row.remaining ?? 0) > 0);
  expect(open).toHaveLength(26);
  expect(new Set(open.map((row) => row.expires_at?.getTime())).size).toBe(26);
});

describe('coupons and tickets of demo-level2', () => {
  const tab = (type: 'COUPON' | 'TICKET') => {
    const shown = of(seed.coupons, level2).filter(
      (row) => row.coupon_type === type && !row.is_forced_inactive && (row.real_coupon_id ?? null) === null,
    );
    const isOver = ({ is_used, expiry_date }: (typeof shown)[number]) =>
      is_used === true || (expiry_date ?? now) < now;
    const isEarly = ({ effective_date }: (typeof shown)[number]) => (effective_date ?? now) > now;
    return {
      obsolete: shown.filter(isOver).length,
      unavailable: shown.filter((row) => !isOver(row) && isEarly(row)).length,
      available: shown.filter((row) => !isOver(row) && !isEarly(row)).length,
    };
  };

  test('W-006 fill three pages of available coupons and two of obsolete ones', () => {
    expect(tab('COUPON')).toEqual({ available: 45, unavailable: 1, obsolete: 25 });
  });
  test('W-019 fill two pages of available tickets', () => {
    expect(tab('TICKET')).toEqual({ available: 24, unavailable: 1, obsolete: 5 });
  });
  test('every coupon has a template', () => {
    const templates = new Set(seed.coupon_templates?.map(({ id }) => id));
    expect(seed.coupons?.filter(({ template_id }) => !templates.has(template_id))).toEqual([]);
  });
});

test('W-031 barcodes carry valid check digits', () => {
  const weighted = (digits: string) =>
    digits
      .split('')
      .reverse()
      .reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) % 10;
  const code = (id: number) => seed.coupons?.find((coupon) => coupon.id === id)?.code ?? '';
  expect(code(1004)).toMatch(/^\d{13}$/);
  expect(code(1005)).toMatch(/^\d{12}$/);
  expect([weighted(code(1004)), weighted(code(1005))]).toEqual([0, 0]);
  expect(code(1006)).toMatch(/^[0-9A-Z .$/+%-]+$/);
  expect(code(1007)).toMatch(/^[ -~]+$/);
});

test('the counts of demo-data.md', () => {
  const unread = (name: string) =>
    of(seed.inbox_messages, idOf(name)).filter((row) => row.is_read !== true).length;
  expect(seed.stores).toHaveLength(60);
  expect(seed.stores?.filter(({ name }) => name.en.includes('Harbour'))).toHaveLength(25);
  expect(seed.brands).toHaveLength(12);
  expect(seed.homepage_banners).toHaveLength(7);
  expect(seed.campaign_categories).toHaveLength(16);
  expect(of(seed.activity_logs, level2)).toHaveLength(120);
  expect(of(seed.inbox_messages, level2)).toHaveLength(60);
  expect(of(seed.claims, level2)).toHaveLength(60);
  expect(of(seed.transaction_history, level2)).toHaveLength(25);
  expect(of(seed.coupons, idOf('demo-level1'))).toHaveLength(3);
  expect([
    unread('demo-level1'),
    unread('demo-level2'),
    unread('demo-inbox99'),
    unread('demo-inbox120'),
  ]).toEqual([1, 7, 99, 120]);
  expect(unread('demo-read')).toBe(0);
});

test('Dining can list 23 campaigns and Empty none', () => {
  const listed = (category: number) =>
    (seed.campaign_category_links ?? []).filter(({ category_id, campaign_id }) => {
      const campaign = seed.campaigns?.find(({ id }) => id === campaign_id);
      return category_id === category && campaign?.is_active !== false && (campaign?.end_date ?? now) >= now;
    }).length;
  expect([listed(1), listed(4)]).toEqual([23, 0]);
});

test('A-121 the log holds every type, an unknown one and a name without Chinese', () => {
  const rows = of(seed.activity_logs, level2);
  const seen = new Set(rows.map((row) => row.activity_type));
  expect(activityTypes.filter((type) => !seen.has(type))).toEqual([]);
  expect([...seen].some((type) => !activityTypes.some((known) => known === type))).toBe(true);
  expect(rows.some((row) => row.log_info?.campaign_name && !row.log_info.campaign_name['zh-Hant'])).toBe(
    true,
  );
});

test('A-167 every order status occurs', () => {
  const seen = new Set(seed.transaction_history?.map((row) => row.order_status));
  expect(orderStatuses.filter((status) => !seen.has(status))).toEqual([]);
});

test('demo-empty has nothing', () => {
  const lists = [seed.point_ledger, seed.coupons, seed.activity_logs, seed.inbox_messages, seed.claims];
  expect(lists.flatMap((rows) => of<{ member_id: number }>(rows, idOf('demo-empty')))).toEqual([]);
});

/** Every value below a row, with its path. */
function* values(value: unknown, path: string): Generator<[string, unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return;
  for (const [key, child] of Object.entries(value)) yield* values(child, `${path}.${key}`);
}

const everyValue = Object.entries(seed).flatMap(([name, rows]) =>
  rows.flatMap((row: object) => [...values(row, `${name}#${'id' in row ? String(row.id) : '-'}`)]),
);

test('texts are in three languages, except where the demo data want English only', () => {
  const english = everyValue.filter(
    ([path, value]) =>
      typeof value === 'object' &&
      value !== null &&
      'en' in value &&
      !path.endsWith('.photos') &&
      !('zh-Hant' in value && 'zh-Hans' in value),
  );
  const owners = new Set(english.map(([path]) => path.split('.')[0]));
  expect([...owners].sort()).toEqual([
    'activity_logs#39',
    'campaigns#120',
    'coupon_templates#120',
    'stores#10',
    'stores#12',
  ]);
});

test('no text of the answers is one plain string', () => {
  const plain = everyValue.filter(
    ([path, value]) => typeof value === 'string' && /\.(name|title|content|remarks)$/.test(path),
  );
  expect(plain.map(([path]) => path).filter((path) => !path.startsWith('settings'))).toEqual([]);
});

test('every picture has its drawing, and every drawing is of a picture', async () => {
  const paths = everyValue.flatMap(([, value]) =>
    typeof value === 'string' &&
    /^(campaigns|banners|inbox|stores|brands|receipts|stamps)\/.*\.(jpg|png)$/.test(value)
      ? [value]
      : [],
  );
  expect(paths.length).toBeGreaterThan(400);
  const drawings = await readdir(join(import.meta.dirname, '../../../media'), { recursive: true });
  expect(drawings.filter((file) => file.endsWith('.svg')).sort()).toEqual(
    [...new Set(paths.map(drawingOf))].sort(),
  );
});

test.each([
  ['a column that the table has not', { id: 1, title: 'Gate' }, 'title'],
  ['a value of another kind', { id: 'one', name: { en: 'Gate' } }, 'id'],
  ['no value where one is needed', { id: 1 }, 'name'],
])('a data file with %s is refused, with the name of the column', (_, row, column) => {
  expect(() => {
    assertRows({ regions: [row] });
  }).toThrow(column);
});

test('a data file names its moments by the day of seeding', () => {
  const moments = momentsFrom(now);
  const read = (text: string) => readMoment(text, moments).toISOString();
  expect(read('D-2 start')).toBe('2026-11-18T16:00:00.000Z');
  expect(read('D+7 end')).toBe('2026-11-28T15:59:59.000Z');
  expect(read('D+1 15:05')).toBe('2026-11-22T07:05:00.000Z');
  // A time of today is never later than now.
  expect(read('D 15:05')).toBe(now.toISOString());
  expect(read('3 h ago')).toBe('2026-11-20T23:30:00.000Z');
  expect(read('50 min ago')).toBe('2026-11-21T01:40:00.000Z');
  expect([readDay('D-200', moments), readDay('1990-08-01', moments)]).toEqual(['2026-05-05', '1990-08-01']);
  expect(() => read('yesterday')).toThrow('yesterday');
});
