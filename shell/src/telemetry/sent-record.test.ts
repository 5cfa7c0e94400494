import type { ChosenRemote } from '@mrw/shared-contracts/manifest';
import { remoteAt } from './remote-at';
import { sentRecord } from './sent-record';

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
  base: wallet.base,
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
  const before = { ...running, version: '1.3.0', base: 'https://remotes.example/mf-wallet/1.3.0/' };
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
