/** @jest-environment node */
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { demoPartners, framingOf, originsOf, readableBy } from './partners';

const partners = demoPartners(readAddresses({}));
const mall = ['http://localhost:4004', 'http://127.0.0.1:4004'];

test.each([
  ['harbour-mall', mall],
  ['pier-outlet', ['https://pier-outlet.example']],
  ['nobody', ["'none'"]],
  ['', ["'none'"]],
  ['constructor', ["'none'"]],
  ['__proto__', ["'none'"]],
])('a page of the partner %p may be held by %j', (id, ancestors) => {
  expect(framingOf(partners, id).ancestors).toEqual(ancestors);
});

test('a page that names no partner may be held by the site and by any partner', () => {
  expect(framingOf(partners, null).ancestors).toEqual(["'self'", ...mall, 'https://pier-outlet.example']);
});

test('a page of one partner talks to no other', () => {
  expect(framingOf(partners, 'harbour-mall').partners).toEqual(mall);
  expect(framingOf(partners, 'nobody').partners).toEqual([]);
});

test.each([
  'https://pier-outlet.example',
  'http://localhost:4005',
  'https://localhost:4004',
  'http://localhost:4004.evil.example',
  'null',
  undefined,
])('settings of a partner cannot be read from %p', (origin) => {
  expect(readableBy(originsOf(partners, 'harbour-mall'), origin)).toEqual({ Vary: 'Origin' });
});

test('settings of a partner can be read from its own origin', () => {
  expect(readableBy(mall, mall[0])).toEqual({ Vary: 'Origin', 'Access-Control-Allow-Origin': mall[0] });
});
