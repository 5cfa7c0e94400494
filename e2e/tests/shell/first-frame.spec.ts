import type { Locator } from '@playwright/test';
import { expect, test } from '../../harness/test';

/** Left edge, width and middle line in whole pixels: the widths of texts differ by less than one. */
async function place(part: Locator): Promise<readonly number[]> {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x, width, y + height / 2].map(Math.round);
}

for (const width of [390, 800, 1440])
  test(`without its scripts the page shows the logo where the header will have it, and loads again at a press, ${width} wide`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/*.js', (route) => route.abort('blockedbyclient'));
    await site.open('/home?lang=zh-HK');
    const early = page.locator('.first-frame');
    await expect(early.getByText('海港獎賞')).toBeVisible();
    await expect(early.getByText('Harbour Rewards')).toBeHidden();
    const places = async (frame: Locator) => [
      await place(frame.locator('svg').first()),
      await place(frame.getByText('海港獎賞')),
    ];
    const before = await places(early);

    await page.unroute('**/*.js');
    await page.getByRole('button', { name: '無法載入頁面。再試一次' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await places(page.getByRole('banner'))).toEqual(before);
    await expect(early).toHaveCount(0);
  });
