import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { payInWallet } from '../../harness/acts';
import type { Stack } from '../../harness/stack';
import { expect, test } from '../../harness/test';
import { askToLogIn, coupon, giveToken, visit } from './partner-page';

const reference = 'shop-user-1';
const secret = 'harbour-mall-demo-secret';

/** What the partner's server and the browser of a member do. */
function partnerOf({ addresses: { signOn, partner } }: Stack) {
  const redirect_uri = `${partner.origin}/linked`;
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(signOn.origin + path, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`harbour-mall:${secret}`).toString('base64')}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect([path, answer.ok]).toEqual([path, true]);
    return answer;
  };
  return {
    consentPage: `${signOn.origin}/partner/link?${new URLSearchParams({
      client_id: 'harbour-mall',
      redirect_uri,
      state: 's1',
      locale: 'en',
    }).toString()}`,
    redirect_uri,
    link: (code: string) => call('POST', '/partner/links', { code, redirect_uri, user_reference: reference }),
    unlink: () => call('DELETE', `/partner/links/${reference}`),
    walletCode: async () => {
      const answer = await call('POST', '/partner/wallet-code', {
        user_reference: reference,
        origin: partner.origin,
      });
      return z.object({ code: z.string() }).parse(await answer.json()).code;
    },
  };
}

/** The member allows on the page of the sign-on site. @returns the code that the partner's server gets */
async function consent(page: Page, { consentPage, redirect_uri }: ReturnType<typeof partnerOf>) {
  await page.route(`${redirect_uri}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Linked' }),
  );
  await page.goto(consentPage);
  await page.getByLabel('E-mail, mobile number or demo name').fill('demo-level2');
  await page.getByLabel('Password', { exact: true }).fill('Demo1234');
  await page.getByRole('button', { name: 'Log in and allow' }).click();
  await expect(page).toHaveURL(/state=s1/);
  return new URL(page.url()).searchParams.get('code') ?? '';
}

for (const path of ['/embed', '/inline'])
  test(`${path}: a code of the partner's server opens the wallet, which pays, until the link ends`, async ({
    site,
    page,
  }) => {
    const partner = partnerOf(site.stack);
    await partner.link(await consent(page, partner));
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(`${response.request().method()} ${response.url()}`);
    });
    await visit({ site, page }, `${path}?member=visitor`);
    const wallet =
      path === '/embed' ? page.frameLocator('member-wallet iframe') : page.locator('member-wallet');
    await expect(wallet.getByText(askToLogIn)).toBeVisible();
    await giveToken(page, await partner.walletCode());
    await wallet.getByRole('link', { name: coupon }).click();
    await wallet.getByRole('button', { name: 'Use', exact: true }).click();
    await expect(wallet.getByText('Coupon applied').first()).toBeVisible();
    expect(refused).toEqual([]);

    await page.locator('member-wallet').evaluate((element) => {
      element.setAttribute('page', '/use_cash_dollar');
    });
    await payInWallet(wallet);
    await expect(wallet.getByText('Successfully applied').first()).toBeVisible();
    expect(refused).toEqual([]);

    await partner.unlink();
    await page.locator('member-wallet').evaluate((element) => {
      element.setAttribute('page', '/user/myCoupon');
    });
    // The list may be shown as it was read; the next call learns of the end.
    const refresh = wallet.getByRole('button', { name: 'Refresh' }).first();
    await expect(async () => {
      if (await refresh.isVisible()) await refresh.click({ timeout: 1_000 });
      await expect(wallet.getByText(askToLogIn)).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
