import { desktop } from '../../harness/devices';
import { buildTimes, changedCopy, release, withdraw } from '../../harness/releases';
import { expect, test } from '../../harness/test';

test.use(desktop);
test.describe.configure({ timeout: 120_000 });

test('a second version of one remote goes live by the deployment manifest alone, and back again', async ({
  site,
  page,
  stack,
}) => {
  const version = `9.0.${test.info().workerIndex}`;
  await site.open('/about/store');
  await expect(page.getByRole('heading', { level: 1, name: 'Store directory' })).toBeVisible();
  const before = buildTimes();
  const folder = changedCopy('mf-stores', `stores-${version}`, {
    file: 'src/store-directory/strings.ts',
    edit: (text) => text.replace("'Store directory'", "'Shops near you'"),
  });
  try {
    release(stack.environment, 'publish', 'mf-stores', version, '--folder', folder);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Store directory' })).toBeVisible();

    release(stack.environment, 'promote', 'mf-stores', version);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Shops near you' })).toBeVisible();

    const after = buildTimes();
    for (const [file, time] of Object.entries(before))
      if (!file.endsWith('/mf-stores')) expect(after[file], file).toBe(time);

    release(stack.environment, 'rollback', 'mf-stores');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Store directory' })).toBeVisible();
  } finally {
    withdraw('mf-stores', version);
  }
});

const faultyApps = {
  'throws while it draws':
    "import { defineRemote, noStyleSheets } from '@mrw/shared-contracts';\nfunction Broken(): never { throw new Error('broken on purpose'); }\nexport default defineRemote({ name: 'mf-stores', styles: noStyleSheets, render: () => <Broken /> });\n",
  'never finishes mounting':
    "const never = () => new Promise<void>(() => undefined);\nexport default { name: 'mf-stores', bootstrap: () => Promise.resolve(), mount: never, unmount: never };\n",
  'exposes something else': 'export default { hello: true };\n',
};

for (const [name, app] of Object.entries(faultyApps))
  test(`a release that ${name} is a panel in its place; after the rollback Retry heals without a reload`, async ({
    site,
    page,
    stack,
  }) => {
    const version = `9.${Object.values(faultyApps).indexOf(app) + 1}.${test.info().workerIndex}`;
    const folder = changedCopy('mf-stores', `stores-${version}`, { file: 'src/app.tsx', edit: () => app });
    try {
      release(stack.environment, 'publish', 'mf-stores', version, '--folder', folder);
      release(stack.environment, 'promote', 'mf-stores', version);
      await site.open('/about/store');
      const panel = page.getByRole('alert').filter({ hasText: 'This part is unavailable' });
      await expect(panel).toBeVisible({ timeout: 15_000 });
      await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
      await page.goBack();
      await expect(panel).toBeVisible({ timeout: 15_000 });
      release(stack.environment, 'rollback', 'mf-stores');
      await panel.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Store directory' })).toBeVisible();
    } finally {
      withdraw('mf-stores', version);
    }
  });
