import { fakeHost, renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import type { RemoteRoute } from '@mrw/shared-contracts/manifest';
import type { LogoutReason, Session } from '@mrw/shared-contracts';
import { BehaviorSubject } from 'rxjs';
import { createConsent } from '../../react/cookie-consent/consent';
import { ConsentContext } from '../../react/kernel-context/kernel-context';
import { screenWidth } from '../../react/kernel-context/testing/screen-width';
import { BottomEdge } from './bottom-edge';
import type { SiteRoute } from '../../host/routes/route-of';
import { chromeOf } from './chrome-of';
import { coverForBfcache } from './bfcache-cover';
import { showOnAppIcon } from './app-badge';
import { leavesAfterLogout } from './after-logout';

/** The banner and the bar are 100 px high together, the bar alone 60. */
function open(props: { bar: boolean; away: boolean }, width = 390) {
  screenWidth(width);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(
    this: HTMLElement,
  ) {
    return this.className === 'bottomEdge' ? 100 : 60;
  });
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation(
    (onSize) =>
      ({
        observe: () => {
          onSize([], {} as ResizeObserver);
        },
        disconnect: () => undefined,
      }) as unknown as ResizeObserver,
  );
  const consent = createConsent();
  const drawn = renderWithHost(
    <ConsentContext.Provider value={consent}>
      <BottomEdge {...props} />
    </ConsentContext.Provider>,
  );
  return { ...drawn, edge: drawn.container.querySelector<HTMLElement>('.bottomEdge') };
}
const published = () => document.documentElement.style.getPropertyValue('--bottom-bar');

test('what stays above the lower edge knows its height, and not longer than it is there', () => {
  const { edge, unmount } = open({ bar: true, away: false });
  expect(published()).toBe('100px');
  expect(edge?.style.transform).toBe('');
  unmount();
  expect(published()).toBe('');
});

test('while a page is read the navigation is out of sight; the question about cookies stays', () => {
  const { edge } = open({ bar: true, away: true });
  expect(published()).toBe('40px');
  expect(edge?.style.transform).toBe('translateY(60px)');
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeInTheDocument();
});

test.each([
  ['a phone', { bar: true, width: 390 }, 1],
  ['a desktop', { bar: true, width: 1440 }, 0],
  ['a page without a bar', { bar: false, width: 390 }, 0],
])('%s has the bar: %j', (_, { bar, width }, bars) => {
  open({ bar, away: false }, width);
  expect(screen.queryAllByRole('navigation', { name: 'Quick navigation' })).toHaveLength(bars);
});

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

const away = (name: string, persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted }));

function page() {
  const cover = document.createElement('div');
  const onReturn = jest.fn();
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  coverForBfcache(window, cover, onReturn);
  const draw = () => {
    for (const frame of frames) frame(0);
  };
  return { cover, onReturn, draw };
}

test('a page that is kept for going back is covered until it is known who is logged in', () => {
  const { cover, onReturn, draw } = page();
  away('pagehide', true);
  expect(cover.style.visibility).toBe('hidden');
  away('pageshow', true);
  expect(onReturn).toHaveBeenCalledTimes(1);
  expect(cover.style.visibility).toBe('hidden');
  draw();
  expect(cover.style.visibility).toBe('');
});

test('a page that is opened or closed for good is left alone', () => {
  const { cover, onReturn } = page();
  away('pageshow', false);
  away('pagehide', false);
  expect(onReturn).not.toHaveBeenCalled();
  expect(cover.style.visibility).toBe('');
});

function follow(first: Session, setAppBadge = jest.fn<Promise<void>, [number?]>(() => Promise.resolve())) {
  const { bus } = fakeHost().host;
  const session$ = new BehaviorSubject<Session>(first);
  showOnAppIcon({ setAppBadge }, { bus, session$ });
  return { bus, session$, shown: () => setAppBadge.mock.calls.map(([count]) => count) };
}

test('the icon shows the count that was read last, and nothing before one was', () => {
  const { bus, shown } = follow({ kind: 'restoring' });
  expect(shown()).toEqual([]);
  bus.publish('unread-count-changed', { version: 1, count: 7 });
  bus.publish('unread-count-changed', { version: 1, count: 6 });
  expect(shown()).toEqual([7, 6]);
});

test('a log-out clears it, and so does a visit without a session', () => {
  const { session$, shown } = follow({ kind: 'restoring' });
  session$.next({ kind: 'visitor' });
  expect(shown()).toEqual([0]);
});

test('a browser that refuses, and one that has no badges, are left alone', async () => {
  const { bus, shown } = follow(
    { kind: 'restoring' },
    jest.fn(() => Promise.reject(new Error('not installed'))),
  );
  bus.publish('unread-count-changed', { version: 1, count: 1 });
  await Promise.resolve();
  expect(shown()).toEqual([1]);
  const { host } = fakeHost();
  showOnAppIcon({}, host);
  expect(() => {
    host.bus.publish('unread-count-changed', { version: 1, count: 1 });
  }).not.toThrow();
});

test.each<[path: string, reason: LogoutReason, leaves: boolean]>([
  ['/user/myCard', 'refresh-refused', true],
  ['/user/myCard', 'asked', true],
  ['/', 'refresh-refused', false],
  ['/offer/LATEST', 'inactive', true],
  ['/redeem-gift-card', 'refresh-refused', false],
  ['/redeem-gift-card/', 'other-tab', false],
  ['/redeem-gift-card', 'asked', true],
  ['/unsubscribe_email', 'refresh-refused', false],
  ['/unsubscribe_email', 'inactive', false],
  ['/login_callback', 'refresh-refused', false],
])('a session that ends on %s (%s) leads home: %p', (path, reason, leaves) => {
  expect(leavesAfterLogout(path, reason, { isOpenInOtherSite: false })).toBe(leaves);
});

test('a wallet inside another site stays where it is and says where to log in (Q-023)', () => {
  expect(leavesAfterLogout('/user/myCoupon', 'refresh-refused', { isOpenInOtherSite: true })).toBe(false);
});
