#!/usr/bin/env node
// The one way in: makes a fresh clone ready (installs what the lock file names), then runs the command. Plain
// Node, no packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerAlone } from './answer-alone.mjs';
import { toInstall } from './is-installed.mjs';
import { runCommand } from './run-command.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed, this is ${process.versions.node}.`);
  process.exit(1);
}

const stamp = path.join(root, 'node_modules', '.mrw-installed');
const [command = '', ...words] = process.argv.slice(2);
const wanted = createHash('sha256')
  .update(fs.readFileSync(path.join(root, 'package-lock.json')))
  .update(command === 'start' ? command : '')
  .digest('hex');
// Help needs no newer packages than those that are there.
const canAnswer = ['commander', 'tsx'].every((name) => fs.existsSync(path.join(root, 'node_modules', name)));
const onlyAsks =
  ['', 'help', '--help', '-h'].includes(command) || words.some((word) => /^(-h|--help)$/.test(word));
const isReady = onlyAsks || (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted);
// Nothing is installed for what is used wrongly.
if (!canAnswer || !isReady) answerAlone(root, command, words, onlyAsks);
if (!isReady) makeReady();

const main = path.join(root, 'tooling', 'src', 'commands', 'main.ts');
// Other commands may load sources of packages that they install.
const runner = command === 'start' ? [path.join(root, 'tooling/bin/run-program.mjs')] : ['--import', 'tsx'];
runCommand([...runner, main, ...process.argv.slice(2)], root);

function makeReady() {
  const group = toInstall(root, command);
  if (group !== 'nothing') install(group === 'start' ? ['--omit=dev'] : []);
  fs.writeFileSync(stamp, wanted);
}

/** @param {readonly string[]} options */
function install(options) {
  console.log('Installing packages…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `ci`: npm leaves binaries of other platforms out of the lock file and then refuses it
  // (docs/decisions/0006-install.md).
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm, ['install', ...quiet, ...options], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
