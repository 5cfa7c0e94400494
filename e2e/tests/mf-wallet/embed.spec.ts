import { languages } from '@mrw/shared-contracts/language';
import { payInWallet } from '../../harness/acts';
import { desktop, phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { tooWide } from '../../harness/too-wide';
import { askToLogIn, coupon, giveToken, visit } from './partner-page';

test('embed.js is at most 8 kB and may be loaded by any page', async ({ site }) => {
  const answer = await fetch(`${site.origin}/embed.js`, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(Number(answer.headers.get('content-length'))).toBeLessThanOrEqual(8_192);
});

test('the allow-list decides by partner who may hold a frame and read the settings', async ({ site }) => {
  const { partner } = site.stack.addresses;
  const ancestors = async (id: string) => {
    const { headers } = await fetch(`${site.origin}/user/myCoupon?partner=${id}`);
    return /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  };
  expect(await ancestors('harbour-mall')).toBe(`${partner.origin} http://127.0.0.1:${partner.port}`);
  expect(await ancestors('pier-outlet')).toBe('https://pier-outlet.example');
  expect(await ancestors('nobody')).toBe("'none'");
  const readable = async (id: string, origin: string) => {
    const answer = await fetch(`${site.origin}/embed/settings.json?partner=${id}`, {
      headers: { Origin: origin },
    });
    return [answer.status, answer.headers.get('access-control-allow-origin')];
  };
  expect(await readable('harbour-mall', partner.origin)).toEqual([200, partner.origin]);
  expect(await readable('harbour-mall', 'https://evil.example')).toEqual([200, null]);
  expect(await readable('nobody', partner.origin)).toEqual([404, null]);
});

test.describe('desktop', () => {
  test.use(desktop);

  test('W-105 the wallet works in the page of a partner, without a shell around it', async ({
    site,
    page,
  }) => {
    await visit({ site, page }, '/inline?member=demo-level2');
    const wallet = page.locator('member-wallet');
    await expect(wallet.getByRole('heading', { name: 'My coupons' })).toBeVisible();
    await wallet.getByRole('link', { name: coupon }).click();
    // From far down in the list.
    await expect(wallet.getByRole('heading', { name: coupon })).toBeInViewport();
    await expect(wallet.getByRole('banner')).toHaveCount(0);
    await expect(wallet.getByRole('button', { name: /log in|log out/i })).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/inline');
    expect(await page.evaluate(() => document.cookie)).not.toContain('mrw');
  });

  test('W-107 without cookies the session of a frame is in its memory', async ({ site, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    });
    await visit({ site, page }, '/?member=demo-level2');
    const frame = page.frameLocator('#wallet');
    await frame.getByRole('link', { name: coupon }).click();
    await expect(frame.getByRole('heading', { name: coupon })).toBeVisible();
    await frame.getByRole('link', { name: 'My coupons' }).first().click();
    await expect(frame.getByRole('link', { name: coupon })).toBeVisible();
  });

  test('a frame of embed.js applies a coupon, follows the language of the page and shows no shell', async ({
    site,
    page,
  }) => {
    await visit({ site, page }, '/embed?member=demo-level2&page=coupon');
    const wallet = page.frameLocator('member-wallet iframe');
    await wallet.getByRole('button', { name: 'Use', exact: true }).click();
    await expect(wallet.getByText('Coupon applied').first()).toBeVisible();
    await expect(page.locator('#log li').first()).toContainText('"request_id"');
    await expect(wallet.getByRole('banner')).toHaveCount(0);
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'zh-HK'));
    await expect(wallet.getByRole('button', { name: '使用', exact: true })).toBeVisible();
    // As high as its content, never higher than the window.
    const box = await page.locator('member-wallet').boundingBox();
    expect(box?.height).toBeGreaterThan(480);
    expect(box?.height).toBeLessThanOrEqual(900);
  });

  test('without a session the wallet asks to log in at the partner, and takes a code later', async ({
    site,
    page,
    sandbox,
  }) => {
    await visit({ site, page }, '/embed?member=visitor');
    const wallet = page.frameLocator('member-wallet iframe');
    await expect(wallet.getByText(askToLogIn)).toBeVisible();
    expect(site.calls(/customers/)).toEqual([]);
    const place = page.locator('#wallet-place');
    await expect(place).toHaveAttribute('data-session', 'visitor');
    await giveToken(page, await sandbox.authorizationCode('demo-level2'));
    await expect(wallet.getByRole('link', { name: coupon })).toBeVisible();
    await expect(place).toHaveAttribute('data-session', 'member');
    await giveToken(page, null);
    await expect(wallet.getByText(askToLogIn)).toBeVisible();
    expect(site.calls(/revoke/)).toHaveLength(1);
  });

  test('the code of another member takes the place of the first one without a visitor in between', async ({
    site,
    page,
    sandbox,
  }) => {
    await visit({ site, page }, '/embed?member=demo-level2');
    const place = page.locator('#wallet-place');
    await expect(place).toHaveAttribute('data-session', 'member');
    // Messages to the partner from now on.
    await place.evaluate((element) => {
      element.dataset['told'] = '';
      element.addEventListener('wallet-session', () => {
        element.dataset['told'] = `${element.dataset['told']}${element.dataset['session']} `;
      });
    });
    await giveToken(page, await sandbox.authorizationCode('demo-level1'));
    await expect(place).toHaveAttribute('data-told', 'member ');
    await giveToken(page, 'no-code-at-all');
    await expect(place).toHaveAttribute('data-told', 'member visitor ');
    await expect(page.frameLocator('member-wallet iframe').getByText(askToLogIn)).toBeVisible();
  });

  test('Q-032 a frame that loads again is the wallet of its partner, where the member was', async ({
    site,
    page,
    sandbox,
  }) => {
    await visit({ site, page }, '/embed?member=demo-level2');
    const wallet = page.frameLocator('member-wallet iframe');
    await wallet.getByRole('link', { name: coupon }).click();
    await expect(wallet.getByRole('heading', { name: coupon })).toBeVisible();
    const frame = page.frames().find((candidate) => candidate.url().startsWith(site.origin));
    await frame?.evaluate(() => {
      window.location.reload();
    });
    await expect(wallet.getByText(askToLogIn)).toBeVisible();
    await giveToken(page, await sandbox.authorizationCode('demo-level2'));
    await expect(wallet.getByRole('heading', { name: coupon })).toBeVisible();
    await expect(wallet.getByRole('banner')).toHaveCount(0);
  });

  for (const mode of ['embed', 'inline'] as const) {
    test(`Q-180 removed after Pay, the wallet of ${mode} gives the points of its code back`, async ({
      site,
      page,
      sandbox,
    }) => {
      await visit({ site, page }, `/${mode}?member=demo-level2&page=cash`);
      await page.getByLabel('Silent: no answer').check();
      const wallet =
        mode === 'inline' ? page.locator('member-wallet') : page.frameLocator('member-wallet iframe');
      await payInWallet(wallet);
      await expect(page.locator('#log li').first()).toContainText('APPLY_CASH_CODE');
      await expect(wallet.getByText('115,000 points').first()).toBeAttached();
      await page.locator('member-wallet').evaluate((element) => {
        element.remove();
      });
      const payments = () => sandbox.get('/sandbox/look-up?list=payments&member=demo-level2');
      await expect.poll(payments).toMatchObject([{ state: 'CANCELLED' }]);
    });
  }

  test('cash dollars are paid at the partner from its own page', async ({ site, page }) => {
    await visit({ site, page }, '/inline?member=demo-level2&page=cash');
    const wallet = page.locator('member-wallet');
    await payInWallet(wallet);
    await expect(wallet.getByText('Successfully applied').first()).toBeVisible();
    await expect(page.locator('#log li').first()).toContainText('APPLY_CASH_CODE');
    expect(site.calls(/\/cancel$/)).toEqual([]);
  });
});

test.describe('phone', () => {
  test.use(phone);

  test('W-109 in a frame of a partner there is no login, no logout and no app banner', async ({
    site,
    page,
  }) => {
    const frame = page.frameLocator('#wallet');
    for (const [member, text] of [
      ['demo-level2', 'My coupons'],
      ['visitor', askToLogIn],
    ] as const) {
      await page.context().clearCookies({ name: 'mrw_session' });
      await visit({ site, page }, `/?member=${member}`);
      await expect(frame.getByText(text).first()).toBeVisible();
      await frame.getByRole('button', { name: 'Menu' }).click();
      await expect(frame.getByRole('dialog')).toBeVisible();
      await expect(frame.getByText(/log in$|log out|sign up/i)).toHaveCount(0);
      await expect(frame.getByText(/open (in )?(the )?app/i)).toHaveCount(0);
    }
  });

  for (const way of ['/inline', '/embed'])
    test(`no word of a tab is broken in ${way}, on a narrow phone either`, async ({ site, page }) => {
      test.setTimeout(60_000);
      const found: string[] = [];
      for (const language of languages) {
        await page.context().clearCookies({ name: 'mrw_session' });
        await visit({ site, page }, `${way}?member=demo-level2&locale=${language}`);
        const wallet = page.locator('member-wallet');
        const tabs = (way === '/inline' ? wallet : wallet.frameLocator('iframe')).getByRole('tab');
        await expect(tabs).toHaveCount(3);
        for (const width of [390, 360, 320]) {
          await page.setViewportSize({ width, height: 844 });
          const faults = [...(await tabs.evaluateAll(brokenWords)), ...(await tooWide(page))];
          found.push(...faults.map((fault) => `${language} at ${width}: ${fault}`));
        }
      }
      expect(found).toEqual([]);
    });
});

/** Words on more than one line. */
function brokenWords(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const text = element.firstChild;
    if (!text) return [];
    return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
    });
  });
}

for (const [name, device] of Object.entries({ desktop, phone }))
  test.describe(`messages, ${name}`, () => {
    test.use(device);

    for (const mode of ['embed', 'inline'] as const)
      test(`what the shop answered covers no part of Use in the wallet of ${mode}`, async ({
        site,
        page,
      }) => {
        await visit({ site, page }, `/${mode}?member=demo-level2&page=coupon`);
        const wallet =
          mode === 'inline' ? page.locator('member-wallet') : page.frameLocator('member-wallet iframe');
        const use = wallet.getByRole('button', { name: 'Use', exact: true });
        await use.click();
        const line = wallet.getByRole('region', { name: 'Recent messages' });
        await expect(line.getByRole('button', { name: 'Dismiss message' })).toBeVisible();
        await expect(wallet.getByText(/^The shop has added/)).toBeVisible();
        const [above, below] = await Promise.all([line.boundingBox(), use.boundingBox()]);
        if (!above || !below) throw new Error('Nothing to compare.');
        const overlap =
          above.y < below.y + below.height &&
          below.y < above.y + above.height &&
          above.x < below.x + below.width &&
          below.x < above.x + above.width;
        expect(overlap).toBe(false);
      });
  });
