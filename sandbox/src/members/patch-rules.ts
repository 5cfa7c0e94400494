import type { AdditionalSection, ProfileFieldConfig } from '@mrw/shared-contracts/api/config';
import type { CustomerPatch, ProfileField } from '@mrw/shared-contracts/api/customers';
import { asTyped, isBlank } from '@mrw/shared-contracts/comparison/comparison-key';
import { dateFault, dateLimits } from '@mrw/shared-contracts/dates/date-fault';
import { readEmail } from '../platform/identity/contact';
import { dayOf } from '../platform/calendar/hong-kong';
import type { Gender } from '../platform/db/schema/members';

/** Input of the checks: member and configuration. */
export type PatchFacts = {
  allowedEditFields: readonly string[] | null;
  hasBirthday: boolean;
  profileFields: readonly ProfileFieldConfig[];
  sections: readonly AdditionalSection[];
  now: Date;
};
export type FieldMessages = Readonly<Record<string, string>>;

const youngest = 18;
const oldest = 150;
const configNames: Readonly<Record<ProfileField, ProfileFieldConfig['field_name']>> = {
  first_name: 'FIRST_NAME',
  last_name: 'LAST_NAME',
  gender: 'GENDER',
  date_of_birth: 'BIRTHDAY',
};

const required = 'This field may not be blank.';
const readOnly = 'This field cannot be edited.';

/** Every fault of a profile change, by field; empty when it may be stored (contract §3, Q-125). */
export function judgePatch(patch: CustomerPatch, facts: PatchFacts): FieldMessages {
  const faults: Record<string, string> = {};
  for (const name of ['first_name', 'last_name', 'gender', 'date_of_birth'] as const) {
    const value = patch[name];
    if (value === undefined) continue;
    const fault = refuseField(name, value, facts);
    if (fault !== null) faults[name] = fault;
  }
  if (patch.email_address !== undefined) {
    const fault = refuseEmail(patch.email_address, facts);
    if (fault !== null) faults['email_address'] = fault;
  }
  return { ...faults, ...judgeCustomData(patch.user_custom_data ?? {}, facts) };
}

/** A member without a list of fields may edit every one. */
const isAllowed = (name: string, { allowedEditFields }: PatchFacts): boolean =>
  allowedEditFields?.includes(name) ?? true;

function refuseField(name: ProfileField, value: string, facts: PatchFacts): string | null {
  const config = facts.profileFields.find((field) => field.field_name === configNames[name]);
  const isOpen = config?.customer_editable !== false && config?.show_field !== false;
  if (!isOpen || !isAllowed(name, facts)) return readOnly;
  if (isBlank(value)) return required;
  if (name === 'gender') return readGender(value) === null ? 'This value is not valid.' : null;
  if (name !== 'date_of_birth') return value.length > 100 ? 'This value is too long.' : null;
  return facts.hasBirthday ? 'Birthday cannot be changed.' : refuseBirthday(value, facts.now);
}

function refuseEmail(value: string, facts: PatchFacts): string | null {
  if (!isAllowed('email_address', facts)) return readOnly;
  return readEmail(value) === null ? 'Enter a valid email address.' : null;
}

export const readGender = (value: string): Gender | null =>
  (['FEMALE', 'MALE', 'NOT_DISCLOSED'] as const).find((gender) => gender === value.toUpperCase()) ?? null;

/** `YYYY-MM-01`, from 18 years ago back 150 years, by month (§5, Q-121). */
export function refuseBirthday(value: string, now: Date): string | null {
  const [, year = '', month = ''] = /^(\d{4})-(0[1-9]|1[0-2])-01$/.exec(value) ?? [];
  if (year === '') return 'Use the form YYYY-MM-01.';
  const [thisYear = '', thisMonth = ''] = dayOf(now).split('-');
  const months = (Number(thisYear) - Number(year)) * 12 + Number(thisMonth) - Number(month);
  if (months < youngest * 12) return 'Members must be at least 18 years old.';
  if (Number(thisYear) - Number(year) > oldest) return 'This date is too long ago.';
  return null;
}

function judgeCustomData(data: Readonly<Record<string, string>>, facts: PatchFacts): FieldMessages {
  const fields = facts.sections.flatMap((section) => section.fields);
  const faults: Record<string, string> = {};
  for (const [name, value] of Object.entries(data)) {
    const field = fields.find((candidate) => candidate.field_name === name);
    const isOpen = field?.is_editable && (isAllowed(name, facts) || isAllowed('user_custom_data', facts));
    if (!isOpen) faults[name] = readOnly;
    else if (isBlank(value)) {
      if (field.is_required) faults[name] = required;
    } else if (
      field.field_type === 'DATE' &&
      dateFault(asTyped(value), 'day', dateLimits.additionalData) !== null
    )
      faults[name] = 'Enter a date that exists, from 1900-01-01.';
    else if (field.field_type === 'NUMBER' && Number(value) < 0)
      faults[name] = 'This number cannot be below 0.';
  }
  return faults;
}

/** E-mail marketing brings general agreement with it; taking general agreement away ends both (§5, Q-131). */
export function coupleMarketing(
  patch: CustomerPatch,
): Pick<CustomerPatch, 'has_agreed_direct_marketing' | 'direct_marketing_via_email'> {
  const { has_agreed_direct_marketing: general, direct_marketing_via_email: email } = patch;
  if (email === true) return { has_agreed_direct_marketing: true, direct_marketing_via_email: true };
  if (general === false) return { has_agreed_direct_marketing: false, direct_marketing_via_email: false };
  return {
    ...(general === undefined ? {} : { has_agreed_direct_marketing: general }),
    ...(email === undefined ? {} : { direct_marketing_via_email: email }),
  };
}
