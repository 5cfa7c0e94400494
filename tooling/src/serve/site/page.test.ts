/** @jest-environment node */
import type { Language } from '@mrw/shared-contracts';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { deploymentManifest } from '@mrw/shared-contracts/manifest';
import { sampleView } from '../../verify/testing/drawn-pages';
import type { DrawnView } from './drawn/drawn-view';
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

const render = (path: string, deployed = manifest, language: Language = 'en', drawn?: DrawnView) =>
  renderPage({
    path,
    origin: 'http://site.test',
    language,
    nonce: 'n',
    profile: deploymentProfileOf('A', readAddresses({})),
    manifest: deployed,
    preload: true,
    remoteOrigins: ['http://remotes.test'],
    assets: {
      main: { scripts: ['main.js'], integrity: { 'main.js': 'sha384-m', 'later.js': 'sha384-l' } },
      standalone: { scripts: ['standalone.js'], integrity: { 'standalone.js': 'sha384-s' } },
    },
    ...(drawn ? { drawn } : {}),
  });

test.each([
  ['/about/store', 'main.js'],
  ['/redeem-gift-card', 'standalone.js'],
  ['/unknown', 'main.js'],
])('the page of %s starts with %s', (path, script) => {
  const scripts = [...render(path).matchAll(/src="\/assets\/([^"]+)"/g)].map(([, file]) => file);
  expect(scripts).toEqual([script]);
});

test.each(['/about/store', '/redeem-gift-card'])(
  'the page of %s opens the way to the API at once',
  (path) => {
    const { origin } = new URL(deploymentProfileOf('A', readAddresses({})).services.api);
    expect(render(path)).toContain(`<link rel="preconnect" href="${origin}" crossorigin>`);
  },
);

test('every script of the page carries its hash, and the page knows those of the later ones', () => {
  expect(render('/home')).toContain('src="/assets/main.js" integrity="sha384-m"');
  expect(render('/redeem-gift-card')).toContain('src="/assets/standalone.js" integrity="sha384-s"');
  const [, site = ''] = /id="site">([^<]*)/.exec(render('/home')) ?? [];
  expect(JSON.parse(site)).toHaveProperty('chunks', { 'later.js': 'sha384-l' });
});

test('the page is the same for every path that does not stand alone', () => {
  expect(render('/about/store')).toBe(render('/unknown'));
});

test('its first script contains what each path needs first', () => {
  const [, plan = ''] = /__MRW_BOOT__=(\{.*?\});/.exec(render('/home')) ?? [];
  expect(JSON.parse(plan)).toMatchObject({
    defaultLanguage: 'en',
    routes: [
      ['^/about/store/?$', 'mf-stores'],
      ['^/redeem-gift-card/?$', 'mf-giftcard'],
    ],
    remotes: {
      'mf-stores': {
        live: {
          scripts: [
            ['http://remotes.test/mf-stores/1.0.0/remoteEntry.js', ''],
            ['http://remotes.test/mf-stores/1.0.0/app.js', ''],
          ],
        },
      },
    },
  });
});

test('the page carries the live versions and not the ones before: those are read when something fails', () => {
  const { 'mf-stores': stores } = manifest.remotes;
  if (!stores) throw new Error('mf-stores is not live.');
  const before = { ...stores, version: '0.9.0', base: 'http://remotes.test/mf-stores/0.9.0/' };
  const page = render('/home', { ...manifest, remotes: { 'mf-stores': { ...stores, previous: before } } });
  expect(page).toContain('mf-stores/1.0.0/');
  expect(page).not.toContain('mf-stores/0.9.0/');
});

test('until its scripts run a page shows logo and name; the one that stands alone has no header', () => {
  expect(render('/home')).toMatch(
    /<div id="root"><div class="first-frame" aria-hidden="true">.*海港獎賞.*<\/div><\/body>/,
  );
  expect(render('/redeem-gift-card')).toContain('<div id="root"></div>');
});

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

test.each([
  ['en', 'Harbour Rewards', 'Points, coupons, tickets and your member card'],
  ['zh-Hant', '海港獎賞', '積分、優惠券、門票與會員卡'],
  ['zh-Hans', '海港奖赏', '积分、优惠券、门票与会员卡'],
] as const)('previews of a page in %s show what the site is about', (language, title, description) => {
  const html = render('/home', manifest, language);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(`<title>${title}</title>`);
  expect(metaOf(html, 'description')).toBe(description);
  expect(metaOf(html, 'og:title')).toBe(title);
  expect(metaOf(html, 'og:description')).toBe(description);
  expect(metaOf(html, 'og:image')).toBe('http://site.test/assets/icon-512.png');
  expect(html).not.toContain('canonical');
});

test('a standalone page, whose address is of one person, is not listed', () => {
  expect(metaOf(render('/redeem-gift-card'), 'robots')).toBe('noindex');
  expect(metaOf(render('/home'), 'robots')).toBeUndefined();
});

test('a document with a drawn view begins with what previews and the first screen need; what others read comes after', () => {
  const page = render('/home', manifest, 'en', sampleView('en/home', {}));
  const order = ['rel="canonical"', 'id="drawn-styles"', '<div id="drawn"', 'id="drawn-answers"', 'ld+json'];
  const places = order.map((part) => page.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(page.match(/ld\+json/g)).toHaveLength(1);
});
