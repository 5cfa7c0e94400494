import type { CustomerPatch } from '@mrw/shared-contracts/api/customers';
import { asTyped } from '@mrw/shared-contracts/comparison/comparison-key';
import { eq } from 'drizzle-orm';
import { readEmail } from '../platform/identity/contact';
import { readAdditionalSections, readProfileFields } from '../platform/config/routes';
import type { Work } from '../platform/db/connect';
import type { Row } from '../platform/db/schema';
import { members } from '../platform/db/schema/members';
import type { Language } from '../platform/http/language';
import { fieldRefusal, found } from '../platform/http/refusal';
import { contactColumns, ownerBeforeClaim } from '../platform/identity/contact-owners';
import { coupleMarketing, judgePatch, readGender } from './patch-rules';

const emailTaken: Readonly<Record<Language, string>> = {
  en: 'This email already exists.',
  'zh-Hant': '此電郵已存在',
  'zh-Hans': '此邮箱已存在',
};

/** Stores a profile change of a locked member, or refuses it by field. */
export async function patchMember(
  { tx, now }: Work,
  member: Row<'members'>,
  patch: CustomerPatch,
  language: Language,
): Promise<Row<'members'>> {
  const faults = judgePatch(patch, {
    allowedEditFields: member.allowed_edit_fields,
    hasBirthday: member.date_of_birth !== null,
    profileFields: await readProfileFields(tx),
    sections: await readAdditionalSections(tx),
    now,
  });
  if (Object.keys(faults).length > 0) throw fieldRefusal(faults);
  const email = patch.email_address === undefined ? null : readEmail(patch.email_address);
  if (email !== null && (await ownerBeforeClaim(tx, email, member.id)) !== null) {
    throw fieldRefusal({ email_address: emailTaken[language] });
  }
  const change = {
    ...(patch.first_name === undefined ? {} : { first_name: asTyped(patch.first_name) }),
    ...(patch.last_name === undefined ? {} : { last_name: asTyped(patch.last_name) }),
    ...(patch.gender === undefined ? {} : { gender: readGender(patch.gender) }),
    ...(patch.date_of_birth === undefined ? {} : { date_of_birth: patch.date_of_birth }),
    ...(email === null
      ? {}
      : contactColumns(email, email.key === member.email_key ? member.email_since : now)),
    ...(patch.user_custom_data === undefined
      ? {}
      : { user_custom_data: { ...member.user_custom_data, ...valuesAsTyped(patch.user_custom_data) } }),
    ...(patch.shows_name_to_invited === undefined
      ? {}
      : { shows_name_to_invited: patch.shows_name_to_invited }),
    ...coupleMarketing(patch),
  };
  if (Object.keys(change).length === 0) return member;
  const [changed] = await tx.update(members).set(change).where(eq(members.id, member.id)).returning();
  return found(changed);
}

/** Another email gets the codes that log in and unlock. */
export const changesEmail = ({ email_key }: Row<'members'>, { email_address }: CustomerPatch): boolean =>
  email_address !== undefined && readEmail(email_address)?.key !== email_key;

const valuesAsTyped = (data: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, asTyped(value)]));
