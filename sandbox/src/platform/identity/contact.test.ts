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
  ['Rita\u200b@example.test', 'rita@example.test'],
  ['taken@example.test.', 'taken@example.test'],
  ['ｔａｋｅｎ＠example.test', 'taken@example.test'],
  ['taken@example.test..', null],
  ['a@b', null],
  ['a b@example.test', null],
  ['', null],
])('e-mail %p is read as %p', (text, key) => {
  expect(readEmail(text)?.key ?? null).toBe(key);
});

test('Q-196 an e-mail is stored as typed, without what nobody sees', () => {
  expect(readEmail(' Rita\u200b@Example.test ')?.email).toBe('Rita@Example.test');
});
