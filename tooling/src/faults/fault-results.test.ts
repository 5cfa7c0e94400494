/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepResults, keptResults } from './fault-results';

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
