import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test';

const guestPost = /^POST \/customers\/ticket_campaign_participation_records/;

/** From the form of an event to its booking. */
async function bookTicket(page: Page) {
  await page.getByRole('main').getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Get ticket' }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
}

test('S-027 a guest with a confirmed mobile number goes on with the ticket, and the number is booked with', async ({
  site,
  page,
}) => {
  await site.open(
    '/login_callback?is_event_register=true&verify_credential=V&country_code=852&mobile=60000009&redirect_to=/campaign/203',
  );
  await bookTicket(page);
  await expect.poll(() => site.calls(guestPost)).toHaveLength(1);
  expect(site.calls(guestPost)[0]?.body).toMatchObject({
    verify_credential: 'V',
    mobile: '+85260000009',
    email: null,
    campaign: '203',
  });
});

test('S-105 what a guest registered with is booked with, and is never left in the address', async ({
  site,
  page,
}) => {
  await site.open(
    '/login_callback?is_event_register=true&verify_credential=V&email=guest@example.test&redirect_to=/campaign/203',
  );
  await expect.poll(() => site.path()).toBe('/campaign/203');
  await bookTicket(page);
  await expect.poll(() => site.calls(guestPost)).toHaveLength(1);
  expect(site.calls(guestPost)[0]?.body).toMatchObject({
    verify_credential: 'V',
    email: 'guest@example.test',
  });
  expect(site.path()).toBe('/campaign/203');
});

for (const [id, login, message] of [
  ['S-036', 'demo-disabled', 'This account has been disabled. Please contact our staff.'],
  ['S-038', 'demo-deleted', 'This account has been deleted'],
] as const)
  test(`${id} ${login} is told why the login is refused, and gets no session`, async ({ site, page }) => {
    await site.open('/user/myCard');
    await page.waitForURL(/\/auth\/login/);
    await page.locator('#log-in input[name="login"]').fill(login);
    await page.locator('#log-in input[name="password"]').fill('Demo1234');
    await page.locator('#log-in input[name="password"]').press('Enter');
    await expect(page.getByText(message)).toBeVisible();
    const cookies = await page.context().cookies(site.origin);
    expect(cookies.map(({ name }) => name)).not.toContain('mrw_session');
  });
