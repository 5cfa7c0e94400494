import { runPlaywright } from './browser-tests';
import { ensureBrowser } from '../test/ensure-browser';
import { runTool } from '../test/run-process';

const build = [
  'build',
  ...['--config-dir', 'shared-ui/.storybook'],
  ...['--output-dir', 'var/workbench'],
  ...['--loglevel', 'error'],
];

/** Storybook of the design system into var/workbench. */
export const buildWorkbench = () => runTool('storybook/dist/bin/dispatcher.js', build);

/** `npm run workbench`: builds it, then axe over every story in three languages. */
export async function workbench(args: string[]): Promise<void> {
  await ensureBrowser();
  const code = await buildWorkbench();
  process.exitCode =
    code === 0 ? await runPlaywright(['gallery/workbench.spec.ts', ...args], { MRW_WORKBENCH: 'all' }) : code;
}
