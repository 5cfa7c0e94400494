import { readPolicyReport, readRecords, readReports } from './read-records';
import { createReceivedList } from './received';
import type { Received } from './received';

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
    records: [whole, least],
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
      record: whole,
    },
    { time, kind: 'vital', code: 'LCP', ...unknown, ...sent, record: least },
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
  const rows = [...readPolicyReport({ 'csp-report': older }, time), ...readReports(newer, time)];
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
  expect(readPolicyReport({ 'csp-report': body }, time)).toMatchObject([{ remote }]);
});

test('a report of inline code names no remote', () => {
  const body = { blockedURL: 'inline', effectiveDirective: 'style-src-attr' };
  expect(readReports([{ type: 'csp-violation', body }], time)).toMatchObject([
    { remote: null, version: null, code: 'style-src-attr' },
  ]);
});

test('the newest five hundred are shown', () => {
  const list = createReceivedList();
  const row = (code: number): Received => ({
    time,
    kind: 'error',
    remote: null,
    version: null,
    code: String(code),
    canary: null,
    record: {},
  });
  for (let code = 0; code < 600; code += 2) list.add([row(code), row(code + 1)]);
  const kept = list.all().map(({ code }) => Number(code));
  expect(kept).toEqual(Array.from({ length: 500 }, (_, index) => 599 - index));
  expect(list.since(new Date(time))).toHaveLength(600);
  expect(list.since(new Date(Date.parse(time) + 1))).toEqual([]);
  list.clear();
  expect(list.all()).toEqual([]);
});
