import { languages, type Language, type Strings } from '@mrw/shared-contracts';
import { formsOf } from '../text-faults';

/** Marks whose value is a word of the language; every other one begins and ends with a digit or a letter. */
const words =
  /\{\{(?:app|level|gift|reward|stores?|campaign|title|name|brand|place|region|answer|message|choice|field|language|list|card|what|question|section|label|item|day)\}\}/g;

// A date begins with a digit and ends with 日. The word joiner keeps its two ends apart.
const withValues = (text: string) =>
  text
    .replace(/\{\{\w*[dD]ate\}\}/g, '1\u2060日')
    .replace(words, '名')
    .replace(/\{\{\w+\}\}/g, '1');

type Rule = { says: string; breaks: RegExp; of: readonly Language[] };

const chinese = ['zh-Hant', 'zh-Hans'] as const;
const rules: readonly Rule[] = [
  {
    says: 'full-width punctuation',
    breaks: /\p{Script=Han}[,.!?:;()]|[,!?:;()]\p{Script=Han}/u,
    of: chinese,
  },
  {
    says: 'a space between Chinese and Latin letters or digits',
    breaks: /\p{Script=Han}[A-Za-z0-9$]|[A-Za-z0-9%]\p{Script=Han}/u,
    of: chinese,
  },
  {
    says: 'no space beside full-width punctuation',
    breaks: /[，。！？：；（）「」、] | [，。！？：；（）「」、]/,
    of: chinese,
  },
  { says: 'no space between Chinese characters', breaks: /\p{Script=Han} +\p{Script=Han}/u, of: chinese },
  { says: 'quotation marks 「 」', breaks: /["'“”‘’]/, of: ['zh-Hant'] },
  { says: 'quotation marks “ ”', breaks: /["'「」]/, of: ['zh-Hans'] },
  { says: 'curly quotation marks and apostrophes', breaks: /["'「」]/, of: ['en'] },
  { says: 'one mark for an ellipsis', breaks: /\.\.\./, of: languages },
  // A bracket that follows a name brings the space before it.
  { says: 'no space at an end, nor two in a row', breaks: /^\s(?!\()|\s$| {2}/, of: languages },
];

/** Texts that are not set as their language is (design: Arabic digits, full-width punctuation in Chinese). */
export function typographyFaults({ namespace, table }: Strings): string[] {
  return Object.entries(table).flatMap(([key, texts]) =>
    rules.flatMap(({ says, breaks, of }) =>
      of
        .filter((language) => formsOf(texts[language]).some((form) => breaks.test(withValues(form))))
        .map((language) => `${namespace}.${key} in ${language}: ${says}`),
    ),
  );
}
