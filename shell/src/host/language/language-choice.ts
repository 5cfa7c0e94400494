import { languageOf, type DeploymentProfile, type Language } from '@mrw/shared-contracts';
import Cookies from 'js-cookie';

const cookie = 'mrw_language';

type Spoken = Pick<DeploymentProfile, 'availableLanguages'>;

/**
 * The first language of a visit: the address, then the stored choice, then the default of the deployment.
 *
 * @param query of the address; `locale` or `lang` count
 */
export function firstLanguage(
  profile: Spoken & Pick<DeploymentProfile, 'defaultLanguage'>,
  query: URLSearchParams,
  stored: string | null | undefined,
): Language {
  return languageAskedFor(profile, query) ?? spoken(profile, languageOf(stored)) ?? profile.defaultLanguage;
}

/** The language that a link brings along: `locale` or `lang`; null when it names none that is spoken here. */
export function languageAskedFor(profile: Spoken, query: URLSearchParams): Language | null {
  const wishes = [...query.getAll('locale'), ...query.getAll('lang')].map((wish) =>
    spoken(profile, languageOf(wish)),
  );
  return wishes.find((wish) => wish !== null) ?? null;
}

const spoken = (profile: Spoken, wish: Language | null): Language | null =>
  wish && profile.availableLanguages.includes(wish) ? wish : null;

export const storedLanguage = () => Cookies.get(cookie);

export function storeLanguage(language: Language): void {
  Cookies.set(cookie, language, { path: '/', sameSite: 'lax', expires: 365 });
}
