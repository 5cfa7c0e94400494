/** @jest-environment node */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { answers } from '../release/answers';
import { Deployments } from '../release/deployments';
import { openRegistry } from '../release/partners/registry';
import { FolderStorage } from '../release/storage/folder-storage';
import { runLine } from '../process/command-line';
import { partners } from './table/partners';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-partners-'));

beforeAll(async () => {
  process.env['MRW_NGINX'] = path.join(folder, 'nginx');
  process.env['MRW_RELEASES'] = path.join(folder, 'releases');
  const releases = new FolderStorage(process.env['MRW_RELEASES']);
  for (const environment of ['staging', 'production', 'race'])
    await new Deployments(releases, environment).promote('shell', '1.0.0');
});
afterAll(() => {
  delete process.env['MRW_NGINX'];
  delete process.env['MRW_RELEASES'];
  fs.rmSync(folder, { recursive: true });
});

async function run(environment: string, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  const row = partners((line) => lines.push(line));
  await runLine(row, [...args, '--environment', environment, '--storage', folder]);
  return lines.join('\n');
}
const registered = async (environment: string) => (await openRegistry(environment, folder)).read();
const secretIn = (said: string) => /secret, shown once: (\S{43})/.exec(said)?.[1] ?? '';
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

test('a partner is added, changed, listed and removed; its secret is shown once and stored as a hash', async () => {
  const added = await run('staging', 'add', 'mall', '--name', 'Mall', '--origin', 'http://localhost:*');
  const secret = secretIn(added);
  expect((await registered('staging'))['mall']).toMatchObject({
    name: { en: 'Mall', 'zh-Hant': 'Mall' },
    modes: ['frame', 'inline'],
    secrets: [{ hash: hashOf(secret), ends: null }],
  });
  const rotated = await run('staging', 'rotate', 'mall');
  expect(rotated).toContain('the secret before works for 24 hours');
  await run('staging', 'origins', 'mall', '--add', 'https://mall.example', '--remove', 'http://localhost:*');
  const list = await run('staging', 'list');
  expect(list).toMatch(/mall +frame,inline +en,zh-Hant,zh-Hans .* https:\/\/mall\.example/);
  const document = await run('staging', 'list', '--json');
  expect(answers.partners.parse(JSON.parse(document)).partners).toMatchObject([
    { partner: 'mall', modes: ['frame', 'inline'], origins: ['https://mall.example'] },
  ]);
  const file = fs.readFileSync(path.join(folder, 'staging.json'), 'utf8');
  for (const text of [file, list, document])
    for (const shown of [secret, secretIn(rotated)]) expect(text).not.toContain(shown);
  await run('staging', 'remove', 'mall');
  expect(await registered('staging')).toEqual({});
});

test('environments are apart, and production refuses the machine of a developer, also in a file edited by hand', async () => {
  await run('staging', 'add', 'shop', '--origin', 'http://localhost:3000');
  expect(await registered('production')).toEqual({});
  const refused = run('production', 'add', 'shop', '--origin', 'http://localhost:3000');
  await expect(refused).rejects.toThrow('is not allowed in production');
  const file = fs.readFileSync(path.join(folder, 'staging.json'), 'utf8');
  fs.writeFileSync(path.join(folder, 'production.json'), file);
  await expect(registered('production')).rejects.toThrow('is not allowed in production');
});

test('ten people who register at the same time lose nothing', async () => {
  const ids = Array.from({ length: 10 }, (_, index) => `shop-${index}`);
  await Promise.all(ids.map((id) => run('race', 'add', id, '--origin', 'https://shop.example')));
  expect(Object.keys(await registered('race')).sort()).toEqual(ids);
});

test.each([
  ['add', "missing required argument 'id'"],
  ['rmove mall', '(Did you mean remove?)'],
])('%s is wrong use', async (line, reason) => {
  await expect(run('staging', ...line.split(' '))).rejects.toThrow(reason);
});
