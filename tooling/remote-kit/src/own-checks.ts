import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { factsIn } from '../../src/release/release-facts';
import { sizeFaults } from '../../src/release/check-release';
import type { Check } from '../../src/release/proof';
import { missingNeeds } from './needs';

/**
 * What a remote in a repository of its own has to pass before it is published: its own scripts and the size that a
 * site accepts. Its browser tests, which look at the first page with axe inside the released shell, need a site.
 *
 * @param site address of a site with developer tools
 * @param proof command of the team that checks types, lint and tests, in place of the scripts of the kit
 */
export function ownChecks(folder: string, site: string | undefined, proof: string | undefined): Check[] {
  const script = (name: Check['name'], command: string): Check => ({
    name,
    ran: `npm run ${command}`,
    run: async () => {
      const passed = await runs(folder, 'npm', ['run', '--silent', command]);
      const missing = passed ? null : missingNeeds(name);
      if (missing) console.error(missing);
      return passed;
    },
  });
  return [
    ...(proof === undefined
      ? [script('types', 'types'), script('lint', 'lint'), script('tests', 'unit')]
      : ofTeam(folder, proof)),
    { name: 'budgets', ran: 'sizes of its files after brotli', run: isSmallEnough },
    ...(site ? inReleasedShell(folder, site) : []),
  ];
}

/** One command that stands for three checks. */
function ofTeam(folder: string, proof: string): Check[] {
  let running: Promise<boolean> | undefined;
  const run = () => (running ??= runs(folder, proof, []));
  return (['types', 'lint', 'tests'] as const).map((name) => ({ name, ran: proof, run }));
}

/** One run in a browser: the shell of a deployed site is the released one. */
function inReleasedShell(folder: string, site: string): Check[] {
  let running: Promise<boolean> | undefined;
  const run = () => (running ??= runs(folder, 'npm', ['run', '--silent', 'browser']));
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

async function runs(folder: string, command: string, args: readonly string[]): Promise<boolean> {
  // A command of a team is a line for the shell.
  const child = spawn(command, args, { cwd: folder, stdio: 'inherit', shell: args.length === 0 });
  // A program that cannot be started has no exit code.
  await once(child, 'exit').catch(() => undefined);
  return child.exitCode === 0;
}
