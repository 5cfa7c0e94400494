import { deepLink } from './deep-link';

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
