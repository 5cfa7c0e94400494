/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { browserFaults, keepResults, keptResults } from './fault-results';

test('a part of a run replaces the results of its own tests, a whole run all of them', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'faults-')), 'kept.json');
  const result = (title: string, passed: boolean) => ({ file: 'a.spec.ts', title, cases: 1, passed });
  expect(keptResults(file)).toEqual([]);
  keepResults(file, [result('one', false), result('two', false)], true);
  keepResults(file, [result('two', true)], false);
  expect(keptResults(file)).toEqual([result('one', false), result('two', true)]);
  keepResults(file, [{ ...result('two', true), file: 'b.spec.ts' }], false);
  expect(keptResults(file)).toHaveLength(3);
  keepResults(file, [result('three', true)], true);
  expect(keptResults(file)).toEqual([result('three', true)]);
  fs.rmSync(path.dirname(file), { recursive: true });
});

test('a test that a run never came to is no result', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-'));
  const file = path.join(folder, 'report.json');
  const spec = (title: string, status: string, ok: boolean) => ({
    title,
    ok,
    tests: [{ status, annotations: [{ type: 'cases', description: '7' }] }],
  });
  const specs = [
    spec('one', 'expected', true),
    spec('two', 'unexpected', false),
    spec('three', 'skipped', true),
  ];
  fs.writeFileSync(file, JSON.stringify({ suites: [{ file: 'a.spec.ts', suites: [{ specs }] }] }));
  expect(browserFaults(file).map(({ title, cases, passed }) => [title, cases, passed])).toEqual([
    ['one', 7, true],
    ['two', 7, false],
  ]);
  fs.rmSync(folder, { recursive: true });
});
