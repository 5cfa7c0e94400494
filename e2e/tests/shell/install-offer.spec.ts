import type { Page } from '@playwright/test';
import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { violations } from '../../harness/violations';

test.use(phone);

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const offer = (page: Page) => page.getByRole('region', { name: 'Install', exact: true });
const asked = (page: Page) => page.evaluate(() => sessionStorage.getItem('asked'));

/** A device with two visits before, on which the native app was turned down; Chromium asks as on a phone. */
async function beforeThirdVisit(page: Page, asks: boolean): Promise<void> {
  await page.addInitScript((asks) => {
    if (!localStorage.getItem('mrw_kept_visits')) {
      localStorage.setItem('mrw_kept_visits', JSON.stringify({ count: 2, last: 0 }));
      localStorage.setItem('mrw_open_app_closed', String(Date.now()));
    }
    if (!asks) return;
    // Again until the site listens, as the browser asks long after the page has loaded.
    const timer = setInterval(() => {
      const question = new Event('beforeinstallprompt', { cancelable: true });
      const prompt = () => {
        sessionStorage.setItem('asked', 'once');
        return Promise.resolve();
      };
      if (!dispatchEvent(Object.assign(question, { prompt }))) clearInterval(timer);
    }, 100);
  }, asks);
}

test.describe('with the consent to all cookies', () => {
  test.use({ consent: 'all' });

  test('at the third visit a member installs the site by one press, and is never asked again', async ({
    site,
    page,
  }) => {
    await beforeThirdVisit(page, true);
    await site.logInAs('demo-level2', '/user/myCard');
    await site.untilQuiet();
    await expect(offer(page)).toHaveCount(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).last().click();
    await expect(offer(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    // The navigation of the phone stays reachable below it.
    await page.getByRole('link', { name: 'Stores' }).last().click({ trial: true });
    await offer(page).getByRole('button', { name: 'Install' }).click();
    expect(await asked(page)).toBe('once');
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await site.untilQuiet();
    await expect(offer(page)).toHaveCount(0);
  });

  test.describe('on an iPhone', () => {
    test.use({ userAgent: safari });

    test('the way by hand is told, with what the installed site lacks', async ({ site, page }) => {
      await beforeThirdVisit(page, false);
      await site.logInAs('demo-level2', '/home');
      await offer(page).getByRole('button', { name: 'Show how' }).click();
      const dialog = page.getByRole('dialog', { name: /on the home screen$/ });
      await expect(dialog.getByRole('listitem')).toHaveCount(3);
      await expect(dialog).toContainText('iPhone and iPad cannot share pictures with it');
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(offer(page)).toHaveCount(0);
    });
  });

  test('a visitor is counted and not asked', async ({ site, page }) => {
    await beforeThirdVisit(page, true);
    await site.open('/home');
    await site.untilQuiet();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('mrw_kept_visits')))
      .toContain('"count":3');
    await expect(offer(page)).toHaveCount(0);
  });
});

test('the installed app does not offer the native one', async ({ site, page }) => {
  await site.open('/home');
  const banner = page.getByRole('region', { name: 'Mobile app' });
  await expect(banner).toBeVisible();
  // A browser without a window cannot be installed: what is written for an installed app applies here.
  await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    for (const rule of rules)
      if (rule instanceof CSSMediaRule && rule.conditionText === '(display-mode: standalone)')
        rule.media.mediaText = 'all';
  });
  await expect(banner).toBeHidden();
});
