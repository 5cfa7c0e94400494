import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a program that is written in TypeScript, bundled once: its file, before that of the program. */
export const runProgram = path.join(root, 'tooling/bin/run-program.mjs');

/** The remotes of this workspace: every folder with a declaration. */
export const remoteNames: readonly string[] = fs
  .readdirSync(root)
  .filter((name) => name.startsWith('mf-') && fs.existsSync(path.join(root, name, 'remote.json')));

/** Everything that is made and not kept in the repository. */
export const varFolder = path.join(root, 'var');
/** Reports of checks and measurements, which CI uploads. */
export const reportsFolder = path.join(varFolder, 'reports');
/** Releases of the remotes, and below `deployments` which of them is live where. */
export const releasesFolder = path.join(varFolder, 'releases');
