import { bucketOf } from './bucket';

const devices = Array.from({ length: 5_000 }, (_, index) => `device-${index.toString(16)}`);

test('a device stays in its bucket', () => {
  expect(bucketOf('salt', 'mf-stores', 'abc')).toBe(bucketOf('salt', 'mf-stores', 'abc'));
});

/** Reference values of FNV-1a: a device stays in its rollout across builds. */
test.each([
  ['salt', 'mf-stores', 'abc', 35],
  ['salt', 'mf-offers', 'abc', 51],
  ['other', 'mf-stores', 'abc', 94],
  ['', '', '', 51],
  ['salt', 'mf-stores', 'device-é', 4],
])('%s, %s, %s are in bucket %i', (salt, remote, device, bucket) => {
  expect(bucketOf(salt, remote, device)).toBe(bucket);
});

test.each([1, 10, 50, 90])('%i percent of the devices are below it, give or take', (percent) => {
  const share = devices.filter((device) => bucketOf('salt', 'mf-stores', device) < percent).length / 50;
  expect(Math.abs(share - percent)).toBeLessThan(3);
});

test('another remote and another salt ask other devices', () => {
  const asked = (salt: string, remote: string) =>
    devices.filter((device) => bucketOf(salt, remote, device) < 10);
  const both = (other: readonly string[]) =>
    asked('salt', 'mf-stores').filter((device) => other.includes(device)).length;
  expect(both(asked('salt', 'mf-offers'))).toBeLessThan(150);
  expect(both(asked('other', 'mf-stores'))).toBeLessThan(150);
});

test('every bucket is a whole number from 0 to 99', () => {
  const buckets = new Set(devices.map((device) => bucketOf('s', 'mf-wallet', device)));
  expect(buckets.size).toBe(100);
  expect(Math.min(...buckets)).toBe(0);
  expect(Math.max(...buckets)).toBe(99);
});
