import type { ChosenRemote } from '@mrw/shared-contracts/manifest';
import { remoteAt, sentRecord } from './sent-record';

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
const tags = {
  remotes: { 'mf-wallet': wallet },
  patternOf: () => '/coupon/:id',
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
    detail,
  });
});

test.each([
  ['load', 'load'],
  ['LCP', 'vital'],
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
  expect(remoteAt(address, tags.remotes)).toBe(remote);
});
