/** @jest-environment node */
import { keyOf, placesOf, planOf } from './plan';
import type { KnownPage } from './next-step';

const now = 1_800_000_000_000;
const versions = { shell: '2' };
const view = (shell: string, until: number): KnownPage => ({
  view: {
    address: '',
    language: 'en',
    drawnAt: now - 1,
    checkedAt: now - 1,
    moment: now + 9_000_000,
    until,
    versions: { shell },
    sources: { a: 'b' },
    items: 'i',
  },
});

test('what visitors would see old comes first, then what is due, then what was never drawn', () => {
  const pages = ['/new', '/due', '/old', '/fresh'].map((address) => ({ address, items: 'i' }));
  const known = new Map([
    ['en/due', view('2', now + 1_000)],
    ['en/old', view('1', now + 500_000)],
    ['en/fresh', view('2', now + 500_000)],
  ]);
  const tasks = planOf(placesOf(pages, ['en']), known, { versions, now });
  expect(tasks.map(({ address, step }) => [address, step])).toEqual([
    ['/old', 'draw'],
    ['/due', 'check'],
    ['/new', 'draw'],
  ]);
});

test('a page is drawn in every language; an address that cannot be a file is left out', () => {
  const pages = ['/home', '/campaign/a%2Fb'].map((address) => ({ address, items: '' }));
  expect(placesOf(pages, ['en', 'zh-Hant']).map(({ place }) => keyOf(place))).toEqual([
    'en/home',
    'zh-Hant/home',
  ]);
});
