import { sampleCustomer } from '@mrw/shared-contracts/testing';
import {
  isEmpty,
  isSecondContact,
  isUnchanged,
  isWellFormed,
  mobileContact,
  onTheWire,
  type Contact,
} from './contact';

const mobile = (countryCode: string, number: string): Contact => ({ method: 'mobile', countryCode, number });
const email = (text: string): Contact => ({ method: 'email', email: text });

test.each([
  ['A-084', mobile('852', '60001234'), true],
  ['A-084', mobile('853', '62001234'), true],
  ['A-084', mobile('86', '13800138000'), true],
  ['A-083', mobile('852', '6000123'), false],
  ['A-083', mobile('86', '23800138000'), false],
  ['A-083', mobile('852', '+852 6123 456'), false],
  ['A-086', email('a@b'), false],
  ['A-086', email('a@b.test'), true],
  ['A-086 Q-196', email('a@b.test..'), false],
])('%s the format of %j is right: %s', (_, contact, right) => {
  expect(isWellFormed(contact)).toBe(right);
});

test.each([
  ['A-087', mobile('852', '60000012'), true],
  ['A-087', mobile('853', '60000012'), false],
  ['A-087', email('amy@example.test'), true],
  ['A-087 Q-196', email('Amy\u200b@example.test.'), true],
  ['A-087', email('new@example.test'), false],
])('%s %j is unchanged: %s', (_, contact, unchanged) => {
  expect(isUnchanged(contact, sampleCustomer())).toBe(unchanged);
});

test.each([
  ['852', '+86 138 0013 8000', mobile('86', '13800138000')],
  ['852', '00852 6123 4567', mobile('852', '61234567')],
  ['853', '6123-4567', mobile('853', '61234567')],
  ['852', '00852 6123 456', mobile('852', '00852 6123 456')],
])('with +%s chosen %s is %j', (chosen, typed, contact) => {
  expect(mobileContact(typed, chosen, ['852', '853', '86'])).toEqual(contact);
});

test('A-088 a contact without a value is empty', () => {
  expect([isEmpty(email(' \u200b')), isEmpty(mobile('852', '')), isEmpty(mobile('852', '6'))]).toEqual([
    true,
    true,
    false,
  ]);
});

test('A-100 a mobile number goes out with its country code', () => {
  expect(onTheWire(mobile('853', '62001234'))).toEqual({ method: 'mobile', mobile: '+85362001234' });
  expect(onTheWire(email(' a\u200b@b.test '))).toEqual({ method: 'email', email: 'a@b.test' });
});

test.each([
  ['email', { email_address: null }, true],
  ['mobile', { email_address: null }, false],
  ['mobile', { mobile_phone_number_subscriber_number: null }, true],
  ['email', {}, false],
] as const)('A-101 a new %s with %j is a second contact: %s', (method, changes, second) => {
  expect(isSecondContact(method, sampleCustomer(changes))).toBe(second);
});
