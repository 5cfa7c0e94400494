import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';

type Shared = { title?: string; text?: string; url?: string; files: string[] };

test.use(phone);

/** Chromium without a desktop has no share sheet: the test stands in for it. */
const shareSheet = () => {
  const shared: Shared[] = [];
  Object.assign(window, { shared });
  Object.assign(navigator, {
    canShare: () => true,
    share: ({ files = [], ...words }: ShareData) => {
      if (!navigator.userActivation.isActive) return Promise.reject(new DOMException('', 'NotAllowedError'));
      shared.push({ ...words, files: files.map(({ type, size }) => `${type} ${size > 1_000}`) });
      return Promise.resolve();
    },
  });
};

test.describe('a link goes with text and picture', () => {
  for (const [what, path] of [
    ['a store', '/storeDetail/1'],
    ['an offer', '/campaign/101'],
  ] as const)
    test(`of ${what}`, async ({ site, page }) => {
      await page.addInitScript(shareSheet);
      const picture = page.waitForResponse(
        (response) => response.request().resourceType() === 'fetch' && response.url().includes('/media/'),
      );
      await site.open(path);
      const button = page.getByRole('button', { name: 'Share', exact: true });
      await button.focus();
      await (await picture).finished();
      const last = () => page.evaluate(() => (window as unknown as { shared: Shared[] }).shared.at(-1));
      // The picture is decoded a moment after it has arrived, and the page has its name once its answer is there.
      await expect(async () => {
        await button.click();
        const name = await page.getByRole('heading', { level: 1 }).textContent();
        const shared = await last();
        expect(shared).toMatchObject({ title: name, url: site.origin + path, files: ['image/jpeg true'] });
        expect(shared?.text).toBeTruthy();
      }).toPass();
    });
});
