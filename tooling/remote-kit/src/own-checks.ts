import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { factsIn } from '../../src/release/release-facts';
import { sizeFaults } from '../../src/release/check-release';
import type { Check } from '../../src/release/proof';

/**
 * What a remote in a repository of its own has to pass before it is published: its own scripts and the size that a
 * site accepts. Its browser tests, which look at the first page with axe inside the released shell, need a site.
 *
 * @param site address of a site with developer tools
 */
export function ownChecks(folder: string, site: string | undefined): Check[] {
  const script = (name: Check['name'], command: string): Check => ({
    name,
    ran: `npm run ${command}`,
    run: () => runScript(folder, command),
  });
  return [
    script('types', 'types'),
    script('lint', 'lint'),
    script('tests', 'unit'),
    { name: 'budgets', ran: 'sizes of its files after brotli', run: isSmallEnough },
    ...(site ? inReleasedShell(folder, site) : []),
  ];
}

/** One run in a browser: the shell of a deployed site is the released one. */
function inReleasedShell(folder: string, site: string): Check[] {
  let running: Promise<boolean> | undefined;
  const run = () => (running ??= runScript(folder, 'browser'));
  const ran = `npm run browser in ${site}`;
  return [
    { name: 'accessibility', ran, run },
    { name: 'compatibility', ran, run },
  ];
}

async function isSmallEnough(compiled: string): Promise<boolean> {
  const faults = sizeFaults(await factsIn(compiled));
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

async function runScript(folder: string, script: string): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', script], { cwd: folder, stdio: 'inherit' });
  // A program that cannot be started has no exit code.
  await once(child, 'exit').catch(() => undefined);
  return child.exitCode === 0;
}
