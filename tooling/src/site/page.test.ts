import { readAddresses } from '@mrw/shared-contracts/addresses';
import { deploymentManifest } from '@mrw/shared-contracts/manifest';
import { renderPage } from './page';
import { deploymentProfileOf } from './profiles';

const remote = (name: string, route: object) => ({
  version: '1.0.0',
  base: `http://remotes.test/${name}/1.0.0/`,
  descriptor: {
    name,
    contract: '^1.0.0',
    routes: [route],
    schema: 1,
    version: '1.0.0',
    container: name.replace('-', '_'),
    entry: 'remoteEntry.js',
    exposes: { './app': ['app.js'] },
    integrity: {},
    shared: {},
  },
});

const manifest = deploymentManifest.parse({
  schema: 1,
  environment: 'test',
  remotes: {
    'mf-stores': remote('mf-stores', { path: '/about/store' }),
    'mf-giftcard': remote('mf-giftcard', { path: '/redeem-gift-card', chrome: 'bare', footer: false }),
  },
});

const render = (path: string) =>
  renderPage({
    path,
    language: 'en',
    nonce: 'n',
    profile: deploymentProfileOf('A', readAddresses({})),
    manifest,
    preload: true,
    remoteOrigins: ['http://remotes.test'],
    assets: { scripts: ['main.js'], standalone: ['standalone.js'] },
  });

test.each([
  ['/about/store', 'main.js', 'mf-stores'],
  ['/redeem-gift-card', 'standalone.js', 'mf-giftcard'],
  ['/unknown', 'main.js', null],
])('the page of %s starts with %s and asks early for %s', (path, script, name) => {
  const html = render(path);
  const scripts = [...html.matchAll(/src="\/assets\/([^"]+)"/g)].map(([, file]) => file);
  expect(scripts).toEqual([script]);
  const preloaded = [...html.matchAll(/rel="preload" as="script" href="([^"]+)"/g)].map(([, href]) => href);
  const base = `http://remotes.test/${name ?? ''}/1.0.0/`;
  expect(preloaded).toEqual(name ? [`${base}remoteEntry.js`, `${base}app.js`] : []);
});
