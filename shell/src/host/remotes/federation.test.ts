import * as runtime from '@module-federation/enhanced/runtime';
import type { LiveRemote } from '@mrw/shared-contracts/manifest';
import { loadLifecycles, providedModules, setUpFederation, trustChunks } from './federation';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: jest.fn(),
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const { getInstance, loadRemote, registerPlugins, registerRemotes } = jest.mocked(runtime);
const base = 'http://remotes.test/mf-stores/1.0.0/';
const remote = {
  base,
  descriptor: {
    name: 'mf-stores',
    entry: 'remoteEntry.abc.js',
    container: 'mf_stores_1',
    exposes: {},
    integrity: { 'remoteEntry.abc.js': 'sha384-entry', '12.def.js': 'sha384-chunk' },
  },
} as unknown as LiveRemote;
const done = () => Promise.resolve();
const lifecycles = { name: 'mf-stores', bootstrap: done, mount: done, unmount: done };

beforeEach(() => {
  jest.clearAllMocks();
  globalThis.__MRW_INTEGRITY__ = undefined;
  document.head.innerHTML = '';
  Object.assign(performance, { getEntriesByName: () => [] });
  loadRemote.mockResolvedValue({ default: lifecycles });
});

/** The attributes of the entry's script. */
function scriptFor(url: string) {
  setUpFederation();
  const plugin = registerPlugins.mock.calls[0]?.[0]?.[0];
  expect(plugin?.name).toBe('mrw-integrity');
  const made = plugin?.createScript?.({ url });
  if (!made || !('script' in made) || !made.script) throw new Error('No script.');
  return { script: made.script, timeout: made.timeout };
}

test('an exposed module is loaded by the address of its entry, with the hash of every file known before', async () => {
  let known: unknown;
  registerRemotes.mockImplementation(() => {
    known = globalThis.__MRW_INTEGRITY__;
  });
  expect(await loadLifecycles(remote, './app', false)).toEqual(lifecycles);
  expect(known).toEqual({
    [`${base}remoteEntry.abc.js`]: 'sha384-entry',
    [`${base}12.def.js`]: 'sha384-chunk',
  });
  expect(registerRemotes.mock.calls).toEqual([
    [
      [
        {
          name: 'mf-stores',
          entry: `${base}remoteEntry.abc.js`,
          entryGlobalName: 'mf_stores_1',
          type: 'global',
        },
      ],
      { force: false },
    ],
  ]);
  expect(loadRemote).toHaveBeenCalledWith('mf-stores/app');
});

const ahead = () => [...document.querySelectorAll('link')].map(({ href }) => href);
const inPieces = { ...remote, descriptor: { ...remote.descriptor, exposes: { './app': ['12.def.js'] } } };

test('the chunks of the module and of the page are requested beside the entry, unless a failure came before', async () => {
  await loadLifecycles(inPieces, './app', true, ['12.def.js']);
  expect(ahead()).toEqual([]);
  // The page has no hash: such a script is never requested.
  await loadLifecycles(inPieces, './app', false, ['page.js']);
  expect(ahead()).toEqual([`${base}12.def.js`]);
});

const shared: LiveRemote = { ...inPieces, descriptor: { ...inPieces.descriptor, namedByContent: true } };

test('scripts that are named by their content come from the folder of all releases', async () => {
  const files = 'http://remotes.test/mf-stores/files/';
  await loadLifecycles(shared, './app', false);
  expect(registerRemotes.mock.calls[0]?.[0]).toMatchObject([{ entry: `${files}remoteEntry.abc.js` }]);
  expect(globalThis.__MRW_INTEGRITY__).toEqual({
    [`${files}remoteEntry.abc.js`]: 'sha384-entry',
    [`${files}12.def.js`]: 'sha384-chunk',
  });
});

test('after a failure what is remembered of the remote is dropped', async () => {
  await loadLifecycles(remote, './slots/related', true);
  expect(registerRemotes.mock.calls[0]?.[1]).toEqual({ force: true });
  expect(scriptFor(`${base}remoteEntry.abc.js`).script.integrity).toMatch(/^sha384-entry sha384-A+$/);
  expect(loadRemote).toHaveBeenCalledWith('mf-stores/slots/related');
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['no default', lifecycles],
  ['no name', { default: { ...lifecycles, name: undefined } }],
  ['no bootstrap', { default: { ...lifecycles, bootstrap: 'x' } }],
  ['no mount', { default: { ...lifecycles, mount: undefined } }],
  ['no unmount', { default: { ...lifecycles, unmount: {} } }],
])('a module with %s is no remote', async (_, loaded) => {
  loadRemote.mockResolvedValue(loaded);
  await expect(loadLifecycles(remote, './app', false)).rejects.toMatchObject({
    remote: 'mf-stores',
    kind: 'not-a-remote',
  });
});

test('the script of an entry has its hash and a time limit', async () => {
  await loadLifecycles(remote, './app', false);
  const { script, timeout } = scriptFor(`${base}remoteEntry.abc.js`);
  expect(script).toMatchObject({
    src: `${base}remoteEntry.abc.js`,
    async: true,
    crossOrigin: 'anonymous',
    type: '',
  });
  expect(script.integrity).toBe('sha384-entry');
  expect(timeout).toBe(8_000);
});

test('a script without a hash is never fetched, and the loader is told at once', async () => {
  const { script } = scriptFor('http://evil.test/remoteEntry.js');
  expect(script).toMatchObject({ src: '', type: 'text/refused' });
  const failed = jest.fn();
  script.addEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(failed).toHaveBeenCalledTimes(1);
});

test('the later scripts of the shell are known below its own address, beside those of remotes', async () => {
  Object.assign(globalThis, { __webpack_public_path__: 'http://shop.test/assets/' });
  await loadLifecycles(remote, './app', false);
  trustChunks({ '7.js': 'sha384-seven' });
  expect(globalThis.__MRW_INTEGRITY__).toMatchObject({
    'http://shop.test/assets/7.js': 'sha384-seven',
    [`${base}12.def.js`]: 'sha384-chunk',
  });
});

test.each<[unknown, Record<string, string>]>([
  [null, {}],
  [{ shareScopeMap: {} }, {}],
  [{ shareScopeMap: { default: { react: { '19.3.1': {} }, rxjs: {} } } }, { react: '19.3.1', rxjs: '' }],
])('of %j the host provides %j', (instance, provided) => {
  getInstance.mockReturnValue(instance as ReturnType<typeof getInstance>);
  expect(providedModules()).toEqual(provided);
});
