/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { remoteDescriptor } from '@mrw/shared-contracts/manifest';
import { readJson } from '../../process/package-manifest';
import { checkContents } from '../check-contents';
import { factsIn } from '../release-facts';
import { ReleaseStore } from '../release-store';
import { FolderStorage } from '../storage/folder-storage';
import { root } from '../../process/root';
import { hookMark, takeIn } from './take-in';
import { temporaryFolder } from '../../process/testing/temporary-folder';

const folder = temporaryFolder('built');

let builds = 0;
let warnings: string[] = [];
type Files = Readonly<Record<string, string | object>>;

/** Takes in a build of `mf-draw`. @returns the folder of the release */
function take(declared: object, files: Files): string {
  builds += 1;
  const place = path.join(folder, String(builds));
  const write = (file: string, content: string | object) => {
    const at = path.join(place, file);
    fs.mkdirSync(path.dirname(at), { recursive: true });
    fs.writeFileSync(at, typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('remote.json', {
    name: 'mf-draw',
    contract: '^1.13.0',
    exposes: { './app': 'assets/app-*.js' },
    routes: [{ path: '/draw', page: './src/draw.ts' }],
    ...declared,
  });
  for (const [file, content] of Object.entries(files)) write(`dist/${file}`, content);
  const output = path.join(place, 'release');
  warnings = takeIn({
    name: 'mf-draw',
    version: '1.0.0',
    sources: place,
    built: path.join(place, 'dist'),
    output,
  });
  return output;
}

const descriptorIn = (release: string) =>
  remoteDescriptor.parse(readJson(path.join(release, 'descriptor.json')));

/** As Vite writes it: hashes in the names, folders, a module for later. */
const modules: Files = {
  'index.html': '<!doctype html>',
  'assets/app-B1x_2.js':
    "import { h } from './vue-C3.js'; const mount = async () => { await import('./later-D4.js'); h(); }; export { mount, mount as bootstrap, mount as unmount };",
  'assets/app-B1x_2.js.map': '{"version":3}',
  'assets/vue-C3.js': 'export const h = () => {};',
  'assets/later-D4.js': "export * from './vue-C3.js'; export const a = 1;",
  'assets/logo-E5.svg': '<svg/>',
  '.vite/manifest.json': {},
};

/** As the plug-in for webpack and Rspack writes it. */
const container = (change: object = {}) => ({
  id: 'draw',
  name: 'draw',
  metaData: {
    globalName: 'draw',
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    publicPath: 'auto',
    ...change,
  },
  shared: [
    {
      name: 'vue',
      version: '3.5.0',
      requiredVersion: '^3.0.0',
      assets: { js: { sync: ['vue.js'], async: [] } },
    },
    { name: 'react', version: '19.3.1', requiredVersion: '^19.0.0', assets: { js: { sync: [], async: [] } } },
  ],
  remotes: [],
  exposes: [
    { id: 'draw:app', name: 'app', path: './app', assets: { js: { sync: ['js/app.js'], async: [] } } },
  ],
});
const federation = (change?: object): Files => ({
  'mf-manifest.json': container(change),
  'remoteEntry.js': 'var draw = globalThis.__MRW_INTEGRITY__;',
  'js/app.js': 'self.chunk = { default: 1 };',
  'vue.js': 'self.vue = 1;',
});
const asContainer = { exposes: { './app': './src/app.ts' } };

test('a build of ES modules is a release: entry and static graph first, every file with hash and size, maps apart', async () => {
  const release = take({ kind: 'module' }, modules);
  const descriptor = descriptorIn(release);
  expect(descriptor).toMatchObject({
    kind: 'module',
    contract: '^1.13.0',
    languages: ['en', 'zh-Hant', 'zh-Hans'],
    entry: 'assets/app-B1x_2.js',
    exposes: { './app': ['assets/app-B1x_2.js', 'assets/vue-C3.js'] },
    shared: {},
  });
  expect(Object.keys(descriptor.integrity)).toEqual([
    'assets/app-B1x_2.js',
    'assets/later-D4.js',
    'assets/vue-C3.js',
  ]);
  const { files } = readJson(path.join(release, 'descriptor.json')) as { files: object };
  expect(Object.keys(files)).toEqual([
    'assets/app-B1x_2.js',
    'assets/later-D4.js',
    'assets/logo-E5.svg',
    'assets/vue-C3.js',
    'index.html',
  ]);
  const map = fs.readFileSync(path.join(release, 'maps/app-B1x_2.js.map.gz'));
  expect(gunzipSync(map).toString()).toBe('{"version":3}');
  const { firstLoad, total } = await factsIn(release);
  expect(firstLoad).toBeGreaterThan(0);
  expect(firstLoad).toBeLessThan(total);
});

test('it is stored with its folders, compared as it is stored, and deleted whole', async () => {
  const store = path.join(folder, 'store');
  const releases = new ReleaseStore(new FolderStorage(store));
  await releases.publish('mf-draw', '1.0.0', take({ kind: 'module' }, modules));
  expect(await checkContents(releases, 'mf-draw', '1.0.0')).toEqual({ faults: [], note: null });
  expect(await releases.map('mf-draw', '1.0.0', 'app-B1x_2.js')).toBe('{"version":3}');
  fs.appendFileSync(path.join(store, 'mf-draw/1.0.0/assets/later-D4.js'), ' ');
  expect((await checkContents(releases, 'mf-draw', '1.0.0')).faults).toEqual([
    expect.stringContaining('assets/later-D4.js has'),
  ]);
  await releases.remove('mf-draw', '1.0.0');
  expect(fs.existsSync(path.join(store, 'mf-draw'))).toBe(false);
});

test('a container is a release by what its plug-in wrote; what it brings along is not asked of the host', () => {
  expect(descriptorIn(take(asContainer, federation()))).toMatchObject({
    container: 'draw',
    entry: 'remoteEntry.js',
    exposes: { './app': ['js/app.js'] },
    shared: { react: '^19.0.0' },
  });
});

/** As Rspack writes the style sheets of components. */
const styled = (entry: string): Files => ({
  'mf-manifest.json': {
    ...container(),
    exposes: [{ path: './app', assets: { css: { sync: ['app.css'], async: [] } } }],
  },
  'remoteEntry.js': entry,
  'app.css': 'p { color: red }',
});

test('style sheets that the container loads by their hash have one', () => {
  const guarded = 'globalThis.__MRW_INTEGRITY__; document.querySelector("script[nonce]")';
  const release = take(asContainer, styled(guarded));
  expect(descriptorIn(release).integrity).toHaveProperty(['app.css']);
  expect(warnings).toEqual([expect.stringContaining('app.css has rules for p: they reach the whole site')]);
  expect(fs.existsSync(path.join(release, 'app.css.br'))).toBe(true);
});

test('a container that is an ES module, as that of Vite, says so', () => {
  const remoteEntry = { name: 'remoteEntry.js', path: 'assets/', type: 'module' };
  const files = { ...federation({ remoteEntry }), 'assets/remoteEntry.js': 'await 0; export const get = 1;' };
  expect(descriptorIn(take({ ...asContainer, browsers: { chrome: 89 } }, files))).toMatchObject({
    entry: 'assets/remoteEntry.js',
    entryType: 'module',
    browsers: { chrome: 89 },
  });
});

const more = (file: string, content: string): Files => ({ ...modules, [file]: content });

/** With another entry. */
const app = (source: string) => more('assets/app-B1x_2.js', source);

test.each<[string, object, Files, string]>([
  ['of another remote', { kind: 'module', name: 'mf-other' }, modules, 'is that of mf-other'],
  ['without its entry', { kind: 'module', exposes: { './app': 'app.js' } }, modules, 'has no file app.js'],
  ['with two entries', { kind: 'module' }, more('assets/app-Z.js', ''), 'as well as assets/app-Z.js'],
  ['of nothing', { kind: 'module', exposes: {} }, modules, 'exposes no ./app'],
  [
    'that imports a package',
    { kind: 'module' },
    more('assets/vue-C3.js', "import 'vue'; export const h = 1;"),
    'assets/vue-C3.js imports vue: no page resolves that.',
  ],
  [
    'that imports out of its folder',
    { kind: 'module' },
    more('assets/later-D4.js', "import '../../1.1.0/app.js';"),
    'imports ../../1.1.0/app.js, which is not in the build.',
  ],
  [
    'that imports what is missing, later',
    { kind: 'module' },
    more('assets/later-D4.js', "import('./gone.js');"),
    'assets/later-D4.js imports ./gone.js, which is not in the build.',
  ],
  [
    'that older browsers cannot read',
    { kind: 'module' },
    more('assets/vue-C3.js', 'export const h = (a) => a?.b;'),
    'optional chaining',
  ],
  ['whose entry lost its exports', { kind: 'module' }, app('void 0;'), '(./app) exports nothing'],
  [
    'whose lifecycles are not whole',
    { kind: 'module' },
    app('export const mount = 1; export function bootstrap() {}'),
    'exports mount, bootstrap: a page takes bootstrap, mount, unmount',
  ],
  [
    'with pictures of the site',
    { kind: 'module' },
    app('export default (e) => (e.innerHTML = `<img src="/assets/logo-E5.svg">`)'),
    "asks for assets/logo-E5.svg at a fixed address, which is not that of the release: build with base './'",
  ],
  [
    'with pictures of another host',
    { kind: 'module' },
    app('export default `p{background:url(https://cdn.example/draw/assets/logo-E5.svg?x)}`'),
    'asks for assets/logo-E5.svg at a fixed address',
  ],
  [
    'that preloads from the site',
    { kind: 'module' },
    app('export default "vite:preloadError"; const at = function(e){return`/`+e};'),
    'asks for its later files at a fixed address',
  ],
  [
    'with a later part that waits for its style sheet',
    { kind: 'module' },
    {
      ...app('export default 1; const __vite__mapDeps = ["./later-D4.js", "./later-F6.css"];'),
      'assets/later-F6.css': '',
    },
    'waits for assets/later-F6.css: no page runs a style sheet of another origin',
  ],
  [
    'with a variable of Node',
    { kind: 'module' },
    app('export default process.env.NODE_ENV === "production";'),
    'reads process.env.NODE_ENV, which no page has: build with rollupOptions.input, not build.lib (Vite)',
  ],
  [
    'of a container without a default export',
    asContainer,
    { ...federation(), 'js/app.js': 'r.d(n,{bootstrap:()=>b,mount:()=>m,unmount:()=>u})' },
    './app has no default export',
  ],
  ['with a strange name', { kind: 'module' }, more('assets/a b.js', ''), '"assets/a b.js" is no name'],
  [
    'with the folder of maps',
    { kind: 'module' },
    more('maps/a.js', ''),
    'maps is where source maps are kept',
  ],
  ['with .mjs', { kind: 'module' }, more('a.mjs', ''), 'the names of scripts end with .js'],
  ['of a container without its manifest', asContainer, modules, 'has no mf-manifest.json'],
  ['with a broken manifest', asContainer, { 'mf-manifest.json': {} }, 'mf-manifest.json is refused'],
  ['that exposes less', { exposes: { './slot-x': 'x' } }, federation(), 'exposes no ./slot-x'],
  [
    'at a fixed address',
    asContainer,
    federation({ publicPath: 'http://localhost:3001/' }),
    'build with publicPath "auto"',
  ],
  [
    'whose later files have no hash',
    asContainer,
    { ...federation(), 'remoteEntry.js': 'var draw = 1;' },
    'add ChunkIntegrityPlugin',
  ],
  [
    'whose style sheets have none',
    asContainer,
    styled('globalThis.__MRW_INTEGRITY__'),
    'app.css: no page runs a style sheet of another origin.',
  ],
  [
    'without its entry file',
    asContainer,
    { 'mf-manifest.json': container() },
    'remoteEntry.js of mf-manifest.json is not in the build.',
  ],
  [
    'that takes a part of the host as a whole',
    asContainer,
    {
      ...federation(),
      'mf-manifest.json': { ...container(), shared: [{ name: 'rxjs', requiredVersion: '^7.0.0' }] },
    },
    'It takes rxjs of the host',
  ],
])('a build %s is refused', (_, declared, files, reason) => {
  expect(() => take(declared, files)).toThrow(reason);
});

test.each([
  ["a default export that is another module's", "export { h as default } from './vue-C3.js';"],
  ['exports of another module', "export * from './vue-C3.js';"],
  ['a variable of Node that is asked for', 'export default typeof process < "u" && process.env.NODE_ENV;'],
  ['addresses of the API and of pages', 'export default ["/logo.svg", `/offers/${1}`, "./logo-E5.svg"];'],
])('modules with %s pass', (_, source) => {
  take({ kind: 'module' }, app(source));
  expect(warnings).toEqual([]);
});

test('style sheets that nothing loads are named, and rules that reach the whole site', () => {
  take({ kind: 'module' }, more('assets/app-F6.css', 'body{margin:0}'));
  expect(warnings).toEqual([expect.stringContaining('assets/app-F6.css is loaded by nothing')]);
  const sheet = `/* p{} */ @media (width>1px){:root,body .x,h1{color:red}} @keyframes turn{from{top:0}to{top:1px}}
    .draw p:first-child, x-draw p, #draw, [data-v-1] a{margin:0} p:first-child{margin:0} @font-face{font-family:a}`;
  take(asContainer, {
    ...styled('globalThis.__MRW_INTEGRITY__; document.querySelector("script[nonce]")'),
    'app.css': sheet,
  });
  expect(warnings).toEqual([expect.stringContaining('app.css has rules for :root, h1, p:first-child: they')]);
});

test('newer syntax passes where the remote names its browsers', () => {
  const files = more('assets/vue-C3.js', 'export const h = (a) => a?.b;');
  expect(descriptorIn(take({ kind: 'module', browsers: { safari: 16.4 } }, files)).browsers).toEqual({
    safari: 16.4,
  });
});

test('a link is no file of a release', () => {
  const place = path.join(folder, 'linked');
  fs.mkdirSync(path.join(place, 'dist'), { recursive: true });
  fs.writeFileSync(
    path.join(place, 'remote.json'),
    JSON.stringify({ name: 'mf-draw', contract: '^1.13.0', kind: 'module', exposes: {}, routes: [] }),
  );
  fs.symlinkSync('/etc/hostname', path.join(place, 'dist/app.js'));
  expect(() => {
    takeIn({
      name: 'mf-draw',
      version: '1.0.0',
      sources: place,
      built: path.join(place, 'dist'),
      output: path.join(place, 'release'),
    });
  }).toThrow('app.js is a link');
});

test('React of its own is in the descriptor, and comes without hooks of the contract', () => {
  const declared = { kind: 'module', ownReact: true };
  expect(readJson(path.join(take(declared, modules), 'descriptor.json'))).toMatchObject({ ownReact: true });
  const source = fs.readFileSync(path.join(root, 'shared-contracts/src/host/host-context.tsx'), 'utf8');
  expect(source).toContain(hookMark);
  const withHooks = { ...modules, 'assets/vue-C3.js': `export const h = () => "${hookMark}";` };
  expect(() => take(declared, withHooks)).toThrow('assets/vue-C3.js has hooks of @mrw/shared-contracts');
  expect(() => take({ kind: 'module' }, withHooks)).not.toThrow();
});
