import type { BootPlan } from '@mrw/shared-contracts/manifest';
import { bucketOf } from '@mrw/shared-contracts/manifest/bucket';
import { fitsVisit } from './fits-visit';

const version = (number: string) => ({
  scripts: [[`https://r.example/mf-offers/${number}/entry.js`, 'sha384-a'] as const],
  pages: {},
});
const plan: BootPlan = {
  defaultLanguage: 'en',
  spoken: { en: 'Rewards' },
  salt: 's',
  api: 'https://api.example',
  takesUpSession: true,
  routes: [],
  remotes: { 'mf-offers': { live: version('1.0.0'), canary: { percent: 50, ...version('2.0.0') } } },
};
const device = (inRollout: boolean) =>
  Array.from({ length: 50 }, (_, index) => `device-${index}`).find(
    (name) => bucketOf('s', 'mf-offers', name) < 50 === inRollout,
  ) ?? '';

const drawn = {
  at: 1_000_000,
  keep: 600_000,
  language: 'en',
  address: '/campaign/101',
  versions: { shell: '3.0.0', 'mf-offers': '1.0.0' },
};
const visit = {
  path: '/campaign/101',
  search: '',
  language: 'en' as const,
  asked: false,
  session: undefined,
  now: 1_300_000,
  device: device(false),
};

test.each([
  ['the page itself', {}],
  ['a slash at its end', { path: '/campaign/101/' }],
  ['its language in the address', { search: '?locale=en' }],
  ['what an advertisement adds', { search: '?utm_source=mail&gclid=x&fbclid=y' }],
  ['a clock that is a little slow', { now: drawn.at - 60_000 }],
])('a drawn view is shown for %s', (_, parts) => {
  expect(fitsVisit(plan, drawn, { ...visit, ...parts })).toBe(true);
});

test.each([
  ['another page', { path: '/campaign/102' }],
  ['a filter in the address', { search: '?sf_brand=1' }],
  ['another language', { language: 'zh-Hant' as const }],
  ['a device with the new version of its remote', { device: device(true) }],
  ['a time at which it is too old', { now: drawn.at + drawn.keep }],
  ['a clock that is far behind', { now: drawn.at - 600_000 }],
])('it is not shown for %s', (_, parts) => {
  expect(fitsVisit(plan, drawn, { ...visit, ...parts })).toBe(false);
});

test.each([
  ['no time', { at: Number.NaN }],
  ['a remote that is off the site', { versions: { 'mf-offers': '1.0.0', 'mf-gone': '1.0.0' } }],
  ['a version whose name begins like the live one', { versions: { 'mf-offers': '1.0' } }],
])('a view with %s is not shown', (_, parts) => {
  expect(fitsVisit(plan, { ...drawn, ...parts }, visit)).toBe(false);
});

test('the home page has one view for both of its addresses, and one with an id is another page', () => {
  expect(fitsVisit(plan, { ...drawn, address: '/home' }, { ...visit, path: '/' })).toBe(true);
  const category = { ...drawn, address: '/offer/Food?id=7' };
  expect(fitsVisit(plan, category, { ...visit, path: '/offer/Food', search: '?id=7&lang=en' })).toBe(true);
  expect(fitsVisit(plan, category, { ...visit, path: '/offer/Food', search: '?id=8' })).toBe(false);
});
