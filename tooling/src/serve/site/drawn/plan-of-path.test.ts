/** @jest-environment node */
import type { BootPlan } from '@mrw/shared-contracts/manifest';
import { planOfPath } from './plan-of-path';

const version = (number: string) => ({
  version: number,
  scripts: [[`/mf-a/${number}/entry.js`, 'sha384-a']] as const,
  pages: { '^/offer/LATEST/?$': [['/l.js', 'x']], '^/offer/([^/]+)/?$': [['/o.js', 'y']] } as const,
});
const plan: BootPlan = {
  defaultLanguage: 'en',
  spoken: { en: 'A' },
  salt: 's',
  api: 'https://api.test',
  takesUpSession: true,
  routes: [
    ['^/offer/LATEST/?$', 'mf-a'],
    ['^/offer/([^/]+)/?$', 'mf-a'],
    ['^/home/?$', 'mf-b'],
  ],
  remotes: { 'mf-a': { live: version('1'), canary: { ...version('2'), percent: 5 } } },
};

test.each([
  ['/offer/LATEST', '^/offer/LATEST/?$'],
  ['/offer/7', '^/offer/([^/]+)/?$'],
])('the page of %s knows the first route that matches, and its files in every version', (path, pattern) => {
  const { routes, remotes } = planOfPath(plan, path);
  expect(routes).toEqual([[pattern, 'mf-a']]);
  expect(Object.keys(remotes['mf-a']?.live.pages ?? {})).toEqual([pattern]);
  expect(Object.keys(remotes['mf-a']?.canary?.pages ?? {})).toEqual([pattern]);
  expect(remotes['mf-a']?.canary).toMatchObject({ percent: 5, scripts: version('2').scripts });
});

test.each(['/nowhere', '/home'])('%s, which is not of a remote, needs its version only', (path) => {
  const { remotes } = planOfPath(plan, path);
  expect(remotes['mf-a']?.live).toEqual({ version: '1', scripts: [], pages: {} });
  expect(remotes['mf-a']?.canary).toEqual({ percent: 5, version: '2', scripts: [], pages: {} });
});

test('a path without a route has none', () => {
  expect(planOfPath(plan, '/nowhere').routes).toEqual([]);
});
