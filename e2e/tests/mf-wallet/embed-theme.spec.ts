import type { Page } from '@playwright/test';
import { desktop } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { violations } from '../../harness/violations';
import { coupon, visit } from './partner-page';

const brown = 'rgb(122, 59, 18)';
const cream = 'rgb(255, 248, 240)';

/** A style sheet of the partner; the policy of the page refuses none that a script adds. */
const setTheme = (page: Page, css: string) =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

test.describe('an inline wallet', () => {
  test.use(desktop);

  test('takes colours and font from the custom properties of the page, also in its dialogs, and can be read', async ({
    site,
    page,
  }) => {
    await setTheme(
      page,
      `:root { --member-wallet-accent: ${brown}; --member-wallet-on-accent: ${cream}; --member-wallet-font: Georgia, serif }`,
    );
    await visit({ site, page }, '/inline?member=demo-level2');
    const wallet = page.locator('member-wallet');
    const link = wallet.getByRole('link', { name: coupon });
    await expect(link).toHaveCSS('font-family', /^Georgia/);
    expect(await violations(page)).toEqual([]);
    await link.click();
    const use = wallet.getByRole('button', { name: 'Use', exact: true });
    await expect(use).toHaveCSS('background-color', brown);
    await expect(use).toHaveCSS('color', cream);
    expect(await violations(page)).toEqual([]);
    await wallet.getByRole('button', { name: 'Show at till' }).click();
    await expect(wallet.getByRole('dialog')).toHaveCSS('font-family', /^Georgia/);
  });

  test('keeps its own colours when the page sets only one of the two', async ({ site, page }) => {
    await setTheme(page, `:root { --member-wallet-accent: ${brown} }`);
    await visit({ site, page }, '/inline?member=demo-level2');
    const wallet = page.locator('member-wallet');
    await wallet.getByRole('link', { name: coupon }).click();
    const use = wallet.getByRole('button', { name: 'Use', exact: true });
    await expect(use).not.toHaveCSS('background-color', brown);
    expect(await violations(page)).toEqual([]);
  });
});
