import { campaignType } from '@mrw/shared-contracts/api/campaigns';
import * as z from 'zod/mini';
import { readAll, useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();

const price = z.optional(z.number());
// Campaign 121 has no other fields.
const row = z.object({
  id: z.string(),
  type: campaignType,
  end_date: z.nullish(z.string()),
  display_start_date: z.string(),
  coupon_campaign_type_required_points: price,
  ticket_campaign_type_required_points: price,
});
type Row = z.infer<typeof row>;

const read = (query: string, path = '/campaigns'): Promise<Row[]> =>
  readAll(sandbox.visitor, row, `${path}?page[size]=7&${query}`);
const idsOf = (list: readonly Row[]) => list.map(({ id }) => id);
const priceOf = (item: Row): number | null =>
  item.coupon_campaign_type_required_points ?? item.ticket_campaign_type_required_points ?? null;

test.each([
  ['a name', 'harbour coffee voucher'],
  ['a name in full width', 'Ｈａｒｂｏｕｒ　Ｃｏｆｆｅｅ　Ｖｏｕｃｈｅｒ'],
  ['a name in Traditional Chinese', '海港咖啡禮券'],
  ['a name in Simplified Chinese', '海港咖啡礼券'],
  ['a word of the description', 'Yunnan plum'],
  ['a word of the description in the other script', '雲南水洗豆'],
])('finds an offer by %s', async (_, words) => {
  expect(idsOf(await read(`filter[search]=${encodeURIComponent(words)}`))).toContain('101');
});

test('finds the offers of a category by its name, in any language', async () => {
  const inDining = idsOf(await read('', '/campaign_categories/1/campaigns'));
  const [{ name } = { name: '' }] = (await sandbox.running.rows(
    `SELECT name->>'zh-Hant' AS name FROM campaign_categories WHERE id = 1`,
  )) as { name: string }[];
  const found = idsOf(await read(`filter[search]=${encodeURIComponent(name)}`));
  expect(found).toEqual(expect.arrayContaining(inDining));
});

test('every word counts, in any order; without a match the list is empty', async () => {
  expect(idsOf(await read('filter[search]=voucher%20harbour%20coffee'))).toContain('101');
  expect(await read('filter[search]=coffee%20nowhere')).toEqual([]);
});

test('a search inside a category stays inside it', async () => {
  const inside = idsOf(await read('', '/campaign_categories/1/campaigns'));
  const found = idsOf(await read('filter[search]=a', '/campaign_categories/1/campaigns'));
  expect(found.length).toBeGreaterThan(0);
  expect(inside).toEqual(expect.arrayContaining(found));
});

test('the most points leave out dearer offers and those without a price', async () => {
  const all = await read('');
  const wanted = all.filter((item) => (priceOf(item) ?? Infinity) <= 500);
  expect(wanted.length).toBeGreaterThan(0);
  expect(idsOf(await read('filter[max_points]=500'))).toEqual(idsOf(wanted));
  expect((await read('filter[max_points]=99999999999')).length).toBeGreaterThan(wanted.length);
});

test.each(['x', '-1', '1.5'])('%s is no number of points', async (value) => {
  expect((await sandbox.visitor.get(`/campaigns?filter[max_points]=${value}`)).status).toBe(400);
});

test('kinds are a comma list; an unknown kind matches nothing', async () => {
  const types = async (list: string) => new Set((await read(`filter[type]=${list}`)).map(({ type }) => type));
  expect(await types('STAMP_CAMPAIGN')).toEqual(new Set(['STAMP_CAMPAIGN']));
  expect(await types('STAMP_CAMPAIGN,EARNING_CAMPAIGN')).toEqual(
    new Set(['STAMP_CAMPAIGN', 'EARNING_CAMPAIGN']),
  );
  expect((await types('CAKE')).size).toBe(0);
});

test('ending offers end within six days, new ones are displayed for at most two weeks', async () => {
  const day = 24 * 60 * 60_000;
  const ending = await read('filter[is_ending]=true');
  const fresh = await read('filter[is_new]=true');
  expect(ending.length).toBeGreaterThan(0);
  expect(fresh.length).toBeGreaterThan(0);
  const now = Date.now();
  for (const { end_date } of ending) expect(Date.parse(end_date ?? '') - now).toBeLessThan(7 * day);
  for (const { display_start_date } of fresh)
    expect(now - Date.parse(display_start_date)).toBeLessThan(15 * day);
});

test('what has not started or is gone is last where no order is asked, and left out of what is available', async () => {
  const late = ['108', '103'];
  const all = idsOf(await read(''));
  const available = idsOf(await read('filter[is_available]=true'));
  expect(all.slice(0, available.length)).toEqual(available);
  expect(all.slice(available.length)).toEqual(expect.arrayContaining(late));
  expect(idsOf(await read('sort=-display_start_date,-id'))).not.toEqual(all);
  expect(idsOf(await read('filter[is_featured]=true')).at(-1)).toBe('103');
});

test('the lists are sorted by end, price and display, page by page', async () => {
  const ends = (await read('sort=end_date,-id')).map(({ end_date }) => Date.parse(end_date ?? '9999-12-31'));
  expect(ends).toEqual([...ends].sort((one, other) => one - other));
  const prices = (await read('sort=required_points,-id')).map((item) => priceOf(item) ?? Infinity);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
  const dear = (await read('sort=-required_points')).map((item) => priceOf(item) ?? -1);
  expect(dear).toEqual([...dear].sort((one, other) => other - one));
  expect(idsOf(await read('sort=-display_start_date,-id'))).toEqual(idsOf(await read('sort=colour')));
});

test('at stores are the offers that take place there, or whose coupons are used there', async () => {
  const at = async (stores: string) => idsOf(await read(`filter[stores]=${stores}`)).map(Number);
  const idsFrom = async (query: string) =>
    z
      .array(z.object({ id: z.number() }))
      .parse(await sandbox.running.rows(query))
      .map(({ id }) => id);
  const own = await idsFrom('SELECT id FROM campaigns WHERE store_ids && ARRAY[1, 2]');
  const used = await idsFrom(
    `SELECT c.id FROM campaigns c JOIN applicable_stores s ON s.coupon_template_id = c.coupon_template_id
     WHERE s.store_id IN (1, 2)`,
  );
  const shown = idsOf(await read('')).map(Number);
  const expected = shown.filter((id) => own.includes(id) || used.includes(id));
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(shown.length);
  expect((await at('1,2')).sort()).toEqual(expected.sort());
  for (const none of ['', 'none', '999999', "1'; DROP TABLE stores"])
    expect(await at(encodeURIComponent(none))).toEqual([]);
});
