import { readAddresses } from '@mrw/shared-contracts/addresses';
import { knownOrigins } from '../http/cors';
import { memoryStore } from './memory-store';
import { networkOf } from './network';
import { readRecords, readReports } from './read-records';
import type { Received } from './received';

const origins = knownOrigins(readAddresses({}));

const time = '2026-11-21T18:00:00+08:00';
const refused = 'http://localhost:8081/mf-wallet/1.2.0-rc.1/remote-entry.js?token=secret';

test('a record keeps what it says about itself', () => {
  const whole = {
    kind: 'failure' as const,
    path: '/user/myCoupon',
    remote: 'mf-wallet',
    version: '1.2.0',
    code: 'MRW-103',
    canary: true,
    value: 12,
  };
  const least = { kind: 'vital' as const, path: '/home', code: 'LCP' };
  const sent = { visit: 'a1b2c3d4', from: 'f00d' };
  const batch = {
    schema: 1 as const,
    environment: 'local',
    contract: '1.0.0',
    visit: sent.visit,
    sample: 0.25,
    records: [{ ...whole, times: 7 }, least],
  };
  const unknown = { remote: null, version: null, canary: null };
  expect(readRecords(batch, time, sent.from)).toEqual([
    {
      time,
      kind: 'failure',
      remote: 'mf-wallet',
      version: '1.2.0',
      code: 'MRW-103',
      canary: 'true',
      ...sent,
      times: 7,
      sample: 0.25,
      record: { ...whole, times: 7 },
    },
    { time, kind: 'vital', code: 'LCP', ...unknown, ...sent, times: 1, sample: 0.25, record: least },
  ]);
});

test('a report of a refused file names the remote and its version, and no query', () => {
  const place = { remote: 'mf-wallet', version: '1.2.0-rc.1' };
  const older = {
    'blocked-uri': refused,
    'effective-directive': 'script-src-elem',
    'document-uri': refused,
  };
  const newer = [
    {
      type: 'csp-violation',
      url: refused,
      body: { blockedURL: refused, effectiveDirective: 'script-src-elem' },
    },
    { type: 'integrity-violation', body: { blockedURL: refused, destination: 'script' } },
  ];
  const rows = [{ 'csp-report': older }, newer].flatMap((report) => readReports(report, time, origins));
  expect(rows).toMatchObject([
    { kind: 'csp-violation', ...place, code: 'script-src-elem' },
    { kind: 'csp-violation', ...place, code: 'script-src-elem' },
    { kind: 'integrity-violation', ...place, code: 'script' },
  ]);
  expect(JSON.stringify(rows)).not.toContain('secret');
});

test.each([
  ['mf-gift-shop2', 'mf-gift-shop2'],
  ['shell', null],
  ['mf-Gift', null],
])('a refused file below %s is of the remote %p', (name, remote) => {
  const url = `http://localhost:8081/${name}/1.2.0/app.js`;
  const body = { 'blocked-uri': url, 'effective-directive': 'script-src-elem', 'document-uri': url };
  expect(readReports({ 'csp-report': body }, time, origins)).toMatchObject([{ remote }]);
});

test('a report of inline code names no remote', () => {
  const body = { blockedURL: 'inline', effectiveDirective: 'style-src-attr' };
  expect(readReports([{ type: 'csp-violation', body }], time, origins)).toMatchObject([
    { remote: null, version: null, code: 'style-src-attr', record: { blocked: 'inline' } },
  ]);
});

test('of a report no piece of the page, no id and no foreign path is kept', () => {
  const body = {
    blockedURL: 'https://tracker.example/people/ada?id=3',
    effectiveDirective: 'img-src',
    sample: 'Dear Ada Lovelace',
    referrer: 'https://mail.example/inbox',
    sourceFile: 'http://localhost:8080/assets/main.js',
    lineNumber: 1,
  };
  const [row] = readReports(
    [{ type: 'csp-violation', url: 'http://localhost:8080/coupon/1001?token=x', body }],
    time,
    origins,
  );
  expect(row).toMatchObject({ visit: null, from: null });
  expect(row?.record).toEqual({
    blocked: 'https://tracker.example',
    page: 'http://localhost:8080/coupon/:id',
    source: 'http://localhost:8080/assets/main.js',
    line: '1',
  });
});

test('the newest five hundred are shown', async () => {
  const store = memoryStore();
  const row = (code: number): Received => ({
    time,
    kind: 'error',
    remote: null,
    version: null,
    code: String(code),
    canary: null,
    visit: null,
    from: null,
    times: 1,
    sample: null,
    record: {},
  });
  for (let code = 0; code < 600; code += 1) await store.add([{ key: String(code), row: row(code) }]);
  const kept = (await store.newest()).map(({ code }) => Number(code));
  expect(kept).toEqual(Array.from({ length: 500 }, (_, index) => 599 - index));
  expect(await store.since(new Date(time))).toHaveLength(600);
  expect(await store.since(new Date(Date.parse(time) + 1))).toEqual([]);
  await store.clear();
  expect(await store.newest()).toEqual([]);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0001:2:a:b:c:d', '2001:db8:1:2'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the sender at %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
