import type { Customer } from '@mrw/shared-contracts/api/customers';
import { asTyped, emailKey, isBlank, isEmail } from '@mrw/shared-contracts/comparison/comparison-key';
import { readMobileNumber } from '@mrw/shared-contracts/member/mobile-number';

export type Contact =
  { method: 'email'; email: string } | { method: 'mobile'; countryCode: string; number: string };

/** What the form begins with. @param countryCodes of mobile numbers, the preselected one first */
export const emptyContact = (method: Contact['method'], countryCodes: readonly string[]): Contact =>
  method === 'email' ? { method, email: '' } : { method, countryCode: countryCodes[0] ?? '', number: '' };

/** A typed number: a country code in it chooses the country. What is not understood yet stays as it is. */
export function mobileContact(typed: string, countryCode: string, countryCodes: readonly string[]): Contact {
  const read = readMobileNumber(typed, countryCode, countryCodes) ?? { countryCode, number: typed };
  return { method: 'mobile', ...read };
}

export function isWellFormed(contact: Contact): boolean {
  if (contact.method === 'email') return isEmail(contact.email);
  return readMobileNumber(contact.number, contact.countryCode)?.number === contact.number;
}

export const isEmpty = (contact: Contact): boolean =>
  contact.method === 'email' ? isBlank(contact.email) : contact.countryCode === '' || isBlank(contact.number);

export function isUnchanged(contact: Contact, customer: Customer): boolean {
  if (contact.method === 'email') return emailKey(contact.email) === emailKey(customer.email_address ?? '');
  return (
    contact.countryCode === customer.mobile_phone_number_country_code &&
    contact.number === customer.mobile_phone_number_subscriber_number
  );
}

/** Why no code can be requested: the lock after the last one, or the contact itself. */
export type RequestBlock = 'locked' | 'empty' | 'unchanged';

export function requestBlock(contact: Contact, customer: Customer, lockedFor: number): RequestBlock | null {
  if (lockedFor > 0) return 'locked';
  if (isEmpty(contact)) return 'empty';
  return isUnchanged(contact, customer) ? 'unchanged' : null;
}

/** The format of the API: a mobile number with its country code. */
export function onTheWire(contact: Contact): { method: Contact['method']; email?: string; mobile?: string } {
  return contact.method === 'email'
    ? { method: 'email', email: asTyped(contact.email) }
    : { method: 'mobile', mobile: `+${contact.countryCode}${contact.number}` };
}

export const hasContact = (method: Contact['method'], customer: Customer): boolean =>
  Boolean(method === 'email' ? customer.email_address : customer.mobile_phone_number_subscriber_number);

/** The member has the other contact and none of this kind (§4). */
export const isSecondContact = (method: Contact['method'], customer: Customer): boolean =>
  !hasContact(method, customer) && hasContact(method === 'email' ? 'mobile' : 'email', customer);
