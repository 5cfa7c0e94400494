import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { languages, type Language } from '@mrw/shared-contracts/language';
import { galleryShots, type Shot } from '@mrw/tooling/gallery';
import { desktop, phone } from '../../harness/devices';
import type { SandboxControl } from '../../harness/sandbox';
import type { SiteDriver } from '../../harness/site';
import { declaredPages } from '../../harness/site-pages';
import { expect, test } from '../../harness/test';
import { lengthened } from './long-names';
import { ownerOf, pageOf } from './owners';
import { screens, type Screen } from './screens';

/** `npm run gallery`. */
const wanted = Boolean(process.env['MRW_GALLERY']);

const light = languages.flatMap((language) =>
  [phone.viewport.width, 768, desktop.viewport.width].map((width) => ({
    language,
    width,
    scheme: 'light' as const,
  })),
);
const dark = [phone.viewport.width, desktop.viewport.width].map((width) => ({
  language: 'zh-Hant' as const,
  width,
  scheme: 'dark' as const,
}));
const owners = [...new Set(screens.map((screen) => ownerOf(screen.path)))];

for (const { language, width, scheme } of wanted ? [...light, ...dark] : [])
  for (const owner of owners)
    test.describe(`${owner}, ${language}, ${width} px, ${scheme}`, () => {
      test.use({
        ...(width === phone.viewport.width ? phone : { ...desktop, viewport: { width, height: 900 } }),
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      test('is photographed', async ({ site, page, sandbox, consoleWatch }) => {
        test.setTimeout(600_000);
        // Screens in trouble are part of it.
        consoleWatch.allow(/./);
        page.setDefaultTimeout(7_000);
        const taken: Shot[] = [];
        const own = screens.filter((screen) => ownerOf(screen.path) === owner);
        let as: string | null | undefined;
        for (const screen of [...own].sort(byLogin)) {
          if (screen.as !== as) await logIn(site, page, screen.as, language);
          as = screen.as;
          await show(screen, site, page, sandbox);
          taken.push(await photograph(page, { ...screen, owner, language, width, scheme }));
          await sandbox.clearFaults();
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        }
        const list = `${owner}-${language}-${width}-${scheme}.json`;
        fs.writeFileSync(path.join(galleryShots, list), JSON.stringify(taken));
      });
    });

/** Pages that need what the page before gave them, and other names of pages. */
const onTheWay = ['/campaign/detail', '/campaign/:id/register_success', '/use_coupon', '/user/:page'];

if (wanted)
  test('every route of every remote is in the gallery', () => {
    const shown = new Set(screens.map((screen) => pageOf(screen.path)));
    expect(declaredPages.filter((one) => !shown.has(one) && !onTheWay.includes(one.route))).toEqual([]);
  });

const byLogin = (a: Screen, b: Screen) => (a.as ?? '').localeCompare(b.as ?? '');

async function logIn(site: SiteDriver, page: Page, login: string | null, language: Language): Promise<void> {
  const kept = { cookie_consent: 'all', mrw_language: language };
  await page.context().clearCookies();
  await page
    .context()
    .addCookies(Object.entries(kept).map(([name, value]) => ({ name, value, url: site.origin })));
  if (login !== null) await site.logInAs(login);
}

/** Opens a screen in its state: the shell is there already when the server begins to wait or to fail. */
async function show(screen: Screen, site: SiteDriver, page: Page, sandbox: SandboxControl): Promise<void> {
  const condition = screen.condition ?? 'as it is';
  const api = site.stack.addresses.api.origin;
  if (condition === 'long names') await lengthened(page, api);
  if (condition === 'waiting' || condition === 'refused') {
    await site.open('/unknown/path');
    await page.waitForLoadState('networkidle');
    if (condition === 'refused')
      await sandbox.fault({ match: 'GET /', mode: 'status', value: 500, times: 500 });
    else
      await page.route(
        (url) => url.origin === api,
        () => undefined,
      );
    await site.follow(screen.path);
  } else await site.open(screen.path);
  await atRest(page, screen);
  if (screen.then === undefined) return;
  // The others are photographed all the same.
  await screen.then(page).catch((error: unknown) => {
    expect.soft(error, `${screen.path}, ${screen.state ?? ''}`).toBeUndefined();
  });
  await atRest(page, screen);
}

/** Until a page has everything that it waits for, and nothing on it changes any more. */
async function atRest(page: Page, { path: address, condition }: Screen): Promise<void> {
  if (condition !== 'waiting')
    for (const sign of ['main [aria-busy="true"]', 'main [role="progressbar"]:not([aria-valuenow])'])
      await expect.soft(page.locator(sign), address).toHaveCount(0, { timeout: 10_000 });
  await quiet(page);
}

/** Until nothing on the page has changed for a while. */
const quiet = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, 700);
        });
        const end = () => {
          observer.disconnect();
          clearTimeout(last);
          resolve();
        };
        const last = setTimeout(end, 5_000);
        let timer = setTimeout(end, 700);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );

type Photographed = Screen & Pick<Shot, 'owner' | 'language' | 'width' | 'scheme'>;

const mostScreens = 4;

/** The whole page up to four screens of it, with its bars at the end; a dialog as it is on the screen. */
async function photograph(page: Page, screen: Photographed): Promise<Shot> {
  const { owner, language, width, scheme, path: address, state = '' } = screen;
  const file = `${owner}-${address}-${state}-${language}-${width}-${scheme}.jpg`.replace(/[^\w.-]+/g, '_');
  // Pictures below the fold are loaded when they are scrolled to.
  const height = await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.race([
      Promise.allSettled([...document.images].map((image) => image.decode())),
      new Promise((resolve) => setTimeout(resolve, 2_000)),
    ]);
    // As high as the window is now: in a higher one the footer would be below it again.
    const main = document.querySelector('main');
    if (main) main.style.minHeight = getComputedStyle(main).minHeight;
    return document.documentElement.scrollHeight;
  });
  const viewport = page.viewportSize() ?? { width, height };
  const wholePage = screen.then === undefined;
  if (wholePage)
    await page.setViewportSize({ width, height: Math.min(height, viewport.height * mostScreens) });
  await page.screenshot({
    path: path.join(galleryShots, file),
    type: 'jpeg',
    quality: 70,
    animations: 'disabled',
  });
  await page.setViewportSize(viewport);
  return { file, owner, path: address, state, language, width, scheme };
}
