import { readFileSync } from 'node:fs';

export const languages = { en: 'English', 'zh-Hant': '繁體中文', 'zh-Hans': '简体中文' };
const order = Object.keys(languages);

/** Each text in the order of the languages. */
const texts = JSON.parse(readFileSync(new URL('./texts.json', import.meta.url), 'utf8'));

/** @returns the text of a key in a language; `{name}` is filled in */
export const wordsOf =
  (language) =>
  (key, values = {}) =>
    texts[key][order.indexOf(language)].replace(/\{(\w+)\}/g, (_, name) => values[name]);

export const isText = (key) => Object.hasOwn(texts, key);

/** The language of an address, of the cookie, or of the browser. */
export function languageOf(...wishes) {
  const known = wishes.find((wish) => Object.hasOwn(languages, wish ?? ''));
  if (known) return known;
  const wish = (wishes.at(-1) ?? '').toLowerCase();
  if (/^zh(-hans|-cn|-sg)/.test(wish)) return 'zh-Hans';
  return wish.startsWith('zh') ? 'zh-Hant' : 'en';
}
