import { expect, test } from '../../harness/test';

test('O-112 stamps stand in rows of 4, on narrow screens of 3', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/campaign/401');
  const places = page.getByRole('region', { name: 'Stamp card' }).getByRole('list').getByRole('listitem');
  const inFirstRow = async () => {
    const tops = await places.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    return tops.filter((top) => top === tops[0]).length;
  };
  await expect(places).toHaveCount(10);
  expect(await inFirstRow()).toBe(4);
  await page.setViewportSize({ width: 600, height: 800 });
  await expect.poll(inFirstRow).toBe(3);
});

test('O-113 a gift of points is opened at once', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/campaign/401');
  await page.getByRole('button', { name: /^Open the gift at 4/ }).click();
  await expect(page.getByRole('button', { name: /^Opened: gift at 4 stamps, 50 points/ })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
