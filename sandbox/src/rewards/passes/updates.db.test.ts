import { createPublicKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { session } from '@mrw/shared-contracts/api/security';
import { jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { prepareZXingModule as prepareReader, readBarcodes } from 'zxing-wasm/reader';
import { prepareZXingModule as prepareWriter, writeBarcode } from 'zxing-wasm/writer';
import type { Received } from '../../platform/telemetry/received';
import type { Client } from '../../tools/testing/sandbox';
import { detailOf, read } from '../../tools/testing/use-sandbox';
import { longestLink } from './google/save-link';
import { expiryWarnings } from './settings';
import { startPasses, type PassWorld } from './testing/use-passes';

jest.setTimeout(300_000);

let world: PassWorld;
const counted: Received[] = [];
beforeAll(async () => {
  world = await startPasses({
    exporter: { add: (_added, all) => counted.push(...all), stop: () => Promise.resolve() },
  });
});
beforeEach(async () => {
  await world.sandbox.reset();
  await world.sandbox.passUpdates?.now();
  world.answers.apple.clear();
  world.answers.google = 200;
  world.apple.pushes.length = 0;
  world.google.calls.length = 0;
});
afterAll(() => world.stop());

const member = () => world.sandbox.logIn('demo-level2');
const tools = (path: string, payload: object = {}) => world.sandbox.visitor.post(`/sandbox/${path}`, payload);
type Pass = Awaited<ReturnType<PassWorld['pass']>>;
const proofOf = ({ json }: Pass) => ({ authorization: `ApplePass ${json.authenticationToken}` });
const places = ({ json }: Pass) => ({
  pass: `/passes/v1/passes/${json.passTypeIdentifier}/${json.serialNumber}`,
  device: `/passes/v1/devices/phone-1/registrations/${json.passTypeIdentifier}`,
  registration: `/passes/v1/devices/phone-1/registrations/${json.passTypeIdentifier}/${json.serialNumber}`,
});
const register = (pass: Pass, pushToken = 'push-1') =>
  world.inject('POST', places(pass).registration, proofOf(pass), { pushToken });
const again = async (pass: Pass) =>
  world.open((await world.inject('GET', places(pass).pass, proofOf(pass))).raw);
/** A pass of an item on a registered phone. */
const added = async (client: Client, item: string) => {
  const pass = await world.pass(client, item);
  expect((await register(pass)).status).toBe(201);
  return pass;
};
const updated = () => world.sandbox.passUpdates?.now();
const useCoupon = () => tools('staff/coupon', { code: 'Mrw1007-c128/A' });
const scanCard = (pass: Pass, given: object = {}) =>
  tools('staff/card', { code: pass.json.barcodes?.[0]?.message, amount: 30, ...given });

test('the web service takes the token of this pass alone', async () => {
  const client = await member();
  const pass = await world.pass(client, 'card');
  const other = await world.pass(client, 'coupon-1007');
  const calls = [
    ['GET', places(pass).pass],
    ['POST', places(pass).registration],
    ['DELETE', places(pass).registration],
    ['GET', places(pass).pass.replace('harbour', 'other')],
    ['GET', `${places(pass).pass}0`],
  ] as const;
  const proofs = [{}, proofOf(other), { authorization: `Bearer ${pass.json.authenticationToken}` }];
  for (const [method, path] of calls.slice(0, 3))
    for (const headers of proofs)
      expect((await world.inject(method, path, headers, { pushToken: 'x' })).status).toBe(401);
  for (const [method, path] of calls.slice(3))
    expect((await world.inject(method, path, proofOf(pass))).status).toBe(401);
});

test('a phone registers, asks what is new, fetches it if it is newer, and unregisters', async () => {
  const pass = await added(await member(), 'card');
  expect((await register(pass, 'push-2')).status).toBe(200);
  const { device, pass: place, registration } = places(pass);
  const list = z.object({ lastUpdated: z.string(), serialNumbers: z.array(z.string()) });
  const asked = async (since?: string) => {
    const { status, response } = await world.inject('GET', `${device}?passesUpdatedSince=${since ?? ''}`);
    return status === 200 ? list.parse(response.json()) : status;
  };
  const first = list.parse(await asked());
  expect(first.serialNumbers).toEqual([pass.json.serialNumber]);
  expect(await asked(first.lastUpdated)).toBe(204);
  const { headers } = await world.inject('GET', place, proofOf(pass));
  const since = { ...proofOf(pass), 'if-modified-since': String(headers['last-modified']) };
  expect((await world.inject('GET', place, since)).status).toBe(304);

  // Within the same second.
  await tools('admin/points', { member: 'demo-level2', points: 500 });
  expect(list.parse(await asked(first.lastUpdated)).serialNumbers).toEqual([pass.json.serialNumber]);
  const newer = await world.inject('GET', place, since);
  expect(newer.status).toBe(200);
  expect((await world.open(newer.raw)).shown('backFields', 'en')).toMatchObject({ Points: 125_500 });

  expect((await world.inject('DELETE', registration, proofOf(pass))).status).toBe(200);
  expect(await asked()).toBe(204);
  expect((await world.inject('GET', device.replace('phone-1', 'phone-2'))).status).toBe(204);
});

test('what a phone reports is a warning without what is long', async () => {
  const { status } = await world.inject('POST', '/passes/v1/log', {}, { logs: [`Fault ${'x'.repeat(500)}`] });
  expect(status).toBe(200);
  expect(world.sandbox.logs()).toContain(`Fault ${'x'.repeat(194)}"`);
});

test('a pass is on 20 devices at most', async () => {
  const pass = await world.pass(await member(), 'card');
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) {
    const path = places(pass).registration.replace('phone-1', `phone-${index}`);
    statuses.push((await world.inject('POST', path, proofOf(pass), { pushToken: `push-${index}` })).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(201), 400]);
});

test('a coupon that is used: Apple is told with the certificate, Google by a change, and both passes are void', async () => {
  const client = await member();
  const pass = await added(client, 'coupon-1007');
  const address = await world.link(client, 'coupon-1007');
  await useCoupon();
  await updated();
  expect(world.apple.pushes).toEqual([
    { token: 'push-1', topic: pass.json.passTypeIdentifier, by: 'DEVELOP000', body: '{}' },
  ]);
  const { json, shown } = await again(pass);
  expect(json).toMatchObject({ voided: true });
  expect([json.barcodes, shown('primaryFields', 'en')]).toEqual([undefined, {}]);
  const [object] = objectsOf(address);
  const change = world.google.calls.filter(({ call }) => call.startsWith('PATCH'));
  expect(change).toMatchObject([
    {
      call: `PATCH /walletobjects/v1/genericObject/${object?.id}`,
      authorization: 'Bearer token-of-google',
      body: { state: 'INACTIVE', barcode: null },
    },
  ]);
  await updated();
  expect(world.apple.pushes).toHaveLength(1);
});

test('a coupon is void when it ends, without an act of anyone', async () => {
  const pass = await added(await member(), 'coupon-1007');
  await tools('clock', { offset_s: 60 * 86_400 });
  await updated();
  expect(world.apple.pushes).toHaveLength(1);
  expect((await again(pass)).json.voided).toBe(true);
});

test('what a host did not take is tried again, later each time; a device that is gone is removed', async () => {
  const pass = await added(await member(), 'card');
  world.answers.apple.set('push-1', 503);
  await tools('admin/points', { member: 'demo-level2', points: 1 });
  await updated();
  await updated();
  expect(world.apple.pushes).toHaveLength(1);
  await tools('clock', { offset_s: 61 });
  await updated();
  expect(world.apple.pushes).toHaveLength(2);
  world.answers.apple.set('push-1', 410);
  await tools('clock', { offset_s: 61 + 121 });
  await updated();
  expect(world.apple.pushes).toHaveLength(3);
  expect(await world.sandbox.rows('SELECT * FROM pass_devices')).toEqual([]);
  expect(await world.sandbox.rows('SELECT * FROM pass_updates')).toEqual([]);
  expect((await again(pass)).json.voided).toBe(false);
  const codes = counted.filter(({ kind }) => kind === 'passes').map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['apple-made', 'apple-failed', 'apple-gone', 'apple-sent']));
});

test('a host that hangs or is down holds nothing up: the act is done', async () => {
  const client = await member();
  await world.link(client, 'card');
  world.answers.google = 500;
  expect((await tools('admin/points', { member: 'demo-level2', points: 1 })).status).toBe(200);
  await updated();
  expect(await world.sandbox.rows('SELECT tries FROM pass_updates')).toEqual([{ tries: 1 }]);
});

test.each<[string, (client: Client) => Promise<unknown>]>([
  ['deleted', (client) => client.call('DELETE', '/customers/{uid}', { password: 'Demo1234' })],
  ['disabled', () => tools('admin/disable-member', { member: 'demo-level2' })],
  [
    'logged out everywhere',
    (client) => world.inject('GET', '/auth/revoke', { authorization: `Bearer ${client.tokens.refresh}` }),
  ],
])('the passes of a member who is %s are void, and the card earns nothing', async (_how, end) => {
  const client = await member();
  const card = await added(client, 'card');
  const coupon = await world.pass(client, 'coupon-1007');
  await end(client);
  await updated();
  expect(world.apple.pushes).toHaveLength(1);
  expect([(await again(card)).json.voided, (await again(coupon)).json.voided]).toEqual([true, true]);
  expect((await scanCard(card)).status).toBe(400);
});

test('a log-out at one of two devices leaves the card; a device logged out elsewhere and a new password end those of other devices', async () => {
  const client = await member();
  const card = await world.pass(client, 'card');
  const elsewhere = await member();
  const leave = () =>
    world.inject('GET', '/auth/revoke', { authorization: `Bearer ${elsewhere.tokens.refresh}` });
  expect((await leave()).status).toBe(200);
  expect((await again(card)).json.voided).toBe(false);
  const lost = await member();
  const left = await world.pass(lost, 'coupon-1007');
  const [{ id }] = read(z.tuple([session], session), await lost.get('/customers/{uid}/sessions'));
  expect((await client.call('DELETE', `/customers/{uid}/sessions/${id}`)).status).toBe(204);
  expect([(await again(card)).json.voided, (await again(left)).json.voided]).toEqual([false, true]);
  const thief = await member();
  const taken = await world.pass(thief, 'coupon-1007');
  const changed = await client.call('PUT', '/users/{uid}/password', { new_password: 'Fresh123' });
  expect(changed.status).toBe(200);
  expect([(await again(card)).json.voided, (await again(taken)).json.voided]).toEqual([false, true]);
});

test('a new card voids the one before, which is no card at the till any more', async () => {
  const client = await member();
  const [before, now] = [await added(client, 'card'), await world.pass(client, 'card')];
  await updated();
  expect(world.apple.pushes).toHaveLength(1);
  expect((await again(before)).json.voided).toBe(true);
  expect((await scanCard(before)).status).toBe(400);
  expect((await scanCard(now)).status).toBe(201);
});

test('the code of the card earns, once for a receipt, says no balance, and spends nothing', async () => {
  const client = await member();
  const pass = await world.pass(client, 'card');
  const code = pass.json.barcodes?.[0]?.message ?? '';
  expect(await scanCard(pass)).toMatchObject({ status: 201, body: { points: 30 } });
  expect((await scanCard(pass)).status).toBe(409);
  expect((await scanCard(pass, { receipt: 'R-1' })).status).toBe(201);
  expect((await scanCard(pass, { receipt: 'r-1' })).status).toBe(409);
  await tools('clock', { offset_s: 590 });
  expect((await scanCard(pass)).status).toBe(409);
  await tools('clock', { offset_s: 1_210 });
  const later = await scanCard(pass);
  expect([later.status, Object.keys(later.body ?? {})]).toEqual([201, ['points']]);
  for (const path of ['staff/scan', 'staff/confirm', 'staff/coupon'])
    expect([400, 404]).toContain((await tools(path, { code })).status);
  expect(detailOf(await tools('staff/card', { code: `P${'0'.repeat(32)}`, amount: 30 }))).toBe(
    'This is not the card of a member.',
  );
});

test.each([
  ['card', 'QRCode'],
  ['coupon-1007', 'Code128'],
] as const)('what the phone draws of %s is read by a scanner', async (item, format) => {
  const load = async (name: string) => {
    const file = createRequire(__filename).resolve(`zxing-wasm/${name}/zxing_${name}.wasm`);
    return { overrides: { wasmBinary: Uint8Array.from(await readFile(file)).buffer }, fireImmediately: true };
  };
  await prepareReader({ ...(await load('reader')), fireImmediately: true });
  await prepareWriter({ ...(await load('writer')), fireImmediately: true });
  const { json } = await world.pass(await member(), item);
  const message = json.barcodes?.[0]?.message ?? '';
  const { image } = await writeBarcode(message, { format, scale: 3 });
  const [read] = await readBarcodes(new Uint8Array((await image?.arrayBuffer()) ?? new ArrayBuffer()));
  expect(read).toMatchObject({ text: message, format });
});

const object = z.looseObject({ id: z.string() });
const claims = z.object({ payload: z.record(z.string(), z.array(object)) });
const objectsOf = (address: string) => {
  const [, body = ''] = address.split('/save/').pop()?.split('.') ?? [];
  return Object.values(claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString())).payload).flat();
};

test.each(['en', 'zh-Hant', 'zh-Hans'])(
  'the address of Google in %s is signed and short',
  async (language) => {
    await world.sandbox.rows(
      `UPDATE coupon_templates SET name = jsonb_build_object('en', repeat('Name ', 40), 'zh-Hant', repeat('名稱', 60))`,
    );
    const client = await member();
    for (const item of ['card&balance=1', 'coupon-1007', 'coupon-1004', 'coupon-1008']) {
      const { response } = await world.inject(
        'GET',
        `/customers/${client.uid}/wallet_passes/google?item=${item}`,
        { authorization: `Bearer ${client.tokens.access}`, 'accept-language': language },
      );
      const { save_url: address } = response.json<{ save_url: string }>();
      expect(address.length).toBeLessThanOrEqual(longestLink);
      const account: unknown = JSON.parse(await readFile(join(world.folder, 'google.json'), 'utf8'));
      const key = createPublicKey(z.object({ private_key: z.string() }).parse(account).private_key);
      const token = address.replace('https://pay.google.com/gp/v/save/', '');
      const { payload } = await jwtVerify(token, key, {
        audience: 'google',
        currentDate: world.sandbox.context.clock.now(),
      });
      expect(payload).toMatchObject({ typ: 'savetowallet', iss: world.settings.google.email });
      expect(objectsOf(address)).toMatchObject([
        { state: 'ACTIVE', barcode: { value: expect.stringMatching(/./) } },
      ]);
    }
  },
);

test('certificates are warned of 30 days before they end, and after', () => {
  const { apple } = world.settings;
  const end = Date.parse(new X509Certificate(apple.certificate).validTo);
  const at = (days: number) => expiryWarnings(apple, new Date(end + days * 86_400_000));
  expect(at(-31)).toEqual([]);
  expect(at(-29.5)).toEqual([
    'pass.pem of passes ends in 29 days',
    'intermediate.pem of passes ends in 29 days',
  ]);
  expect(at(1)).toEqual([
    expect.stringContaining('pass.pem of passes ended on'),
    expect.stringContaining('intermediate.pem'),
  ]);
});
