import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publishLocally } from '@mrw/tooling/publish';
import { startRegistry, type Registry } from '@mrw/tooling/registry';
import { expect, test } from '@playwright/test';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'registry-'));
const port = 23_000 + (process.pid % 1_000);
let registry: Registry;
test.beforeAll(async () => {
  registry = await startRegistry(port, path.join(folder, 'registry'));
});
test.afterAll(async () => {
  await registry.stop();
  fs.rmSync(folder, { recursive: true });
});

function made(version: string, text: string) {
  const place = path.join(folder, 'example');
  fs.mkdirSync(place, { recursive: true });
  const manifest = { name: '@mrw/example', version, main: 'main.js' };
  fs.writeFileSync(path.join(place, 'package.json'), JSON.stringify(manifest));
  fs.writeFileSync(path.join(place, 'main.js'), text);
  return { name: '@mrw/example', version, folder: place };
}

const versions = async () => {
  const answer = await fetch(`${registry.address}/@mrw%2fexample`);
  return Object.keys(((await answer.json()) as { versions: object }).versions);
};

test('a package is published once for each content, and a version that changed meanwhile is replaced', async () => {
  expect(await publishLocally(made('1.0.0', 'first'), registry.address)).toBe(true);
  expect(await publishLocally(made('1.1.0', 'first'), registry.address)).toBe(true);
  expect(await publishLocally(made('1.1.0', 'first'), registry.address)).toBe(false);
  expect(await publishLocally(made('1.1.0', 'second'), registry.address)).toBe(true);
  expect(await versions()).toEqual(['1.0.0', '1.1.0']);
});

test('a second registry on the same port does not start', async () => {
  await expect(startRegistry(port, path.join(folder, 'second'))).rejects.toThrow('EADDRINUSE');
});
