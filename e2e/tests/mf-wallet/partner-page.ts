import type { Page } from '@playwright/test';
import type { SiteDriver } from '../../harness/site';

export const coupon = 'Hand-brewed coffee';
export const askToLogIn = /log in on the site you came from/;

/** Opens a page of the partner: `/` a plain frame, `/embed` a frame by embed.js, `/inline` its own page. */
export const visit = ({ site, page }: { site: SiteDriver; page: Page }, path: string) =>
  page.goto(site.stack.addresses.partner.origin + path);

/** A second wallet, or one in place of that which was removed. */
export const addWallet = (page: Page, path: string) =>
  page.evaluate((at) => {
    const wallet = document.createElement('member-wallet');
    wallet.setAttribute('partner', 'harbour-mall');
    wallet.setAttribute('mode', 'inline');
    wallet.setAttribute('page', at);
    document.querySelector('#wallet-place')?.append(wallet);
  }, path);

/** Sets the property as the partner's script does. */
export const giveToken = (page: Page, code: string | null, at = 0) =>
  page
    .locator('member-wallet')
    .nth(at)
    .evaluate((element, token) => {
      Object.assign(element, { token });
    }, code);
