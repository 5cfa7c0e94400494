import { languages } from '@mrw/shared-contracts/language';
import { UsageError } from '../../process/usage-error';
import { nameOf } from './import-translations';

const source = 'shared-contracts/src/language/language.ts';
const walletTypes = 'shell/member-wallet/src/element.ts';
const profiles = 'tooling/src/serve/site/profiles.json';

/**
 * The files that another language changes, with their new content. English stands in for all of its texts.
 *
 * @param tag for example `ja`
 * @param read the content of a file by its path from the root of the project
 * @throws UsageError for a tag that is no language of Unicode, or that the product has
 */
export function addedLanguage(tag: string, read: (file: string) => string): ReadonlyMap<string, string> {
  const locale = localeOf(tag);
  if (languages.some((language) => language.toLowerCase() === tag.toLowerCase()))
    throw new UsageError(`The product has ${tag} already.`);
  const own = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
  if (own === undefined) throw new UsageError(`${tag} is no language that has a name.`);
  const name = nameOf(tag);
  const { language, region } = locale.maximize();
  return new Map([
    [
      source,
      edited(read(source), [
        ["export const languages = ['en'", `, '${tag}'`, ']'],
        ['export const languageNames', `  ${name}: '${own}',\n`, '};'],
        ['const meanings', `  [/^${language}\\b/, '${tag}'],\n`, '  [/^en'],
        ['const known = /^(en', `|${language}`, ')'],
        ['export const htmlLang', `  ${name}: '${tag.includes('-') ? tag : `${tag}-${region}`}',\n`, '};'],
      ]),
    ],
    [
      profiles,
      edited(read(profiles), [
        ['"appName"', `, "${tag}": ${englishIn(read(profiles), 'appName')}`, ' }'],
        ['"description"', `,\n      "${tag}": ${englishIn(read(profiles), 'description')}`, '\n    }'],
        ['"A": {\n    "availableLanguages"', `, "${tag}"`, ']'],
      ]),
    ],
    [walletTypes, edited(read(walletTypes), [["export type WalletLanguage = 'en'", ` | '${tag}'`, ';']])],
  ]);
}

function localeOf(tag: string): Intl.Locale {
  try {
    return new Intl.Locale(tag);
  } catch {
    throw new UsageError(`${tag} is no tag of a language: ja, ko, pt-BR.`);
  }
}

const englishIn = (text: string, key: string) =>
  new RegExp(`"${key}": \\{\\s*"en": ("[^"]*")`).exec(text)?.[1] ?? '""';

type Insertion = readonly [after: string, added: string, before: string];

/** @throws Error when a place is not there */
const edited = (text: string, insertions: readonly Insertion[]): string =>
  insertions.reduce((content, [after, added, before]) => {
    const start = content.indexOf(after);
    const place = content.indexOf(before, start);
    if (start === -1 || place === -1) throw new Error(`There is no ${after} … ${before}.`);
    return content.slice(0, place) + added + content.slice(place);
  }, text);
