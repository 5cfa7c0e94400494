import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../../harness/test';

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

/** Posts everything that is not agreed, and a flood of it, to the frame of embed.js. Runs in a window of the page. */
function postNonsense(some: readonly unknown[]): void {
  const shadow = window.top?.document.querySelector('member-wallet')?.shadowRoot;
  const target = shadow?.querySelector('iframe')?.contentWindow;
  if (!target) throw new Error('There is no such frame.');
  const circle: Record<string, unknown> = { type: 'APPLY_COUPON' };
  circle['payload'] = circle;
  for (const shape of [...some, undefined, circle, new Blob(['x'])]) target.postMessage(shape, '*');
  const greeting = { type: 'MRW_CONNECT', version: 1, language: 'zh-Hant' };
  target.postMessage(greeting, '*', [new MessageChannel().port2]);
  const many = Array.from({ length: 1_000 }, () => new MessageChannel().port2);
  target.postMessage(greeting, '*', many);
  for (let message = 0; message < 10_000; message += 1) target.postMessage(greeting, '*');
}

/** A frame of the partner beside the wallet: the right origin, the wrong window. */
async function sibling(page: Page): Promise<Frame> {
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('iframe'), { name: 'sibling' }));
  });
  const frame = page.frame('sibling');
  if (!frame) throw new Error('The frame did not open.');
  return frame;
}

test('no message that was not agreed changes a frame of embed.js', async ({ site, page }) => {
  await page.goto(`${site.stack.addresses.partner.origin}/embed?member=demo-level2&page=coupon`);
  const wallet = page.frameLocator('member-wallet iframe');
  const use = wallet.getByRole('button', { name: 'Use', exact: true });
  await expect(use).toBeVisible();
  await site.untilQuiet();
  const calls = site.calls().length;
  await page.evaluate(postNonsense, shapes);
  await (await sibling(page)).evaluate(postNonsense, shapes);
  // Still the same member, page and language, and it works.
  await use.click();
  await expect(wallet.getByText(applied).first()).toBeVisible();
  expect(site.calls()).toHaveLength(calls);
});

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
