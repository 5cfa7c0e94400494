import { telemetryBatch, telemetryRecord } from './index';

const entry = {
  kind: 'failure',
  code: 'MRW-103',
  path: '/coupon/:id',
  remote: 'mf-wallet',
  version: '1.2.0',
};

test('a batch of records is one', () => {
  const batch = { schema: 1, environment: 'local', contract: '1.2.0', records: [entry] };
  expect(telemetryBatch.parse(batch)).toEqual(batch);
});

test.each([
  ['a query in the path', { ...entry, path: '/home?token=abc' }],
  ['a fragment in the path', { ...entry, path: '/home#top' }],
  ['a path that is an address', { ...entry, path: 'https://shop.example/home' }],
  ['a code that is a sentence', { ...entry, code: 'it broke' }],
  ['a bucket beyond a hundred', { ...entry, bucket: 100 }],
  ['a text without end', { ...entry, detail: 'x'.repeat(401) }],
  ['another kind', { ...entry, kind: 'click' }],
  ['a place that is an address', { ...entry, at: ['https://remotes.example/app.js:1:2'] }],
  ['a place without a line', { ...entry, at: ['app.js'] }],
  ['more than five places', { ...entry, at: Array.from({ length: 6 }, () => 'app.js:1:2') }],
])('%s is refused', (_, bad) => {
  expect(telemetryRecord.safeParse(bad).success).toBe(false);
});

test('what the schema does not know is left out', () => {
  expect(telemetryRecord.parse({ ...entry, uid: '123' })).not.toHaveProperty('uid');
});

test.each([0, 101])('a batch of %i records is none', (count) => {
  const records = Array.from({ length: count }, () => entry);
  expect(telemetryBatch.safeParse({ schema: 1, environment: 'l', contract: '1.2.0', records }).success).toBe(
    false,
  );
});
