import { desktop } from '../../harness/devices';
import { expect, test } from '../../harness/test';

const blink = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.4103.61 Safari/537.36`;
const gecko = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;

test('S-065 the advice is there in three languages on one page, without the application', async ({
  site,
  page,
}) => {
  await site.open('/browser-support');
  await expect(page.getByRole('heading')).toHaveText([
    'Please update your browser',
    '請更新你的瀏覽器',
    '请更新你的浏览器',
  ]);
  expect(await page.locator('script').count()).toBe(0);
  expect(site.calls()).toHaveLength(0);
});

test('the advice is found under another spelling of its address, without a loop (Q-044)', async ({
  site,
  page,
}) => {
  await site.open('/browser-support/');
  await page.waitForURL(`${site.origin}/browser-support`);
  await expect(page.getByRole('heading').first()).toHaveText('Please update your browser');
});

for (const [id, name, userAgent] of [
  ['S-066', 'Chrome 82', blink(82)],
  ['S-068', 'Firefox 77', gecko(77)],
  ['S-070', 'IE 10', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)'],
] as const)
  test.describe(name, () => {
    test.use({ ...desktop, userAgent });
    test(`${id} ${name} is led to the advice before the application runs`, async ({ site, page }) => {
      await site.open('/home');
      await page.waitForURL(`${site.origin}/browser-support`);
      expect(site.calls()).toHaveLength(0);
    });
  });

for (const [id, name, userAgent] of [
  ['S-067', 'Chrome 83', blink(83)],
  ['S-068', 'Firefox 78', gecko(78)],
] as const)
  test.describe(name, () => {
    test.use({ ...desktop, userAgent });
    test(`${id} ${name} is not redirected`, async ({ site, page }) => {
      await site.open('/home');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(site.path()).toBe('/home');
    });
  });

test.describe('IE 11', () => {
  test.use({
    ...desktop,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  });
  test('S-070 IE 11 is led to the advice by what it cannot do', async ({ site, page }) => {
    await site.open('/home');
    await page.waitForURL(`${site.origin}/browser-support`);
  });
});
