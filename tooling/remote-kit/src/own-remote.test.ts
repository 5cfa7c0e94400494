/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { requireConfiguration } from '../../src/compile/webpack/compile';
import { runLine } from '../../src/process/command-line';
import { namesOf, ownRemote } from './own-remote';
import { callOf, commandTable } from './table';

const remote = { name: 'mf-example', version: '1.2.0', folder: '/' };

test.each<[string, string[], string[]]>([
  ['publish', [], ['mf-example', '1.2.0']],
  ['publish', ['1.3.0'], ['mf-example', '1.3.0']],
  ['promote', [], ['mf-example', '1.2.0']],
  ['rollout', ['10'], ['mf-example', '10']],
  ['rollout', ['10', '1.1.0'], ['mf-example', '10', '1.1.0']],
  ['rollback', [], ['mf-example']],
  ['history', [], ['mf-example']],
  ['prune', [], ['mf-example']],
  ['errors', [], ['mf-example', '1.2.0']],
  ['policy', ['policy.json'], ['policy.json']],
  ['new-key', ['ci.jwk'], ['ci.jwk']],
  ['status', [], []],
])('release %s %j of the one remote of a repository is about %j', (action, words, names) => {
  expect(namesOf(remote, action, words)).toEqual(names);
});

test('outside of a remote there is nothing to release', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'own-remote-'));
  expect(() => ownRemote(folder)).toThrow('There is no remote.json here');
  const write = (file: string, content: object) => {
    fs.writeFileSync(path.join(folder, file), JSON.stringify(content));
  };
  fs.writeFileSync(path.join(folder, 'remote.json'), '{ "name": }');
  expect(() => ownRemote(folder)).toThrow(/remote\.json is no JSON: Unexpected token/);
  write('remote.json', { name: 'mf-example', contract: '^1.0.0', exposes: {}, routes: [] });
  write('package.json', {});
  expect(() => ownRemote(folder)).toThrow('package.json names no version, which a release has.');
  write('package.json', { version: '1.2.0' });
  expect(ownRemote(folder)).toEqual({ ...remote, folder });
  fs.rmSync(folder, { recursive: true });
});

test.each([
  ['release', 'npm run release -- publish'],
  ['npx', 'npx mrw-remote release publish'],
  [undefined, 'npx mrw-remote release publish'],
])('run by %s the help says "%s"', async (script, says) => {
  const printed: string[] = [];
  await runLine(commandTable, ['release', 'publish', '--help'], {
    call: callOf(script),
    print: (line) => printed.push(line),
  });
  expect(printed.join('\n')).toContain(`Usage: ${says} [options]`);
});

test('build and dev of a remote that another tool builds say what to run', () => {
  expect(() => {
    requireConfiguration(os.tmpdir());
  }).toThrow(/so another tool builds it: run that one, then "release publish --built <folder>"/);
});
