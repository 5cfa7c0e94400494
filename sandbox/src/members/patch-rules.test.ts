import { coupleMarketing, judgePatch, refuseBirthday } from './patch-rules';

const now = new Date('2026-11-21T12:00:00+08:00');
const facts = { allowedEditFields: null, hasBirthday: false, profileFields: [], sections: [], now };

test.each([
  ['2008-11-01', true],
  ['2008-12-01', false],
  ['2009-11-01', false],
  ['1876-11-01', true],
  ['1876-01-01', true],
  ['1875-12-01', false],
  ['1990-05-02', false],
  ['1990-13-01', false],
  ['soon', false],
])('B-026 birthday %s is accepted: %p', (value, accepted) => {
  expect(refuseBirthday(value, now) === null).toBe(accepted);
});

const field = {
  field_name: 'LAST_NAME' as const,
  show_field: true,
  is_mandatory: false,
  customer_editable: false,
};

test.each([
  ['an empty name', { first_name: ' ' }, facts, ['first_name']],
  ['a good name', { first_name: 'Anna' }, facts, []],
  [
    'B-046 a field that is not allowed',
    { first_name: 'Anna' },
    { ...facts, allowedEditFields: [] },
    ['first_name'],
  ],
  ['an allowed field', { first_name: 'Anna' }, { ...facts, allowedEditFields: ['first_name'] }, []],
  ['a read-only field', { last_name: 'Li' }, { ...facts, profileFields: [field] }, ['last_name']],
  [
    'B-025 a second birthday',
    { date_of_birth: '1990-01-01' },
    { ...facts, hasBirthday: true },
    ['date_of_birth'],
  ],
  ['an unknown gender', { gender: 'X' }, facts, ['gender']],
  ['a gender in small letters', { gender: 'female' }, facts, []],
  [
    'B-046 an e-mail that is not allowed',
    { email_address: 'new@example.test' },
    { ...facts, allowedEditFields: ['first_name'] },
    ['email_address'],
  ],
  [
    'an allowed e-mail',
    { email_address: 'new@example.test' },
    { ...facts, allowedEditFields: ['email_address'] },
    [],
  ],
  ['a broken e-mail', { email_address: 'a@b' }, facts, ['email_address']],
  ['an unknown custom field', { user_custom_data: { shoe: '42' } }, facts, ['shoe']],
])('%s', (_case, patch, given, fields) => {
  expect(Object.keys(judgePatch(patch, given))).toEqual(fields);
});

test.each([
  [
    { direct_marketing_via_email: true },
    { has_agreed_direct_marketing: true, direct_marketing_via_email: true },
  ],
  [{ direct_marketing_via_email: false }, { direct_marketing_via_email: false }],
  [
    { has_agreed_direct_marketing: false },
    { has_agreed_direct_marketing: false, direct_marketing_via_email: false },
  ],
  [{ has_agreed_direct_marketing: true }, { has_agreed_direct_marketing: true }],
  [
    { has_agreed_direct_marketing: true, direct_marketing_via_email: false },
    { has_agreed_direct_marketing: true, direct_marketing_via_email: false },
  ],
  [{}, {}],
])('B-027 marketing %p is stored as %p', (patch, stored) => {
  expect(coupleMarketing(patch)).toEqual(stored);
});
