/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { filesOfRemote } from '../new-remote/files';
import { readJson } from '../package-manifest';
import { root } from '../root';
import { stepsOf } from './guide';

const guide = fs.readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
const steps = stepsOf(guide);
const example = 'mf-example';

test('commands, files and changes are read in their order; other blocks are for reading only', () => {
  const text =
    '## First\n\n```sh\nnpm start   # waits\n```\n\n```ts a/b.ts\nexport {};\n```\n' +
    '## Second\n\n```console\n$ never run\n```\n\n```diff a/b.ts\n one\n-two\n+three\n```\n';
  expect(stepsOf(text)).toEqual([
    { heading: 'First', kind: 'run', command: 'npm start' },
    { heading: 'First', kind: 'write', file: 'a/b.ts', text: 'export {};\n' },
    { heading: 'Second', kind: 'change', file: 'a/b.ts', before: 'one\ntwo\n', after: 'one\nthree\n' },
  ]);
});

test('every change that the guide asks for fits the file as it is then', () => {
  const files = new Map(
    Object.entries(filesOfRemote(example)).map(([file, text]) => [`${example}/${file}`, text]),
  );
  const textOf = (file: string) => files.get(file) ?? fs.readFileSync(path.join(root, file), 'utf8');
  let changes = 0;
  for (const step of steps) {
    if (step.kind === 'write') files.set(step.file, step.text);
    if (step.kind !== 'change') continue;
    changes += 1;
    expect([step.file, textOf(step.file).split(step.before).length - 1]).toEqual([step.file, 1]);
    files.set(
      step.file,
      textOf(step.file).replace(step.before, () => step.after),
    );
  }
  expect(changes).toBeGreaterThan(1);
});

test('every file that the guide names is there', () => {
  const named = [...guide.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(10);
  const known = named.filter((name) => !name.startsWith(example) && !name.includes(`/${example}`));
  expect(known.filter((name) => !fs.existsSync(path.join(root, name)))).toEqual([]);
});

test('every npm script that the guide names is there', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(readJson(path.join(root, 'package.json')));
  const named = [...guide.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
