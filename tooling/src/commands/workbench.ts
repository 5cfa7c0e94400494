import path from 'node:path';
import { runPlaywright } from './browser-tests';
import { ensureBrowser } from '../process/ensure-browser';
import { onDemand } from '../process/on-demand';
import { runProcess, runProcessBeside } from '../process/run-process';

const program = () => path.join(onDemand('workbench'), 'node_modules/storybook/dist/bin/dispatcher.js');
const configuration = ['--config-dir', 'tooling/on-demand/workbench'];
const build = ['build', ...configuration, ...['--output-dir', 'var/workbench'], ...['--loglevel', 'error']];

/** Storybook of the design system into var/workbench. */
const buildWorkbench = () => runProcess(process.execPath, [program(), ...build]);

/** The same beside other work. */
export const buildWorkbenchBeside = () => runProcessBeside(process.execPath, [program(), ...build]);

/** `npm run workbench`: builds it, then axe over every story in three languages. With `--watch`: serves it while working. */
export async function workbench(args: readonly string[], { watch }: { watch: boolean }): Promise<void> {
  if (watch) {
    process.exitCode = await runProcess(process.execPath, [
      program(),
      'dev',
      ...configuration,
      '--port',
      '6006',
    ]);
    return;
  }
  await ensureBrowser();
  const code = await buildWorkbench();
  process.exitCode =
    code === 0 ? await runPlaywright(['gallery/workbench.spec.ts', ...args], { MRW_WORKBENCH: 'all' }) : code;
}
