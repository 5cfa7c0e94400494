import { fillClaim, photo } from '../../harness/acts';
import { pressTwice } from '../../harness/press-twice';
import { expect, test } from '../../harness/test';
import { describeSent, twoColours, withOrientation } from './photos';

test('A-158 a claim with two photos is created and stands on top of the list', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/transaction/create');
  await page.getByLabel('Receipt photo').setInputFiles(photo('receipt.png'));
  await page.getByLabel('Credit card slip photo').setInputFiles(photo('slip.png'));
  await page.getByRole('button', { name: 'Choose a store' }).click();
  const stores = page.getByRole('dialog');
  await stores.getByLabel('Search by name').fill('Harb');
  await stores.getByRole('list').getByRole('button', { name: /Harb/ }).first().click();
  await page.getByLabel('Receipt number').fill('NEW-1');
  await page.getByLabel('Issue date').fill('2026-01-02');
  await page.getByLabel('Amount').fill('12.30');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => site.path()).toBe('/transaction');
  await expect(page.getByRole('list', { name: 'Reward claims' }).getByRole('listitem').first()).toContainText(
    'NEW-1',
  );
  expect(site.calls(/^POST \/customers\/\d+\/transactions$/)[0]?.body).toMatchObject({
    date: '2026-01-02T00:00:00+08:00',
    total_value: 12.3,
    receipt_image: expect.stringMatching(/^claims\//),
  });
});

test('A-141 a waiting claim can be deleted on its page', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/transactionDetail/3001');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => site.path()).toBe('/transaction');
  await expect(page.getByText('Delete successfully').first()).toBeVisible();
});

test('a claim survives a reload and an unknown outcome, and is created once', async ({
  site,
  page,
  sandbox,
}) => {
  await site.logInAs('demo-level2', '/transaction/create');
  await page.getByLabel('Receipt number').fill('ONCE-1');
  await page.getByLabel('Issue date').fill('2026-01-02');
  await page.getByLabel('Amount').fill('45');
  await page.getByRole('button', { name: 'Choose a store' }).click();
  await page.getByRole('dialog').getByRole('list').getByRole('button').first().click();
  await page.getByLabel('Receipt photo').setInputFiles(photo('receipt.png'));
  await expect(page.getByText('Photo saved')).toBeVisible();
  // The second photo never arrives: the page is reloaded during the upload.
  await sandbox.fault({ match: 'POST /customer-app/files', mode: 'hang' });
  await page.getByLabel('Credit card slip photo').setInputFiles(photo('slip.png'));
  await expect.poll(() => site.calls(/^POST \/customer-app\/files$/).length).toBe(2);
  await page.reload();
  await expect(page.getByText('Photo saved')).toHaveCount(2);
  await expect(page.getByLabel('Receipt number')).toHaveValue('ONCE-1');
  await sandbox.fault({ match: 'POST /customers/', mode: 'drop_after' });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => site.path()).toBe('/transaction');
  await expect(page.getByRole('list', { name: 'Reward claims' }).getByText(/ONCE-1/)).toHaveCount(1);
  // A browser may send it again on its own when the connection breaks: then the page sees one call.
  const sent = site.calls(/^POST \/customers\/\d+\/transactions$/);
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

const claimCall = /^POST \/customers\/\d+\/transactions$/;

// Every other answer: send-claim.test.ts.
test('Q-199 a claim that was made is told with its link, after a response that is cut', async ({
  site,
  page,
  sandbox,
}) => {
  await site.logInAs('demo-level2', '/transaction/create');
  await fillClaim(page, 'TOLD-1');
  const value = { status: 201, body: { id: '1' }, cut: true };
  await sandbox.fault({ match: 'POST */transactions', mode: 'answer_after', value });
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'See the claim for receipt TOLD-1' }).click();
  await expect(page.getByText('TOLD-1').first()).toBeVisible();
  expect(site.path()).toMatch(/^\/transactionDetail\/\d+$/);
  expect(site.calls(claimCall)).toHaveLength(1);
});

test('Q-199 A-159 a claim that was not made keeps its form, and the next press makes one', async ({
  site,
  page,
  sandbox,
}) => {
  await site.logInAs('demo-level2', '/transaction/create');
  await fillClaim(page, 'LATER-1');
  await sandbox.fault({ match: 'POST */transactions', mode: 'answer', value: { status: 500, body: {} } });
  await sandbox.fault({ match: 'GET */transactions?', mode: 'delay', value: 1_500 });
  await pressTwice(page.getByRole('button', { name: 'Submit' }));
  await expect(page.getByRole('alert').filter({ hasText: 'Something did not work' })).toBeVisible();
  expect(site.calls(claimCall)).toHaveLength(1);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('link', { name: 'See the claim for receipt LATER-1' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Reward claims' }).getByText(/LATER-1/)).toHaveCount(1);
  expect(new Set(site.calls(claimCall).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('a photo leaves the device upright, at most 2000 px a side and without its metadata', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) Object.assign(window, { sentPhoto: body.get('file') });
      send.call(this, body);
    };
  });
  await site.logInAs('demo-level2', '/transaction/create');
  await page.getByLabel('Receipt photo').setInputFiles({
    name: 'receipt.jpg',
    mimeType: 'image/jpeg',
    buffer: withOrientation(Buffer.from(await twoColours(page), 'base64'), 6),
  });
  await expect(page.getByText('Photo saved')).toBeVisible();
  // Turned by 90°: what was left is on top.
  expect(await page.evaluate(describeSent)).toEqual({
    size: [1_000, 2_000],
    top: 'red',
    bottom: 'blue',
    metadata: false,
  });
});
