import { createInstance, type i18n } from 'i18next';
import { languages, type Language } from '../language/language';

/**
 * The one i18next instance of a host. Modules add their texts to it and never call `init`.
 *
 * @param language the initial language
 */
export function createI18n(language: Language): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: [...languages],
    load: 'currentOnly',
    resources: {},
    initAsync: false,
    nsSeparator: false,
    keySeparator: false,
    // React escapes its output, and texts are never inserted as HTML.
    interpolation: { escapeValue: false, skipOnVariables: true },
    returnNull: false,
  });
  return instance;
}
