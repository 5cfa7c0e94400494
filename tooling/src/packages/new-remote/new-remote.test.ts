/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remoteDeclaration } from '@mrw/shared-contracts/manifest';
import { readJson } from '../../process/package-manifest';
import { root } from '../../process/root';
import { registryFile } from './files';
import { newRemote, ownersFile } from './new-remote';

const lists = ['package.json', 'tsconfig.json', 'jest.config.js', 'eslint.config.js'];

const workspace = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'new-remote-'));
  fs.mkdirSync(path.join(folder, path.dirname(ownersFile)));
  for (const file of [...lists, ownersFile]) fs.copyFileSync(path.join(root, file), path.join(folder, file));
  return folder;
};
const read = (folder: string, file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

test('a new remote has what every remote has, and every list of the workspace names it once', () => {
  const folder = workspace();
  newRemote(folder, 'mf-example');
  const declaration = remoteDeclaration.parse(readJson(path.join(folder, 'mf-example/remote.json')));
  expect(declaration).toMatchObject({ name: 'mf-example', routes: [{ path: '/example' }] });
  for (const file of ['package.json', 'webpack.config.ts', 'tsconfig.json', 'jest.config.js', 'README.md'])
    expect(fs.existsSync(path.join(folder, 'mf-example', file))).toBe(true);
  for (const file of lists)
    expect([file, read(folder, file).split('mf-example').length - 1]).toEqual([file, 1]);
  expect(() => JSON.parse(read(folder, 'package.json')) as unknown).not.toThrow();
  fs.rmSync(folder, { recursive: true });
});

test('a name may have digits and hyphens, and is found in the lists by the next one', () => {
  const folder = workspace();
  for (const name of ['mf-gift-shop2', 'mf-later']) newRemote(folder, name);
  for (const file of lists) expect(read(folder, file)).toMatch(/mf-gift-shop2[\s\S]*mf-later/);
  const test = read(folder, 'mf-gift-shop2/src/welcome/welcome-page.test.tsx');
  expect(test).toContain("path: '/gift-shop2'");
  expect(test).toContain("name: 'Gift shop2'");
  fs.rmSync(folder, { recursive: true });
});

test.each([
  ['example', 'A remote is named mf-'],
  ['mf-Example', 'A remote is named mf-'],
  ['mf-../evil', 'A remote is named mf-'],
])('the name %p is refused', (name, reason) => {
  expect(() => newRemote('/nowhere', name)).toThrow(reason);
});

test('a new remote and its browser tests have an owner, below those of the other remotes', () => {
  const folder = workspace();
  const others = read(folder, ownersFile).split('\n');
  for (const name of ['mf-gift-shop2', 'mf-later']) newRemote(folder, name);
  const lines = read(folder, ownersFile).split('\n');
  expect(lines.filter((line) => !others.includes(line)).map((line) => line.split(/ +/))).toEqual([
    ['/mf-gift-shop2/', '@mrw/gift-shop2'],
    ['/mf-later/', '@mrw/later'],
    ['/e2e/tests/mf-gift-shop2/', '@mrw/gift-shop2'],
    ['/e2e/tests/mf-later/', '@mrw/later'],
  ]);
  expect(lines).toHaveLength(others.length + 4);
  fs.rmSync(folder, { recursive: true });
});

test('a name that is taken, or a list that is not found, changes nothing', () => {
  const folder = workspace();
  newRemote(folder, 'mf-example');
  expect(() => newRemote(folder, 'mf-example')).toThrow('is there already');
  fs.writeFileSync(path.join(folder, 'jest.config.js'), 'export default {};\n');
  const before = read(folder, 'package.json');
  expect(() => newRemote(folder, 'mf-other')).toThrow('in jest.config.js was not found');
  expect(fs.existsSync(path.join(folder, 'mf-other'))).toBe(false);
  expect(read(folder, 'package.json')).toBe(before);
  fs.rmSync(folder, { recursive: true });
});

test('a repository names the registry of the packages when it has one of its own', () => {
  expect(registryFile('http://packages.example\n')).toEqual({
    '.npmrc': '@mrw:registry=http://packages.example\n',
  });
  expect(registryFile('undefined\n')).toEqual({});
});
