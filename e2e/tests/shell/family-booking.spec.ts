import { expect, test } from '../../harness/test';

test('S-076 a visitor logs in in Traditional Chinese and comes back', async ({ site, page }) => {
  await site.open('/family_booking');
  await page.waitForURL(/\/auth\/login\?/);
  const query = new URL(page.url()).searchParams;
  expect(query.get('locale')).toBe('zh-Hant');
  expect(query.get('redirect_url')).toBe(`${site.origin}/login_callback?redirect_to=%2Ffamily_booking`);
});

test('S-077 a member goes back and the list opens in a new window with an access token', async ({
  site,
  page,
  context,
}) => {
  await site.logInAs('demo-level2');
  await page.getByRole('banner').getByRole('link', { name: 'Offers' }).click();
  await expect.poll(() => site.path()).toBe('/offer/LATEST');
  const opened = context.waitForEvent('page');
  await page.getByRole('banner').getByRole('link', { name: 'Family booking' }).click();
  const list = new URL((await opened).url());
  await expect.poll(() => site.path()).toBe('/offer/LATEST');
  expect(list.searchParams.get('access_token')).toBeTruthy();
  const calls = site.calls(/^POST \/customers\/\d+\/family_booking_list/);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({
    booking_access: expect.stringMatching(/.+/),
    booking_refresh: expect.stringMatching(/.+/),
  });
});

test('S-080 a failed call shows the error and opens nothing', async ({ site, page, context, sandbox }) => {
  await site.logInAs('demo-level2');
  await sandbox.fault({ match: '/family_booking_list', mode: 'status', value: 500 });
  await page.getByRole('banner').getByRole('link', { name: 'Family booking' }).click();
  await expect(
    page.getByText('Seems there is an error here, please refresh or try again later.'),
  ).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('a blocked window is offered once more as a button', async ({ site, page, context }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    let blocked = true;
    window.open = (...args) => {
      if (!blocked) return open(...args);
      blocked = false;
      return null;
    };
  });
  await site.logInAs('demo-level2');
  await page.getByRole('banner').getByRole('link', { name: 'Family booking' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open' }).click();
  expect(new URL((await opened).url()).searchParams.get('access_token')).toBeTruthy();
  await expect.poll(() => site.path()).toBe('/home');
});
