import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { desktop } from '../../harness/devices';
import { exampleWorks } from '../../harness/example';
import { test } from '../../harness/test';

test.use(desktop);

// A build that is kept (decision 40); `npm run outside -- --all` builds all of the examples.
test('a page of Vue that Rspack has built: live, visited 20 times, three languages, members, slot, rollback, changed files', async ({
  site,
  page,
  consoleWatch,
}, testInfo) => {
  test.setTimeout(120_000);
  const built = testInfo.outputPath('dist');
  fs.mkdirSync(built, { recursive: true });
  const tar = brotliDecompressSync(fs.readFileSync(path.join(import.meta.dirname, 'rspack-vue.tar.br')));
  execFileSync('tar', ['-x', '-C', built], { input: tar });
  await exampleWorks({ site, page, consoleWatch }, 'rspack-vue', built, testInfo.workerIndex);
});
