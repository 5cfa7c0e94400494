import { coupon } from '@mrw/shared-contracts/api/coupons';
import { readAll, useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();

const list = async (query: string, path = 'coupons') => {
  const client = await sandbox.logIn('demo-level2');
  return readAll(client, coupon, `/customers/{uid}/${path}?page[size]=20&${query}`);
};
const search = (words: string) => `filter[search]=${encodeURIComponent(words)}`;

test('finds coupons by name and brand, in any language and script, and only in the state that is asked', async () => {
  const all = await list('');
  const one = all.find(({ template }) => template.brand !== null)?.template;
  const chinese = one?.translations.find(({ language }) => language === 'zh-Hant')?.name;
  const wanted = all.filter(({ template }) => template.name === one?.name).map(({ id }) => id);
  expect(wanted.length).toBeGreaterThan(0);
  for (const words of [one?.name.toUpperCase(), chinese, `${one?.brand?.name} ${one?.name}`]) {
    const found = (await list(search(String(words)))).map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining(wanted));
    expect(found.length).toBeLessThan(all.length);
  }
  expect(await list(search('no coupon has this'))).toEqual([]);
  const over = await list(`filter[customer_detail_coupon_type]=USED_OR_EXPIRED&${search('a')}`);
  expect(over.length).toBeGreaterThan(0);
  expect(over.every(({ is_used, is_expired }) => is_used || is_expired)).toBe(true);
});

test('finds a ticket by its session, and no coupon with it', async () => {
  const [ticket] = (await list('', 'tickets')).filter(({ time_slot }) => time_slot);
  const words = search(String(ticket?.time_slot?.title));
  expect((await list(words, 'tickets')).map(({ id }) => id)).toContain(ticket?.id);
  expect((await list(words)).every(({ coupon_type }) => coupon_type === 'COUPON')).toBe(true);
});

test('what expires first is first, and what never does is last', async () => {
  const ends = (await list('sort=expiry_date,-id')).map(({ expiry_date }) => expiry_date ?? '~');
  expect(ends).toEqual([...ends].sort());
  expect(ends.at(-1)).toBe('~');
});
