import { expect, test } from '../../harness/test';

test('without a network what was read stays with its time, and a new page comes when the network is back', async ({
  site,
  page,
  context,
}) => {
  const main = page.getByRole('main');
  await site.open('/home');
  await expect(main.getByRole('link', { name: /Umbrella/ })).toBeVisible();
  await context.setOffline(true);
  await expect(main.getByText(/showing what we saved at \d\d:\d\d/)).toBeVisible();
  await expect(main.getByRole('link', { name: /Umbrella/ })).toBeVisible();
  await site.follow('/campaign/101/register_success');
  await expect(main.getByText(/opens by itself when the connection is back/)).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByRole('link', { name: 'Back to home' })).toBeVisible();
});
