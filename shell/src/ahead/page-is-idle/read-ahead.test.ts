import type { PrefetchedResponse } from '@mrw/shared-contracts/manifest';
import { BehaviorSubject } from 'rxjs';
import { liveRemote, manifestOf, renderInKernel } from '../../react/kernel-context/testing/render-in-kernel';
import { readAhead } from './read-ahead';

const remote = (name: string, routes: readonly object[], disabled = false) => {
  const live = liveRemote(name, []);
  return { ...live, disabled, descriptor: { ...live.descriptor, routes } };
};

const manifest = manifestOf({
  'mf-offers': remote('mf-offers', [
    { path: '/home', prefetch: ['/campaigns'] },
    { path: '/campaign/:id', prefetch: ['/campaigns/:id'] },
  ]),
  'mf-stores': remote('mf-stores', [
    { path: '/stores', prefetch: ['/stores?page[size]=18', '/brands'], prefetchUnless: 'sf_' },
    { path: '/store/:id', prefetch: ['/stores/:id'] },
    { path: '/map' },
  ]),
  'mf-off': remote('mf-off', [{ path: '/off', prefetch: ['/off'] }], true),
});

type Settings = { isGuess?: boolean; session?: object; sent?: PrefetchedResponse[] };

function go(pathname: string, search = '', { isGuess = false, session, sent = [] }: Settings = {}) {
  const send = jest.fn<Promise<Response>, [string, RequestInit]>(() => Promise.reject(new Error('offline')));
  Object.assign(globalThis, { fetch: send });
  const { kernel } = renderInKernel(null, { manifest, path: '/home' });
  const host = { ...kernel.host, session$: new BehaviorSubject(session ?? { kind: 'visitor' }) };
  readAhead(
    { ...kernel, host: host as typeof kernel.host },
    { from: '/home', to: { pathname, search }, isGuess },
    sent,
  );
  const api = kernel.host.config.services.api;
  return { send, sent, urls: send.mock.calls.map(([url]) => url.replace(api, '')) };
}

test.each([
  ['a list', '/stores', '?a=1', ['/stores?page%5Bsize%5D=18', '/brands']],
  ['a page with a parameter', '/store/7', '', ['/stores/7']],
  ['a page with other calls for its filters', '/stores', '?sf_brand=1', []],
  ['a page that names no calls', '/map', '', []],
  ['an address that is not of plain words', '/store/%2e%2e', '', []],
  ['a page of the present remote', '/campaign/101', '', []],
  ['a disabled remote', '/off', '', []],
  ['an unknown page', '/nowhere', '', []],
])('%s', (_, path, search, calls) => {
  expect(go(path, search).urls).toEqual(calls);
});

test.each([{ kind: 'restoring' }, { kind: 'member', member: {} }])(
  'nothing is sent for a session that is %p: the calls of a member have a token',
  (session) => {
    expect(go('/store/7', '', { session }).urls).toEqual([]);
  },
);

test('a call has the language and the headers of the page, and waits for it in the list', () => {
  const { send, sent } = go('/store/7');
  expect(send.mock.calls[0]?.[1]).toEqual({
    credentials: 'omit',
    headers: { Accept: 'application/json, text/plain, */*', 'Accept-Language': 'en' },
  });
  expect(sent).toMatchObject([{ url: send.mock.calls[0]?.[0], language: 'en' }]);
});

test('a call that waits is not sent again; one that waited for too long is', () => {
  const { sent } = go('/store/7');
  expect(go('/store/7', '', { sent }).urls).toEqual([]);
  const old = sent.map((call) => ({ ...call, at: call.at - 10_000 }));
  expect(go('/store/7', '', { sent: old }).urls).toEqual(['/stores/7']);
  expect(old).toHaveLength(1);
});

test('pointing at many links sends no more than eight calls that nothing has used; opening a page always does', () => {
  const sent: PrefetchedResponse[] = [];
  for (let id = 1; id < 20; id += 1) go(`/store/${id}`, '', { sent, isGuess: true });
  expect(sent).toHaveLength(8);
  expect(go('/store/19', '', { sent }).urls).toEqual(['/stores/19']);
});
