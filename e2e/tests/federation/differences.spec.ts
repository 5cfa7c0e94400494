import path from 'node:path';
import { sharedFolder } from '@mrw/shared-contracts/manifest';
import type { Browser, Page, Response } from '@playwright/test';
import { changedCopy, liveVersion, release, withdraw } from '../../harness/releases';
import { expect, test } from '../../harness/test';

test.describe.configure({ timeout: 600_000 });

const remote = 'mf-stores';
const count = 7;
const versionOf = (number: number) => `9.50.${test.info().workerIndex * 10 + number}`;
const headingOf = (number: number) => `Stores, edition ${number}`;

/** Takes a release with a text of its own live. */
function goLive(environment: string, number: number): void {
  const version = versionOf(number);
  const folder = changedCopy(remote, `stores-${version}`, {
    file: 'src/store-directory/strings.ts',
    edit: (text) => text.replace("'Store directory'", `'${headingOf(number)}'`),
  });
  release(environment, 'publish', remote, version, '--folder', folder);
  release(environment, 'promote', remote, version);
}

type Fetched = { file: string; encoding: string; bytes: number; dictionary: boolean };

async function fetchedBy(response: Response): Promise<Fetched> {
  const [headers, asked, sizes] = [
    await response.allHeaders(),
    await response.request().allHeaders(),
    await response.request().sizes(),
  ];
  return {
    file: path.posix.basename(new URL(response.url()).pathname).replace(/\.?[0-9a-f]{10}\.js$/, ''),
    encoding: headers['content-encoding'] ?? '',
    bytes: sizes.responseBodySize,
    dictionary: 'available-dictionary' in asked,
  };
}

/** A device: it opens the directory, and says which scripts of the remote came over the network. */
async function deviceOf(browser: Browser, origin: string) {
  const page = await (await browser.newContext()).newPage();
  return {
    page,
    visit: async (number: number) => {
      const answers: Response[] = [];
      const note = (response: Response) => {
        const { pathname } = new URL(response.url());
        if (pathname.startsWith(`/${remote}/${sharedFolder}/`) && pathname.endsWith('.js'))
          answers.push(response);
      };
      page.on('response', note);
      await page.goto(`${origin}/about/store`);
      await expect(page.getByRole('heading', { level: 1, name: headingOf(number) })).toBeVisible();
      page.off('response', note);
      const fetched = await Promise.all(answers.map(fetchedBy));
      return fetched.filter(({ bytes }) => bytes > 0).sort((one, other) => (one.file < other.file ? -1 : 1));
    },
  };
}

const openStore = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading') })
    .first()
    .click();

test('a device with one of the five versions before fetches differences, one with an older version whole files', async ({
  browser,
  stack,
}) => {
  const { environment, addresses } = stack;
  const before = liveVersion(environment, remote);
  const devices = new Map<number, Awaited<ReturnType<typeof deviceOf>>>();
  try {
    for (let number = 0; number < count - 1; number += 1) {
      goLive(environment, number);
      if (![0, 3, 5].includes(number)) continue;
      const device = await deviceOf(browser, addresses.shell.origin);
      devices.set(number, device);
      const first = await device.visit(number);
      expect(first.map(({ file }) => file)).toEqual(expect.arrayContaining(['app', 'remoteEntry']));
      expect(first.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
    }
    goLive(environment, count - 1);
    for (const [number, encoding] of [
      [5, 'dcz'],
      [3, 'dcz'],
      [0, 'br'],
    ] as const) {
      const fetched = await devices.get(number)?.visit(count - 1);
      await test.info().attach(`from ${number}`, { body: JSON.stringify(fetched) });
      expect(fetched).toEqual(
        ['app', 'remoteEntry'].map((file) => ({
          ...{ file, encoding, dictionary: true },
          bytes: expect.any(Number),
        })),
      );
      if (encoding === 'dcz')
        expect(Math.max(...(fetched ?? []).map(({ bytes }) => bytes))).toBeLessThan(1_500);
    }
    // For a script that the device never had, the browser offers the first one of the package: the match of a chunk is longer.
    const page = devices.get(5)?.page;
    if (!page) throw new Error('There is no such device.');
    const detail = page.waitForResponse(/\/store-detail\.[0-9a-f]+\.js$/);
    await openStore(page);
    expect(await fetchedBy(await detail)).toMatchObject({ encoding: 'br', dictionary: true });
    await expect(page.getByText('Address', { exact: true }).first()).toBeVisible();
  } finally {
    release(environment, 'promote', remote, before);
    for (const { page } of devices.values()) await page.context().close();
    for (let number = 0; number < count; number += 1) withdraw(remote, versionOf(number));
  }
});
