import { runPlaywright } from './browser-tests';
import { ensureBrowser } from '../test/ensure-browser';
import { runTool, runToolBeside } from '../test/run-process';

const program = 'storybook/dist/bin/dispatcher.js';
const build = [
  'build',
  ...['--config-dir', 'shared-ui/.storybook'],
  ...['--output-dir', 'var/workbench'],
  ...['--loglevel', 'error'],
];

/** Storybook of the design system into var/workbench. */
const buildWorkbench = () => runTool(program, build);

/** The same beside other work. */
export const buildWorkbenchBeside = () => runToolBeside(program, build);

/** `npm run workbench`: builds it, then axe over every story in three languages. */
export async function workbench(args: string[]): Promise<void> {
  await ensureBrowser();
  const code = await buildWorkbench();
  process.exitCode =
    code === 0 ? await runPlaywright(['gallery/workbench.spec.ts', ...args], { MRW_WORKBENCH: 'all' }) : code;
}
