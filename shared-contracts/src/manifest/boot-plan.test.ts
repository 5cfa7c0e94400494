import { bootPlan, deploymentManifest, startScripts } from './index';

const prefetch: Readonly<Record<string, readonly string[]>> = {
  '/campaign/:id': ['/campaigns/:id', '/things?page[size]=2'],
  '/shop/:id/floor/:floor': ['/shops/:id/floors/:floor'],
};

const scripts: Readonly<Record<string, readonly string[]>> = { '/store/:id': ['store.js'] };

const images: Readonly<Record<string, object>> = {
  '/campaign/:id': { at: ['photos', 'cover'], sizes: '100vw' },
};

const version = (name: string, number: string, paths: readonly string[]) => ({
  version: number,
  base: `https://r.example/${name}/${number}/`,
  descriptor: {
    name,
    contract: '^1.0.0',
    routes: paths.map((path) => ({
      path,
      prefetch: prefetch[path],
      preloadImage: images[path],
      prefetchUnless: path.startsWith('/shop') ? 'sf_' : undefined,
      scripts: scripts[path],
    })),
    schema: 1,
    version: number,
    container: name.replace('-', '_'),
    entry: 'entry.js',
    exposes: { './app': ['app.js'], './slot-x': ['x.js'] },
    integrity: {
      'entry.js': `sha384-${'a'.repeat(64)}`,
      'app.js': `sha384-${'b'.repeat(64)}`,
      'store.js': `sha384-${'c'.repeat(64)}`,
    },
    shared: {},
  },
});

const plan = bootPlan(
  deploymentManifest.parse({
    schema: 1,
    environment: 'test',
    salt: 'salt',
    remotes: {
      'mf-offers': version('mf-offers', '1.0.0', [
        '/campaign/:id',
        '/offer/*',
        '/campaign/new',
        '/a.b',
        '/shop/:id/floor/:floor',
      ]),
      'mf-stores': {
        ...version('mf-stores', '1.0.0', ['/stores', '/store/:id']),
        canary: { ...version('mf-stores', '2.0.0', ['/store/:id']), percent: 10 },
      },
      'mf-off': { ...version('mf-off', '1.0.0', ['/off']), disabled: true },
    },
  }),
  {
    appName: { en: 'R', 'zh-Hant': '獎', 'zh-Hans': '奖' },
    availableLanguages: ['en'],
    defaultLanguage: 'en',
    services: { api: 'https://api.example/v1/' },
  },
);

const ownerPattern = (path: string) => plan.routes.find(([pattern]) => new RegExp(pattern).test(path))?.[0];

test.each([
  ['/campaign/101', '^/campaign/([^/]+)/?$'],
  ['/campaign/new', '^/campaign/new/?$'],
  ['/offer/LATEST/more', '^/offer/.*/?$'],
  ['/a.b/', String.raw`^/a\.b/?$`],
  ['/axb', undefined],
  ['/campaign', undefined],
])('%s fits %s', (path, pattern) => {
  expect(ownerPattern(path)).toBe(pattern);
});

test('a remote names its entry, the files of all its pages and those of one, for the live version and for a canary', () => {
  const filesOf = (number: string) => ({
    version: number,
    scripts: [
      [`https://r.example/mf-stores/${number}/entry.js`, `sha384-${'a'.repeat(64)}`],
      [`https://r.example/mf-stores/${number}/app.js`, `sha384-${'b'.repeat(64)}`],
    ],
    pages: {
      '^/store/([^/]+)/?$': [[`https://r.example/mf-stores/${number}/store.js`, `sha384-${'c'.repeat(64)}`]],
    },
  });
  expect(plan.remotes['mf-stores']).toEqual({
    live: filesOf('1.0.0'),
    canary: { percent: 10, ...filesOf('2.0.0') },
  });
});

test('scripts that are named by their content come from the folder of all releases', () => {
  const live = version('mf-stores', '1.0.0', ['/stores']);
  const { remotes } = deploymentManifest.parse({
    schema: 1,
    environment: 'test',
    remotes: { 'mf-stores': { ...live, descriptor: { ...live.descriptor, namedByContent: true } } },
  });
  const [remote] = Object.values(remotes);
  const [route] = remote?.descriptor.routes ?? [];
  expect(remote && route && startScripts(remote, route).map(([url]) => url)).toEqual([
    'https://r.example/mf-stores/files/entry.js',
    'https://r.example/mf-stores/files/app.js',
  ]);
});

test('only the languages of the deployment are known', () => {
  expect(plan).toMatchObject({ spoken: { en: 'R' }, defaultLanguage: 'en', salt: 'salt' });
  expect(Object.keys(plan.spoken)).toEqual(['en']);
});

test('the plan names what a visitor reads first, with the places of the parameters, and where the API is', () => {
  expect(plan.api).toBe('https://api.example/v1');
  const readsOf = (path: string) => plan.routes.find(([pattern]) => new RegExp(pattern).test(path))?.[2];
  expect(readsOf('/campaign/101')).toEqual(['/campaigns/$1', '/things?page%5Bsize%5D=2']);
  expect(readsOf('/shop/7/floor/2')).toEqual(['/shops/$1/floors/$2']);
  expect(readsOf('/campaign/new')).toBeUndefined();
  const [, , , picture] = plan.routes.find(([pattern]) => new RegExp(pattern).test('/campaign/101')) ?? [];
  expect(picture).toEqual({ read: 0, at: ['photos', 'cover'], sizes: '100vw' });
  const [, , , none, unless] =
    plan.routes.find(([pattern]) => new RegExp(pattern).test('/shop/7/floor/2')) ?? [];
  expect([none, unless]).toEqual([null, 'sf_']);
});

test('a disabled remote is not preloaded', () => {
  expect(ownerPattern('/off')).toBeUndefined();
  expect(Object.keys(plan.remotes)).toEqual(['mf-offers', 'mf-stores']);
});
