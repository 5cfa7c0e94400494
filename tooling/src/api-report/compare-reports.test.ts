/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compareReports } from './compare-reports';
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
  ['what is not exported', 'type A = 1;', ''],
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
  expect(faults('', 'export type A = 1;', '1.0.0')).toEqual([
    'The public API changed since 1.0.0, and the version is 1.0.0 still.',
  ]);
  expect(compareReports(one, one)).toEqual([]);
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

test('the report of the last release is that of the highest version that is tagged', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'released-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init', '-q');
  expect(releasedReport(folder, 'shared-ui')).toBeNull();
  fs.mkdirSync(path.join(folder, 'shared-ui'));
  for (const version of ['1.9.0', '1.10.0', '1.2.0']) {
    fs.writeFileSync(path.join(folder, 'shared-ui/report.api.md'), version);
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', version);
    git('tag', `@mrw/shared-ui@${version}`);
  }
  expect(releasedReport(folder, 'shared-ui')).toEqual({ version: '1.10.0', report: '1.10.0' });
  expect(releasedReport(folder, 'shared-contracts')).toBeNull();
  fs.rmSync(folder, { recursive: true });
  expect(releasedReport(os.tmpdir(), 'shared-ui')).toBeNull();
});
