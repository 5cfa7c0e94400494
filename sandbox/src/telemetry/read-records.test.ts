/** @jest-environment node */
import { readPolicyReport, readRecords, readReports } from './read-records';
import { createReceivedList } from './received';
import type { Received } from './received';

const time = '2026-11-21T18:00:00+08:00';
const refused = 'http://localhost:8081/mf-wallet/1.2.0-rc.1/remote-entry.js?token=secret';

test('a record keeps what it says about itself', () => {
  const sent = {
    kind: 'error',
    remote: 'mf-wallet',
    version: '1.2.0',
    code: 'MRW-103',
    canary: true,
    ms: 12,
  };
  expect(readRecords({ records: [sent, { canary: 0.25 }] }, time)).toEqual([
    {
      time,
      kind: 'error',
      remote: 'mf-wallet',
      version: '1.2.0',
      code: 'MRW-103',
      canary: 'true',
      record: sent,
    },
    {
      time,
      kind: 'record',
      remote: null,
      version: null,
      code: null,
      canary: '0.25',
      record: { canary: 0.25 },
    },
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

test('a report of inline code names no remote', () => {
  const body = { blockedURL: 'inline', effectiveDirective: 'style-src-attr' };
  expect(readReports([{ type: 'csp-violation', body }], time)).toMatchObject([
    { remote: null, version: null, code: 'style-src-attr' },
  ]);
});

test('the newest five hundred are kept', () => {
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
  list.clear();
  expect(list.all()).toEqual([]);
});
