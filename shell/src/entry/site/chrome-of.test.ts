import type { RemoteRoute } from '@mrw/shared-contracts/manifest';
import type { SiteRoute } from '../../host/routes/route-of';
import { chromeOf } from './chrome-of';

const remote = (changes: Partial<RemoteRoute>): SiteRoute => ({
  kind: 'remote',
  remote: 'mf-test',
  route: { path: '/x', protected: false, chrome: 'full', footer: true, ...changes },
});
const everything = { header: 'full', footer: true, bottomBar: true, openApp: true };

test.each<[string, SiteRoute, object]>([
  ['a page', remote({}), everything],
  [
    'S-047 a page without footer',
    remote({ footer: false }),
    { ...everything, footer: false, bottomBar: false },
  ],
  [
    'a page with the simple header',
    remote({ chrome: 'simple' }),
    { ...everything, header: 'simple', bottomBar: false },
  ],
  [
    'the standalone page',
    remote({ chrome: 'bare' }),
    { header: 'none', footer: false, bottomBar: false, openApp: false },
  ],
  ['not found', { kind: 'not-found' }, everything],
  ['family booking', { kind: 'shell', page: 'family-booking' }, everything],
  [
    'S-083 unsubscribe',
    { kind: 'shell', page: 'unsubscribe' },
    { ...everything, header: 'simple', bottomBar: false },
  ],
  [
    'the landing page of the log-in',
    { kind: 'shell', page: 'landing' },
    { ...everything, header: 'simple', bottomBar: false, openApp: false },
  ],
])('%s', (_, route, chrome) => {
  expect(chromeOf(route, { isOpenInOtherSite: false })).toEqual(chrome);
});

test('S-063 inside another site there is neither the bar nor the app banner', () => {
  const inside = chromeOf(remote({}), { isOpenInOtherSite: true, partnerOrigin: null });
  expect(inside).toEqual({ header: 'full', footer: true, bottomBar: false, openApp: false });
});
