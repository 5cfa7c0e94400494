/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { root } from '../../process/root';

const row = /^\| `([\w-]+)` +\| `([\w-]+)` +\| [^|]+\| ([^|]+)\|$/gm;
const wings = [...fs.readFileSync(path.join(root, 'docs/architecture.md'), 'utf8').matchAll(row)].map(
  ([, name = '', wing = '', may = '']) => ({
    name,
    wing,
    may: may.trim() === 'all' ? null : [...may.matchAll(/`([^`]+)`/g)].map(([, other = '']) => other),
  }),
);
const packages = [...new Set(wings.map(({ name }) => name))];
const wingsOf = (name: string) => wings.filter((one) => one.name === name);
const foldersIn = (place: string) =>
  fs
    .readdirSync(path.join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

test('the packages with the most folders have wings', () => {
  const expected = ['shell', 'tooling', 'sandbox', 'mf-offers', 'mf-account', 'shared-ui'];
  expect(packages.sort()).toEqual(expected.sort());
});

describe.each(packages)('wings of %s', (name) => {
  test('every folder is a wing of the table, and none holds more than ten', () => {
    const folders = foldersIn(`${name}/src`).filter((folder) => folder !== 'testing');
    expect(
      wingsOf(name)
        .map(({ wing }) => wing)
        .sort(),
    ).toEqual(folders.sort());
    const full = folders.filter((folder) => foldersIn(`${name}/src/${folder}`).length > 10);
    expect(full).toEqual([]);
  });

  test('the arrows of the table have no circle: each leads to a row above', () => {
    const order = wingsOf(name).map(({ wing }) => wing);
    const upward = wingsOf(name).flatMap(({ wing, may }) =>
      (may ?? []).filter((other) => !order.includes(other) || order.indexOf(other) >= order.indexOf(wing)),
    );
    expect(upward).toEqual([]);
  });
});

describe('the rule', () => {
  const copy = fs.mkdtempSync(path.join(tmpdir(), 'wings-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    fs.writeFileSync(path.join(copy, file), text);
  };
  const pairs = wings.flatMap(({ name, wing, may }) =>
    wingsOf(name)
      .filter((other) => other.wing !== wing)
      .map((other) => ({
        file: `${name}/src/${wing}/part/takes-${other.wing}.ts`,
        target: `../../${other.wing}/part/thing`,
        allowed: may === null || may.includes(other.wing),
      })),
  );
  const report = z.object({
    summary: z.object({
      violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
    }),
  });

  beforeAll(() => {
    fs.copyFileSync(path.join(root, 'tsconfig.base.json'), path.join(copy, 'tsconfig.base.json'));
    for (const { name, wing } of wings)
      write(`${name}/src/${wing}/part/thing.ts`, 'export const thing = 1;\n');
    for (const { file, target } of pairs) write(file, `export { thing } from '${target}';\n`);
  });
  afterAll(() => {
    fs.rmSync(copy, { recursive: true });
  });

  test('refuses an import for each arrow that the table does not have, and no other', () => {
    const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const config = path.join(root, '.dependency-cruiser.js');
    const shown = ['--config', config, '--output-type', 'json', '--no-cache', ...packages];
    let output: string;
    try {
      output = execFileSync(process.execPath, [program, ...shown], { cwd: copy, encoding: 'utf8' });
    } catch (error) {
      ({ stdout: output } = z.object({ stdout: z.string() }).parse(error));
    }
    const refused = report
      .parse(JSON.parse(output))
      .summary.violations.filter(({ rule }) => rule.name.startsWith('only-below-'))
      .map(({ from }) => from);
    expect(refused.sort()).toEqual(
      pairs
        .filter(({ allowed }) => !allowed)
        .map(({ file }) => file)
        .sort(),
    );
  });
});
