import { languageOf, type Language } from '@mrw/shared-contracts/language';

export const languageCookie = 'mrw_language';

/** Parameters of an address for the language, by priority. */
export const languageParameters = ['locale', 'lang'] as const;

/** The languages of a deployment. */
export type Spoken = { availableLanguages: readonly Language[]; defaultLanguage: Language };

/**
 * The initial language of a visit: the address, then the stored choice, then the default of the deployment.
 * The first script uses it too, so it has no dependencies.
 *
 * @param query of the address; `locale` or `lang` count
 */
export function firstLanguage(
  deployment: Spoken,
  query: URLSearchParams,
  stored: string | null | undefined,
): Language {
  return (
    languageAskedFor(deployment, query) ??
    spoken(deployment, languageOf(stored)) ??
    deployment.defaultLanguage
  );
}

/** The language of a link: `locale` or `lang`; null for a language that is not available. */
export function languageAskedFor(
  deployment: Pick<Spoken, 'availableLanguages'>,
  query: URLSearchParams,
): Language | null {
  const wishes = languageParameters
    .flatMap((name) => query.getAll(name))
    .map((wish) => spoken(deployment, languageOf(wish)));
  return wishes.find((wish) => wish !== null) ?? null;
}

const spoken = (
  { availableLanguages }: Pick<Spoken, 'availableLanguages'>,
  wish: Language | null,
): Language | null => (wish && availableLanguages.includes(wish) ? wish : null);
