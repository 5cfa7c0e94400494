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
import { readJson } from '../../src/process/package-manifest';

const versions = z.record(z.string(), z.string());

/** `npm create @mrw/remote mf-example`: a remote in a repository of its own. */
try {
  const [name = ''] = process.argv.slice(2);
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
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
