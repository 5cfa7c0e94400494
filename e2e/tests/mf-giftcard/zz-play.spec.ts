import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../../harness/test';
const names = { en: ['Redeem', 'Redemption successful'], 'zh-Hant': ['兌換', '兌換成功'], 'zh-Hans': ['兑换', '兑换成功'] } as const;
test.setTimeout(120_000);
for (const width of [390, 768, 1023, 1440]) for (const lang of ['en', 'zh-Hant', 'zh-Hans'] as const)
  test(`play ${width} ${lang}`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 844 });
    await site.open(`/redeem-gift-card?code=GIFT-FRESH-50&lang=${lang}`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('textbox').first().fill('demo-giftowner');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Demo1234');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('HK$50.00');
    expect(await page.evaluate(() => document.querySelector('[role=alertdialog]')?.contains(document.activeElement))).toBe(true);
    const redeem = dialog.getByRole('button', { name: names[lang][0], exact: true });
    for (let n = 0; n < 6 && !(await redeem.evaluate((b) => b === document.activeElement)); n += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: names[lang][1] })).toBeFocused();
    await expect(page.getByRole('main')).toContainText('50,000');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((v) => v.id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(site.calls(/redeem_gift_card/)).toHaveLength(1);
  });
