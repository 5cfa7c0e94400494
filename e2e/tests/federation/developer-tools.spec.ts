import { expect, test } from '../../harness/test';
import { editPage } from './edited-manifest';
import { panelOf } from './expect-alive';

const stores = '/about/store';
const heading = { level: 1, name: 'Store directory' } as const;
const panel = { name: 'Remotes on this page' };

test('the panel lists every remote with version, verdict and load time, and points one at another build', async ({
  site,
  page,
  consoleWatch,
}) => {
  // The build that is pointed at answers with nothing.
  consoleWatch.allow(/Failed to find a valid digest/);
  const devServer = site.stack.addresses.remotes.origin.replace(/\d+$/, (port) => String(Number(port) + 10));
  await page.route(`${devServer}/**`, (route) => route.abort());
  await site.open(stores);
  await expect(page.getByRole('heading', heading)).toBeVisible();
  const tools = page.getByRole('region', panel);
  // The code of the panel comes after the page: until then the keys open nothing.
  await expect(async () => {
    if (!(await tools.isVisible())) await page.keyboard.press('Alt+Shift+M');
    await expect(tools).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 7_000 });
  for (const remote of ['mf-offers', 'mf-stores', 'mf-wallet', 'mf-account', 'mf-giftcard'])
    await expect(tools.getByRole('row', { name: new RegExp(`^${remote} \\d+\\.\\d+.* fits`) })).toBeVisible();
  await expect(tools.getByRole('row', { name: /^mf-stores/ })).toContainText(/\d+ ms/);

  await tools.getByRole('textbox', { name: /\(mf-stores\)/ }).fill(`${devServer}/`);
  await tools
    .getByRole('row', { name: /^mf-stores/ })
    .getByRole('button', { name: 'Use' })
    .click();
  await expect(panelOf(page)).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Back to the live version' }).click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', heading)).toBeVisible();
});

test('in production there is no panel, an override does nothing, and none of its code is loaded', async ({
  site,
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/assets/') && response.url().endsWith('.js'))
      scripts.push(await response.text().catch(() => ''));
  });
  await editPage(page, site.origin, (html) =>
    html.replace('"developerTools":true', '"developerTools":false'),
  );
  await page.addInitScript(() => {
    localStorage.setItem('mrw_overrides', '{"mf-stores":"http://localhost:1/"}');
  });
  await site.open(stores);
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await page.keyboard.press('Alt+Shift+M');
  await expect(page.getByRole('region', panel)).toBeHidden();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => text.includes('Remotes on this page'))).toEqual([]);
});
