/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { idsOf } from '../acceptance/table';
import { readJson } from '../../process/package-manifest';
import { root } from '../../process/root';

const isTest = /^(?:test|it)(?:\.|$)/;

/** Ids that the titles of a file start with: written there, or the first word of a row of the table that the tests are made of. */
function idsIn(text: string): string[] {
  const source = ts.createSourceFile('test.tsx', text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest.test(calledIn(node))) {
      const title = node.arguments[0]?.getText() ?? '';
      found.push(...idsOf(title.slice(1)));
      const [table] = ts.isCallExpression(node.expression) ? node.expression.arguments : [];
      if (table && /^.[%$]/.test(title)) found.push(...stringsIn(table, source).flatMap(idsOf));
      if (title.startsWith('`$'))
        for (let around = node.parent; !ts.isSourceFile(around); around = around.parent)
          if (ts.isForOfStatement(around)) found.push(...stringsIn(around.expression, source).flatMap(idsOf));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `test`, or `test.each` of `test.each(table)(title, …)`. */
const calledIn = ({ expression }: ts.CallExpression): string =>
  ts.isCallExpression(expression) ? calledIn(expression) : expression.getText();

/** Every string of a table, or of the constant that it names. */
function stringsIn(table: ts.Node, source: ts.SourceFile): string[] {
  const strings: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) strings.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.isIdentifier(table) ? (constantsOf(source).get(table.text) ?? table) : table);
  return strings;
}

const constantsOf = ({ statements }: ts.SourceFile) =>
  new Map(
    statements
      .flatMap((one) => (ts.isVariableStatement(one) ? [...one.declarationList.declarations] : []))
      .map(({ name, initializer }) => [name.getText(), initializer]),
  );

test.each([
  ['its title', `test('W-001 W-002 lists', run);`, ['W-001', 'W-002']],
  ['a title with a gap', 'test(`W-001 at ${width} px`, run);', ['W-001']],
  ['a row', `test.each([['W-001 lists', 1]])('%s', run);`, ['W-001']],
  ['a row of a constant', `const rows = [['W-001', 1]]; test.each(rows)('%s lists', run);`, ['W-001']],
  ['a loop', "for (const id of ['W-001']) test(`${id} lists`, run);", ['W-001']],
  ['no row behind other words', `test.each([['W-001 lists', 1]])('says %s', run);`, []],
  ['no text elsewhere', `test('lists as W-001 says', () => say('W-001'));`, []],
])('an id is found in %s', (_, text, ids) => {
  expect(idsIn(text)).toEqual(ids);
});

test('every acceptance id has a test whose title starts with it', () => {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const texts = files
    .split('\n')
    .filter((file) => fs.existsSync(path.join(root, file)) && file !== '')
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
    .filter((text) => /[A-Z]-\d{3}/.test(text));
  const tested = new Set(texts.flatMap(idsIn));
  const ids = Object.keys(readJson(path.join(root, 'e2e/acceptance.json')) as object);
  expect(ids.length).toBeGreaterThan(400);
  expect(ids.filter((id) => !tested.has(id))).toEqual([]);
});
