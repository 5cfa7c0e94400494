import { languageOf, type DeploymentProfile, type Language } from '@mrw/shared-contracts';
import Cookies from 'js-cookie';

const cookie = 'mrw_language';

/**
 * The first language of a visit: the address, then the stored choice, then the default of the deployment.
 *
 * @param query of the address; `locale` or `lang` count
 */
export function firstLanguage(
  profile: Pick<DeploymentProfile, 'availableLanguages' | 'defaultLanguage'>,
  query: URLSearchParams,
  stored: string | null | undefined,
): Language {
  const wishes = [query.get('locale'), query.get('lang'), stored].map(languageOf);
  return wishes.find((wish) => wish && profile.availableLanguages.includes(wish)) ?? profile.defaultLanguage;
}

export const storedLanguage = () => Cookies.get(cookie);

export function storeLanguage(language: Language): void {
  Cookies.set(cookie, language, { path: '/', sameSite: 'lax', expires: 365 });
}
