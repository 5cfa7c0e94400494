import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import {
  filesOfRemote,
  filesOfRepository,
  registryFile,
  requireRemoteName,
  writeFiles,
} from '../../src/packages/new-remote/files';
import { row, runLine } from '../../src/process/command-line';
import { readJson } from '../../src/process/package-manifest';
import { exitCodeOf } from '../../src/process/usage-error';

const versions = z.record(z.string(), z.string());

const create = row({
  name: 'remote',
  does: 'Makes a remote of Member Rewards Web in a repository of its own, in a folder with its name.',
  words: [{ name: 'name' }],
  example: 'mf-example',
  run: ([name = '']) => {
    requireRemoteName(name);
    const folder = path.resolve(name);
    if (fs.existsSync(folder)) throw new Error(`${name} is there already.`);
    const known = versions.parse(readJson(fileURLToPath(new URL('./versions.json', import.meta.url))));
    writeFiles(folder, {
      ...filesOfRemote(name),
      ...filesOfRepository(name, known),
      ...registryFile(execFileSync('npm', ['config', 'get', '@mrw:registry'], { encoding: 'utf8' })),
    });
    console.log(`${name} is there, with a page at /${name.slice('mf-'.length)}.

  cd ${name}
  git init && npm install
  npm test
  npm run dev`);
    return Promise.resolve();
  },
});

try {
  await runLine(create, process.argv.slice(2), { call: () => 'npm create @mrw/remote' });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = exitCodeOf(error);
}
