import { phoneNumber } from './phone-number';

test.each([
  ['852', '30000001', '+852 3000 0001', 'tel:+85230000001'],
  ['+86', '138 0013 8000', '+86 138 0013 8000', 'tel:+8613800138000'],
  [null, '30000001', '3000 0001', 'tel:30000001'],
  ['', '1823', '1823', 'tel:1823'],
])('%p and %p are read as %s and called by %s', (code, number, text, href) => {
  expect(phoneNumber(code, number)).toEqual({ text, href });
});

test.each([null, '', ' '])('without a number (%p) there is none', (number) => {
  expect(phoneNumber('852', number)).toBeNull();
});
