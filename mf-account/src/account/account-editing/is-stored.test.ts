import { sampleCustomer } from '@mrw/shared-contracts/testing';
import type { CustomerPatch } from '@mrw/shared-contracts/api/customers';
import { isStored } from './is-stored';

const stored = sampleCustomer({
  first_name: 'Amy',
  last_name: null,
  has_agreed_direct_marketing: true,
  direct_marketing_via_email: false,
  user_custom_data: { pets: 'cat,dog' },
});

test.each<[CustomerPatch, boolean]>([
  [{ first_name: ' Amy\u200b ' }, true],
  [{ first_name: 'amy' }, false],
  [{ last_name: '' }, true],
  [{ last_name: 'Chan' }, false],
  [{ has_agreed_direct_marketing: true, direct_marketing_via_email: false }, true],
  [{ has_agreed_direct_marketing: true, direct_marketing_via_email: true }, false],
  [{ user_custom_data: { pets: 'cat,dog' } }, true],
  [{ user_custom_data: { pets: 'cat' } }, false],
  [{ user_custom_data: { hobby: '' } }, true],
  [{ user_custom_data: { hobby: 'chess' } }, false],
])('%j is stored: %s', (patch, expected) => {
  expect(isStored(patch, stored)).toBe(expected);
});
