/** @jest-environment node */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../process/root';

/** What a remote without React gets when it imports all of the entry. */
const bundled = () =>
  build({
    entryPoints: [path.join(root, 'shared-contracts/src/plain/index.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    metafile: true,
    write: false,
  });

test('the entry for remotes without React brings no framework and no library along, and is small', async () => {
  const { metafile, outputFiles } = await bundled();
  const [written] = Object.values(metafile.outputs);
  const brought = Object.entries(written?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  expect(brought.map(([file]) => file).filter((file) => file.includes('node_modules'))).toEqual([]);
  const bytes = gzipSync(outputFiles[0]?.contents ?? '').length;
  expect(bytes).toBeGreaterThan(300);
  expect(bytes).toBeLessThan(2_000);
});
