import type { Language } from '@mrw/shared-contracts';
import Cookies from 'js-cookie';
import { cookieAttributes } from '../cookie-attributes';
import { languageCookie } from './first-language';

/** The stored choice of an earlier visit. */
export const storedLanguage = () => Cookies.get(languageCookie);

export function storeLanguage(language: Language, attributes = cookieAttributes(365)): void {
  Cookies.set(languageCookie, language, attributes);
}
