import { languageOf, type Language } from '@mrw/shared-contracts/language';
import type { BootPlan } from '@mrw/shared-contracts/manifest';

/**
 * The language of a page before the site runs: the address, then the stored choice, then the default.
 *
 * @param cookies of the document
 */
export function firstLanguageOf(
  { spoken, defaultLanguage }: Pick<BootPlan, 'spoken' | 'defaultLanguage'>,
  search: string,
  cookies: string,
): Language {
  const query = new URLSearchParams(search);
  const stored = /(?:^|; )mrw_language=([\w-]+)/.exec(cookies)?.[1];
  const wishes = [...query.getAll('locale'), ...query.getAll('lang'), stored].map(languageOf);
  return wishes.find((wish) => wish !== null && wish in spoken) ?? defaultLanguage;
}
