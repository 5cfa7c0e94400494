import { expect, test } from '../../harness/test';
import { setTextSize } from '../../harness/text-size';
import { tooWide } from '../../harness/too-wide';
import { cutTexts } from '../accessibility/layout-faults';

const pages = ['/home', '/campaign/101', '/storeDetail/1', '/user/myCoupon', '/user/myAccount', '/inbox'];

test('text follows the size that the reader has set in the browser, and at 200 % nothing is cut or too wide', async ({
  site,
  page,
}) => {
  await site.logInAs('demo-level2');
  test.setTimeout(90_000);
  const found: string[] = [];
  // As a long-standing setting of the reader: Chromium does not report a change to scripts.
  await setTextSize(page, 32);
  for (const path of pages) {
    await site.open(path);
    await expect(page.locator('main h1, main h2').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('font-size', '32px');
    const faults = [...(await tooWide(page)), ...(await cutTexts(page))];
    found.push(...faults.map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});
