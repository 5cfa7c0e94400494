import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { newRemote } from '@mrw/tooling/new-remote';
import { release, retire, withdraw } from '../../harness/releases';
import { expect, test } from '../../harness/test';

test.describe.configure({ timeout: 240_000 });

const root = fileURLToPath(new URL('../../..', import.meta.url));
const copied = [
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'jest.config.js',
  'eslint.config.js',
  '.prettierrc.json',
  '.github/CODEOWNERS',
];
const linked = ['node_modules', 'shared-contracts', 'shared-ui', 'tooling'];

/** A workspace of its own that shares the packages of this one. */
function workspace(): string {
  const folder = path.join(root, 'var/desk', `workspace-${process.pid}`);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(path.join(folder, '.github'), { recursive: true });
  for (const file of copied) fs.copyFileSync(path.join(root, file), path.join(folder, file));
  for (const name of linked) fs.symlinkSync(path.join(root, name), path.join(folder, name));
  return folder;
}

/** Runs a tool of the workspace. @returns its output when it fails, else nothing */
function complaints(folder: string, tool: string, ...args: string[]): string {
  const run = spawnSync(process.execPath, [path.join(root, 'node_modules', tool), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return run.status === 0 ? '' : run.stdout + run.stderr;
}

test('a generated remote passes types, lint, format and its test, and is in the site after publish; the shell is not touched', async ({
  site,
  page,
  stack,
}) => {
  const folder = workspace();
  const version = `1.0.${test.info().workerIndex}`;
  try {
    const remote = newRemote(folder, 'mf-sample');
    expect(complaints(folder, 'typescript/bin/tsc', '-p', 'mf-sample', '--noEmit')).toBe('');
    expect(complaints(folder, 'eslint/bin/eslint.js', 'mf-sample', '--max-warnings', '0')).toBe('');
    expect(complaints(folder, 'prettier/bin/prettier.cjs', '--check', 'mf-sample')).toBe('');
    expect(complaints(folder, 'jest/bin/jest.js', '-c', 'mf-sample/jest.config.js')).toBe('');

    await site.open('/home');
    release(stack.environment, 'publish', 'mf-sample', version, '--folder', remote);
    release(stack.environment, 'promote', 'mf-sample', version);
    await site.open('/sample');
    await expect(page.getByRole('heading', { level: 1, name: 'Sample' })).toBeVisible();
    await site.switchLanguage('zh-Hant');
    await expect(page.getByRole('heading', { level: 1, name: 'Sample 頁面' })).toBeVisible();
  } finally {
    retire(stack.environment, 'mf-sample');
    withdraw('mf-sample', version);
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
