import { frameAddress } from './frame-address';

test.each([
  ['http://frame.test', 'http://frame.test/login?locale=zh-Hant&origin=https%3A%2F%2Fshop.test%3A8443'],
  [
    'http://frame.test/gift/',
    'http://frame.test/gift/login?locale=zh-Hant&origin=https%3A%2F%2Fshop.test%3A8443',
  ],
])('the frame of %s is requested with language and origin', (service, address) => {
  expect(frameAddress(service, 'zh-Hant', 'https://shop.test:8443')).toBe(address);
});
