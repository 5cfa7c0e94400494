/** @jest-environment node */
import path from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { textHasOwnElement } from './text-has-own-element.js';

const folder = path.resolve(__dirname, '../..');
const linter = new Linter({ cwd: folder });

const head = `
import type { ReactElement, ReactNode } from 'react';
declare const a: string;
declare const on: boolean;
declare const count: number;
declare const node: ReactNode;
declare const element: ReactElement | null;
declare const names: string[];
declare const rows: ReactElement[];
declare function Own(props: { children?: ReactNode }): ReactElement;
`;

function faults(code: string) {
  const messages = linter.verify(
    head + code,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: {
          parser: tseslint.parser,
          parserOptions: {
            projectService: { allowDefaultProject: ['*.tsx'], defaultProject: '../../tsconfig.base.json' },
            tsconfigRootDir: folder,
          },
        },
        plugins: { mrw: { rules: { 'text-has-own-element': textHasOwnElement } } },
        rules: { 'mrw/text-has-own-element': 'error' },
      },
    ],
    { filename: path.join(folder, 'case.tsx') },
  );
  return messages.map(({ messageId, message }) => messageId ?? message);
}

test.each([
  ['a text beside an element', '<p>{a} <b /></p>', ['shared']],
  ['a text that comes and goes beside an element', '<p><b />{on && a}</p>', ['shared']],
  ['a text or an element beside an element', '<p><b />{on ? a : <i />}</p>', ['shared']],
  ['a text that may be missing', '<p>{names[0] ?? <i />}<b /></p>', ['shared']],
  ['a number beside a sign', '<p>{count}%</p>', ['shared', 'shared']],
  ['a number that stands for nothing', '<p><b />{count}</p>', ['shared']],
  ['a text after a space, which JSX keeps', '<Own> {a}</Own>', ['shared']],
  ['a text of a fragment', '<>{a}</>', ['shared']],
  ['texts of a list', '<p>{names}</p>', ['shared']],
  ['what may be a text, beside others', '<p>{node}<b /></p>', ['passedOn']],
])('%s is refused', (_, code, expected) => {
  expect(faults(`export const drawn = ${code};`)).toEqual(expected);
});

test.each([
  ['a text alone', '<p>{a}</p>'],
  ['a text that changes kind alone', '<p>{on ? a : <b />}</p>'],
  ['texts joined to one', '<p>{`${count} of ${a}`}</p>'],
  ['a text in an element of its own', '<p><span>{a}</span> <b />{on && <i />}</p>'],
  ['an element for a text that is not empty', '<p>{a && <i />}<b /></p>'],
  ['what may be a text, alone', '<Own>{node}</Own>'],
  ['what is passed on', '<>{node}</>'],
  ['elements', '<p>{element}{rows}</p>'],
  ['line breaks, spaces and comments', "<p>\n<b />\n{/* why */}\n{' '}\n<i />\n</p>"],
])('%s is fine', (_, code) => {
  expect(faults(`export const drawn = ${code};`)).toEqual([]);
});

test('a component is not a text; other functions may give one', () => {
  expect(faults('export function Name() { return on ? a : <b />; }')).toEqual(['returned']);
  expect(faults('export const Name = () => a;')).toEqual(['returned']);
  expect(faults('export function Name() { return <p>{names.map(() => <b />)}</p>; }')).toEqual([]);
  expect(faults('export function nameOf() { return a; }')).toEqual([]);
});
