import type { ProfileFieldConfig } from '@mrw/shared-contracts/api/config';

export const profileFields: ProfileFieldConfig[] = [
  { field_name: 'FIRST_NAME', show_field: true, is_mandatory: true, customer_editable: true },
  { field_name: 'LAST_NAME', show_field: true, is_mandatory: false, customer_editable: true },
  { field_name: 'GENDER', show_field: true, is_mandatory: false, customer_editable: true },
  { field_name: 'BIRTHDAY', show_field: true, is_mandatory: false, customer_editable: true },
  { field_name: 'REFERRAL_CODE', show_field: true, is_mandatory: false, customer_editable: false },
];

/** The console can switch to this one: no last name, gender only to read. */
export const alternativeProfileFields: ProfileFieldConfig[] = profileFields.map((field) => {
  if (field.field_name === 'LAST_NAME') return { ...field, show_field: false, customer_editable: false };
  return field.field_name === 'GENDER' ? { ...field, customer_editable: false } : field;
});
