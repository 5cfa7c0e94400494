import { test as base } from '@playwright/test';
import { ConsoleWatch } from './console-watch';
import { DrawnPages } from './drawn-pages';
import { expect } from './expect';
import { personalData } from './personal';
import { SandboxControl } from './sandbox';
import { SiteDriver } from './site';
import { startStack, type Stack, type StackData } from './stack';

type WorkerParts = { stackData: StackData; stack: Stack; drawnPages: DrawnPages; telemetry: TelemetryCheck };
/** Fails on personal data in the records of the test, and of the pages that the one before closed at its end. */
type TelemetryCheck = (sandbox: SandboxControl, title: string) => Promise<void>;
type Options = {
  /** What the visitor has answered to the cookie banner before; null on a first visit. */
  consent: 'all' | 'essential' | null;
};
type TestParts = Options & { sandbox: SandboxControl; consoleWatch: ConsoleWatch; site: SiteDriver };

/** Every test starts from a reset sandbox and an empty browser profile, and fails on a console error. */
export const test = base.extend<TestParts, WorkerParts>({
  stackData: ['memory', { scope: 'worker', option: true }],

  stack: [
    async ({ stackData }, use, workerInfo) => {
      const stack = await startStack(workerInfo.parallelIndex, stackData);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],

  drawnPages: [
    async ({ stack }, use) => {
      await use(new DrawnPages(stack));
    },
    { scope: 'worker' },
  ],

  telemetry: [
    async ({ stack }, use) => {
      const personalIn = personalData(
        await new SandboxControl(stack.addresses).get('/sandbox/look-up?list=members'),
      );
      await use(async (sandbox, title) => {
        const rows = await sandbox.get('/sandbox/telemetry?since=2000-01-01T00:00:00Z');
        expect(personalIn(rows), `personal data in the telemetry of "${title}"`).toEqual([]);
      });
    },
    { scope: 'worker' },
  ],

  consent: ['all', { option: true }],

  sandbox: async ({ stack, telemetry }, use, { title }) => {
    const sandbox = new SandboxControl(stack.addresses);
    await telemetry(sandbox, 'the test before');
    await sandbox.reset();
    await use(sandbox);
    await telemetry(sandbox, title);
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
