import { bookingAddress } from './booking-address';

test.each([
  ['https://booking.test/list', 'https://booking.test/list?access_token=a%2Bb'],
  ['https://booking.test/list?lang=zh', 'https://booking.test/list?lang=zh&access_token=a%2Bb'],
  ['javascript:alert(1)', null],
  ['not an address', null],
])('S-077 the list at %p is opened as %p', (listUrl, address) => {
  expect(bookingAddress(listUrl, 'a+b')).toBe(address);
});
