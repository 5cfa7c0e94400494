import type { Page } from '@playwright/test';
import { phone } from '../../harness/devices';
import { watchShifts } from '../../harness/layout-shifts';
import { expect, test } from '../../harness/test';

test.use({ ...phone, consent: null });

const card = '/redeem-gift-card?code=GIFT-FRESH-50';
const logInButton = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: 'Log in' });

/** A twentieth of what counts as good; the page once moved by 0.13. */
const little = 0.005;

/** The frame speaks a first time when it has been laid out. */
const heardFrame = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown }>) => {
      if (data.type === 'GIFT_CARD_RESIZE') document.documentElement.dataset['heard'] = 'true';
    });
  });

test('nothing moves while the page of a gift card loads', async ({ site, page }) => {
  await heardFrame(page);
  const shifts = await watchShifts(page);
  await site.open(card);
  await expect(logInButton(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'true');
  expect(await shifts()).toBeLessThan(little);
});

test('nothing moves when its login comes so late that the page says so', async ({ site, page }) => {
  const { origin } = site.stack.addresses.giftCardFrame;
  let come: () => void = () => undefined;
  const came = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(`${origin}/**`, async (route) => {
    await came;
    await route.continue();
  });
  await page.clock.install();
  await heardFrame(page);
  const shifts = await watchShifts(page);
  await site.open(card);
  await expect(page.getByTitle('Log in to redeem')).toBeAttached();
  await page.clock.fastForward(11_000);
  const slow = page.getByRole('alert').filter({ hasText: 'taking longer than usual' });
  await expect(slow).toBeVisible();
  expect(await shifts()).toBeLessThan(little);
  come();
  await expect(logInButton(page)).toBeVisible();
  await expect(slow).toHaveCount(0);
  expect(await shifts()).toBeLessThan(little);
});
