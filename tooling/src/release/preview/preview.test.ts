/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import { temporaryFolder } from '../../process/testing/temporary-folder';
import { Deployments } from '../deployments';
import { runRelease } from '../run-release';
import { FolderStorage } from '../storage/folder-storage';

const folder = temporaryFolder('preview');
const sources = path.join(folder, 'sources');
const store = path.join(folder, 'store');
const keys: { publicFile: string; privateFile: string; set: object }[] = [];

const write = (file: string, content: string | object) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

beforeAll(async () => {
  write(`${sources}/package.json`, { name: 'mf-draw', version: '1.4.0' });
  write(`${sources}/remote.json`, {
    name: 'mf-draw',
    kind: 'module',
    contract: '^1.13.0',
    exposes: { './app': 'app.js' },
    routes: [{ path: '/draw/:id' }, { path: '/draw' }],
  });
  write(
    `${sources}/dist/app.js`,
    'const step = async () => {};\nexport { step as bootstrap, step as mount, step as unmount };\n',
  );
  for (const name of ['own', 'other']) {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    const set = { keys: [await exportJWK(publicKey)] };
    keys.push({
      set,
      publicFile: write(`${folder}/${name}.json`, set),
      privateFile: write(`${folder}/${name}-private.json`, await exportJWK(privateKey)),
    });
  }
  await new Deployments(new FolderStorage(store), 'local').promote('mf-stores', '1.0.0');
});

async function run(line: string): Promise<string[]> {
  const lines: string[] = [];
  await runRelease([...line.split(' '), '--storage', store], {
    checksOf: () => [],
    sourcesOf: () => sources,
    compiledFolder: path.join(folder, 'compiled'),
    storage: store,
    print: (text) => lines.push(text),
  });
  return lines;
}
const preview = (more = '') =>
  run(
    `preview mf-draw 12 --built ${sources}/dist --site https://site.test --key-file ${keys[0]?.privateFile}${more}`,
  );
const manifest = async () => JSON.parse(fs.readFileSync(`${store}/deployments/local.json`, 'utf8')) as object;

test('before its key is known no link is made, and nothing is published', async () => {
  await expect(preview()).rejects.toThrow('local does not know this key');
  expect(fs.existsSync(`${store}/mf-draw`)).toBe(false);
  await expect(run(`preview-keys ${keys[0]?.privateFile}`)).rejects.toThrow('is no JWKS with public keys');
});

test('a link names the version, the environment and its end, and leads to a page of the remote', async () => {
  expect(await run('preview-keys')).toEqual(['local has no key: it shows no preview']);
  await run(`preview-keys ${keys[0]?.publicFile}`);
  expect(await manifest()).toMatchObject({ previewKeys: keys[0]?.set });
  const [said = '', link = ''] = await preview(' --valid 90m');
  expect(said).toBe('published mf-draw 1.4.0-pr.12');
  const url = new URL(link);
  expect(url.origin + url.pathname).toBe('https://site.test/draw');
  const { payload } = await jwtVerify(
    url.searchParams.get('mrw_preview') ?? '',
    createLocalJWKSet(keys[0]?.set as Parameters<typeof createLocalJWKSet>[0]),
    { audience: 'mrw-preview', algorithms: ['ES256'] },
  );
  expect(payload).toMatchObject({ remote: 'mf-draw', version: '1.4.0-pr.12', environment: 'local' });
  const left = (payload.exp ?? 0) * 1_000 - Date.now();
  expect(left).toBeGreaterThan(85 * 60_000);
  expect(left).toBeLessThanOrEqual(90 * 60_000);
});

test('the same request again is another version, and its text says what others see', async () => {
  const [first = '', ...rest] = await preview(' --markdown');
  expect(first).toMatch(/^\*\*\[Open mf-draw 1\.4\.0-pr\.12\.2 in the site\]\(https:\/\/site\.test\/draw\?/);
  expect(rest).toEqual([
    '',
    '| kB of brotli | this | live |',
    '| --- | --- | --- |',
    expect.stringMatching(/^\| first load \| 0\.\d \| – \|$/),
    expect.stringMatching(/^\| all scripts \| 0\.\d \| – \|$/),
    '',
    'Compared with nothing live:',
    '- contract added: `^1.13.0`',
    '- page added: `/draw/:id`',
    '- page added: `/draw`',
  ]);
  const [json = ''] = await preview(' --json');
  expect(JSON.parse(json)).toMatchObject({ schema: 1, environment: 'local', version: '1.4.0-pr.12.3' });
});

test('no preview goes live, and none is the newest version', async () => {
  for (const line of ['promote mf-draw 1.4.0-pr.12', 'rollout mf-draw 5 1.4.0-pr.12'])
    await expect(run(line)).rejects.toThrow('1.4.0-pr.12 is a preview');
  await expect(run('check mf-draw 1.4.0-pr.12')).rejects.toThrow('A preview never goes live.');
  await expect(run('rollout mf-draw 5')).rejects.toThrow('has no version newer than the live one');
});

test.each([
  ['preview shell 12', 'The shell has no preview'],
  ['preview mf-draw twelve', 'Name the number of the pull request.'],
  ['preview mf-draw 12 --valid 31d', '--valid is a time'],
  ['preview mf-draw 12 --valid soon', '--valid is a time'],
  ['preview mf-draw 12 --site site.test', '--site is the address'],
  ['preview mf-draw 12 --site http://site.test', '--site is the address'],
  ['preview mf-draw 12 --site https://site.test', 'Name the private key of preview links'],
])('%s is refused', async (line, reason) => {
  await expect(run(line)).rejects.toThrow(reason);
});

test('keys are changed one by one: with both a link of before works, then it does not', async () => {
  const both = write(`${folder}/both.json`, {
    keys: keys.flatMap(({ set }) => (set as { keys: object[] }).keys),
  });
  await run(`preview-keys ${both}`);
  expect(await preview()).toHaveLength(2);
  await run(`preview-keys ${keys[1]?.publicFile}`);
  await expect(preview()).rejects.toThrow('local does not know this key');
  const history = await new Deployments(new FolderStorage(store), 'local').history();
  expect(history.filter(({ reason }) => reason === 'keys of preview links')).toHaveLength(3);
});
