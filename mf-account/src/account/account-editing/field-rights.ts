import type { ProfileFieldConfig } from '@mrw/shared-contracts/api/config';

type FieldName = ProfileFieldConfig['field_name'];
/** As the server sends it; a later version may add fields. */
export type FieldConfig = Omit<ProfileFieldConfig, 'field_name'> & { field_name: string };
export type FieldRights = { shown: boolean; editable: boolean; mandatory: boolean };

const wireNames: Readonly<Record<FieldName, string>> = {
  FIRST_NAME: 'first_name',
  LAST_NAME: 'last_name',
  GENDER: 'gender',
  BIRTHDAY: 'date_of_birth',
  REFERRAL_CODE: 'referral_code',
};

/** Shown as configured; editable when the configuration and the member's own list allow it. */
export function fieldRights(
  field: FieldName,
  configuration: readonly FieldConfig[],
  allowed: readonly string[] | null,
): FieldRights {
  const config = configuration.find(({ field_name: name }) => name === field);
  if (!config?.show_field) return { shown: false, editable: false, mandatory: false };
  return {
    shown: true,
    editable: config.customer_editable && isAllowed(wireNames[field], allowed),
    mandatory: config.is_mandatory,
  };
}

/** Null allows every field. */
export function isAllowed(name: string, allowed: readonly string[] | null): boolean {
  return allowed === null || allowed.includes(name);
}
