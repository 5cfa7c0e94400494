import type { Frame, Page } from '@playwright/test';
import { desktop } from '../../harness/devices';
import { expect, test } from '../../harness/test';

test.use(desktop);

const applied = 'Coupon applied';

const shapes: readonly unknown[] = [
  null,
  'APPLY_COUPON',
  [],
  { type: 'APPLY_COUPON' },
  { type: 'APPLY_COUPON', payload: { code: 'x'.repeat(10_001) } },
  { type: ['APPLY_COUPON'], status: 'SUCCESS' },
  { type: 'apply_coupon', status: 'SUCCESS' },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: 'APPLY_CASH_CODE', status: 'SUCCESS' },
  { type: 'APPLY_COUPON', status: 'SUCCESS', request_id: 'never asked' },
  { type: 'MRW_SESSION', token: null },
  { type: 'MRW_PAGE', page: '/user/myTicket' },
];

/** A frame of the partner beside the wallet: the right origin, the wrong window. */
async function sibling(page: Page): Promise<Frame> {
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('iframe'), { name: 'sibling' }));
  });
  const frame = page.frame('sibling');
  if (!frame) throw new Error('The frame did not open.');
  return frame;
}

test('while a plain frame waits for its answer only the right one counts', async ({ site, page }) => {
  await page.goto(`${site.stack.addresses.partner.origin}/?member=demo-level2&page=coupon`);
  const wallet = page.frameLocator('#wallet');
  const use = wallet.getByRole('button', { name: 'Use', exact: true });
  await expect(use).toBeVisible();
  await page.locator('input[value=SILENT]').check();
  const other = await sibling(page);
  await use.click();
  await expect(use).toHaveAttribute('aria-busy', 'true');
  // The answer itself, from the wrong window.
  await other.evaluate(() => {
    window.top?.frames[0]?.postMessage({ type: 'APPLY_COUPON', status: 'FAILED', error: 'Forged' }, '*');
  });
  await page.evaluate(
    (messages) => {
      for (const message of messages) window.frames[0]?.postMessage(message, '*');
      window.frames[0]?.postMessage({ type: 'APPLY_COUPON', status: 'SUCCESS' }, '*');
      // A replay.
      window.frames[0]?.postMessage({ type: 'APPLY_COUPON', status: 'FAILED', error: 'Forged' }, '*');
    },
    shapes.slice(0, 5),
  );
  await expect(wallet.getByText(applied).first()).toBeVisible();
  await expect(wallet.getByText('Forged')).toHaveCount(0);
});
