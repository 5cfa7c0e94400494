import { expect, test } from '../../harness/test';

test('A-106 a message that is opened counts as read in the header too', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/inbox');
  await expect(page.getByText('7 unread messages')).toBeVisible();
  await page.getByRole('list', { name: 'Messages' }).getByRole('button').first().click();
  await expect(page.getByText('6 unread messages')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Inbox\D*6/ })).toBeVisible();
});

test('A-108 the list goes on while its pane is scrolled', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/inbox');
  const items = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(items).toHaveCount(50);
  await items.last().scrollIntoViewIfNeeded();
  await expect(items).toHaveCount(60);
});
