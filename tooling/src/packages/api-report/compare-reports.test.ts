/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keep } from '../kept/kept-builds';
import { compareReports, type VersionedReport } from './compare-reports';
import { releasedReport } from './released-report';

const report = (text: string, entries = ['x', 'x/api']) =>
  `# Public API of x\n\n${entries.map((entry) => `- \`${entry}\` from \`./src\``).join('\n')}\n\n## page\n\n\`\`\`ts\n${text}\n\`\`\`\n`;

const faults = (before: string, after: string, version = '1.1.0') =>
  compareReports({ version: '1.0.0', report: report(before) }, { version, report: report(after) });

test.each<[string, string, string]>([
  ['a new declaration', '', 'export type A = 1;'],
  ['a new field', 'export type A = { a: 1; };', 'export type A = { a: 1; b: 2; };'],
  ['a new method', 'export interface A { a(): void; }', 'export interface A { a(): void; b(): void; }'],
  ['a new value', "export type A = 'a';", "export type A = 'a' | 'b';"],
  [
    'a new optional parameter',
    'export declare function a(b: 1): 2;',
    'export declare function a(b: 1, c?: 2): 2;',
  ],
  [
    'a wider parameter',
    'export declare function a(b: string): 2;',
    'export declare function a(b: string | null): 2;',
  ],
  ['a result of fewer kinds', 'export declare function a(): string | B;', 'export declare function a(): B;'],
  [
    'a new overload',
    'export declare function a(b: 1): 2;',
    'export declare function a(b: 1): 2;\nexport declare function a(b: 3): 4;',
  ],
  [
    'an option that is no longer demanded',
    'export type AProps = { a: 1; };',
    'export type AProps = { a?: 1; };',
  ],
  [
    'an option beside those of a library',
    'export type AProps = B<C> & { a: 1; };',
    'export type AProps = B<C> & { a: 1; d?: 2; };',
  ],
  [
    'a type that gets a name',
    'export declare function a(b: { c: 1; }): 2;',
    'type B = { c: 1; };\nexport declare function a(b: B): 2;',
  ],
  [
    'another name in the list of a library',
    "export declare const a: { b: readonly ['c']; };",
    "export declare const a: { b: readonly ['d', 'c']; };",
  ],
  [
    'a new optional field of a schema',
    'export declare const a: z.ZodMiniObject<{ b: z.ZodMiniString; }>;',
    'export declare const a: z.ZodMiniObject<{ b: z.ZodMiniString; c: z.ZodMiniOptional<z.ZodMiniString>; }>;',
  ],
  [
    'a constant that another one names',
    'declare const a: Z<{ b: 1; }>;\nexport declare const c: Z<{ d: Z<{ b: 1; }>; }>;',
    'declare const a: Z<{ b: 1; }>;\nexport declare const c: Z<{ d: typeof a; }>;',
  ],
  ['what is not exported', 'type A = 1;', ''],
  ['other quotes', `export type A = "a" | "it's";`, "export type A = 'a' | 'it\\'s';"],
])('a minor version may have %s', (_, before, after) => {
  expect(faults(before, after)).toEqual([]);
});

test.each<[string, string, string, string]>([
  ['a declaration', '\nexport type A = 1;', '', 'line 10: page A is gone'],
  ['a field', 'export type A = { a: 1; b: 2; };', 'export type A = { a: 1; };', 'page A: b: 2;'],
  ['a method', 'export interface A { a(): void; }', 'export interface A { }', 'page A: a(): void;'],
  ['a value', "export type A = 'a' | 'b';", "export type A = 'a';", "page A: 'b'"],
  [
    'a parameter',
    'export declare function a(b: 1, c: 2): 2;',
    'export declare function a(b: 1): 2;',
    'page a: export',
  ],
  [
    'an overload',
    'export declare function a(b: 1): 2;\nexport declare function a(b: 3): 2;',
    'export declare function a(b: 1): 2;',
    'line 10: page a: 3',
  ],
  [
    'a name of a library',
    "export declare const a: { b: readonly ['c', 'd']; };",
    "export declare const a: { b: readonly ['d']; };",
    "page a: 'c'",
  ],
  [
    'what is always there',
    'export type A = { a: 1; };',
    'export type A = { a?: 1; };',
    'page A: a: 1; (optional now)',
  ],
  [
    'what may be left out',
    'export type AProps = { a?: 1; };',
    'export type AProps = { a: 1; };',
    'page AProps: a: 1; (demanded now)',
  ],
  [
    'what may be left out beside options of a library',
    'export type AProps = B<C> & { a: 1; };',
    'export type AProps = B<C> & { a: 1; d: 2; };',
    'page AProps: d: 2; (demanded now)',
  ],
  [
    'an option of a library',
    'export type AProps = B<C> & { a: 1; };',
    "export type AProps = B<C, 'd'> & { a: 1; };",
    'page AProps: B<C>',
  ],
  [
    'the options of a library',
    'export type AProps = B<C> & D & { a: 1; };',
    'export type AProps = D & { a: 1; };',
    'page AProps: B<C> & D & { a: 1; }',
  ],
  [
    'a field of what a constant names',
    'declare const a: Z<{ b: 1; e: 2; }>;\nexport declare const c: Z<{ d: typeof a; }>;',
    'declare const a: Z<{ b: 1; }>;\nexport declare const c: Z<{ d: typeof a; }>;',
    'line 10: page c: e: 2;',
  ],
  ['a result', 'export declare function a(): string;', 'export declare function a(): string | null;', ''],
  [
    'what a schema accepts',
    'export declare const a: z.ZodMiniObject<{ b: z.ZodMiniString; }>;',
    'export declare const a: z.ZodMiniObject<{ b: z.ZodMiniString; c: z.ZodMiniString; }>;',
    'page a: c: z.ZodMiniString; (new and demanded)',
  ],
])('a minor version that takes away %s fails with the line', (_, before, after, line) => {
  expect(faults(before, after)).toEqual([expect.stringContaining(line)]);
  expect(faults(before, after, '2.0.0')).toEqual([]);
});

test('a subpath that is gone is named, and a change without a new version too', () => {
  const one = { version: '1.0.0', report: report('') };
  expect(compareReports(one, { version: '1.1.0', report: report('', ['x']) })).toEqual([
    'x/api is gone (of 1.0.0; 1.1.0 is no major version)',
  ]);
  const ofContract = (text: string) => report(text).replace('API of x', 'API of @mrw/shared-contracts');
  const [before, after] = ['', 'export type A = 1;'].map((text) => ({
    version: '1.0.0',
    report: ofContract(text),
  })) as [VersionedReport, VersionedReport];
  expect(compareReports(before, after)).toEqual([
    'The public API changed since 1.0.0, and the version is 1.0.0 still.',
  ]);
  // lerna raises the version of every other package before it is released.
  expect(faults('', 'export type A = 1;', '1.0.0')).toEqual([]);
  expect(faults('export type A = 1;', '', '1.0.0')).toEqual([expect.stringContaining('is gone')]);
  expect(compareReports(one, one)).toEqual([]);
});

test('other quotes are no change, and no reason for a new version', () => {
  const contract = (text: string) => report(text).replace('of x\n', 'of @mrw/shared-contracts\n');
  const compared = (before: string, after: string) =>
    compareReports(
      { version: '1.0.0', report: contract(before) },
      { version: '1.0.0', report: contract(after) },
    );
  expect(compared('export type A = "a";', "export type A = 'a';")).toEqual([]);
  expect(compared('export type A = "a";', "export type A = 'b';")).toHaveLength(1);
});

test('a declaration that moves to another file of the package stays', () => {
  const moved = report('export type A = 1;').replace('## page', '## pages/page');
  expect(
    compareReports(
      { version: '1.0.0', report: report('export type A = 1;') },
      { version: '1.0.1', report: moved },
    ),
  ).toEqual([]);
});

test('the report of the last release is the one that is kept', () => {
  const [kept, compiled] = ['kept-', 'compiled-'].map((start) =>
    fs.mkdtempSync(path.join(os.tmpdir(), start)),
  ) as [string, string];
  fs.writeFileSync(path.join(compiled, 'report.api.md'), 'as it was');
  expect(releasedReport('shared-ui', kept)).toBeNull();
  keep('shared-ui', { version: '1.10.0', commit: 'c', compiled }, kept);
  expect(releasedReport('shared-ui', kept)).toEqual({ version: '1.10.0', report: 'as it was' });
  expect(releasedReport('shared-contracts', kept)).toBeNull();
  for (const folder of [kept, compiled]) fs.rmSync(folder, { recursive: true });
});

test('what the repository compares with is the release that it keeps', () => {
  for (const name of ['shared-contracts', 'shared-ui'])
    expect(releasedReport(name)?.report).toContain(`# Public API of @mrw/${name}`);
});
