/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DeploymentStep } from './history';
import { readRecords } from './read-records';
import { rowsOf } from './rows-of';

const at = (minute: number) => new Date(Date.parse('2026-11-27T10:00:00Z') + minute * 60_000).toISOString();
const step = (minute: number, version: string): DeploymentStep => ({
  at: at(minute),
  by: 'ops',
  remote: 'shell',
  action: 'promote',
  version,
});
const history = [step(10, '1.0.0'), step(20, '1.1.0')];

const record = (minute: number, visit: string, change: object = {}) => ({
  time: at(minute),
  kind: 'load',
  code: 'load',
  remote: 'mf-stores',
  version: '1.0.0',
  visit,
  from: 'a',
  record: { path: '/' },
  ...change,
});
const own = { remote: null, version: null, kind: 'failure', code: 'MRW-118' };

/** As a collector answers. */
async function rowsFrom(...records: object[]) {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'rows-')), 'records.json');
  fs.writeFileSync(file, JSON.stringify(records));
  const rows = await readRecords(file, at(0));
  fs.rmSync(path.dirname(file), { recursive: true });
  return rows;
}

test('every visit is one of the shell, under the version that was live when it began', async () => {
  const rows = await rowsFrom(
    record(5, 'early'),
    record(15, 'first'),
    record(25, 'first', own),
    record(25, 'second', { remote: 'mf-offers' }),
  );
  expect(rowsOf(rows, 'shell', history).map(({ visit, version, kind }) => [visit, version, kind])).toEqual([
    ['early', '1.0.0', 'load'],
    ['first', '1.0.0', 'load'],
    ['first', '1.0.0', 'failure'],
    ['second', '1.1.0', 'load'],
  ]);
  expect(rowsOf(rows, 'mf-offers', history)).toHaveLength(1);
});

test('what failed in a remote is no failure of the shell, and its visit counts', async () => {
  const failed = record(15, 'first', { kind: 'error', code: 'TypeError', record: { at: ['app.js:1:2'] } });
  const [row] = rowsOf(await rowsFrom(failed), 'shell', history);
  expect(row).toMatchObject({ kind: 'visit', code: 'visit', visit: 'first', record: { at: [] } });
});

test('Q-198 a record that names what cannot be a release is left out: source maps are looked up by it', async () => {
  const hostile = ['../mf-offers/1.0.0', '..', '1.0', ''].map((version) => record(1, 'a', { version }));
  expect(await rowsFrom(...hostile, record(1, 'a', { remote: '../deployments' }))).toEqual([]);
});
