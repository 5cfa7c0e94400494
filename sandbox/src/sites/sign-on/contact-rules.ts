import { readMobile } from '../../identity/contact';
import { countryCodes, type CountryCode } from './services';

/** A typed number without the blanks and hyphens that people group digits with. */
export function plainDigits(mobile: string): string {
  return mobile.replace(/[\s-]/g, '');
}

/** §5: 8 digits for 852 and 853, 11 digits from 1 for 86. */
export function isMobile(countryCode: CountryCode, mobile: string): boolean {
  return readMobile(`+${countryCode}${mobile}`) !== null;
}

/** Splits a full number as it arrives in a query, where an unescaped `+` has become a blank. */
export function splitMobile(value: string): { country_code: CountryCode; mobile: string } {
  const digits = plainDigits(value).replace(/^\+/, '');
  const stored = readMobile(`+${digits}`);
  const countryCode = countryCodes.find((code) => code === stored?.countryCode);
  if (countryCode === undefined) return { country_code: '852', mobile: digits };
  return { country_code: countryCode, mobile: digits.slice(countryCode.length) };
}
