import { withoutBlankEnds } from './blank-ends';

test.each([
  ['/campaign/101%20', '/campaign/101'],
  ['/campaign/101%20%0A', '/campaign/101'],
  ['/campaign/101%C2%A0', '/campaign/101'],
  ['/campaign/101%e2%80%8b', '/campaign/101'],
  ['/campaign/101 ', '/campaign/101'],
  ['/campaign/101%20/', '/campaign/101/'],
  ['/coupon/1001%20/select_store', '/coupon/1001/select_store'],
  ['/campaign/101%20?utm_source=a#b%20', '/campaign/101?utm_source=a#b'],
  ['/offer/Food?id=7%20', '/offer/Food?id=7'],
  ['/offer/Star%20Gala?name=a%20b', '/offer/Star%20Gala?name=a%20b'],
  ['/offer/50%2520', '/offer/50%2520'],
  ['/%20/evil.example', '/%20/evil.example'],
  ['/', '/'],
  ['https://shop.example/campaign/101%20', 'https://shop.example/campaign/101'],
])('the link %s is %s', (address, meant) => {
  expect(withoutBlankEnds(address)).toBe(meant);
});
