import type { Language } from '@mrw/shared-contracts';
import type { SourceText } from './source-texts';

/** A text to translate: an English text and the text of one language for the same key and plural form. */
export type Unit = {
  /** The key; a plural form is `<key>_one` or `<key>_other`, as in i18next. */
  readonly id: string;
  readonly source: string;
  readonly target: string;
};

/** What is written beside a unit for the translator. */
export type Notes = { readonly plural: string | null; readonly comment: string };

export const unitId = ({ key, form }: Pick<SourceText, 'key' | 'form'>): string =>
  form === null ? key : `${key}_${form}`;

/** The English text that a text translates: the form `other` for a language that has one form. */
export function englishOf(text: SourceText, texts: readonly SourceText[]): SourceText | undefined {
  const english = texts.filter(
    ({ namespace, key, language }) => language === 'en' && namespace === text.namespace && key === text.key,
  );
  return english.find(({ form }) => form === text.form) ?? english.find(({ form }) => form !== 'one');
}

/** The texts of a language; in place of one that is missing the English one, with an empty text. */
export function textsOf(language: Language, texts: readonly SourceText[]): SourceText[] {
  const has = ({ namespace, key }: SourceText) =>
    texts.some((one) => one.language === language && one.namespace === namespace && one.key === key);
  return texts.flatMap((text) => {
    if (text.language === language) return [text];
    return text.language === 'en' && text.form !== 'one' && !has(text)
      ? [{ ...text, language, form: null, text: '' }]
      : [];
  });
}

const placeholder = /\{\{(\w+)\}\}/g;

/** Names of the `{{name}}` placeholders, each once. */
export const placeholdersOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(placeholder)].map(([, name = '']) => name)));

/** What a translation must not contain, in the words of the fault; null for a text that may be stored. */
export function unsafePart(text: string): string | null {
  if (text.trim() === '') return 'is empty';
  if (/[<>]/.test(text)) return 'contains markup; a text is plain';
  if (text.includes('$t(')) return 'contains $t(…), a reference to another text';
  if (/\{\{|\}\}/.test(text.replace(placeholder, ''))) return 'contains a placeholder that is not {{name}}';
  // Line breaks, control characters, and characters that change the direction of the text around them.
  if (/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(text))
    return 'contains a line break or an invisible control character';
  return null;
}

/** One file of texts: what `<file>` is in XLIFF. */
export type TextFile = {
  /** Namespace of the texts, for example `account.inbox`. */
  readonly namespace: string;
  readonly units: readonly Unit[];
};

export type Translations = { readonly language: Language; readonly files: readonly TextFile[] };
