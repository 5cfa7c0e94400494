import type { Browser, BrowserContext, Page } from '@playwright/test';
import { desktop, phone } from '../../harness/devices';
import type { SandboxControl } from '../../harness/sandbox';
import { SiteDriver } from '../../harness/site';
import type { Stack } from '../../harness/stack';
import { Network } from './network';

export type World = { browser: Browser; stack: Stack; sandbox: SandboxControl };
export type Visit = {
  page: Page;
  context: BrowserContext;
  site: SiteDriver;
  network: Network;
  errors: string[];
};

/** A browser profile of its own for one step, with what its pages threw and did not catch. */
export async function inBrowser<Result>(
  { browser, stack, sandbox }: World,
  device: 'desktop' | 'phone',
  use: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(device === 'phone' ? phone : desktop);
  const network = await Network.between(context, stack);
  try {
    await context.addCookies([{ name: 'cookie_consent', value: 'all', url: stack.addresses.shell.origin }]);
    const page = await context.newPage();
    // Before the faults, and on a busy machine.
    page.setDefaultTimeout(30_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(`uncaught: ${message}`));
    return await use({ page, context, site: new SiteDriver(page, stack, sandbox), network, errors });
  } finally {
    // Also after a step that stopped: the next one needs the servers.
    await network.end();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}
