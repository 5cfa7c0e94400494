import fs from 'node:fs';
import path from 'node:path';
import { canaryPage } from '../canary/canary-page';
import { root } from '../root';
import { runTool } from '../test/run-process';

/** Plays releases against the rule of `watch` and writes the page about it. @returns its name */
export async function simulate(releases: number): Promise<string> {
  const file = 'docs/canary.md';
  fs.writeFileSync(path.join(root, file), canaryPage(releases));
  await runTool('prettier/bin/prettier.cjs', ['--write', '--log-level', 'warn', file]);
  return file;
}
