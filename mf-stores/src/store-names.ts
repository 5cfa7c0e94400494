import { htmlLang, type Language } from '@mrw/shared-contracts';
import type { NameTranslation } from '@mrw/shared-contracts/api/text';
import type { Store } from '@mrw/shared-contracts/api/stores';

/** The name of a brand, category or place in a language; English where nothing else is there. */
export function nameIn(
  language: Language,
  named: { name: string; translations?: readonly NameTranslation[] | undefined },
): string {
  return named.translations?.find((translation) => translation.language === language)?.name || named.name;
}

export type StoreTexts = {
  name: string;
  address: string | null;
  /** Set when the texts are in another language than the page. */
  lang: string | undefined;
};

/** Name and address of a store; English ones, marked as such, when it is not translated. */
export function storeTexts(store: Store, language: Language): StoreTexts {
  const translation = store.translations.find((entry) => entry.language === language);
  if (translation?.name) {
    return { name: translation.name, address: translation.address ?? store.address, lang: undefined };
  }
  return {
    name: store.name,
    address: store.address,
    lang: language === 'en' ? undefined : htmlLang.en,
  };
}
