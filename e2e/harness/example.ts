import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { ConsoleWatch } from './console-watch';
import { beforeRemote, followLeftovers, leftovers } from './leftovers';
import { release, retire, withdraw } from './releases';
import type { SiteDriver } from './site';
import { expect } from './test';

export const examples = fileURLToPath(new URL('../../docs/examples/other-frameworks', import.meta.url));

/** Each is built with the tools that its name says. */
export const exampleNames = ['rspack-react', 'rspack-vue', 'vite-svelte', 'vite-vue'] as const;
type ExampleName = (typeof exampleNames)[number];

type Parts = { site: SiteDriver; page: Page; consoleWatch: ConsoleWatch };

const heading = (page: Page, level: number, name: string) => page.getByRole('heading', { level, name });

/**
 * Brings the build of an example live, uses everything that it has, and takes it off again.
 *
 * @param built folder of the build
 * @param run a number that no other run beside this one has
 */
export async function exampleWorks(
  { site, page, consoleWatch }: Parts,
  name: ExampleName,
  built: string,
  run: number,
): Promise<void> {
  // The host tries out whether the browser refuses a wrong hash; the last step changes a file.
  consoleWatch.allow(
    /digest in the 'integrity' attribute|Loading chunk|dynamically imported module|ChunkLoad/,
  );
  const { environment } = site.stack;
  const version = `1.${exampleNames.indexOf(name)}.${run}`;
  const next = `2.${exampleNames.indexOf(name)}.${run}`;
  const folder = path.join(examples, name);
  const bringLive = (one: string) => {
    release(environment, 'publish', 'mf-draw', one, '--folder', folder, '--built', built);
    expect(release(environment, 'check', 'mf-draw', one)).toContain('may go live');
    release(environment, 'promote', 'mf-draw', one);
  };
  try {
    bringLive(version);
    await leavesNothing(site, page);
    await speaksThreeLanguages(site, page);
    await knowsMembers(site, page);
    bringLive(next);
    await comesFrom(site, page, next);
    expect(release(environment, 'rollback', 'mf-draw')).toContain(`mf-draw ${version} is live`);
    await comesFrom(site, page, version);
    await refusesChangedParts(site, page, version);
  } finally {
    retire(environment, 'mf-draw');
    withdraw('mf-draw', version);
    withdraw('mf-draw', next);
  }
}

/** Twenty visits leave no more than the first one: what a library sets once. */
async function leavesNothing(site: SiteDriver, page: Page): Promise<void> {
  const visit = async () => {
    await site.follow('/draw');
    await expect(heading(page, 1, 'Lucky draw')).toBeVisible();
    await site.follow('/about/store');
    await expect(heading(page, 1, 'Lucky draw')).toBeHidden();
    await expect(heading(page, 1, 'Store directory')).toBeVisible();
  };
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  await followLeftovers(page, 'mf-draw');
  await site.open('/about/store');
  await beforeRemote(page);
  await visit();
  await site.untilQuiet();
  const once = await leftovers(page);
  const nodesOnce = await nodes();
  expect(once.filter((one) => !one.startsWith('global: '))).toEqual([]);
  const more = 19;
  for (let count = 0; count < more; count += 1) await visit();
  expect(await leftovers(page)).toEqual(once);
  // A remote that leaves nodes behind leaves at least one at each visit; what comes once is not its visits'.
  await expect.poll(nodes).toBeLessThan(nodesOnce + more);
}

async function speaksThreeLanguages(site: SiteDriver, page: Page): Promise<void> {
  await site.open('/draw');
  for (const [language, title] of [
    ['zh-Hant', '大抽獎'],
    ['zh-Hans', '大抽奖'],
    ['en', 'Lucky draw'],
  ] as const) {
    await site.switchLanguage(language);
    await expect(heading(page, 1, title)).toBeVisible();
  }
  // The part for later, which tells by an event of the remote what was drawn.
  await page.getByRole('button', { name: 'Draw' }).click();
  await expect(page.getByRole('status').getByText('You won: ')).toBeVisible();
}

async function knowsMembers(site: SiteDriver, page: Page): Promise<void> {
  const asVisitor = page.getByText('Log in to take part.');
  await expect(asVisitor).toBeVisible();
  await site.logInAs('demo-level2');
  // The slot of the home page.
  await expect(heading(page, 2, 'Lucky draw')).toBeVisible();
  await site.follow('/draw');
  await expect(page.getByText('Good luck, ')).toBeVisible();
  await page.getByRole('button', { name: 'End the session' }).click();
  await expect(page.getByText('Good luck, ')).toBeHidden();
  await site.open('/draw');
  await expect(asVisitor).toBeVisible();
}

/** The next visit loads every file of it from one version. */
async function comesFrom(site: SiteDriver, page: Page, version: string): Promise<void> {
  await site.open('/draw');
  await page.getByRole('button', { name: 'Draw' }).click();
  await expect(page.getByText('You won: ')).toBeVisible();
  const versions = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/mf-draw\/([^/]+)\//.exec(name)?.[1] ?? []),
  );
  expect([...new Set(versions)]).toEqual([version]);
}

async function refusesChangedParts(site: SiteDriver, page: Page, version: string): Promise<void> {
  let changed = 0;
  await page.route(`**/mf-draw/${version}/**/*.js*`, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const isPrizes = text.includes('A cup');
    if (isPrizes) changed += 1;
    await route.fulfill({ response: answer, body: isPrizes ? `globalThis.changedRan = 1;\n${text}` : text });
  });
  await site.open('/draw');
  await page.getByRole('button', { name: 'Draw' }).click();
  await expect.poll(() => changed).toBeGreaterThan(0);
  await site.untilQuiet();
  await expect(page.getByText('You won: ')).toBeHidden();
  expect(await page.evaluate(() => 'changedRan' in window)).toBe(false);
}
