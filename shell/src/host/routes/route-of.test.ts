import type { LiveRemote, RemoteRoute } from '@mrw/shared-contracts/manifest';
import { isLanding, routeOf } from './route-of';

const route = (path: string, changes: Partial<RemoteRoute> = {}): RemoteRoute => ({
  path,
  protected: false,
  chrome: 'full',
  footer: true,
  ...changes,
});

const live = (name: string, routes: RemoteRoute[]): LiveRemote => ({
  version: '1.0.0',
  base: 'http://remotes.test/',
  descriptor: {
    schema: 1,
    name,
    version: '1.0.0',
    contract: '^1.0.0',
    container: 'x',
    entry: 'x.js',
    routes,
    exposes: {},
    slots: {},
    languages: ['en'],
    integrity: {},
    shared: {},
  },
});

const remotes = {
  'mf-offers': live('mf-offers', [route('/home'), route('/campaign/:id'), route('/campaign/detail')]),
  'mf-wallet': live('mf-wallet', [route('/user/:page', { protected: true }), route('/user/myCoupon')]),
  'mf-account': live('mf-account', [route('/user/myCard'), route('/level_rule', { flag: 'levels' })]),
};
const flags = {
  shopPlatform: false,
  levels: true,
  transactionHistory: true,
  cashStoreRequired: false,
  emailReminderPrompt: false,
};

const drawnBy = (path: string, off: Partial<typeof flags> = {}) => {
  const found = routeOf(path, remotes, { ...flags, ...off });
  if (found.kind === 'remote') return `${found.remote} ${found.route.path}`;
  return found.kind === 'shell' ? `shell ${found.page}` : found.kind;
};

test.each([
  ['/', 'shell landing'],
  ['/login_callback', 'shell landing'],
  ['/about', 'shell to-store-directory'],
  ['/user', 'shell to-my-profile'],
  ['/user/', 'shell to-my-profile'],
  ['/family_booking', 'shell family-booking'],
  ['/unsubscribe_email', 'shell unsubscribe'],
  ['/home', 'mf-offers /home'],
  ['/home/', 'mf-offers /home'],
  ['/campaign/101', 'mf-offers /campaign/:id'],
  ['/campaign/detail', 'mf-offers /campaign/detail'],
  ['/user/myCard', 'mf-account /user/myCard'],
  ['/user/doesNotExist', 'mf-wallet /user/:page'],
  ['/unknown/path', 'not-found'],
  ['/campaign/101/more', 'not-found'],
  ['/HOME', 'not-found'],
  ['/User/myCard', 'not-found'],
])('%p is drawn by %p', (path, by) => {
  expect(drawnBy(path)).toBe(by);
});

test('Q-047 a route whose flag is off is not found', () => {
  expect(drawnBy('/level_rule')).toBe('mf-account /level_rule');
  expect(drawnBy('/level_rule', { levels: false })).toBe('not-found');
});

test('without remotes only the pages of the shell are left', () => {
  expect(routeOf('/home', {}, flags)).toEqual({ kind: 'not-found' });
  expect(routeOf('/', {}, flags)).toEqual({ kind: 'shell', page: 'landing' });
});

test.each([
  ['/storeDetail/27', { kind: 'moved', remote: 'mf-stores', to: '/store/27' }],
  ['/storeDetail/a%2Fb%3F', { kind: 'moved', remote: 'mf-stores', to: '/store/a%2Fb%3F' }],
  ['/storeDetail', { kind: 'not-found' }],
])('%s of a page that moved: %j', (path, expected) => {
  const stores = live('mf-stores', [
    route('/store/:id'),
    route('/storeDetail/:id', { movedTo: '/store/:id' }),
  ]);
  expect(routeOf(path, { 'mf-stores': stores }, flags)).toEqual(expected);
});

test.each([
  ['/', true],
  ['/login_callback', true],
  ['/login_callback/', true],
  ['/home', false],
  ['/login', false],
])('a login may be under way at %s: %s', (path, expected) => {
  expect(isLanding(path)).toBe(expected);
});
