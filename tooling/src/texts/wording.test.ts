/** @jest-environment node */
import path from 'node:path';
import { remoteNames, root } from '../process/root';
import { strangersIn } from './testing/chinese-scripts';
import { wordingFaults, wordingRules, type Chinese } from './testing/wording';
import { dataTexts, filesWithChinese, writtenTexts } from './testing/written-texts';

const packages = ['shared-contracts', 'shared-ui', 'shell', ...remoteNames, 'sandbox', 'tooling'];
/** Folders of sources; stories are written with the samples of the last one. */
const folders = [...packages.map((name) => `${name}/src`), 'shared-ui/src/testing'];
const languages = ['zh-Hant', 'zh-Hans'] as const;

test('the glossary has words that are not used, and none of them is what another row says', () => {
  for (const language of languages) {
    const rules = wordingRules[language];
    expect(rules.length).toBeGreaterThan(10);
    expect(
      rules.flatMap(({ say }) => say.split(' or ').flatMap((word) => wordingFaults(word, language))),
    ).toEqual([]);
  }
});

test.each([
  ['您的優惠券', 'zh-Hant', ['您: say 你']],
  ['6 位職員密碼', 'zh-Hant', ['職員密碼: say 職員代碼']],
  ['使用现金奖赏', 'zh-Hans', []],
  ['获得奖赏', 'zh-Hans', ['奖赏: say 奖励']],
  ['现金奖赏与奖赏', 'zh-Hans', ['奖赏: say 奖励']],
] as const)('%s as %s: %j', (text, language, faults) => {
  expect(wordingFaults(text, language)).toEqual(faults);
});

test('texts are found with their language, however a source writes them', () => {
  const source = `
    const a = { en: 'Back', 'zh-Hant': '返回', 'zh-Hans': { deep: (n) => \`第 \${n} 页\` } };
    const b = '無語言';`;
  expect(writtenTexts(source).map(({ text, language }) => [text, language])).toEqual([
    ['返回', 'zh-Hant'],
    ['第 ', 'zh-Hans'],
    [' 页', 'zh-Hans'],
    ['無語言', undefined],
  ]);
});

test('texts of a data file are found by the key that they stand under, or the language beside them', () => {
  const source = `rows:
  - { id: 1, name: { en: Tea, zh-Hant: 茶, zh-Hans: [茶水] }, last_name: 陳 }
  - { translations: [{ language: zh-Hans, name: 咖啡 }] }`;
  expect(dataTexts(source).map(({ text, language }) => [text, language])).toEqual([
    ['茶', 'zh-Hant'],
    ['茶水', 'zh-Hans'],
    ['陳', undefined],
    ['咖啡', 'zh-Hans'],
  ]);
});

test.each(folders)('%s: every text, demo data too, has the words and the script of its readers', (folder) => {
  const faultsOf = (text: string, language: Chinese) => [
    ...wordingFaults(text, language),
    ...strangersIn(text, language).map((stranger) => `${stranger} in ${language}`),
  ];
  const faults = filesWithChinese(path.join(root, folder)).flatMap(({ file, texts }) =>
    texts.flatMap(({ text, language }) =>
      (language === undefined
        ? languages.flatMap((one) => wordingFaults(text, one))
        : faultsOf(text, language)
      ).map((fault) => `${path.relative(root, file)}: ${text} | ${fault}`),
    ),
  );
  expect(faults).toEqual([]);
});
