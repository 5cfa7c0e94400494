import { telemetryRecord } from '../telemetry';
import { deploymentManifest, readManifest, remoteDeclaration, type LiveRemote } from './index';

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
  expect(reading.refused).toEqual([]);
  expect(reading.remotes['mf-stores']?.descriptor.entry).toBe('remoteEntry.aa.js');
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
  expect(Object.keys(reading.remotes)).toEqual(['mf-offers']);
  expect(reading.refused).toEqual([{ remote: 'mf-stores', reason: expect.stringContaining(reason) }]);
});

const version = (name: string): LiveRemote => ({
  ...live(),
  version: name,
  base: `http://localhost:8081/mf-stores/${name}/`,
});

test.each([[1], [50], [99]])(
  'a canary of %i percent goes to about so many devices, the others keep the live version',
  (percent) => {
    const data = manifest({
      'mf-stores': {
        ...version('1.0.0'),
        canary: { ...version('1.1.0'), percent },
        previous: version('0.9.0'),
      },
    });
    const got = Array.from(
      { length: 200 },
      (_unused, device) => readManifest(data, origins, String(device)).remotes['mf-stores'],
    );
    const canaries = got.filter((remote) => remote?.canary);
    const others = got.filter((remote) => !remote?.canary);
    expect(Math.abs(canaries.length / 2 - percent)).toBeLessThan(8);
    expect(
      new Set(canaries.map((remote) => `${remote?.version} before ${remote?.previous?.version}`)),
    ).toEqual(new Set(canaries.length ? ['1.1.0 before 1.0.0'] : []));
    expect(new Set(others.map((remote) => `${remote?.version} before ${remote?.previous?.version}`))).toEqual(
      new Set(others.length ? ['1.0.0 before 0.9.0'] : []),
    );
  },
);

test('a faulty canary is refused and all devices keep the live version', () => {
  const data = manifest({
    'mf-stores': { ...live(), canary: { ...live({ base: 'https://evil.example/x/' }), percent: 99 } },
  });
  const reading = readManifest(data, origins, 'device');
  expect(reading.remotes['mf-stores']).toMatchObject({ version: '1.0.0', canary: false });
  expect(reading.refused).toEqual([{ remote: 'mf-stores', reason: 'unknown origin: https://evil.example' }]);
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

test.each([
  ['mf-gift-shop2', true],
  ['mf-4u', true],
  ['mf-', false],
  ['mf-Gift', false],
  ['gift', false],
])('%s as the name of a remote, in its declaration, in the manifest and in telemetry: %p', (name, isOne) => {
  const declaration = { name, contract: '^1.0.0', exposes: { './app': './src/app.tsx' }, routes: [] };
  expect(remoteDeclaration.safeParse(declaration).success).toBe(isOne);
  const deployed = { ...live(), descriptor: { ...live().descriptor, name } };
  expect(deploymentManifest.safeParse({ ...manifest({ [name]: deployed }), salt: '' }).success).toBe(isOne);
  const record = { kind: 'load', code: 'load', path: '/', remote: name };
  expect(telemetryRecord.safeParse(record).success).toBe(isOne);
});
