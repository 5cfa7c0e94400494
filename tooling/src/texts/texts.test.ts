/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { Strings } from '@mrw/shared-contracts';
import { remoteNames, root } from '../root';
import { filesWithTexts, isStrings } from './missing-texts';
import { formsOf, textFaults } from './text-faults';

const packages = ['shared-ui', 'shell', ...remoteNames];

const filesOf = (name: string) =>
  fs
    .readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(root, name, 'src', file));

type Entry = { name: string; file: string; strings: Strings };

const entries: Entry[] = packages.flatMap((name) =>
  filesWithTexts(path.join(root, name, 'src')).flatMap((file) => {
    const exported: Record<string, unknown> = jest.requireActual(file);
    return Object.values(exported)
      .filter(isStrings)
      .map((strings) => ({ name, file: path.relative(root, file), strings }));
  }),
);

const sources = new Map(
  packages.map((name) => [
    name,
    filesOf(name)
      .map((file) => fs.readFileSync(file, 'utf8'))
      .filter((text) => !text.includes('defineStrings('))
      .join('\n'),
  ]),
);

// Characters that exist in one script only, among the most frequent of the product.
const simplifiedOnly =
  /[这们个为时说对会过还发见长开关门问间积优员礼级码错误网络账请输验证务单类项细际页听]/u;
const traditionalOnly =
  /[這們個為時說對會來過還後發見長開關門問間積優員禮級點擊碼錯誤網絡賬帳請輸驗證務單類項細際頁聽]/u;

/** Named somewhere, put together by a template, or a value of the API in capitals. */
function isUsed(key: string, source: string): boolean {
  if (/^[A-Z][A-Z_]+$/.test(key) || new RegExp(`\\b${key}\\b`).test(source)) return true;
  const templates = source.match(/`[\w.]*\$\{[^}`]+\}[\w.]*`/g) ?? [];
  return templates.some((template) => {
    const [start = '', end = ''] = template.slice(1, -1).split(/\$\{[^}]+\}/);
    return start + end !== '' && key.startsWith(start) && key.endsWith(end);
  });
}

test('there are texts, and every namespace is used once', () => {
  const names = entries.map(({ strings }) => strings.namespace);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(entries.map((entry) => [entry.strings.namespace, entry] as const))(
  '%s: every text is there in every language, with the same marks, in its own script',
  (_, { strings }) => {
    const scripts = Object.entries(strings.table).flatMap(([key, texts]) => [
      ...(simplifiedOnly.test(formsOf(texts['zh-Hant']).join('')) ? [`${key}: simplified in zh-Hant`] : []),
      ...(traditionalOnly.test(formsOf(texts['zh-Hans']).join('')) ? [`${key}: traditional in zh-Hans`] : []),
    ]);
    expect([...textFaults(strings), ...scripts]).toEqual([]);
  },
);

test.each(entries.map((entry) => [entry.strings.namespace, entry] as const))(
  '%s: no text is unused',
  (_, { name, strings }) => {
    const source = sources.get(name) ?? '';
    expect(Object.keys(strings.table).filter((key) => !isUsed(key, source))).toEqual([]);
  },
);
