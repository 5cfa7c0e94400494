/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { remoteNames, root } from '../process/root';
import { strangersIn } from './testing/chinese-scripts';
import { declaredTexts } from './testing/declared-texts';
import { formsOf, textFaults } from './text-faults';
import { typographyFaults } from './testing/typography';

const packages = ['shared-ui', 'shell', ...remoteNames];

const filesOf = (name: string) =>
  fs
    .readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(root, name, 'src', file));

const chinese = ['zh-Hant', 'zh-Hans'] as const;

const entries = packages.flatMap(declaredTexts);

const sources = new Map(
  packages.map((name) => [
    name,
    filesOf(name)
      .map((file) => fs.readFileSync(file, 'utf8'))
      .filter((text) => !text.includes('defineStrings('))
      .join('\n'),
  ]),
);

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
  '%s: every text is there in every language, with the same marks, in its own script and typography',
  (_, { strings }) => {
    const scripts = Object.entries(strings.table).flatMap(([key, texts]) => [
      ...chinese.flatMap((script) =>
        strangersIn(formsOf(texts[script]).join(''), script).map(
          (stranger) => `${key}: ${stranger} in ${script}`,
        ),
      ),
    ]);
    expect([...textFaults(strings), ...scripts, ...typographyFaults(strings)]).toEqual([]);
  },
);

test.each(entries.map((entry) => [entry.strings.namespace, entry] as const))(
  '%s: no text is unused',
  (_, { name, strings }) => {
    const source = sources.get(name) ?? '';
    expect(Object.keys(strings.table).filter((key) => !isUsed(key, source))).toEqual([]);
  },
);
