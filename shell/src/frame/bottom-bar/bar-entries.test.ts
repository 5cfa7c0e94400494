import { barEntries, currentEntry } from './bar-entries';

test('Q-183 visitors get Home, Offers, Stores and Log in', () => {
  expect(barEntries({ kind: 'visitor' })).toEqual(['home', 'offers', 'stores', 'logIn']);
});

test('Q-183 members get Home, Offers, Card, Stores and Me, also while the session is restored', () => {
  expect(barEntries({ kind: 'restoring' })).toEqual(['home', 'offers', 'card', 'stores', 'me']);
});

test.each([
  ['/home', 'home'],
  ['/offer/LATEST', 'offers'],
  ['/campaign/101', 'offers'],
  ['/user/myCard', 'card'],
  ['/user/myCoupon', 'me'],
  ['/user/myProfile', 'me'],
  ['/about/store', 'stores'],
  ['/storeDetail/501', 'stores'],
  ['/inbox', null],
])('on %p the current entry is %p', (path, entry) => {
  expect(currentEntry(path)).toBe(entry);
});
