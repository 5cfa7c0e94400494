import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { sharedFolder } from '@mrw/shared-contracts/manifest';
import { copyOfLive, liveVersion, release, withdraw } from '../../harness/releases';
import { expect, test } from '../../harness/test';
import {
  publish,
  remote,
  stores,
  versionOf,
  withdrawAll,
  withTwoReleases,
  type Change,
} from './two-releases';

test.describe.configure({ timeout: 300_000 });

const directory = { level: 1, name: 'Store directory' } as const;

/** Files of the remote that came over the network, without their hashes. */
const fetched = async (page: Page) => {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.includes('/mf-stores/'))
      .flatMap(({ name, transferSize }) => (transferSize > 0 ? name : [])),
  );
  return names.map((name) => path.posix.basename(name).replace(/\.?[0-9a-f]{10}\.js$/, '')).sort();
};

/** Addresses of the remote's scripts that the page asks for from now on. */
function scriptsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/${remote}/`) && pathname.endsWith('.js')) asked.push(pathname);
  });
  return asked;
}

test('after a release a device fetches its entry, and of the pages those that changed', async ({
  site,
  page,
  stack,
}) => {
  const { environment } = stack;
  const before = liveVersion(environment, remote);
  const firstStore = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading') });
  const visit = async (label: string) => {
    await site.open(stores);
    await expect(page.getByRole('heading', directory)).toBeVisible();
    await firstStore.first().click();
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
    await site.untilQuiet();
    return fetched(page);
  };
  const goLive = (change: Change) => {
    publish(environment, change);
    release(environment, 'promote', remote, versionOf(change));
  };
  try {
    goLive('first');
    expect(await visit('Address')).toEqual(expect.arrayContaining(['app', 'remoteEntry', 'store-detail']));
    goLive('comment');
    expect(await visit('Address')).toEqual(['remoteEntry']);
    goLive('text');
    expect(await visit('Where it is')).toEqual(['remoteEntry', 'store-detail']);
    release(environment, 'rollback', remote);
    expect(await visit('Address')).toEqual([]);
  } finally {
    release(environment, 'promote', remote, before);
    withdrawAll();
  }
});

test('two releases run in one page: each has its own files, also those that both ask for at once', async ({
  site,
  page,
  stack,
}) => {
  await withTwoReleases(stack.environment, stack.addresses.remotes.origin, async (mounting, releases) => {
    const inBoth = releases.map(({ integrity }) => Object.keys(integrity));
    expect(inBoth[0]?.filter((file) => inBoth[1]?.includes(file)).length).toBeGreaterThan(0);
    await site.open(stores);
    await expect(page.locator(`[data-remote="${remote}"]`)).toHaveAttribute('data-state', 'ready');
    const asked = scriptsAsked(page);
    await page.evaluate(mounting);
    const [one, other] = [page.locator('#release-0'), page.locator('#release-1')];
    const changed = (release: Locator) => release.locator('[data-changed]');
    const card = one.getByRole('link').filter({ has: page.getByRole('heading') });
    await expect(changed(one).first()).toBeVisible();
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(changed(other)).toHaveCount(0);
    await site.follow((await card.first().getAttribute('href')) ?? '');
    await expect(changed(other)).toBeVisible();
    await expect(one.locator('dl')).toBeVisible();
    await expect(changed(one)).toHaveCount(0);
    expect(asked).toHaveLength(new Set(asked).size);
  });
});

test('a shell of before loads from the folder of the release, as its page says, and each file comes once', async ({
  site,
  page,
  stack,
}) => {
  const { environment } = stack;
  const shell = liveVersion(environment, 'shell');
  const before = `9.41.${test.info().workerIndex}`;
  const asked = scriptsAsked(page);
  const folders = async () => {
    asked.length = 0;
    await site.open(stores);
    await expect(page.getByRole('heading', directory)).toBeVisible();
    await site.untilQuiet();
    expect(asked).toHaveLength(new Set(asked).size);
    return new Set(asked.map((address) => address.split('/')[2]));
  };
  try {
    expect(await folders()).toEqual(new Set([sharedFolder]));
    copyOfLive(environment, 'shell', before);
    release(environment, 'promote', 'shell', before);
    expect(await folders()).toEqual(new Set([liveVersion(environment, remote)]));
  } finally {
    release(environment, 'promote', 'shell', shell);
    withdraw('shell', before);
  }
});
