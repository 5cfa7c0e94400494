import type { Locator, Page } from '@playwright/test';
import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';

test.use(phone);

const goal = (place: Page | Locator) => place.getByRole('region', { name: 'My goal' });

const home = (page: Page) =>
  page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link', { name: 'Home' });

test('a goal moves with what is earned, on the page that gives it and on home', async ({
  site,
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 22.2935, longitude: 114.1686 });
  await site.logInAs('demo-level1', '/campaign/105');
  await page.getByRole('button', { name: 'Make it my goal' }).click();
  await home(page).click();
  await expect(goal(page).getByText('4,999,001 more points')).toBeVisible();
  await site.follow('/campaign/303');
  await page.getByRole('button', { name: 'Check in' }).click();
  const earned = page.getByRole('region', { name: 'You have earned it' });
  await expect(earned.getByText('+30 points')).toBeInViewport();
  await expect(earned.getByText('1,029')).toBeVisible();
  await expect(goal(earned).getByText('4,998,971 more points')).toBeVisible();
  await earned.getByRole('button', { name: 'OK' }).click();
  await home(page).click();
  await expect(goal(page).getByText('4,998,971 more points')).toBeVisible();
});
