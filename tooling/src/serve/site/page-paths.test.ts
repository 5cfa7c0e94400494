/** @jest-environment node */
import { deploymentManifest } from '@mrw/shared-contracts/manifest';
import { hasPage, pagePatterns } from './page-paths';

const version = (routes: readonly object[]) => ({
  version: '1.0.0',
  base: 'http://remotes.test/mf-offers/1.0.0/',
  descriptor: {
    ...{ schema: 1, name: 'mf-offers', contract: '^1.0.0', version: '1.0.0' },
    ...{ container: 'mf_offers', entry: 'remoteEntry.js', exposes: {}, integrity: {}, shared: {}, routes },
  },
});
const live = version([
  { path: '/home' },
  { path: '/offer/:category' },
  { path: '/shop', flag: 'shopPlatform' },
]);
const manifest = deploymentManifest.parse({
  schema: 1,
  environment: 'test',
  remotes: {
    'mf-offers': {
      ...live,
      disabled: true,
      previous: version([{ path: '/former' }]),
      canary: { ...version([{ path: '/coming/*' }]), percent: 5 },
    },
  },
});
const flags = {
  ...{ shopPlatform: false, levels: true, transactionHistory: true },
  ...{ cashStoreRequired: false, emailReminderPrompt: false },
};

test.each([
  ...['/', '/about', '/user', '/login_callback', '/family_booking', '/unsubscribe_email', '/browser-support'],
  ...['/home', '/home/', '/offer/LATEST', '/offer/%E7%A4%BC', '/offer/%', '/coming/soon/there'],
])('%s has a page', (path) => {
  expect(hasPage(path, manifest, flags)).toBe(true);
});

test.each([
  '/HOME',
  '/homes',
  '/offer',
  '/offer/a/b',
  '/former',
  '/shop',
  '/about/us',
  '/%E0%A4%A',
  '/home.html',
])('%s has none', (path) => {
  expect(hasPage(path, manifest, flags)).toBe(false);
});

test('Q-047 a route is there when its flag is on', () => {
  expect(hasPage('/shop', manifest, { ...flags, shopPlatform: true })).toBe(true);
});

test('without a remote every path has the page that says so', () => {
  expect(hasPage('/anything', { remotes: {} }, flags)).toBe(true);
  expect(pagePatterns({ remotes: {} }, flags)).toEqual(['^/']);
});
