/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { apiReport, firstDifference } from './api-report';
import { temporaryFolder } from '../../process/testing/temporary-folder';

const folder = temporaryFolder('api-report');

function report(files: Readonly<Record<string, string>>): string {
  fs.writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: '@x/y', exports: { '.': './src/index.ts', './package.json': './package.json' } }),
  );
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return apiReport(folder, folder);
}

const index = "export * from './greet';\n";
const greet =
  "import type { Name } from './name';\n/** Says hello. */\nexport declare function greet(name: Name): string;\n";

test('it has every declaration that an entry reaches, also through a type, and no comments', () => {
  const text = report({
    'src/index.d.ts': index,
    'src/greet.d.ts': greet,
    'src/name.d.ts': 'export type Name = string;\n',
    'src/hidden.d.ts': 'export type Hidden = 1;\n',
  });
  expect(text).toContain('## greet\n\n```ts\nexport declare function greet(name: Name): string;\n```');
  expect(text).toContain('export type Name = string;');
  expect(text).not.toMatch(/Says hello|Hidden|import/);
});

test('another type behind a function shows', () => {
  const files = { 'src/index.d.ts': index, 'src/greet.d.ts': greet };
  const before = report({ ...files, 'src/name.d.ts': 'export type Name = string;\n' });
  const after = report({ ...files, 'src/name.d.ts': 'export type Name = string | null;\n' });
  expect(firstDifference(before, after)).toContain(
    '- export type Name = string;\n- ```\n- \n+ export type Name = string | null;',
  );
});

test('the order in which the compiler writes the parts of a type makes no difference', () => {
  const written = (type: string) => report({ 'src/index.d.ts': `export declare const a: ${type};\n` });
  const one = written('Box<{\n  name: string;\n  parts: {\n    x: 1;\n    y: "b" | "a";\n  };\n}>');
  expect(written('Box<{\n  parts: {\n    y: "a" | "b";\n    x: 1;\n  };\n  name: string;\n}>')).toBe(one);
  expect(written('Box<{\n  name: string;\n  parts: {\n    x: 1;\n    y: "a";\n  };\n}>')).not.toBe(one);
});

test('overloads stay in the order in which they are tried', () => {
  const written = (type: string) => report({ 'src/index.d.ts': `export declare const a: ${type};\n` });
  expect(written('{\n  (x: string): 1;\n  (x: number): 2;\n}')).not.toBe(
    written('{\n  (x: number): 2;\n  (x: string): 1;\n}'),
  );
});

test('a type of several lines that is also that of a constant is written once', () => {
  const part = 'Box<{\n    id: string;\n}>';
  const text = (whole: string) =>
    report({
      'src/index.d.ts': `export declare const part: ${part};\nexport declare const whole: Box<{\n    part: ${whole};\n}>;\n`,
    });
  expect(text(part)).toContain(
    'part: Box<{\n    id: string;\n}>;\nexport declare const whole: Box<{\n    part: typeof part;\n}>;',
  );
  expect(text(part.replace('string', 'number'))).toContain('part: Box<{\n        id: number;\n    }>;');
});
