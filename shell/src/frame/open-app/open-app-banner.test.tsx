import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenAppBanner } from './open-app-banner';
import { rememberClosed, wasClosed } from './banner-visibility';
import { deepLink } from './deep-link';

const phone = () =>
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile/15E148');
const banner = () => screen.queryByRole('region', { name: 'Mobile app' });

test('S-062 a desktop browser has no app banner', () => {
  renderWithHost(<OpenAppBanner />, { path: '/home' });
  expect(banner()).toBeNull();
});

test('a phone has one, which opens the same page in the app', () => {
  phone();
  renderWithHost(<OpenAppBanner />, { path: '/user/myCard' });
  expect(banner()).toBeVisible();
  expect(banner()).toHaveTextContent('Harbour RewardsQuicker in the app');
  expect(screen.getByRole('link', { name: 'Open app' })).toHaveAttribute('href', 'memberrewards://myCard');
});

test('Q-036 a banner that was closed is gone, and does not come again on this device', async () => {
  phone();
  const { unmount } = renderWithHost(<OpenAppBanner />, { path: '/home' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(banner()).toBeNull();
  unmount();
  renderWithHost(<OpenAppBanner />, { path: '/home' });
  expect(banner()).toBeNull();
});

const day = 86_400_000;
const now = Date.UTC(2026, 10, 28);
const refuse = () => {
  throw new DOMException('blocked', 'SecurityError');
};
const blocked = {
  get localStorage(): Storage {
    return refuse();
  },
  get sessionStorage(): Storage {
    return refuse();
  },
};

test.each([
  ['at once', 0, true],
  ['within 7 days', 7 * day - 1, true],
  ['after 7 days', 7 * day, false],
  ['with a clock that was set back', -1, false],
])('Q-036 the banner stays closed on the device: %s', (_, later, closed) => {
  expect(wasClosed(window, now)).toBe(false);
  rememberClosed(window, now);
  sessionStorage.clear();
  expect(wasClosed(window, now + later)).toBe(closed);
});

test('where the device refuses to keep it, closing lasts for the browser session', () => {
  const { sessionStorage } = window;
  const device = {
    get localStorage(): Storage {
      return refuse();
    },
    sessionStorage,
  };
  rememberClosed(device, now);
  expect(wasClosed(device, now + day)).toBe(true);
});

test('what was written by another version closes nothing', () => {
  localStorage.setItem('mrw_open_app_closed', 'true');
  expect(wasClosed(window, now)).toBe(false);
});

test('blocked storage closes nothing and breaks nothing', () => {
  expect(() => {
    rememberClosed(blocked, now);
  }).not.toThrow();
  expect(wasClosed(blocked, now)).toBe(false);
});

test.each([
  ['/home', 'app://home'],
  ['/offer/LATEST', 'app://offer'],
  ['/offer/Dining', 'app://offer'],
  ['/campaign/101', 'app://campaignDetail?id=101'],
  ['/campaign/101/', 'app://campaignDetail?id=101'],
  ['/user/myProfile', 'app://profile'],
  ['/user/myCard', 'app://myCard'],
  ['/user/myCoupon', 'app://myCoupon'],
  ['/user/myTicket', 'app://myTicket'],
  ['/user/myAccount', 'app://myAccount'],
  ['/about/store', 'app://storeList'],
  ['/transaction', 'app://transaction'],
  ['/coupon/1001', 'app://couponDetail?id=1001'],
  ['/ticket/2001', 'app://ticketDetail?id=2001'],
  ['/inboxDetail/7', 'app://inboxMessage?id=7'],
  ['/storeDetail/501', 'app://storeDetail?id=501'],
  ['/reward_status', 'app://rewardStatus'],
  ['/coupon/1001/select_store', 'app://home'],
  ['/campaign/203/register_success', 'app://home'],
  ['/inbox', 'app://home'],
  ['/unknown', 'app://home'],
  ['/campaign/1&screen=2', 'app://campaignDetail?id=1%26screen%3D2'],
  ['/coupon/a%2Fb', 'app://couponDetail?id=a%2Fb'],
  ['/storeDetail/%E0%A4%A', 'app://storeDetail?id=%25E0%25A4%25A'],
  ['/', 'app://home'],
])('S-060 %p opens %p', (path, link) => {
  expect(deepLink('app', path, null)).toBe(link);
});

test.each([
  [{ campaignID: '101' }, 'app://campaignDetail?id=101'],
  [{ campaignID: 101 }, 'app://campaignDetail?id=101'],
  [{ campaignID: 'a&b' }, 'app://campaignDetail?id=a%26b'],
  [{ campaignID: null, campaign: { id: 102, name: 'Tea' } }, 'app://campaignDetail?id=102'],
  [{ campaign: null }, 'app://home'],
  [null, 'app://home'],
])('/campaign/detail with the state %p opens %p', (state, link) => {
  expect(deepLink('app', '/campaign/detail', state)).toBe(link);
});
