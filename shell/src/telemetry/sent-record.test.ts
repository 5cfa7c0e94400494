import type { ChosenRemote } from '@mrw/shared-contracts/manifest';
import { Subject } from 'rxjs';
import { remoteAt } from './remote-at';
import { sentRecord } from './sent-record';
import { pageAt, timeOf } from './page-at';
import { redact } from './redact';
import { isCold } from './is-cold';
import { watchCalls } from './watch-calls';

const wallet: ChosenRemote = {
  version: '1.2.0',
  base: 'https://remotes.example/mf-wallet/1.2.0/',
  canary: true,
  bucket: 7,
  descriptor: {
    schema: 1,
    name: 'mf-wallet',
    version: '1.2.0',
    contract: '^1.1.0',
    container: 'mf_wallet',
    entry: 'remoteEntry.js',
    exposes: { './app': [] },
    integrity: {},
    routes: [],
    slots: {},
    languages: ['en', 'zh-Hant', 'zh-Hans'],
    shared: {},
  },
};
const running = {
  version: '1.2.0',
  contract: '^1.1.0',
  bucket: 7,
  canary: true,
  files: wallet.base,
};
const tags = {
  remotes: { 'mf-wallet': running },
  pageOf: () => ({ path: '/coupon/:id', remote: 'mf-wallet' }),
  first: { pathname: '/coupon/9', isDrawn: false },
  isCold: () => false,
  origins: ['https://remotes.example'],
};
const pathname = '/coupon/1001';

test('a failure names remote, version, contract and bucket, and the pattern of the page in place of its address', () => {
  const detail = 'MRW-103 mf-wallet: load-failed';
  expect(sentRecord({ code: 'MRW-103', remote: 'mf-wallet', detail, pathname }, tags)).toEqual({
    kind: 'failure',
    code: 'MRW-103',
    path: '/coupon/:id',
    remote: 'mf-wallet',
    version: '1.2.0',
    contract: '^1.1.0',
    bucket: 7,
    canary: true,
    cold: false,
    detail,
  });
});

test('a record has the version that ran when it happened, not the one that took over', () => {
  const before = { ...running, version: '1.3.0', files: 'https://remotes.example/mf-wallet/1.3.0/' };
  const record = { code: 'MRW-122', remote: 'mf-wallet', pathname, running: before };
  expect(sentRecord(record, tags)).toMatchObject({ version: '1.3.0', canary: true });
});

test.each([
  ['Chrome', (file: string) => `TypeError: x\n    at inStock (${file}:1:2345)\n    at ${file}?retry=1:1:17`],
  [
    'Firefox and Safari',
    (file: string) => `inStock@${file}:1:2345\n@${file}:1:17\n@https://shop.example/m.js:1:2`,
  ],
])('an error says where in the files of the remote it was thrown: %s', (_, stackOf) => {
  const stack = stackOf(`${wallet.base}app.1a2b.js`);
  expect(sentRecord({ code: 'TypeError', remote: 'mf-wallet', pathname, stack }, tags)).toMatchObject({
    at: ['app.1a2b.js:1:2345', 'app.1a2b.js:1:17'],
  });
  expect(
    sentRecord({ code: 'TypeError', remote: 'mf-wallet', pathname, stack: 'at x' }, tags),
  ).not.toHaveProperty('at');
});

test('of a drawn page load the records of its first page say so', () => {
  const drawn = { ...tags, first: { pathname, isDrawn: true }, pageOf: (path: string) => ({ path }) };
  expect(sentRecord({ code: 'load', remote: 'mf-wallet', pathname }, drawn)).toMatchObject({ drawn: true });
  expect(sentRecord({ code: 'CLS', pathname: '/home' }, drawn)).not.toHaveProperty('drawn');
  expect(sentRecord({ code: 'load', remote: 'mf-wallet', pathname }, tags)).not.toHaveProperty('drawn');
});

test.each(['LCP', 'API-500'])(
  '%s counts for the remote of the page, an error for the one of its file',
  (code) => {
    expect(sentRecord({ code, pathname }, tags)).toMatchObject({ remote: 'mf-wallet', version: '1.2.0' });
    expect(sentRecord({ code: 'TypeError', pathname }, tags)).not.toHaveProperty('remote');
  },
);

test.each([
  ['load', 'load'],
  ['LCP', 'vital'],
  ['API-500', 'call'],
  ['script-src-elem', 'policy'],
  ['TypeError', 'error'],
])('%s is of the kind %s', (code, kind) => {
  expect(sentRecord({ code, value: 12, pathname }, tags)).toMatchObject({ kind, value: 12 });
});

test('what is no record is not sent', () => {
  expect(sentRecord({ code: 'no code at all', pathname }, tags)).toBeNull();
});

test.each([
  ['https://remotes.example/mf-wallet/1.1.0/app.js', 'mf-wallet'],
  ['Error\n  at https://remotes.example/mf-wallet/1.2.0/app.js:1:1', 'mf-wallet'],
  ['https://shop.example/assets/main.js', undefined],
  [undefined, undefined],
])('%p belongs to %p', (address, remote) => {
  expect(remoteAt(address, { 'mf-wallet': wallet })).toBe(remote);
});

test('a time belongs to the page that was shown then', () => {
  const now = jest.spyOn(performance, 'now');
  const paths = new Subject<string>();
  const pages = pageAt(window, { first: '/about/store', subscribe: (onPath) => paths.subscribe(onPath) });
  const open = (pathname: string, time: number) => {
    now.mockReturnValue(time);
    paths.next(pathname);
  };
  open('/about/store', 900);
  open('/storeDetail/1', 2_000);
  open('/home', 5_000);
  expect([0, 1_999, 2_000, 4_999, 9_000].map(pages.at)).toEqual([
    '/about/store',
    '/about/store',
    '/storeDetail/1',
    '/storeDetail/1',
    '/home',
  ]);
  pages.end();
  open('/wallet', 9_000);
  expect(pages.at(9_500)).toBe('/home');
});

const entry = (startTime: number, value?: number) => ({ startTime, value }) as unknown as PerformanceEntry;

test.each([
  ['the largest shift', [entry(100, 0.01), entry(700, 0.4), entry(900, 0.02)], 700],
  ['a press', [entry(1_200)], 1_200],
  ['nothing', [], 0],
])('a vital was decided at %s', (_, entries, time) => {
  expect(timeOf({ entries: entries })).toBe(time);
});

const origins = ['https://remotes.example'];

test.each([
  [
    'MRW-103 mf-wallet: load-failed (https://remotes.example/mf-wallet/1.2.0/remoteEntry.aa.js?retry=1)',
    'MRW-103 mf-wallet: load-failed (https://remotes.example/mf-wallet/1.2.0/remoteEntry.aa.js)',
  ],
  ['GET https://api.example/customers/4711/coupons?token=abc failed', 'GET https://api.example failed'],
  ['no member ada@example.com', 'no member [mail]'],
  ['card 1234567890123456', 'card [number]'],
  ['bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0', 'bearer [token]'],
  ['at /login_callback?token=abc', 'at /login_callback'],
  ['refused data:text/javascript,1', 'refused data:'],
  [
    '2.0.0 did not start (MRW-122), 1.0.0 is used instead',
    '2.0.0 did not start (MRW-122), 1.0.0 is used instead',
  ],
  ['x'.repeat(500), 'x'.repeat(400)],
])('%p is sent as %p', (text, sent) => {
  expect(redact(text, { origins })).toBe(sent);
});

const base = 'https://remotes.example/mf-wallet/1.2.0/';
const file = (transferSize: number, decodedBodySize: number, folder = base) => ({
  name: `${folder}app.js`,
  transferSize,
  decodedBodySize,
});

test.each<[string, ReturnType<typeof file>[], boolean]>([
  ['every file was cached', [file(0, 900), file(0, 500)], false],
  ['a file came over the network', [file(0, 900), file(700, 500)], true],
  ['a file failed', [file(0, 0)], true],
  ['the browser names no file', [], true],
  ['another version is cached', [file(0, 900, 'https://remotes.example/mf-wallet/1.1.0/')], true],
])('%s: cold is the value', (_, files, cold) => {
  const page = { performance: { getEntriesByType: () => files } };
  expect(isCold(page as unknown as Window, base)).toBe(cold);
});

test('calls that failed are reported by their status only, and nothing after the end', () => {
  let list: (entries: object[]) => void = () => undefined;
  const disconnect = jest.fn();
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(seen: (list: { getEntries(): object[] }) => void) {
        list = (entries) => {
          seen({ getEntries: () => entries });
        };
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  });
  const report = jest.fn();
  const end = watchCalls('https://api.example', { report });
  const call = (responseStatus?: number, name = 'https://api.example/coupons/17?uid=3') => ({
    name,
    responseStatus,
  });
  list([call(200), call(500), call(401), call(), call(0), call(404), call(500, 'https://other.example/x')]);
  expect(report.mock.calls).toEqual([[{ code: 'API-500' }], [{ code: 'API-404' }]]);
  end();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
