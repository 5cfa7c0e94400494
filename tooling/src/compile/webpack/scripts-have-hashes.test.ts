import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity';

const root = path.resolve(__dirname, '../../../..');

/** Every place in page code that makes a script or imports past the bundler, and what compares the bytes. */
const makers = {
  'shell/src/entry/embed/element/checked-view.ts':
    'the answer is made at the request: a fact about the partner',
  'shell/src/entry/embed/element/inline-view.ts': 'integrity of the settings, which are refused without',
  'shell/src/host/remotes/federation.ts': 'integrity of the manifest; never fetched without',
  'shell/src/host/remotes/foreign/enforce-hashes.ts': 'an import map, which has the hashes',
  'shell/src/host/remotes/foreign/import-checked.ts':
    'that import map, or every file fetched with its hash before',
};

test('a page makes scripts in these places only: all others are chunks', () => {
  const folders = fs.readdirSync(root).filter((name) => /^(?:shell|shared-\w+|mf-\w+)$/.test(name));
  const sources = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, 'src', file))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file)),
  );
  const making = /createElement\(\s*['"`]script|importScripts|webpackIgnore|new Function|\beval\(/;
  const found = sources.filter((file) => making.test(fs.readFileSync(path.join(root, file), 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(makers));
});

describe('a chunk', () => {
  const url = 'https://remotes.test/mf-stores/1/12.js';
  const onerror = jest.fn();

  /** Runs what the plugin adds to the script of a chunk, before its address is set. */
  function madeFor(hashes: Record<string, string> | undefined) {
    let source = '';
    const createScript = { tap: (_: string, add: (made: string) => string) => (source = add('')) };
    const LoadScriptRuntimeModule = { getCompilationHooks: () => ({ createScript }) };
    new ChunkIntegrityPlugin().apply({
      options: { output: { uniqueName: 'mf-stores@1.0.0' } },
      webpack: { runtime: { LoadScriptRuntimeModule } },
      hooks: { thisCompilation: { tap: (_: string, begin: (compilation: unknown) => void) => begin({}) } },
    } as unknown as Compiler);
    const script: Record<string, unknown> = { onerror };
    Reflect.set(globalThis, '__MRW_INTEGRITY__', hashes);
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is text of a bundle
    Reflect.apply(new Function('url', 'script', source), null, [url, script]);
    Reflect.deleteProperty(globalThis, '__MRW_INTEGRITY__');
    return script;
  }

  beforeEach(() => {
    jest.useFakeTimers();
    onerror.mockClear();
  });

  test('has the hash of its address', () => {
    expect(madeFor({ [url]: 'sha384-a' })).toMatchObject({ integrity: 'sha384-a', crossOrigin: 'anonymous' });
    jest.runAllTimers();
    expect(onerror).not.toHaveBeenCalled();
  });

  test.each([
    ['no address has one', undefined],
    ['another address has one', { [`${url}?again`]: 'sha384-a' }],
    ['the one is empty', { [url]: '' }],
  ])('is not fetched where %s, and what waits for it is told', (_, hashes) => {
    // Browsers neither fetch nor run a type that they do not know.
    expect(madeFor(hashes)).toEqual({ onerror, type: 'text/refused' });
    jest.runAllTimers();
    expect(onerror).toHaveBeenCalledWith(expect.objectContaining({ type: 'MRW-104' }));
  });
});

test.each([
  ['of its release', {}, 'mf-quay@1.0.2', 'webpackChunkmf_quay_1_0_2'],
  ['that it asks for', { uniqueName: 'quay' }, 'quay', 'webpackChunkquay'],
])('the chunks of a build have the name %s, not that of package.json', (_, output, uniqueName, global) => {
  const context = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-named-'));
  const write = (file: string, content: object) => {
    fs.writeFileSync(path.join(context, file), JSON.stringify(content));
  };
  write('package.json', { name: 'rspack', version: '1.0.2' });
  write('remote.json', { name: 'mf-quay' });
  const { options } = webpack({ context, output, plugins: [new ChunkIntegrityPlugin()] });
  fs.rmSync(context, { recursive: true });
  expect(options.output).toMatchObject({ uniqueName, chunkLoadingGlobal: global });
});
