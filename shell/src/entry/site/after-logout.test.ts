import type { LogoutReason } from '@mrw/shared-contracts';
import { leavesAfterLogout } from './after-logout';

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
