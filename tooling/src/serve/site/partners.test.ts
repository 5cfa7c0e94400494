/** @jest-environment node */
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { harbourMall, testPartners } from '../../verify/testing/partners';
import { checkPage, framingOf, originsOf, profileFor, readableBy } from './partners';
import { deploymentProfileOf } from './profiles';

const addresses = readAddresses({});
const partners = testPartners(addresses);
const mall = ['http://localhost:4004', 'http://127.0.0.1:4004'];
const outlet = 'https://pier-outlet.example';

test.each([
  ['harbour-mall', mall],
  ['pier-outlet', [outlet]],
  ['inline-only', ["'none'"]],
  ['nobody', ["'none'"]],
  ['', ["'none'"]],
  ['constructor', ["'none'"]],
  ['__proto__', ["'none'"]],
])('a page of the partner %p may be held by %j', (id, ancestors) => {
  expect(framingOf(partners, id).ancestors).toEqual(ancestors);
});

test('a page that names no partner may be held by the site and by any partner with frames', () => {
  expect(framingOf(partners, null).ancestors).toEqual(["'self'", ...mall, outlet]);
});

test('a page of one partner talks to no other', () => {
  expect(framingOf(partners, 'harbour-mall').partners).toEqual(mall);
  expect(framingOf(partners, 'nobody').partners).toEqual([]);
});

test.each([
  [['zh-Hans', 'zh-Hant'] as const, ['zh-Hant', 'zh-Hans'], 'zh-Hant'],
  [['en'] as const, ['en'], 'en'],
  [[] as const, ['en', 'zh-Hant', 'zh-Hans'], 'en'],
])('a partner with the languages %j has a wallet in %j', (languages, available, first) => {
  const framing = framingOf({ shop: harbourMall({ languages: [...languages] }) }, 'shop');
  const profile = profileFor(deploymentProfileOf('A', addresses), framing);
  expect(profile.availableLanguages).toEqual(available);
  expect(profile.defaultLanguage).toBe(first);
});

test.each([
  outlet,
  'http://localhost:4005',
  'https://localhost:4004',
  'http://localhost:4004.evil.example',
  'null',
  undefined,
])('settings of a partner cannot be read from %p', (origin) => {
  expect(readableBy(originsOf(partners, 'harbour-mall', 'inline'), origin)).toEqual({ Vary: 'Origin' });
});

test('settings of a partner can be read from its own origin', () => {
  expect(readableBy(mall, mall[0])).toEqual({ Vary: 'Origin', 'Access-Control-Allow-Origin': mall[0] });
});

test.each([
  ['harbour-mall', 'frame', mall[0], 'allowed'],
  ['harbour-mall', 'inline', mall[1], 'allowed'],
  ['harbour-mall', 'window', mall[0], 'mode'],
  ['harbour-mall', 'frame', outlet, 'origin'],
  ['harbour-mall', 'frame', 'null', 'origin'],
  ['harbour-mall', 'frame', undefined, 'origin'],
  ['pier-outlet', 'inline', outlet, 'mode'],
  ['nobody', 'frame', mall[0], 'id'],
  ['__proto__', 'frame', mall[0], 'id'],
])('the check of %p, %s, at %p answers %p', (id, mode, origin, answer) => {
  expect(checkPage(partners, { id, mode, origin })).toBe(answer);
});
