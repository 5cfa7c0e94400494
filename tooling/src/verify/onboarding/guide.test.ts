/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { contractVersion } from '@mrw/shared-contracts';
import { remoteDeclaration } from '@mrw/shared-contracts/manifest';
import semver from 'semver';
import * as z from 'zod/mini';
import { filesOfRemote } from '../../packages/new-remote/files';
import { readJson } from '../../process/package-manifest';
import { root } from '../../process/root';
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

/** The files as they are when the guide is done. */
const files = new Map(
  Object.entries(filesOfRemote(example)).map(([file, text]) => [`${example}/${file}`, text]),
);
const textOf = (file: string) => files.get(file) ?? fs.readFileSync(path.join(root, file), 'utf8');

test('every change that the guide requests fits the file as it is then', () => {
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

test('the guide draws the new remote as the other remotes are drawn', () => {
  const lines = (name: string) =>
    textOf('docs/architecture.md')
      .split('\n')
      .filter((line) => / (loads|-->) |^ {4}\S+$/.test(line.replace('.-> ', ' ')) && line.includes(name));
  expect(lines(example)).toEqual(lines('mf-giftcard').map((line) => line.replace('mf-giftcard', example)));
});

test('a remote that uses a new event requests the contract that has it: an older shell refuses it', () => {
  const { contract } = remoteDeclaration.parse(JSON.parse(textOf(`${example}/remote.json`)));
  const [, raised = ''] = /"version": "(.+)"/.exec(textOf('shared-contracts/package.json')) ?? [];
  expect(semver.satisfies(raised, contract)).toBe(true);
  expect(semver.satisfies(contractVersion, contract)).toBe(false);
});

test('every file that the guide names is there', () => {
  const named = [...guide.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(10);
  // What the guide makes, and what commands write, is not there before.
  const known = named.filter((name) => !name.startsWith('var/') && !`/${name}`.includes(`/${example}`));
  expect(known.filter((name) => !fs.existsSync(path.join(root, name)))).toEqual([]);
});

test('every npm script that the guide names is there', () => {
  const manifest = z.object({ scripts: z.record(z.string(), z.string()) });
  const { scripts } = manifest.parse(readJson(path.join(root, 'package.json')));
  const outside = readJson(
    path.join(root, 'tooling/src/packages/new-remote/repository/package.json.template'),
  );
  const known = { ...scripts, ...manifest.parse(outside).scripts };
  const named = [...guide.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in known))).toEqual([]);
});
