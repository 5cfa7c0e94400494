import { readManifest } from '@mrw/shared-contracts/manifest';
import { parseDeclaration, parseDescriptor } from './former-keys';

const hash = `sha384-${'A'.repeat(64)}`;

const picture = { read: 1, at: ['photo_url'], sizes: '100vw' };

const declarationOf = (name: string, route: Record<string, unknown>) => ({
  name,
  contract: '^1.0.0',
  routes: [{ path: '/stores', ...route }],
  exposes: { './app': './src/app.tsx' },
});

/** As a release of contract 1.9 has stored it. */
const descriptorOf = (name: string) => ({
  ...declarationOf(name, { early: ['/stores'], earlyUnless: 'sf_', picture }),
  schema: 1,
  version: '1.0.0',
  container: 'c',
  entry: 'entry.js',
  exposes: { './app': ['app.js'] },
  integrity: { 'entry.js': hash, 'app.js': hash },
  shared: {},
});

const current = { prefetch: ['/stores'], prefetchUnless: 'sf_', preloadImage: picture };

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a release with the former keys of a route works, and each key is warned of once', () => {
  const [route] = parseDescriptor(descriptorOf('mf-old')).routes;
  expect(route).toMatchObject(current);
  parseDescriptor(descriptorOf('mf-old'));
  const notice = (key: string, instead: string) => [
    `MRW-202 "${key}" in a route of mf-old is deprecated since contract 1.10.0 and gone in 2.0.0. Use "${instead}".`,
  ];
  expect(warn.mock.calls).toEqual([
    notice('early', 'prefetch'),
    notice('earlyUnless', 'prefetchUnless'),
    notice('picture', 'preloadImage'),
  ]);
});

test('the shell accepts a page that still has the former keys: nothing is prefetched', () => {
  const base = 'http://localhost:8081/mf-live/1.0.0/';
  const remotes = { 'mf-live': { version: '1.0.0', base, descriptor: descriptorOf('mf-live') } };
  const reading = readManifest({ schema: 1, environment: 'local', remotes }, ['http://localhost:8081']);
  expect(reading.refused).toEqual([]);
  expect(reading.remotes['mf-live']?.descriptor.routes[0]).not.toHaveProperty('prefetch');
});

test.each([
  ['current keys only', current, 0],
  ['the former key and the current one', { early: ['/other'], ...current }, 1],
])('a declaration with %s has the current ones', (_, route, warnings) => {
  const parsed = parseDeclaration(declarationOf('mf-new', route));
  expect(parsed.routes[0]).toEqual({
    ...current,
    path: '/stores',
    protected: false,
    chrome: 'full',
    footer: true,
  });
  expect(warn).toHaveBeenCalledTimes(warnings);
});

test.each([null, 'text', [], {}, { routes: 'none' }, { routes: [null, 'text'] }])(
  '%p is refused as before',
  (data) => {
    expect(() => parseDeclaration(data)).toThrow('remote.json is refused:');
    expect(warn).not.toHaveBeenCalled();
  },
);

const draw = { name: 'mf-draw', contract: '^1.13.0', routes: [], exposes: {} };

test.each<[object, string]>([
  [[], 'its content has to be an object, and is [].'],
  [{ name: 'mf-draw', contract: '^1.0.0', routes: [] }, 'exposes is missing: an object.'],
  [{ ...draw, name: 'draw' }, 'name has to be "mf-" with small letters, digits and hyphens, and is "draw".'],
  [{ ...draw, contract: 1 }, 'contract has to be a text, and is 1.'],
  [{ ...draw, kind: 'umd' }, 'kind has to be one of federation, module, and is "umd".'],
  [{ ...draw, proof: '' }, 'proof has to be a text that is not empty, and is "".'],
  [{ ...draw, browsers: { chrome: -1 } }, 'browsers.chrome has to be above 0, and is -1.'],
  [
    { ...draw, exposes: { app: 'app.js' } },
    'exposes has the key "app", which has to be "./" with letters, digits, _ and -.',
  ],
  [{ ...draw, exposes: { './app': 5 } }, 'exposes["./app"] has to be a text, and is 5.'],
  [
    { ...draw, slots: { prize: 'app' } },
    'slots.prize has to be "./" with letters, digits, _ and -, as in exposes',
  ],
  [{ ...draw, routes: [{}] }, 'routes[0].path is missing: a text.'],
  [
    { ...draw, routes: [{ path: 'draw' }] },
    'routes[0].path has to be a text that begins with /, and is "draw".',
  ],
  [
    { ...draw, routes: [{ path: '/draw', prefetch: ['draws'] }] },
    'routes[0].prefetch[0] has to be a path of the API: /campaigns/:id, and is "draws".',
  ],
])('%j is refused in a sentence', (data, sentence) => {
  expect(() => parseDeclaration(data)).toThrow(`remote.json is refused:\n  - ${sentence}`);
});
