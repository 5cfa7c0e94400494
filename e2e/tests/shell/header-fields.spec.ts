import type { Locator } from '@playwright/test';
import { editPage } from '../federation/edited-manifest';
import { expect, test } from '../../harness/test';

const eight = [
  'greeting',
  'display_name',
  'welcome',
  'app_name',
  'level_name',
  'points',
  'cash',
  'point_with_cash',
];

/** Fields of which a part cannot be read, not even after scrolling to it. */
const unreadable = (area: Locator) =>
  area.evaluate((fields) =>
    [...fields.children].flatMap((field) => {
      field.scrollIntoView({ block: 'nearest' });
      const outer = fields.getBoundingClientRect();
      const { left, right, top, bottom } = field.getBoundingClientRect();
      const inside =
        left >= outer.left - 1 &&
        right <= outer.right + 1 &&
        top >= outer.top - 1 &&
        bottom <= outer.bottom + 1;
      const whole = inside && field.scrollWidth <= field.clientWidth;
      return whole ? [] : [`${field.textContent}: ${field.clientWidth} of ${field.scrollWidth} px`];
    }),
  );

for (const width of [1200, 1440, 390])
  test(`all eight fields of the header can be read, ${width} wide (§2, Q-048)`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 844 });
    await editPage(page, site.origin, (html) =>
      html.replace(/"headerFields":\[[^\]]*\]/, `"headerFields":${JSON.stringify(eight)}`),
    );
    await site.logInAs('demo-level2');
    const header = page.getByRole('banner');
    const wide = width > 1023;
    const open = wide
      ? header.locator('[aria-haspopup="dialog"]')
      : header.getByRole('button', { name: 'Menu' });
    if (wide) {
      const shown = open.locator('> span');
      await expect(shown.locator('> span')).toHaveCount(8);
      expect(await unreadable(shown)).toEqual([]);
    }
    await open.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const area = menu.locator('p > span').first();
    await expect(area.locator('> span')).toHaveCount(8);
    expect(await unreadable(area)).toEqual([]);
  });
