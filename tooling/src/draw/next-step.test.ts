/** @jest-environment node */
import { nextStep, type KnownPage, type LiveFacts } from './next-step';

const minute = 60_000;
const now = 1_800_000_000_000;
const live: LiveFacts = { versions: { shell: '1', 'mf-offers': '1', 'mf-stores': '1' }, items: 'a', now };

const page = (changes: Partial<NonNullable<KnownPage['view']>> = {}): KnownPage => ({
  view: {
    address: '/campaign/101',
    language: 'en',
    drawnAt: now - minute,
    checkedAt: now - minute,
    moment: now + 60 * minute,
    until: now + 9 * minute,
    versions: { shell: '1', 'mf-offers': '1' },
    sources: { 'https://api.test/campaigns/101': 'x' },
    items: 'a',
    ...changes,
  },
});
const failed = (ago: number): KnownPage => ({
  failure: { why: 'x', at: now - ago, versions: live.versions },
});

test.each<[string, KnownPage, Partial<LiveFacts>, string]>([
  ['a page that was never drawn', {}, {}, 'draw'],
  ['a fresh page', page(), {}, 'keep'],
  ['a release of a remote in it', page(), { versions: { ...live.versions, 'mf-offers': '2' } }, 'draw'],
  ['a release of the shell', page(), { versions: { ...live.versions, shell: '2' } }, 'draw'],
  ['a release of another remote', page(), { versions: { ...live.versions, 'mf-stores': '2' } }, 'keep'],
  ['a remote that is taken off the site', page(), { versions: { shell: '1' } }, 'draw'],
  ['a change of its item in the list', page(), { items: 'b' }, 'draw'],
  ['an end date that has passed', page({ moment: now, until: now }), {}, 'draw'],
  ['a page near its limit', page({ until: now + minute }), {}, 'check'],
  ['a page near a limit that is a date', page({ until: now + minute, moment: now + minute }), {}, 'keep'],
  ['a page of no item, a minute ago', page({ items: '' }), { items: '' }, 'check'],
  ['a page of no item, just now', page({ items: '', checkedAt: now - 1 }), { items: '' }, 'keep'],
  ['a page without answers', page({ items: '', sources: {} }), { items: '' }, 'keep'],
  ['a page that was found unchanged for an hour', page({ drawnAt: now - 60 * minute }), {}, 'draw'],
  ['a page that failed a minute ago', failed(minute), {}, 'keep'],
  ['a page that failed ten minutes ago', failed(10 * minute), {}, 'draw'],
  [
    'a page that failed with another version',
    failed(minute),
    { versions: { ...live.versions, shell: '2' } },
    'draw',
  ],
])('%s', (_, known, facts, step) => {
  expect(nextStep(known, { ...live, ...facts })).toBe(step);
});
