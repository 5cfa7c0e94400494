/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity';
import { NamesInPagePlugin } from './names-in-page-plugin';

const context = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-names-'));

afterAll(() => {
  fs.rmSync(context, { recursive: true });
});

/** Compiles a script that loads two later ones. @returns its text, and the names of all */
async function compiled(text: string): Promise<{ main: string; files: string[] }> {
  const write = (file: string, code: string) => {
    fs.writeFileSync(path.join(context, file), code);
  };
  write('later.js', `export const text = '${text}';`);
  write('other.js', 'export const other = 1;');
  write('main.js', "import(/* webpackChunkName: 'later' */ './later'); import('./other');");
  const output = path.join(context, text);
  const compiler = webpack({
    mode: 'production',
    context,
    entry: './main.js',
    output: {
      path: output,
      publicPath: '/assets/',
      uniqueName: 'page',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    plugins: [new ChunkIntegrityPlugin(), new NamesInPagePlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => {
      if (error) reject(error);
      else resolve();
    });
  });
  const files = fs.readdirSync(output).toSorted();
  const main = files.find((file) => file.startsWith('main.')) ?? '';
  return { main: fs.readFileSync(path.join(output, main), 'utf8'), files };
}

test('a later script has a new name and the first one keeps its own', async () => {
  const [one, other] = [await compiled('one'), await compiled('other')];
  expect(one.files).toHaveLength(3);
  expect(one.files.filter((file) => !other.files.includes(file))).toEqual([
    expect.stringMatching(/^later\.\w{8}\.js$/),
  ]);
  expect(one.main).toBe(other.main);
});

test.each([
  ['is asked for by the name that the page gives it', (files: readonly string[]) => files, undefined],
  ['is refused where the page does not name it', () => [], 'text/refused'],
])('a later script %s', async (_, named, type) => {
  const { main, files } = await compiled('one');
  const scripts: { src?: string; type?: string }[] = [];
  const document = {
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => undefined }),
    head: { appendChild: (script: object) => scripts.push(script) },
  };
  const hashes = Object.fromEntries(named(files).map((file) => [`/assets/${file}`, 'sha384-a']));
  const page = { document, setTimeout: () => 0, clearTimeout: () => undefined, __MRW_INTEGRITY__: hashes };
  vm.runInNewContext(main, { ...page, self: page });
  expect(scripts.map((script) => script.type)).toEqual([type, type]);
  if (type === undefined)
    expect(scripts.map(({ src }) => src).toSorted()).toEqual(
      files.filter((file) => !file.startsWith('main.')).map((file) => `/assets/${file}`),
    );
});
