import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useHost } from '../host/host-context';
import { languages, type InLanguages, type Language } from '../language/language';

/** A text in one language; `{{name}}` marks a value, and a counted text has two forms. */
export type Text = string | { one: string; other: string };

/** The texts of a feature, as `defineStrings` returns them. */
export type Strings<Key extends string = string> = {
  readonly namespace: string;
  readonly table: Readonly<Record<Key, Readonly<Record<Language, Text>> | InLanguages<Text>>>;
};

/** Values for the `{{name}}` marks of a text; `count` picks the form of a counted one. */
export type Values = Readonly<Record<string, string | number>>;
/** Returns a text in the language of the page. */
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

/**
 * Declares the texts of a feature, all languages side by side.
 *
 * @param namespace unique in the whole product, for example `wallet.coupons`
 *
 * @example
 * ```tsx
 * import { defineStrings, useStrings } from '@mrw/shared-contracts';
 *
 * const strings = defineStrings('mf-example.greeting', {
 *   hello: { en: 'Hello, {{name}}', 'zh-Hant': '你好，{{name}}', 'zh-Hans': '你好，{{name}}' },
 * });
 *
 * export function Greeting({ name }: { name: string }) {
 *   const t = useStrings(strings);
 *   return <p>{t('hello', { name })}</p>;
 * }
 * ```
 */
export function defineStrings<Key extends string>(
  namespace: string,
  table: Record<Key, Record<Language, Text> | InLanguages<Text>>,
): Strings<Key> {
  return { namespace, table };
}

// By identity: a module replaced by hot reload adds its texts again.
const added = new WeakMap<i18n, WeakSet<Strings>>();

/** Adds the texts of a feature to an i18next instance, once. */
export function addStrings(instance: i18n, strings: Strings): void {
  const known = added.get(instance) ?? new WeakSet<Strings>();
  added.set(instance, known);
  if (known.has(strings)) return;
  known.add(strings);
  for (const language of languages) {
    const bundle: Record<string, string> = {};
    for (const [key, texts] of Object.entries<Partial<Record<Language, Text>>>(strings.table)) {
      const text = texts[language];
      if (typeof text === 'string') {
        bundle[key] = text;
      } else if (text) {
        bundle[`${key}_one`] = text.one;
        bundle[`${key}_other`] = text.other;
      }
    }
    instance.addResourceBundle(language, strings.namespace, bundle, true, true);
  }
}

/**
 * Translates outside of React.
 *
 * @param values for `{{name}}` marks; `count` picks the form of a counted text
 */
export function translate<Key extends string>(
  instance: i18n,
  strings: Strings<Key>,
  key: Key,
  values?: Values,
): string {
  addStrings(instance, strings);
  return instance.t(key, { ns: strings.namespace, ...values });
}

/**
 * Translates in a component, which renders again when the language changes.
 *
 * @param strings the result of `defineStrings`
 */
export function useStrings<Key extends string>(strings: Strings<Key>): Translate<Key> {
  const { i18n: instance } = useHost();
  addStrings(instance, strings);
  const { t } = useTranslation(strings.namespace, { i18n: instance, useSuspense: false });
  return (key, values) => t(key, { ...values });
}
