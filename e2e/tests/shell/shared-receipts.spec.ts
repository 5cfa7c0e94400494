import type { Page } from '@playwright/test';
import { phone } from '../../harness/devices';
import type { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';

test.use(phone);
test.slow();

const claim = '/transaction/create?shared=receipt';
const nothing = { worker: null, boxes: [], marks: [] };

/** The site has a window of its own, as on a phone's home screen. A browser without a window cannot emulate it. */
async function installed(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const original = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      original(query === '(display-mode: standalone)' ? '(min-width: 0px)' : query);
  });
}

/** Logs in in the installed app, and waits until it takes pictures. */
async function openApp(site: SiteDriver, page: Page): Promise<void> {
  await installed(page);
  await site.logInAs('demo-level2');
  await expect.poll(async () => (await onDevice(page)).worker).toBe('/service-worker.js?parts=share');
}

const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const address = (await navigator.serviceWorker.getRegistration())?.active?.scriptURL ?? null;
    return {
      worker: address?.slice(location.origin.length) ?? null,
      boxes: await caches.keys(),
      marks: ['mrw_worker', 'mrw_shares_receipts'].filter((key) => localStorage.getItem(key) !== null),
    };
  });

/** What the system does when another app shares: a form of the page, as the manifest says. */
async function share(page: Page, site: SiteDriver, types: readonly string[]): Promise<void> {
  const arrived = page.waitForEvent('load');
  await page.evaluate(
    async ([action, ...kinds]) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'POST', enctype: 'multipart/form-data' });
      const files = new DataTransfer();
      for (const [place, type] of kinds.entries()) {
        const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 400 });
        const paper = canvas.getContext('2d');
        if (paper) {
          paper.fillStyle = ['#fafafa', '#f2e7c9', '#dfe8f5'][place % 3] ?? 'white';
          paper.fillRect(0, 0, 300, 400);
        }
        const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
        files.items.add(new File([content ?? ''], `photo-${place}`, { type }));
      }
      const input = Object.assign(document.createElement('input'), {
        type: 'file',
        name: 'photo',
        multiple: true,
      });
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [`${site.origin}/share_receipt`, ...types],
  );
  await arrived;
}

const png = 'image/png';
const here = (page: Page) => page.getByText(/from another app (is|are) here/);
const choice = (page: Page, number: number, count: number, label: string) =>
  page.getByRole('button', { name: `Use picture ${number} of ${count} – ${label}` });

test('pictures shared with the closed app become the photos of a claim, each by a press, and are gone', async ({
  site,
  page,
  context,
}) => {
  await openApp(site, page);
  await page.goto('about:blank');
  await share(page, site, [png, 'application/pdf', png]);
  await expect.poll(() => site.path()).toBe(claim);
  await expect(here(page)).toHaveText(/^2 pictures/);
  expect(site.calls(/^POST \/customer-app\/files$/)).toEqual([]);
  // Also when the app is closed before a press.
  await page.close();
  const later = await context.newPage();
  await later.goto(site.origin + claim);
  await choice(later, 1, 2, 'Receipt photo').click();
  await expect(later.getByText('Photo saved')).toHaveCount(1);
  await choice(later, 1, 1, 'Credit card slip photo').click();
  await expect(later.getByText('Photo saved')).toHaveCount(2);
  await expect(here(later)).toHaveCount(0);
  await later.getByRole('button', { name: 'Choose a store' }).click();
  await later.getByRole('dialog').getByRole('list').getByRole('button').first().click();
  await later.getByLabel('Receipt number').fill('SHARED-1');
  await later.getByLabel('Issue date').fill('2026-01-02');
  await later.getByLabel('Amount').fill('12.30');
  await later.getByRole('button', { name: 'Submit' }).click();
  const claims = later.getByRole('list', { name: 'Reward claims' });
  await expect(claims.getByRole('listitem').first()).toContainText('SHARED-1');
  expect((await onDevice(later)).boxes).toEqual([]);
});

test('a member whose session is over logs in first, and finds the picture', async ({
  site,
  page,
  context,
}) => {
  await openApp(site, page);
  await context.clearCookies({ name: /mrw_session/ });
  await page.goto('about:blank');
  await share(page, site, [png]);
  await expect.poll(() => page.url()).toContain(encodeURIComponent(encodeURIComponent(claim)));
  await site.logInAs('demo-level2', claim);
  await expect(here(page)).toBeVisible();
  // Another member does not.
  await site.logInAs('demo-level1', claim);
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeVisible();
  await expect(here(page)).toHaveCount(0);
  await expect.poll(async () => (await onDevice(page)).boxes).toEqual([]);
});

test('log-out removes picture and worker, also without a network', async ({ site, page, context }) => {
  await openApp(site, page);
  await share(page, site, [png]);
  await expect(here(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => onDevice(page)).toEqual(nothing);
});

test('after a day a picture is gone', async ({ site, page }) => {
  await openApp(site, page);
  await share(page, site, [png]);
  await expect(here(page)).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000 + 60_000);
  await page.goto(`${site.origin}/home`);
  await expect.poll(async () => (await onDevice(page)).boxes).toEqual([]);
});

test('without the worker nothing is kept, and the page says to share once more', async ({ site, page }) => {
  await site.logInAs('demo-level2');
  await share(page, site, [png]);
  await expect.poll(() => site.path()).toBe('/transaction/create?shared=again');
  await expect(page.getByText(/share it with this app once more/)).toBeVisible();
  // A page in a tab is no installed app.
  await site.untilQuiet();
  expect(await onDevice(page)).toEqual(nothing);
});

test('a visitor gets no worker; with the card the worker has both parts, and each ends alone', async ({
  site,
  page,
}) => {
  await installed(page);
  await site.open('/home');
  await site.untilQuiet();
  expect(await onDevice(page)).toEqual(nothing);
  await openApp(site, page);
  await page.goto(`${site.origin}/user/myCard`);
  const keep = page.getByRole('switch', { name: /^Keep card/ });
  await keep.click();
  await expect.poll(async () => (await onDevice(page)).worker).toBe('/service-worker.js?parts=card+share');
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await keep.click();
  await expect.poll(async () => (await onDevice(page)).worker).toBe('/service-worker.js?parts=share');
});

test('where the deployment has it no more the next visit removes everything', async ({ site, page }) => {
  await openApp(site, page);
  await share(page, site, [png]);
  await expect(here(page)).toBeVisible();
  await site.useProfile('B');
  await page.goto(`${site.origin}/home`);
  await expect.poll(() => onDevice(page)).toEqual(nothing);
  await page.goto(`${site.origin}/transaction/create?shared=again`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/再次分享/)).toHaveCount(0);
});
