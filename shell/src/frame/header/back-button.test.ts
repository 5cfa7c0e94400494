import { hasBackButton } from './back-button';

test.each([
  ['/home', false],
  ['/offer/LATEST', false],
  ['/about/store', false],
  ['/user/myCard', false],
  ['/inbox', false],
  ['/campaign/101', true],
  ['/storeDetail/501', true],
  ['/inboxDetail/1', true],
  ['/coupon/1001', true],
  ['/level_rule', true],
])('on %p there is a back button: %p', (path, expected) => {
  expect(hasBackButton(path)).toBe(expected);
});
