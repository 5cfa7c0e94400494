import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isInstalled } from '../../bin/is-installed.mjs';

const parts = fileURLToPath(new URL('../../on-demand', import.meta.url));

/**
 * Folder of what few commands need, with packages and a lock file of its own; they are installed the first time. What
 * it shares with the workspace, for example webpack, it finds there.
 *
 * @param name of a folder in tooling/on-demand
 * @throws Error when there is no such folder, or it cannot be installed
 */
export function onDemand(name: string): string {
  const folder = path.join(parts, name);
  if (!fs.existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  // A published package brings along what it needs.
  if (!fs.existsSync(path.join(folder, 'package-lock.json')) || isInstalled(folder)) return folder;
  console.log(`Installing the packages of ${name}, once…`);
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error(`The packages of ${name} could not be installed.`);
  return folder;
}

/**
 * A module of such a folder.
 *
 * @param place `<folder>/<file>` in tooling/on-demand
 * @returns what it exports; the caller says of which type that is
 * @throws Error when its packages cannot be installed
 */
export async function loadOnDemand(place: string): Promise<unknown> {
  const [name = '', file = ''] = place.split('/');
  return import(pathToFileURL(path.join(onDemand(name), file)).href);
}
