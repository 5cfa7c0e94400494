import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { breakCamera, showToCamera } from './camera';

test.use(phone);

test('O-097 a scanned code earns the points', async ({ site, page }) => {
  await showToCamera(page, 'EARN-301');
  await site.logInAs('demo-level2', '/campaign/301');
  await page.getByRole('button', { name: 'Scan QR code' }).click();
  await expect(page.getByRole('button', { name: 'Completed' })).toBeDisabled();
  const [post] = site.calls(/POST .*campaign_participation_records/);
  expect(post?.body).toMatchObject({ campaign: '301', qr_code: 'EARN-301' });
});

test('O-100 the code of another campaign is not valid', async ({ site, page }) => {
  await showToCamera(page, 'EARN-302');
  await site.logInAs('demo-level2', '/campaign/301');
  await page.getByRole('button', { name: 'Scan QR code' }).click();
  await expect(page.getByText(/QR code is not valid/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scan QR code' })).toBeEnabled();
});

test('O-101 a device without a camera says so and takes the code by hand', async ({ site, page }) => {
  await breakCamera(page, 'NotFoundError', 'no camera');
  await site.logInAs('demo-level2', '/campaign/301');
  await page.getByRole('button', { name: 'Scan QR code' }).click();
  await expect(page.getByText(/This device has no camera/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code under the QR code' })).toBeVisible();
});

test('O-132 a scanner that fails is reported in a toast', async ({ site, page }) => {
  await breakCamera(page, 'NotReadableError', 'Camera is in use');
  await site.logInAs('demo-level2', '/campaign/301');
  await page.getByRole('button', { name: 'Scan QR code' }).click();
  await expect(page.getByText('The scanner does not work: Camera is in use').first()).toBeVisible();
});

test('O-102 a check-in at the pier earns the points', async ({ site, page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 22.2935, longitude: 114.1686 });
  await site.logInAs('demo-level2', '/campaign/303');
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByRole('button', { name: 'Completed' })).toBeDisabled();
  const [post] = site.calls(/POST .*campaign_participation_records/);
  expect(post?.body).toMatchObject({ check_in_latitude: '22.293500', check_in_longitude: '114.168600' });
});

test('what a scan gave is in view with the focus and the points before and after, and Back closes it', async ({
  site,
  page,
}) => {
  await showToCamera(page, 'EARN-302');
  await site.logInAs('demo-level2');
  await site.follow('/campaign/302');
  await page.getByRole('button', { name: 'Scan QR code' }).click();
  const sheet = page.getByRole('region', { name: 'You have earned it' });
  await expect(sheet).toBeInViewport({ ratio: 1 });
  await expect(sheet).toBeFocused();
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(site.path()).toBe('/campaign/302');
  await expect(page.getByRole('link', { name: 'My coupon', exact: true })).toBeVisible();
});
