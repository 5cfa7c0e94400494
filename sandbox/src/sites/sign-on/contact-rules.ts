import { readMobileNumber } from '@mrw/shared-contracts/member/mobile-number';
import type { CountryCode } from './services';

type MobileFields = { country_code: CountryCode; mobile: string };

/** §5: 8 digits for 852 and 853, 11 digits from 1 for 86. */
export const isMobile = ({ country_code, mobile }: MobileFields): boolean =>
  readMobileNumber(mobile, country_code)?.number === mobile;

/** A form with its number split: a country code in the field chooses the country. */
export function withMobile<Form extends MobileFields>(form: Form): Form {
  const read = readMobileNumber(form.mobile, form.country_code);
  return read ? { ...form, country_code: read.countryCode, mobile: read.number } : form;
}
