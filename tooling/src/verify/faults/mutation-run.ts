import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { onDemand } from '../../process/on-demand';
import { readJson } from '../../process/package-manifest';
import { root, varFolder } from '../../process/root';
import { UsageError } from '../../process/usage-error';

const mutated = readJson(path.join(import.meta.dirname, 'mutated.json'));
const names = Object.keys(z.record(z.string(), z.unknown()).parse(mutated));

/**
 * Changes the sources of packages, one place at a time, in a copy, and runs the tests that know them (Stryker). Fails
 * below the floor of a package; a later run does again only what changed since.
 *
 * @param args names of packages, all when there is none, and options of Stryker: `shell --mutate src/header/header.tsx`
 * @returns an exit code
 * @throws UsageError for a package that is not in mutated.json
 */
export async function mutate(args: readonly string[]): Promise<number> {
  const first = args.findIndex((arg) => arg.startsWith('-'));
  const [wanted, options] = first < 0 ? [args, []] : [args.slice(0, first), args.slice(first)];
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`Mutations are made in ${names.join(', ')}, not in ${unknown.join(', ')}.`);
  let code = 0;
  for (const name of wanted.length > 0 ? wanted : names)
    code = Math.max(code, await mutateOne(name, options));
  return code;
}

async function mutateOne(name: string, options: readonly string[]): Promise<number> {
  linkNeighbours(path.join(varFolder, 'mutation', name));
  const folder = onDemand('mutations');
  const stryker = path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const child = spawn(
    process.execPath,
    [stryker, 'run', path.join(folder, 'stryker.config.js'), ...options],
    {
      cwd: path.join(root, name),
      env: { TEST_WAIT_MS: '1500', ...process.env, TEST_DATABASE_URL: undefined, CI: undefined },
      stdio: 'inherit',
    },
  );
  await once(child, 'exit');
  return child.exitCode ?? 1;
}

/** Tests read files of other packages beside their own: a copy finds them there too. */
function linkNeighbours(copies: string): void {
  fs.rmSync(copies, { recursive: true, force: true });
  fs.mkdirSync(copies, { recursive: true });
  for (const name of fs.readdirSync(root).filter((one) => !['node_modules', 'var', '.git'].includes(one)))
    fs.symlinkSync(path.join(root, name), path.join(copies, name));
}
