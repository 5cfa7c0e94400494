import type {
  AdditionalField,
  AdditionalSection,
  ProfileFieldConfig,
} from '@mrw/shared-contracts/api/config';
import type { FakeRoutes } from '@mrw/shared-contracts/testing';

const names = ['FIRST_NAME', 'LAST_NAME', 'GENDER', 'BIRTHDAY', 'REFERRAL_CODE'] as const;

export const sampleProfileFields: ProfileFieldConfig[] = names.map((field_name) => ({
  field_name,
  show_field: true,
  is_mandatory: field_name === 'FIRST_NAME',
  customer_editable: field_name !== 'REFERRAL_CODE',
}));

function sampleField(
  field_name: string,
  field_type: AdditionalField['field_type'],
  changes: Partial<AdditionalField> = {},
): AdditionalField {
  return {
    field_name,
    field_type,
    display_title: field_name,
    display_label: null,
    translations: [],
    is_required: false,
    is_editable: true,
    display_priority: 1,
    choices: [],
    tips: null,
    ...changes,
  };
}

const choices = ['Coffee', 'Books', 'Cinema'].map((label) => ({
  field_value: label.toLowerCase(),
  display_label: label,
  translations: [],
}));

/** Two sections and their fields, in an order other than display_priority. */
export const sampleSections: AdditionalSection[] = [
  {
    name: 'Interests',
    translations: [],
    display_priority: 2,
    fields: [
      sampleField('Newsletter', 'SWITCH'),
      sampleField('Tailored offers', 'SWITCH_AGREE'),
      sampleField('Brand', 'SINGLE_CHOICE_DROPDOWN', { choices }),
      sampleField('Visits', 'SINGLE_CHOICE_MODAL', { choices }),
      sampleField('Likes', 'MULTI_CHOICE_MODAL', { choices, is_required: true }),
    ],
  },
  {
    name: 'Family',
    translations: [{ language: 'zh-Hant', name: '家庭' }],
    display_priority: 1,
    fields: [
      sampleField('Anniversary', 'DATE', { display_priority: 3 }),
      sampleField('People', 'NUMBER', { display_priority: 2 }),
      sampleField('Family name', 'TEXT', {
        display_priority: 1,
        is_required: true,
        translations: [{ language: 'zh-Hant', display_title: '家庭姓名', tips: '用於預訂' }],
        tips: 'For bookings.',
      }),
      sampleField('Family account', 'TEXT', { display_priority: 4, is_editable: false }),
    ],
  },
  { name: 'Nothing', translations: [], display_priority: 3, fields: [] },
];

export const accountConfigRoutes: FakeRoutes = {
  'GET /config/customer_profile_field': { body: sampleProfileFields },
  'GET /config/customer_additional_data': { body: sampleSections },
};
