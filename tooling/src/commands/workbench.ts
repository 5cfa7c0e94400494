import { ensureBrowser } from '../test/ensure-browser';
import { runTool } from '../test/run-process';

const build = [
  'build',
  ...['--config-dir', 'shared-ui/.storybook'],
  ...['--output-dir', 'var/workbench'],
  ...['--loglevel', 'error'],
];

/** `npm run workbench`: Storybook of the design system into var/workbench, then axe over every story in three languages. */
export async function workbench(args: string[]): Promise<void> {
  await ensureBrowser();
  const code = await runTool('storybook/dist/bin/dispatcher.js', build);
  process.exitCode =
    code === 0
      ? await runTool(
          '@playwright/test/cli.js',
          ['test', '-c', 'e2e', 'gallery/workbench.spec.ts', ...args],
          {
            MRW_WORKBENCH: 'all',
          },
        )
      : code;
}
