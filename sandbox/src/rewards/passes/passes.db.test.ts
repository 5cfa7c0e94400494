import { details } from '@mrw/shared-contracts/api/errors';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnSandbox } from '../../tools/testing/use-sandbox';
import { passFiles, readPassSettings } from './settings';
import { passTexts } from './texts';
import { startPasses, type PassWorld } from './testing/use-passes';

jest.setTimeout(300_000);

let world: PassWorld;
beforeAll(async () => {
  world = await startPasses();
});
beforeEach(() => world.sandbox.reset());
afterAll(() => world.stop());

const member = () => world.sandbox.logIn('demo-level2');
const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;

test('the card: every hash and the signature are right, and it has a random serial and a code of its own', async () => {
  const client = await member();
  const one = await world.pass(client, 'card');
  const other = await world.pass(client, 'card');
  expect(one.json).toMatchObject({ voided: false, passTypeIdentifier: 'pass.example.harbour-rewards' });
  expect(one.json.serialNumber).toMatch(/^[0-9A-F]{32}$/);
  expect(one.json.serialNumber).not.toBe(other.json.serialNumber);
  expect(one.json.barcodes).toEqual([{ format: 'PKBarcodeFormatQR', message: `P${one.json.serialNumber}` }]);
  expect(one.json.authenticationToken.length).toBeGreaterThanOrEqual(43);
  const everything = [...one.files.values()].map(String).join();
  for (const known of ['MRW', '100-1002', 'demo-level2', client.tokens.access])
    expect(everything).not.toContain(known);
});

test.each(languages)(
  'the card in %s has the level on its front and the points behind a press',
  async (language) => {
    const { shown } = await world.pass(await member(), 'card');
    expect(shown('primaryFields', language)).toEqual({
      [passTexts.level[language]]: expect.stringMatching(/./),
    });
    expect(shown('headerFields', language)).toEqual({});
    expect(shown('backFields', language)).toMatchObject({ [passTexts.points[language]]: 125_000 });
  },
);

test('the points are on the front by choice', async () => {
  const { shown } = await world.pass(await member(), 'card&balance=1');
  expect(shown('headerFields', 'en')).toEqual({ Points: 125_000 });
  expect(shown('backFields', 'en')).not.toHaveProperty('Points');
});

test.each(languages)('a coupon in %s has its name, its code and its end', async (language) => {
  const { json, shown } = await world.pass(await member(), 'coupon-1007');
  const names = { en: 'Linen tote', 'zh-Hant': '亞麻手提袋', 'zh-Hans': '亚麻手提袋' };
  expect(Object.values(shown('primaryFields', language))).toEqual([names[language]]);
  expect(shown('secondaryFields', language)).toEqual({ [passTexts.until[language]]: json.expirationDate });
  expect(json.barcodes).toMatchObject([{ format: 'PKBarcodeFormatCode128', message: 'Mrw1007-c128/A' }]);
});

test('a coupon whose code is a text shows it as one', async () => {
  const { json, shown } = await world.pass(await member(), 'coupon-1008');
  expect(json.barcodes).toBeUndefined();
  expect(shown('secondaryFields', 'zh-Hant')).toMatchObject({ 代碼: 'HARBOUR-40-K7QX' });
});

test.each([
  ['COUPON', 'MERCHANT_SCAN_QR', 400],
  ['COUPON', 'USER_SCAN_STORE_QR', 400],
  ['COUPON', 'POS_UPDATED_CODE', 400],
  ['COUPON', 'COUPON_BARCODE', 200],
  ['COUPON', 'TEXT', 200],
  ['TICKET', 'MERCHANT_SCAN_QR', 400],
  ['TICKET', 'USER_SCAN_STORE_QR', 200],
  ['TICKET', 'POS_UPDATED_CODE', 400],
  ['TICKET', 'COUPON_BARCODE', 200],
  ['TICKET', 'TEXT', 200],
])('a %s of the method %s: %i', async (type, method, status) => {
  await world.sandbox.rows(`UPDATE coupon_templates SET redemption_method = '${method}' WHERE id = 707`);
  await world.sandbox.rows(`UPDATE coupons SET coupon_type = '${type}' WHERE id = 1007`);
  const client = await member();
  const item = `${type.toLowerCase()}-1007`;
  expect((await world.file(client, item)).status).toBe(status);
  expect((await client.get(`/customers/{uid}/wallet_passes/google?item=${item}`)).status).toBe(status);
  expect((await world.file(client, item, { accept: 'application/json' })).status).toBe(status);
});

test.each([
  ['used', `is_used = true`],
  ['expired', `expiry_date = now() - interval '1 day'`],
  ['disabled', `is_forced_inactive = true`],
  ['taken back', `reclaimed_at = now()`],
  ['virtual', `virtual_real_type = 'VIRTUAL'`],
])('a coupon that is %s gets no pass', async (_state, change) => {
  await world.sandbox.rows(`UPDATE coupons SET ${change} WHERE id = 1007`);
  expect((await world.file(await member(), 'coupon-1007')).status).toBe(400);
});

test.each([
  ['a coupon of another member', 'coupon-1101'],
  ['a coupon as a ticket', 'ticket-1007'],
  ['no item', 'purse'],
  ['an id that is none', 'coupon-99999999999'],
])('%s is 404', async (_what, item) => {
  expect((await world.file(await member(), item)).status).toBe(404);
});

test('passes of another member are 403, and without a token 401', async () => {
  const client = await member();
  const other = await world.sandbox.logIn('demo-level1');
  expect((await world.file({ ...client, uid: other.uid }, 'card')).status).toBe(403);
  expect((await world.inject('GET', '/customers/1002/wallet_passes/google?item=card')).status).toBe(401);
});

test('a phone gets a pass once at its address, within 60 seconds, and tells no other site of it', async () => {
  const client = await member();
  const address = async () => {
    const { response } = await world.file(client, 'card', { accept: 'application/json, text/plain, */*' });
    return new URL(response.json<{ save_url: string }>().save_url).pathname;
  };
  const first = await address();
  const { status, headers, raw } = await world.inject('GET', first);
  expect([status, headers['content-type'], headers['cache-control'], headers['referrer-policy']]).toEqual([
    200,
    'application/vnd.apple.pkpass',
    'no-store',
    'no-referrer',
  ]);
  expect((await world.open(raw)).json.voided).toBe(false);
  expect((await world.inject('GET', first)).status).toBe(404);
  const late = await address();
  await world.sandbox.visitor.post('/sandbox/clock', { offset_s: 61 });
  expect((await world.inject('GET', late)).status).toBe(404);
});

test('Q-194 while spending is locked there is no new pass, also at an address from before; the one on the phone stays', async () => {
  const client = await member();
  const first = await world.pass(client, 'card');
  const json = { accept: 'application/json' };
  const { response } = await world.file(client, 'card', json);
  const address = new URL(response.json<{ save_url: string }>().save_url).pathname;
  const lock = (locked: boolean) =>
    client.call('PUT', '/customers/{uid}/spend_lock', { locked, password: 'Demo1234' });
  await lock(true);
  const google = () => client.get('/customers/{uid}/wallet_passes/google?item=card');
  const ask = async () => [
    (await world.file(client, 'card')).response,
    (await world.file(client, 'card', json)).response,
    (await world.inject('GET', address)).response,
  ];
  for (const answer of await ask())
    expect([answer.statusCode, answer.json()]).toEqual([403, { detail: details.spendingLocked }]);
  expect(await google()).toMatchObject({ status: 403, body: { detail: details.spendingLocked } });
  const { serialNumber } = first.json;
  expect(await world.sandbox.rows('SELECT serial, voided_at FROM wallet_passes')).toEqual([
    { serial: serialNumber, voided_at: null },
  ]);
  await lock(false);
  expect((await ask()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await google()).status).toBe(200);
});

test('without certificates there are no calls of passes', async () => {
  const own = await startOwnSandbox();
  try {
    const client = await own.logIn('demo-level2');
    const paths = [
      '/customers/{uid}/wallet_passes/apple?item=card',
      '/passes/once/x',
      '/passes/v1/passes/x/y',
    ];
    const answers = await Promise.all(paths.map((path) => client.get(path)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  } finally {
    await own.stop();
  }
});

/** Runs with the settings of a folder that has these files only. */
async function withFiles<Value>(names: readonly string[], run: (folder: string) => Promise<Value>) {
  const folder = await mkdtemp(join(tmpdir(), 'mrw-one-wallet-'));
  for (const name of names) await cp(join(world.folder, name), join(folder, name));
  return run(folder).finally(() => rm(folder, { recursive: true }));
}

const { google, ...ofApple } = passFiles;
test.each([
  ['apple', Object.values(ofApple), [200, 404]],
  ['google', [google], [404, 200]],
] as const)('the files of %s alone are enough for its passes', async (_wallet, names, statuses) => {
  const passes = await withFiles(names, (folder) => readPassSettings(folder, {}));
  const own = await startOwnSandbox({ passes });
  const client = await own.logIn('demo-level2');
  const answers = ['apple', 'google'].map((kind) =>
    client.get(`/customers/{uid}/wallet_passes/${kind}?item=card`),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(statuses);
  // What is due is told to no host that there is no key of.
  await own.passUpdates?.now();
  expect(own.logs()).not.toContain('could not be brought up to date');
  await own.stop();
});

test.each([
  [[], /no files of Apple or Google/],
  [[google, passFiles.key], /pass\.pem cannot be read; Apple needs three files/],
])('a folder with %j is refused at the start', async (names, fault) => {
  await expect(withFiles(names, (folder) => readPassSettings(folder, {}))).rejects.toThrow(fault);
});
