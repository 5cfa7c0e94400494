import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { exampleNames, examples, exampleWorks } from '../harness/example';
import { test } from '../harness/test';
import { root, type Desk } from './desk';
import { deskWithRegistry } from './registry';

let desk: Desk;
test.beforeAll(async () => {
  desk = await deskWithRegistry();
  const all = desk.at('examples');
  fs.cpSync(examples, all, { recursive: true });
  // One installation for all of them.
  fs.writeFileSync(
    path.join(all, 'package.json'),
    JSON.stringify({ private: true, workspaces: [...exampleNames] }),
  );
  await desk.run(all, 'npm install', { npm_config_cache: desk.at('cache') });
});
test.afterAll(() => desk.clear());

for (const name of exampleNames)
  test(`${name}, built with its own tools: live, visited 20 times, three languages, members, slot, rollback, changed files`, async ({
    site,
    page,
    consoleWatch,
  }, { workerIndex }) => {
    const folder = desk.at('examples', name);
    await desk.run(folder, 'npm run build');
    const built = path.join(folder, 'dist');
    keep(built, name);
    await exampleWorks({ site, page, consoleWatch }, name, built, workerIndex);
  });

/** In `var/examples`, as `.ci/run` has one of them (decision 40). */
function keep(built: string, name: string): void {
  const place = path.join(root, 'var/examples');
  fs.mkdirSync(place, { recursive: true });
  const tar = execFileSync('tar', ['-c', '--sort=name', '--owner=0', '--group=0', '-C', built, '.']);
  fs.writeFileSync(path.join(place, `${name}.tar.br`), brotliCompressSync(tar));
}
