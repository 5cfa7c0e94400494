import { readEmail, readMobile } from './contact';

test.each([
  ['+85260000001', '+85260000001'],
  ['+852 6000 0001', '+85260000001'],
  ['+85366667777', '+85366667777'],
  ['+8613812345678', '+8613812345678'],
  ['+8523000', null],
  ['+852600000011', null],
  ['+8623812345678', null],
  ['+4915112345678', null],
  ['60000001', null],
])('mobile %s is read as %p', (text, key) => {
  expect(readMobile(text)?.key ?? null).toBe(key);
});

test.each([
  ['Taken@Example.test', 'taken@example.test'],
  ['a@b', null],
  ['a b@example.test', null],
  ['', null],
])('e-mail %p is read as %p', (text, key) => {
  expect(readEmail(text)?.key ?? null).toBe(key);
});
