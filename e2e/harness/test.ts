import { test as base, expect } from '@playwright/test';
import { ConsoleWatch } from './console-watch';
import { SandboxControl } from './sandbox';
import { SiteDriver } from './site';
import { startStack, type Stack } from './stack';

type WorkerParts = { stack: Stack };
type Options = {
  /** What the visitor has answered to the cookie banner before; null on a first visit. */
  consent: 'all' | 'essential' | null;
};
type TestParts = Options & { sandbox: SandboxControl; consoleWatch: ConsoleWatch; site: SiteDriver };

/** Every test starts from a reset sandbox and an empty browser profile, and fails on a console error. */
export const test = base.extend<TestParts, WorkerParts>({
  stack: [
    async ({}, use, workerInfo) => {
      const stack = await startStack(workerInfo.parallelIndex);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],

  consent: ['all', { option: true }],

  sandbox: async ({ stack }, use) => {
    const sandbox = new SandboxControl(stack.addresses);
    await sandbox.reset();
    await use(sandbox);
  },

  consoleWatch: async ({ page }, use) => {
    const watch = new ConsoleWatch(page);
    await use(watch);
    expect(watch.problems(), 'errors in the console').toEqual([]);
  },

  // The console is watched in every test that opens the site.
  site: async ({ page, context, consent, stack, sandbox, consoleWatch }, use) => {
    if (consent)
      await context.addCookies([
        { name: 'cookie_consent', value: consent, url: stack.addresses.shell.origin },
      ]);
    await use(new SiteDriver(page, stack, sandbox));
    expect(consoleWatch).toBeDefined();
    await stack.setProfile('A');
  },
});

export { expect };
