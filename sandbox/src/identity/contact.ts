/** A contact as typed in the form: exactly one of e-mail and mobile. */
export type Contact =
  { method: 'email'; email: string } | { method: 'mobile'; countryCode: string; mobile: string };

export type StoredContact = {
  method: 'email' | 'mobile';
  email: string | null;
  countryCode: string | null;
  number: string | null;
  /** Lower-case e-mail or `+{country code}{number}`. */
  key: string;
};

const mailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const mobilePatterns: Readonly<Record<string, RegExp>> = { 852: /^\d{8}$/, 853: /^\d{8}$/, 86: /^1\d{10}$/ };

/** Null when the e-mail does not look like one. */
export function readEmail(text: string): StoredContact | null {
  const email = text.trim();
  if (!mailPattern.test(email)) return null;
  return { method: 'email', email, countryCode: null, number: null, key: email.toLowerCase() };
}

/** `+{country code}{number}`, blanks and dashes allowed; null for another country or length (§5, Q-178). */
export function readMobile(text: string): StoredContact | null {
  const digits = text.replace(/[\s-]/g, '');
  for (const [countryCode, pattern] of Object.entries(mobilePatterns)) {
    const prefix = `+${countryCode}`;
    const number = digits.slice(prefix.length);
    if (digits.startsWith(prefix) && pattern.test(number)) {
      return { method: 'mobile', email: null, countryCode, number, key: `${prefix}${number}` };
    }
  }
  return null;
}

export const readContact = (contact: Contact): StoredContact | null =>
  contact.method === 'email'
    ? readEmail(contact.email)
    : readMobile(`+${contact.countryCode.replace('+', '')}${contact.mobile}`);
