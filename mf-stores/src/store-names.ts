import type { Language } from '@mrw/shared-contracts';
import type { Store } from '@mrw/shared-contracts/api/stores';
import type { NameTranslation } from '@mrw/shared-contracts/api/text';

/** The name of a brand, category or place in a language; English as the fallback. */
export function nameIn(
  language: Language,
  named: { name: string; translations?: readonly NameTranslation[] | undefined },
): string {
  return named.translations?.find((translation) => translation.language === language)?.name || named.name;
}

/** Name and address of a store in a language; the values of the server where the translation lacks them. */
export function storeTexts(store: Store, language: Language): { name: string; address: string | null } {
  const translation = store.translations.find((entry) => entry.language === language);
  return { name: translation?.name || store.name, address: translation?.address || store.address };
}
