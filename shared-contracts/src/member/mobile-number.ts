/** A country code that the product accepts. */
export type MobileCountry = '852' | '853' | '86';

/** The form of the national numbers of each country (§5, Q-178). */
const countries: readonly (readonly [MobileCountry, RegExp])[] = [
  ['852', /^\d{8}$/],
  ['853', /^\d{8}$/],
  ['86', /^1\d{10}$/],
];

/** A mobile number: country code and digits. */
export type MobileNumber = { countryCode: MobileCountry; number: string };

/** Full-width signs and their ASCII forms are that far apart. */
const fullWidth = 0xfee0;

/**
 * Reads a mobile number as people, contact cards and autofill write it: `6123 4567`, `+852 6123-4567`,
 * `(852) 6123 4567`, `0086 138 0013 8000`, `tel:+85361234567`. A country code in the text overrules the chosen one.
 *
 * @param typed the whole content of the field
 * @param chosen country code of a text without one
 * @param offered the country codes that a text may name, all three by default
 * @returns null when the text is no number of these countries
 */
export function readMobileNumber(
  typed: string,
  chosen: string,
  offered: readonly string[] = countries.map(([code]) => code),
): MobileNumber | null {
  const text = typed
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidth))
    .trim()
    .replace(/^tel:/i, '')
    .replace(/[\p{Cf}\p{Pd}\s\u2212()./]/gu, '');
  const own = countries.find(([code, form]) => code === chosen && form.test(text));
  if (own) return { countryCode: own[0], number: text };
  const full = text.replace(/^(?:\+|00)/, '');
  for (const [countryCode, form] of countries) {
    const number = full.slice(countryCode.length);
    if (offered.includes(countryCode) && full.startsWith(countryCode) && form.test(number))
      return { countryCode, number };
  }
  return null;
}
