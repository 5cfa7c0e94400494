import { addressOfFiles, readManifest } from '@mrw/shared-contracts/manifest';
import { readOverrides } from '../../host/remotes/overrides';
import { amendedManifest, takeOverride } from './amended-manifest';

const descriptor = (version: string) => ({
  schema: 1,
  name: 'mf-stores',
  version,
  contract: '^1.0.0',
  container: 'mf_stores',
  entry: 'remoteEntry.js',
  exposes: { './app': [] },
  integrity: {},
  routes: [],
  shared: {},
});
const live = { version: '1.0.0', base: 'http://r.example/mf-stores/1.0.0/', descriptor: descriptor('1.0.0') };
const data = {
  schema: 1,
  environment: 'local',
  salt: '',
  remotes: { 'mf-stores': { ...live, canary: { ...live, percent: 50 }, previous: live } },
};
const origins = ['http://r.example', 'http://localhost:8091'];
const overrides = { 'mf-stores': 'http://localhost:8091/', 'mf-nowhere': 'http://localhost:8091/' };

test('the build takes the place of the release, of its canary and of the version before it', async () => {
  const asked: string[] = [];
  const amended = await amendedManifest(data, overrides, (address) => {
    asked.push(address);
    return Promise.resolve({ ...descriptor('2.0.0'), namedByContent: true });
  });
  expect(new Set(asked)).toEqual(new Set(['http://localhost:8091/descriptor.json']));
  const { remotes, refused } = readManifest(amended, origins);
  expect(refused).toEqual([]);
  // What answers there is another remote.
  expect(remotes).not.toHaveProperty('mf-nowhere');
  expect(remotes['mf-stores']).toMatchObject({
    version: '2.0.0',
    base: 'http://localhost:8091/',
    canary: false,
  });
  expect(remotes['mf-stores']).not.toHaveProperty('previous');
  // Its scripts stand beside its descriptor.
  expect(remotes['mf-stores'] && addressOfFiles(remotes['mf-stores'])).toBe('http://localhost:8091/');
});

test('a remote that was never released is on the page as soon as its build answers', async () => {
  const amended = await amendedManifest(data, { 'mf-new': 'http://localhost:8091/' }, () =>
    Promise.resolve({ ...descriptor('1.0.0'), name: 'mf-new' }),
  );
  const { remotes } = readManifest(amended, origins);
  expect(remotes['mf-new']).toMatchObject({ version: '1.0.0', base: 'http://localhost:8091/' });
  expect(remotes['mf-stores']).toMatchObject({ version: '1.0.0' });
});

test('a build from an origin that the page does not know is refused like any other', async () => {
  const amended = await amendedManifest(data, { 'mf-stores': 'http://evil.example/' }, () =>
    Promise.resolve(descriptor('2.0.0')),
  );
  expect(readManifest(amended, origins).refused).toEqual([
    { remote: 'mf-stores', reason: 'unknown origin: http://evil.example' },
  ]);
});

test('a build that does not answer stays, to fail where it can be taken away', async () => {
  const amended = await amendedManifest(data, overrides, () => Promise.reject(new Error('down')));
  const { remotes } = readManifest(amended, origins);
  expect(remotes['mf-stores']).toMatchObject({ version: '1.0.0', base: 'http://localhost:8091/' });
});

test('what is no manifest stays what it is', async () => {
  expect(await amendedManifest({ error: 'down' }, overrides, () => Promise.resolve(null))).toEqual({
    error: 'down',
  });
});

test.each<[string, Record<string, string>]>([
  ['mf-new@http://localhost:8091/', { 'mf-new': 'http://localhost:8091/' }],
  ['mf-stores@1.2.0', { 'mf-stores': 'http://r.example/mf-stores/1.2.0/' }],
  ['mf-new@http://evil.example/', {}],
  ['__proto__@http://localhost:8091/', {}],
  ['http://localhost:8091/', {}],
])('the link with %s is taken once, and nothing of it stays in the address', (text, taken) => {
  localStorage.clear();
  window.history.replaceState(null, '', `/new?a=1&mrw_override=${encodeURIComponent(text)}#b`);
  takeOverride(origins);
  expect(readOverrides(() => localStorage)).toEqual(taken);
  expect(window.location.href.endsWith('/new?a=1#b')).toBe(true);
});
