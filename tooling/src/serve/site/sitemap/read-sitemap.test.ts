/** @jest-environment node */
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { deploymentProfileOf } from '../profiles';
import { readSitemap } from './read-sitemap';

const profile = deploymentProfileOf('A', readAddresses({}));
const { api } = profile.services;

type Answer = { status?: number; body: unknown; next?: string };
const category = {
  id: '3',
  name: 'Essen',
  is_active: true,
  translations: [{ language: 'en', name: 'Food' }],
};
const good: Readonly<Record<string, Answer>> = {
  '/campaigns?page[size]=100': { body: [{ id: '1' }, { id: 2 }, null], next: '/campaigns?page=2' },
  '/campaigns?page=2': { body: [{ id: '4' }] },
  '/campaign_categories?page[size]=100': { body: [category, { ...category, id: '9', is_active: false }] },
  '/campaign_categories/3/campaigns?page[size]=100': { body: [{ id: '5' }] },
  '/stores?page[size]=200': { body: [{ id: '7', last_modified_date: '2026-11-01T00:00:00Z' }, { id: '8' }] },
};

const read = (changes: Readonly<Record<string, Answer>> = {}) => {
  globalThis.fetch = jest.fn((address: unknown) => {
    const path = decodeURI(String(address).slice(api.length));
    const { status = 200, body, next } = { ...good, ...changes }[path] ?? { status: 404, body: null };
    const headers: HeadersInit = next ? { link: `<${new URL(next, api).href}>; rel="next"` } : {};
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
  return readSitemap(profile, 'https://site.test');
};

test('all pages of all public lists are read; what is no item is left out', async () => {
  const { 'sitemap.xml': text = '' } = await read();
  const english = [...text.matchAll(/<loc>https:\/\/site\.test([^<]*)[?;]locale=en</g)].map(
    ([, path]) => path,
  );
  expect(english).toEqual([
    '/home',
    '/offer/LATEST',
    '/about/store',
    '/offer/Food?id=3&amp',
    '/campaign/1',
    '/campaign/4',
    '/campaign/5',
    '/storeDetail/7',
    '/storeDetail/8',
  ]);
});

test.each<[string, Record<string, Answer>, string]>([
  ['a list fails', { '/stores?page[size]=200': { status: 503, body: null } }, 'answered 503'],
  ['a list is none', { '/campaigns?page=2': { body: {} } }, 'is no list'],
  [
    'a list leads elsewhere',
    { '/campaigns?page=2': { body: [], next: 'https://evil.test/x' } },
    'continues at',
  ],
  ['a list does not end', { '/campaigns?page=2': { body: [], next: '/campaigns?page=2' } }, 'does not end'],
])('when %s there is no sitemap', async (_, changes, reason) => {
  await expect(read(changes)).rejects.toThrow(reason);
});
