import { glossaryRows } from './glossary-tables';

const names = { 'zh-Hant': '繁體中文', 'zh-Hans': '简体中文' } as const;

export type Chinese = keyof typeof names;
type Rule = { readonly not: string; readonly say: string; readonly except: readonly string[] };

const rulesOf = (language: Chinese): Rule[] =>
  glossaryRows('Language')
    .filter(([name]) => name === names[language])
    .map(([, not = '', say = '', except = '']) => ({
      not,
      say,
      except: except.split(', ').filter((phrase) => phrase !== ''),
    }));

export const wordingRules: Readonly<Record<Chinese, readonly Rule[]>> = {
  'zh-Hant': rulesOf('zh-Hant'),
  'zh-Hans': rulesOf('zh-Hans'),
};

/** Words of a text that the glossary forbids, each with its replacement. */
export const wordingFaults = (text: string, language: Chinese): string[] =>
  wordingRules[language]
    .filter(({ not, except }) =>
      except.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text).includes(not),
    )
    .map(({ not, say }) => `${not}: say ${say}`);
