#!/usr/bin/env node
// The commands of a remote: build, dev, release. They read the remote's TypeScript files as they stand.
import { fileURLToPath } from 'node:url';
import { runCommand } from '../../bin/run-command.mjs';

const main = fileURLToPath(new URL('../src/main.js', import.meta.url));
runCommand(['--import', import.meta.resolve('tsx'), main, ...process.argv.slice(2)], process.cwd());
