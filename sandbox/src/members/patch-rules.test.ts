import type { AdditionalField } from '@mrw/shared-contracts/api/config';
import type { CustomerPatch } from '@mrw/shared-contracts/api/customers';
import {
  coupleMarketing,
  judgePatch,
  readGender,
  refuseBirthday,
  type FieldMessages,
  type PatchFacts,
} from './patch-rules';

const now = new Date('2026-11-21T12:00:00+08:00');
const facts: PatchFacts = {
  allowedEditFields: null,
  hasBirthday: false,
  profileFields: [],
  sections: [],
  now,
};

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
  ['1990-05-01x', false],
  ['x1990-05-01', false],
])('B-026 birthday %s is accepted: %p', (value, accepted) => {
  expect(refuseBirthday(value, now) === null).toBe(accepted);
});

test.each([
  ['1990-05-02', 'Use the form YYYY-MM-01.'],
  ['2008-12-01', 'Members must be at least 18 years old.'],
  ['1875-12-01', 'This date is too long ago.'],
])('birthday %s is answered with "%s"', (value, fault) => {
  expect(refuseBirthday(value, now)).toBe(fault);
});

test.each([
  ['FEMALE', 'FEMALE'],
  ['male', 'MALE'],
  ['not_disclosed', 'NOT_DISCLOSED'],
  ['', null],
])('gender %p is read as %p', (value, gender) => {
  expect(readGender(value)).toBe(gender);
});

const field = {
  field_name: 'LAST_NAME' as const,
  show_field: true,
  is_mandatory: false,
  customer_editable: false,
};

const blank = 'This field may not be blank.';
const readOnly = 'This field cannot be edited.';
const shoe: AdditionalField = {
  field_name: 'shoe',
  field_type: 'TEXT',
  display_title: 'Shoe size',
  display_label: '',
  translations: [],
  is_required: true,
  is_editable: true,
  display_priority: 1,
  choices: [],
  tips: '',
};
const withShoe = (change: Partial<AdditionalField> = {}): PatchFacts => ({
  ...facts,
  sections: [{ name: 'Sizes', translations: [], fields: [{ ...shoe, ...change }] }],
});

test.each<[string, CustomerPatch, PatchFacts, FieldMessages]>([
  ['an empty name', { first_name: ' ' }, facts, { first_name: blank }],
  ['Q-196 a name that nobody sees', { first_name: '\u3164' }, facts, { first_name: blank }],
  ['Q-196 an answer that nobody sees', { user_custom_data: { shoe: '\u200b' } }, withShoe(), { shoe: blank }],
  ['a good name', { first_name: 'Anna' }, facts, {}],
  ['a name of 100 letters', { first_name: 'a'.repeat(100) }, facts, {}],
  ['a longer one', { first_name: 'a'.repeat(101) }, facts, { first_name: 'This value is too long.' }],
  [
    'B-046 a field that is not allowed',
    { first_name: 'Anna' },
    { ...facts, allowedEditFields: [] },
    { first_name: readOnly },
  ],
  ['an allowed field', { first_name: 'Anna' }, { ...facts, allowedEditFields: ['first_name'] }, {}],
  ['a read-only field', { last_name: 'Li' }, { ...facts, profileFields: [field] }, { last_name: readOnly }],
  [
    'a field that is not shown',
    { last_name: 'Li' },
    { ...facts, profileFields: [{ ...field, customer_editable: true, show_field: false }] },
    { last_name: readOnly },
  ],
  [
    'a field that is open',
    { last_name: 'Li' },
    { ...facts, profileFields: [{ ...field, customer_editable: true }] },
    {},
  ],
  ['another field than the read-only one', { first_name: 'Li' }, { ...facts, profileFields: [field] }, {}],
  [
    'B-025 a second birthday',
    { date_of_birth: '1990-01-01' },
    { ...facts, hasBirthday: true },
    { date_of_birth: 'Birthday cannot be changed.' },
  ],
  ['a first birthday', { date_of_birth: '1990-01-01' }, facts, {}],
  ['an unknown gender', { gender: 'X' }, facts, { gender: 'This value is not valid.' }],
  ['no gender', { gender: '' }, facts, { gender: blank }],
  ['a gender in small letters', { gender: 'female' }, facts, {}],
  [
    'B-046 an e-mail that is not allowed',
    { email_address: 'new@example.test' },
    { ...facts, allowedEditFields: ['first_name'] },
    { email_address: readOnly },
  ],
  [
    'an allowed e-mail',
    { email_address: 'new@example.test' },
    { ...facts, allowedEditFields: ['email_address'] },
    {},
  ],
  ['a broken e-mail', { email_address: 'a@b' }, facts, { email_address: 'Enter a valid email address.' }],
  ['an unknown custom field', { user_custom_data: { shoe: '42' } }, facts, { shoe: readOnly }],
  ['a custom field', { user_custom_data: { shoe: '42' } }, withShoe(), {}],
  [
    'a required custom field without content',
    { user_custom_data: { shoe: ' ' } },
    withShoe(),
    { shoe: blank },
  ],
  [
    'an optional custom field without content',
    { user_custom_data: { shoe: ' ' } },
    withShoe({ is_required: false }),
    {},
  ],
  [
    'a number below zero',
    { user_custom_data: { shoe: '-3' } },
    withShoe({ field_type: 'NUMBER' }),
    { shoe: 'This number cannot be below 0.' },
  ],
  ['zero', { user_custom_data: { shoe: '0' } }, withShoe({ field_type: 'NUMBER' }), {}],
  ['a text with a dash', { user_custom_data: { shoe: '-3' } }, withShoe(), {}],
  [
    'a custom field that is read-only',
    { user_custom_data: { shoe: '42' } },
    withShoe({ is_editable: false }),
    { shoe: readOnly },
  ],
  [
    'a custom field that is allowed by its name',
    { user_custom_data: { shoe: '42' } },
    { ...withShoe(), allowedEditFields: ['shoe'] },
    {},
  ],
  [
    'a custom field of a member who may edit all of them',
    { user_custom_data: { shoe: '42' } },
    { ...withShoe(), allowedEditFields: ['user_custom_data'] },
    {},
  ],
  [
    'a custom field that is not allowed',
    { user_custom_data: { shoe: '42' } },
    { ...withShoe(), allowedEditFields: ['first_name'] },
    { shoe: readOnly },
  ],
])('%s', (_case, patch, given, faults) => {
  expect(judgePatch(patch, given)).toEqual(faults);
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

test.each([
  ['1900-01-01', true],
  ['2099-12-31', true],
  ['1899-12-31', false],
  ['0026-11-20', false],
  ['2026-02-30', false],
  ['2026-11-20T00:00:00+08:00', false],
  ['soon', false],
])('the date %s of additional data is accepted: %s', (value, accepted) => {
  const dated = withShoe({ field_type: 'DATE' });
  const faults = accepted ? {} : { shoe: 'Enter a date that exists, from 1900-01-01.' };
  expect(judgePatch({ user_custom_data: { shoe: value } }, dated)).toEqual(faults);
});

test('a date that is not required may be emptied', () => {
  const dated = withShoe({ field_type: 'DATE', is_required: false });
  expect(judgePatch({ user_custom_data: { shoe: '' } }, dated)).toEqual({});
});
