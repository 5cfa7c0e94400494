import { chromium } from '@playwright/test';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import { measureRelease, serve } from './release-cost';
import { sandboxMember } from './sandbox-member';
import { makeTwoReleases } from './two-releases';

/** Switches of Chromium by what it fetches of a script that has changed. */
const browsers = {
  differences: [],
  'whole files': ['--disable-features=CompressionDictionaryTransport'],
} as const;

/** Says what a release costs members, with differences and without. */
export async function printRelease(addresses: Addresses, rounds: number): Promise<void> {
  const releases = await makeTwoReleases();
  for (const [kind, switches] of Object.entries(browsers)) {
    const browser = await chromium.launch({
      executablePath: process.env['MRW_CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...switches],
    });
    try {
      const site = await serve(addresses, releases.folder, releases.after);
      const member = await sandboxMember(browser, addresses).finally(() => site.stop());
      console.log(`after a release of every package, ${kind}`);
      const costs = await measureRelease({ browser, addresses, member, releases }, rounds);
      for (const [page, figures] of Object.entries(costs))
        for (const [name, { median, low, high }] of Object.entries(figures))
          console.log(`  ${page} ${name} ${[median, low, high].map((value) => value.toFixed(3)).join(', ')}`);
    } finally {
      await browser.close();
    }
  }
}
