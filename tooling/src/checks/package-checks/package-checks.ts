import path from 'node:path';
import { remoteNames, root } from '../../process/root';
import type { Check } from '../../release/proof';
import type { Storage } from '../../release/storage/storage';
import { checkTypes, runTool } from '../../process/run-process';

/**
 * What a package of this repository has to pass before it is published.
 *
 * @param folder of the sources; those of a copy cannot be proved
 * @param storage of the releases
 */
export function packageChecks(name: string, folder: string, storage: Storage): Check[] {
  if (path.resolve(folder) !== path.join(root, name)) return [];
  return [
    { name: 'types', ran: `tsc -b ${name}`, run: async () => (await checkTypes([name])) === 0 },
    tool('lint', `eslint ${name}`, 'eslint/bin/eslint.js', [name, '--max-warnings', '0']),
    tool('tests', `jest --selectProjects ${name}`, 'jest/bin/jest.js', [
      '--selectProjects',
      name,
      '--silent',
    ]),
    {
      name: 'budgets',
      ran: 'sizes of its files after brotli',
      run: (compiled) => isWithinBudgets(name, compiled),
    },
    {
      name: 'accessibility',
      ran: 'axe of the first page in the live shell, and what is left in the page after it',
      run: (compiled) => firstPageIsAccessible(name, compiled),
    },
    {
      name: 'compatibility',
      ran: name === 'shell' ? 'the last released remotes in it' : 'its first page in the last released shell',
      run: async (compiled) => {
        const { releasedRemotesWork, inReleasedShell } = await import('../compatibility/check-compatibility');
        const options = { storage, print: console.log };
        if (name === 'shell') return releasedRemotesWork(compiled, options);
        const { work, leftOut } = await inReleasedShell({ [name]: compiled }, options);
        return leftOut.length > 0 ? 'left out' : work;
      },
    },
  ];
}

const tool = (name: Check['name'], ran: string, program: string, args: string[]): Check => ({
  name,
  ran,
  run: async () => (await runTool(program, args)) === 0,
});

async function isWithinBudgets(name: string, compiled: string): Promise<boolean> {
  const { budgetFaults } = await import('../budgets/check-budgets');
  const faults = budgetFaults(name, compiled);
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

/** A shell is looked at with every remote, a remote with the shell of this machine. */
async function firstPageIsAccessible(name: string, compiled: string): Promise<boolean> {
  const { ensureBrowser } = await import('../../process/ensure-browser');
  const { buildAll } = await import('../build/build-all');
  const { firstPages } = await import('../first-pages/first-pages');
  const { whileServed } = await import('../first-pages/served-packages');
  await ensureBrowser();
  await buildAll(
    ['shell', ...remoteNames].filter((other) => other !== name),
    console.log,
  );
  return whileServed({ [name]: compiled }, (served) => firstPages(name === 'shell' ? [] : [name], served));
}
