import { emailKey, isEmail, withoutInvisible } from '@mrw/shared-contracts/comparison/comparison-key';
import { readMobileNumber } from '@mrw/shared-contracts/member/mobile-number';

/** A contact as typed in the form: exactly one of e-mail and mobile. */
export type Contact =
  { method: 'email'; email: string } | { method: 'mobile'; countryCode: string; mobile: string };

export type StoredContact = {
  method: 'email' | 'mobile';
  email: string | null;
  countryCode: string | null;
  number: string | null;
  /** Comparison key of the e-mail, or `+{country code}{number}`. */
  key: string;
};

/** Null when the e-mail does not look like one. */
export function readEmail(text: string): StoredContact | null {
  if (!isEmail(text)) return null;
  const email = withoutInvisible(text).trim();
  return { method: 'email', email, countryCode: null, number: null, key: emailKey(text) };
}

/** With its country code, however it is written; null for another country or length (§5, Q-178). */
export function readMobile(text: string, countryCode = ''): StoredContact | null {
  const read = readMobileNumber(text, countryCode);
  return read && { method: 'mobile', email: null, ...read, key: `+${read.countryCode}${read.number}` };
}

export const readContact = (contact: Contact): StoredContact | null =>
  contact.method === 'email'
    ? readEmail(contact.email)
    : readMobile(contact.mobile, contact.countryCode.replace('+', ''));
