/** @jest-environment node */
import type { RemoteDescriptor } from '@mrw/shared-contracts/manifest';
import { checkRelease, checkShell, ownReactNote, sizeBudget, type ReleaseFacts } from './check-release';

const host = {
  contract: '1.1.0',
  shared: { react: '19.3.1' },
  provided: { 'react-router-dom': ['Link', 'useLocation'] },
};
const of = (descriptor: RemoteDescriptor) => ({ descriptor, imports: {} });

const descriptor = (change: Partial<RemoteDescriptor> = {}): RemoteDescriptor => ({
  schema: 1,
  name: 'mf-stores',
  version: '2.0.0',
  contract: '^1.0.0',
  container: 'mf_stores',
  entry: 'remoteEntry.aa.js',
  exposes: { './app': [] },
  integrity: {},
  routes: [{ path: '/about/store', protected: false, chrome: 'full', footer: true }],
  slots: {},
  languages: ['en', 'zh-Hant', 'zh-Hans'],
  shared: { react: '^19.0.0' },
  ...change,
});

const offers = descriptor({
  name: 'mf-offers',
  version: '1.4.0',
  routes: [{ path: '/campaign/:id', protected: false, chrome: 'full', footer: true }],
});

const release = (
  change: Partial<RemoteDescriptor> = {},
  facts: Partial<ReleaseFacts> = {},
): ReleaseFacts => ({
  descriptor: descriptor(change),
  ownReact: false,
  imports: {},
  firstLoad: 30_000,
  total: 90_000,
  ...facts,
});

test('React of its own may cost 60 kB more, and takes nothing of the host', () => {
  const size = { firstLoad: 119_999, total: 459_999 };
  expect(checkRelease(release({ shared: {} }, { ...size, ownReact: true }), host, [offers])).toEqual([]);
  expect(
    checkRelease(release({ shared: {} }, { ...size, ownReact: true, firstLoad: 120_001 }), host, []),
  ).toEqual(['What its first page loads is 120.0 kB after brotli; the budget is 120.0 kB.']);
  expect(checkRelease(release({ shared: {} }, size), host, [])).toHaveLength(2);
  expect(checkRelease(release({}, { ownReact: true }), host, [])).toEqual([
    'It brings React of its own, and takes react of the host: bundle them, or take both.',
  ]);
});

test('what React of its own lets a remote weigh is said, and nothing of any other', () => {
  expect(ownReactNote(release({}, { ownReact: true }))).toBe(
    'React of its own, 60.0 kB more for it: first page 30.0 of 120.0 kB, all 90.0 of 460.0 kB',
  );
  expect(ownReactNote(release())).toBeNull();
});

const moved = (path: string, movedTo: string) => ({
  ...{ path, movedTo, protected: false, chrome: 'full' as const, footer: true },
});

test.each([
  ['the same parameters', [moved('/storeDetail/:id', '/store/:id')], []],
  ['fewer parameters', [moved('/store/:id/map/:floor', '/store/:id')], []],
  [
    'a parameter that it has not',
    [moved('/storeDetail/:id', '/store/:slug')],
    ['The route /storeDetail/:id moved to /store/:slug, and has no :slug that it could be led on with.'],
  ],
  [
    'an address that moved, too',
    [moved('/a/:id', '/b/:id'), moved('/b/:key', '/a/1')],
    ['The route /a/:id moved to /b/:id, which moved itself.'],
  ],
])('an address is led on with %s', (_, routes, faults) => {
  expect(checkRelease(release({ routes }), host, [])).toEqual(faults);
});

test('a release that fits everything may go live', () => {
  expect(checkRelease(release(), host, [offers])).toEqual([]);
});

test.each<[string, ReleaseFacts, string]>([
  [
    'a newer contract',
    release({ contract: '^1.2.0' }),
    'needs host contract ^1.2.0; the live shell speaks 1.1.0',
  ],
  ['another contract', release({ contract: '^2.0.0' }), 'needs host contract ^2.0.0'],
  ['a contract that is none', release({ contract: 'soon' }), '"soon" is no range'],
  [
    'React one major newer',
    release({ shared: { react: '^20.0.0' } }),
    'needs react ^20.0.0; the live shell provides 19.3.1',
  ],
  [
    'a module without a provider',
    release({ shared: { vue: '^3.0.0' } }),
    'needs vue ^3.0.0; the live shell provides none',
  ],
  [
    'a route of another remote under another name',
    release({ routes: [{ path: '/campaign/:campaignId', protected: false, chrome: 'full', footer: true }] }),
    'route /campaign/:campaignId belongs to mf-offers 1.4.0',
  ],
  [
    'too much at first',
    release({}, { firstLoad: sizeBudget.firstLoad + 1 }),
    'What its first page loads is 60.0 kB',
  ],
  [
    'too much in all',
    release({}, { total: 512_300 }),
    'All of it is 512.3 kB after brotli; the budget is 400.0 kB',
  ],
  [
    'a name that the shell does not provide',
    release({}, { imports: { 'react-router-dom': ['Link', 'useFetcher'] } }),
    'It imports useFetcher of react-router-dom; the live shell does not provide it.',
  ],
  ['a language too few', release({ languages: ['en', 'zh-Hant'] }), 'Texts in zh-Hans are missing'],
])('%s is refused with the reason', (_, facts, reason) => {
  const reasons = checkRelease(facts, host, [offers]);
  expect(reasons.some((line) => line.includes(reason))).toBe(true);
});

test('a range that shares no version with a live neighbour is refused', () => {
  const old = { ...offers, shared: { react: '^18.0.0' } };
  expect(checkRelease(release(), host, [old])).toEqual([
    'It needs react ^19.0.0, and mf-offers 1.4.0 needs ^18.0.0: there is one copy.',
  ]);
});

test('a shell that every live and tried remote can live with may go live', () => {
  expect(checkShell(host, [of(descriptor()), of(offers)])).toEqual([]);
});

test('a shell is refused with the name of every remote that is not ready for it', () => {
  const ready = descriptor({ contract: '^1.3.0 || ^2.0.0', shared: { react: '>=19.0.0' } });
  const faults = checkShell({ contract: '2.0.0', shared: { react: '20.0.0' } }, [
    of(ready),
    of(descriptor({ version: '1.9.0', shared: {} })),
    of({ ...offers, contract: '^2.0.0', shared: { react: '^19.0.0', vue: '^3.0.0' } }),
  ]);
  expect(faults).toEqual([
    'mf-stores 1.9.0 is not ready: it needs host contract ^1.0.0, and this shell speaks 2.0.0.',
    'mf-offers 1.4.0 is not ready: it needs react ^19.0.0, and this shell provides 20.0.0.',
    'mf-offers 1.4.0 is not ready: it needs vue ^3.0.0, and this shell provides none.',
  ]);
});

test('a shell that provides fewer names than a live remote imports is refused; a shell of before the list is not', () => {
  const links = { ...of(offers), imports: { 'react-router-dom': ['Link', 'NavLink'], rxjs: ['map'] } };
  expect(checkShell(host, [links])).toEqual([
    'mf-offers 1.4.0 is not ready: it needs NavLink of react-router-dom, and this shell does not provide it.',
  ]);
  expect(checkShell({ contract: '1.0.0', shared: host.shared }, [links])).toEqual([]);
});
