import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { Language } from '@mrw/shared-contracts/language';
import { desktop, phone } from '../../harness/devices';
import type { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';
import { steady } from './steady';

// Fonts differ a little from one version of the browser to the next; content that moved by 2 px is more than
// this on every screen.
const tolerance = { threshold: 0.25, maxDiffPixelRatio: 0.006 };

/** The font behind `system-ui`; empty without such a list of fonts. */
function systemFont(): string {
  try {
    return execFileSync('fc-match', ['-f', '%{family}', 'system-ui'], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

const font = systemFont();
const hasFont = font.startsWith('DejaVu Sans') || Boolean(process.env['CI']);
// The pictures were drawn with this font: with another one every letter differs. CI installs it and never skips.
test.skip(!hasFont, `needs fonts-dejavu-core as the sans-serif font, not ${font}`);

const speak = (site: SiteDriver, language: Language) =>
  site.page.context().addCookies([{ name: 'mrw_language', value: language, url: site.origin }]);

/** Compares one screen after the other with the pictures beside this file. */
async function compare(site: SiteDriver, page: Page, device: string, paths: readonly string[]) {
  for (const path of paths) {
    await site.open(path);
    await site.untilQuiet();
    await steady(page);
    const name = `${device}${path.replace(/\W+/g, '-')}.png`;
    expect.soft(await page.screenshot({ animations: 'disabled' }), path).toMatchSnapshot(name, tolerance);
  }
}

test.describe('phone', () => {
  test.use({ ...phone, reducedMotion: 'reduce' });

  test('the screens of a member on a phone look as they did', async ({ site, page }) => {
    await speak(site, 'zh-Hant');
    await site.logInAs('demo-level2');
    const paths = ['/home', '/campaign/101', '/user/myCard', '/user/myCoupon', '/coupon/1004'];
    await compare(site, page, 'phone', paths);
  });
});

test.describe('desktop', () => {
  test.use({ ...desktop, reducedMotion: 'reduce' });

  test('the screens of a member on a desktop look as they did', async ({ site, page }) => {
    await site.logInAs('demo-level2');
    await compare(site, page, 'desktop', ['/user/myAccount', '/inbox']);
  });

  test.describe('at night', () => {
    test.use({ colorScheme: 'dark' });
    test('the screens of a visitor on a dark desktop look as they did', async ({ site, page }) => {
      await compare(site, page, 'dark', ['/home', '/about/store', '/offer/LATEST']);
    });
  });
});
