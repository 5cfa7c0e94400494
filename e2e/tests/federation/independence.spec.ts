import { deploymentManifest } from '@mrw/shared-contracts/manifest';
import { bucketOf } from '@mrw/shared-contracts/manifest/bucket';
import { changedCopy, liveVersion, release, withdraw } from '../../harness/releases';
import { expect, test } from '../../harness/test';

test.describe.configure({ timeout: 240_000 });

const faultyApps: Readonly<Record<string, string>> = {
  'throws while it draws':
    "import { defineRemote, noStyleSheets } from '@mrw/shared-contracts';\nfunction Broken(): never { throw new Error('broken on purpose'); }\nexport default defineRemote({ name: 'mf-stores', styles: noStyleSheets, render: () => <Broken /> });\n",
  'never finishes mounting':
    "const never = () => new Promise<void>(() => undefined);\nexport default { name: 'mf-stores', bootstrap: () => Promise.resolve(), mount: never, unmount: never };\n",
  'exposes something else': 'export default { hello: true };\n',
};

/** Versions of mf-stores that never start, published once for the tests below. */
const faultyVersions = Object.keys(faultyApps).map((name, index) => ({ name, version: `9.${index + 1}.0` }));

test.describe('a release that does not start', () => {
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(({ stack }) => {
    for (const { name, version } of faultyVersions) {
      const app = faultyApps[name];
      const folder = changedCopy('mf-stores', `stores-${version}`, {
        file: 'src/app.tsx',
        edit: () => app ?? '',
      });
      release(stack.environment, 'publish', 'mf-stores', version, '--folder', folder);
    }
  });

  test.afterAll(() => {
    for (const { version } of faultyVersions) withdraw('mf-stores', version);
  });

  for (const { name, version } of faultyVersions)
    test(`a release that ${name} gives way to the one before it, and is reported`, async ({
      site,
      page,
      stack,
    }) => {
      const reports: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith('MRW-110')) reports.push(message.text());
      });
      release(stack.environment, 'promote', 'mf-stores', version);
      try {
        await site.open('/about/store');
        await expect(page.getByRole('heading', { level: 1, name: 'Store directory' })).toBeVisible({
          timeout: 15_000,
        });
        expect(reports).toEqual([expect.stringContaining(`MRW-110 mf-stores ${version} did not start`)]);
      } finally {
        release(stack.environment, 'rollback', 'mf-stores');
      }
    });

  test('when the one before it is broken as well there is a panel; after a good release Retry heals without a reload', async ({
    site,
    page,
    stack,
  }) => {
    const good = liveVersion(stack.environment, 'mf-stores');
    for (const { version } of faultyVersions.slice(0, 2).toReversed())
      release(stack.environment, 'promote', 'mf-stores', version);
    await site.open('/about/store');
    const panel = page.getByRole('alert').filter({ hasText: 'This part is unavailable' });
    await expect(panel).toBeVisible({ timeout: 20_000 });
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
    await page.goBack();
    await expect(panel).toBeVisible({ timeout: 20_000 });
    release(stack.environment, 'promote', 'mf-stores', good);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Store directory' })).toBeVisible();
  });
});

test('a canary goes to the devices of its share, the same ones on every visit', async ({
  site,
  page,
  request,
  stack,
  browser,
}) => {
  const version = `9.4.${test.info().workerIndex}`;
  const folder = changedCopy('mf-stores', `stores-${version}`, {
    file: 'src/store-directory/strings.ts',
    edit: (text) => text.replace("'Store directory'", "'Shops near you'"),
  });
  const headingFor = async (device: string) => {
    const context = await browser.newContext();
    await context.addInitScript((name) => {
      localStorage.setItem('mrw_device', name);
    }, device);
    const other = await context.newPage();
    await other.goto(`${stack.addresses.shell.origin}/about/store`);
    const heading = await other.getByRole('heading', { level: 1 }).textContent();
    await context.close();
    return heading;
  };
  try {
    release(stack.environment, 'publish', 'mf-stores', version, '--folder', folder);
    release(stack.environment, 'rollout', 'mf-stores', '50', version);
    const { salt } = deploymentManifest.parse(
      await (await request.get(`${stack.addresses.shell.origin}/deployment.json`)).json(),
    );
    // The salt differs between environments: which devices are selected is determined by the rule alone.
    const names = Array.from({ length: 100 }, (_, index) => `device-${index}`);
    const isAsked = (device: string) => bucketOf(salt, 'mf-stores', device) < 50;
    const asked = names.filter(isAsked).slice(0, 3);
    const others = names.filter((device) => !isAsked(device)).slice(0, 3);
    expect([asked.length, others.length]).toEqual([3, 3]);
    for (let visit = 0; visit < 2; visit += 1) {
      for (const device of asked) expect(await headingFor(device)).toBe('Shops near you');
      for (const device of others) expect(await headingFor(device)).toBe('Store directory');
    }

    release(stack.environment, 'rollout', 'mf-stores', '0', version);
    await site.open('/about/store');
    await expect(page.getByRole('heading', { level: 1, name: 'Store directory' })).toBeVisible();
  } finally {
    withdraw('mf-stores', version);
  }
});
