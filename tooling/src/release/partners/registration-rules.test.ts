/** @jest-environment node */
import { harbourMall } from '../../verify/testing/partners';
import { addPartner, changeOrigins, removePartner, rotateSecret } from './registration-rules';

const now = new Date('2026-11-24T00:00:00Z');
const secret = { hash: 'h1', now };
const asked = {
  id: 'harbour-mall',
  name: harbourMall().name,
  origins: ['https://mall.example'],
  modes: ['frame'],
  languages: ['zh-Hant', 'en'],
};

test('a partner is added with its first secret', () => {
  expect(addPartner({}, 'production', asked, secret)).toEqual({
    'harbour-mall': {
      name: asked.name,
      origins: ['https://mall.example'],
      modes: ['frame'],
      languages: ['en', 'zh-Hant'],
      secrets: [{ hash: 'h1', created: now.toISOString(), ends: null }],
    },
  });
});

test.each([
  ['https://mall.example', true, true],
  ['https://mall.example:8443', true, true],
  ['http://localhost:*', true, false],
  ['http://localhost:3000', true, false],
  ['http://127.0.0.1:*', true, false],
  ['https://localhost:*', false, false],
  ['http://mall.example', false, false],
  ['https://*.mall.example', false, false],
  ['https://mall.example/', false, false],
  ['https://MALL.example', false, false],
  ['https://mall.example:443', false, false],
  ['https://mall.example https://evil.example', false, false],
  ["https://mall.example;script-src 'unsafe-inline'", false, false],
  ['null', false, false],
  ['*', false, false],
  ['', false, false],
])('the origin %p is taken in staging: %p, in production: %p', (origin, inStaging, inProduction) => {
  const isTaken = (environment: string) => {
    try {
      addPartner({}, environment, { ...asked, origins: [origin] }, secret);
      return true;
    } catch {
      return false;
    }
  };
  expect([isTaken('staging'), isTaken('production')]).toEqual([inStaging, inProduction]);
});

test('every fault of a new partner is told at once', () => {
  const faulty = { ...asked, id: 'Mall!', origins: [], modes: ['window'], languages: ['fr'] };
  expect(() => addPartner({}, 'production', faulty, secret)).toThrow(
    /is no id[^]*origin is missing[^]*no mode window[^]*no language fr/,
  );
  expect(() => addPartner({ 'harbour-mall': harbourMall() }, 'production', asked, secret)).toThrow(
    'is registered already',
  );
});

test('origins are added and removed, and one stays', () => {
  const partners = { mall: harbourMall() };
  const change = (add: string[], remove: string[]) =>
    changeOrigins(partners, 'production', 'mall', { add, remove })['mall']?.origins;
  expect(change(['https://new.example'], ['https://mall.example'])).toEqual(['https://new.example']);
  expect(() => change([], ['https://mall.example'])).toThrow('no origin left');
  expect(() => change([], ['https://other.example'])).toThrow('is not registered for mall');
  expect(() => changeOrigins(partners, 'production', 'none', { add: [], remove: [] })).toThrow(
    'none is not registered',
  );
});

test('after a rotation the secret before works for a day, and an earlier one no more', () => {
  const one = addPartner({}, 'production', asked, secret);
  const two = rotateSecret(one, 'harbour-mall', { hash: 'h2', now }, false);
  const three = rotateSecret(two, 'harbour-mall', { hash: 'h3', now }, false);
  const ends = '2026-11-25T00:00:00.000Z';
  expect(two['harbour-mall']?.secrets.map(({ hash, ends: end }) => [hash, end])).toEqual([
    ['h1', ends],
    ['h2', null],
  ]);
  expect(three['harbour-mall']?.secrets.map(({ hash }) => hash)).toEqual(['h2', 'h3']);
  const four = rotateSecret(three, 'harbour-mall', { hash: 'h4', now }, true);
  expect(four['harbour-mall']?.secrets.map(({ hash }) => hash)).toEqual(['h4']);
});

test('a partner is removed', () => {
  expect(removePartner({ mall: harbourMall() }, 'mall')).toEqual({});
  expect(() => removePartner({}, '__proto__')).toThrow('is not registered');
});
