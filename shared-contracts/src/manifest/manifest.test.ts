import { readManifest, remoteDeclaration, type LiveRemote } from './index';

const hash = `sha384-${'A'.repeat(64)}`;
const origins = ['http://localhost:8081'];

const live = (change: Partial<LiveRemote> = {}): LiveRemote => ({
  version: '1.0.0',
  base: 'http://localhost:8081/mf-stores/1.0.0/',
  descriptor: {
    schema: 1,
    name: 'mf-stores',
    version: '1.0.0',
    contract: '^1.0.0',
    container: 'mf_stores_1_0_0',
    entry: 'remoteEntry.aa.js',
    exposes: { './app': ['app.bb.js'] },
    integrity: { 'remoteEntry.aa.js': hash, 'app.bb.js': hash },
    routes: [{ path: '/about/store', protected: false, chrome: 'full', footer: true }],
    slots: {},
    languages: ['en', 'zh-Hant', 'zh-Hans'],
    shared: { react: '^19.0.0' },
  },
  ...change,
});

const manifest = (remotes: Record<string, unknown>) => ({ schema: 1, environment: 'local', remotes });

test('a good manifest is read whole', () => {
  const reading = readManifest(manifest({ 'mf-stores': live() }), origins);
  expect(reading.refused).toEqual({});
  expect(reading.manifest.remotes['mf-stores']?.descriptor.entry).toBe('remoteEntry.aa.js');
});

test.each([
  ['another origin', live({ base: 'https://evil.example/mf-stores/1.0.0/' }), 'unknown origin'],
  [
    'a name that is not its own',
    { ...live(), descriptor: { ...live().descriptor, name: 'mf-offers' } },
    'names itself',
  ],
  ['a path for an entry', { ...live(), descriptor: { ...live().descriptor, entry: '../x.js' } }, 'entry'],
  [
    'a hash of another kind',
    { ...live(), descriptor: { ...live().descriptor, integrity: { 'a.js': 'md5-x' } } },
    'integrity',
  ],
  ['no descriptor', { version: '1.0.0', base: live().base }, 'descriptor'],
  ['null', null, 'Invalid input'],
])('a remote with %s is refused and the others stay', (_, bad, reason) => {
  const good = { ...live(), descriptor: { ...live().descriptor, name: 'mf-offers' } };
  const reading = readManifest(manifest({ 'mf-stores': bad, 'mf-offers': good }), origins);
  expect(Object.keys(reading.manifest.remotes)).toEqual(['mf-offers']);
  expect(reading.refused['mf-stores']).toContain(reason);
});

test.each([null, 'x', [], {}, { schema: 2, environment: 'local', remotes: {} }, { error: 'down' }])(
  'the document %p is not a manifest',
  (data) => {
    expect(() => readManifest(data, origins)).toThrow('Not a deployment manifest');
  },
);

test('a declaration gets its defaults', () => {
  const parsed = remoteDeclaration.parse({
    name: 'mf-stores',
    contract: '^1.0.0',
    routes: [{ path: '/about/store' }],
    exposes: { './app': './src/app.tsx' },
  });
  expect(parsed.routes[0]).toEqual({ path: '/about/store', protected: false, chrome: 'full', footer: true });
});
