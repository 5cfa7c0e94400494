import type { Page } from '@playwright/test';
import { languages, type Language } from '@mrw/shared-contracts/language';
import { phone } from '../../harness/devices';
import type { SiteDriver } from '../../harness/site';
import { sitePages } from '../../harness/site-pages';
import { expect, test } from '../../harness/test';
import { setTextSize } from '../../harness/text-size';
import { tooWide } from '../../harness/too-wide';
import { screens } from '../gallery/screens';
import { dialogs } from './dialogs';
import { largeTextFaults } from './large-text-faults';
import { nameFaults } from './name-faults';
import { memberOf, reach } from './states';

const everything = Boolean(process.env['MRW_ACCESSIBILITY']);
const owners = [...new Set(sitePages.map(({ owner }) => owner))];
const narrowest = { width: 320, height: 640 };
/** English has the longest words, Chinese none that is divided: `npm run accessibility` takes all languages. */
const ofPages = everything ? languages : (['en', 'zh-Hant'] as const);
const ofDialogs = everything ? languages : (['en'] as const);
/** Pages of many parts beside each other: in more languages, and on the narrowest phone too. The others: `pages.spec.ts`. */
const crowded = ['/home', '/about/store', '/user/myProfile', '/user/myAccount', '/transaction'];
/** Milliseconds for all pages of one package. */
const walkTimeout = 240_000;

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ page }) => {
  // As a long-standing setting of the reader: Chromium does not report a change to scripts.
  await setTextSize(page, 32);
  // The booking site opens in a new window.
  await page.addInitScript(() => {
    window.open = () => null;
  });
});

for (const owner of owners)
  test(`with text at 200 % the pages of ${owner} are whole on a phone, and their controls have names of their own`, async ({
    site,
    page,
  }) => {
    test.setTimeout(walkTimeout);
    const found: string[] = [];
    for (const kind of [false, true]) {
      // Home has other parts for a member.
      const own = sitePages.filter(
        (one) => one.owner === owner && (one.protected === kind || one.route === '/home'),
      );
      if (kind && own.length > 0) await site.logInAs(memberOf('data'));
      for (const { route, path } of own)
        for (const language of crowded.includes(route) ? ofPages : (['en'] as const)) {
          await page.setViewportSize(phone.viewport);
          await reach(page, site, { path, language, state: 'data' });
          await expect(page.locator('body')).toHaveCSS('font-size', '32px');
          const name = `${route}, ${language}`;
          found.push(
            ...named(name, [...(await readingFaults(page)), ...(await lasting(() => nameFaults(page)))]),
          );
          if (!crowded.includes(route)) continue;
          await page.setViewportSize(narrowest);
          found.push(...named(`${name}, 320 px`, await readingFaults(page)));
        }
    }
    expect(found).toEqual([]);
  });

for (const [owners, ofOwners] of Object.entries(dialogs))
  for (const language of ofDialogs)
    test(`with text at 200 % the dialogs of ${owners} are whole: ${language}`, async ({ site, page }) => {
      test.setTimeout(walkTimeout);
      await site.logInAs(memberOf('data'));
      const found: string[] = [];
      for (const { path, opens, then } of ofOwners) {
        await page.setViewportSize(phone.viewport);
        await reach(page, site, { path, language, state: 'data' });
        await then(page);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        found.push(
          ...named(opens, [...(await readingFaults(page)), ...(await lasting(() => nameFaults(page)))]),
        );
        await page.setViewportSize(narrowest);
        found.push(...named(`${opens}, 320 px`, await readingFaults(page)));
      }
      expect(found).toEqual([]);
    });

const statesOfScreens = screens.filter(({ state, condition }) => state !== undefined && !condition);

for (const language of everything ? languages : [])
  for (const viewport of [phone.viewport, narrowest])
    test(`with text at 200 % dialogs and further states are whole: ${language}, ${viewport.width} px`, async ({
      site,
      page,
      consoleWatch,
    }) => {
      test.setTimeout(walkTimeout * 5);
      // Unknown codes and pages are among them.
      consoleWatch.allow(/./);
      await page.setViewportSize(viewport);
      const found: string[] = [];
      for (const screen of statesOfScreens) {
        const name = `${screen.path}, ${screen.state}`;
        try {
          await open(site, page, screen.as, language);
          await reach(page, site, { path: screen.path, language, state: 'data' });
          await screen.then?.(page);
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          found.push(
            ...named(name, [...(await readingFaults(page)), ...(await lasting(() => nameFaults(page)))]),
          );
        } catch (error) {
          found.push(`${name} not looked at: ${String(error).slice(0, 300)}`);
        }
      }
      expect(found).toEqual([]);
    });

const named = (name: string, faults: readonly string[]) => faults.map((fault) => `${name}: ${fault}`);

const readingFaults = (page: Page) =>
  lasting(async () => [...(await tooWide(page)), ...(await largeTextFaults(page))]);

/** What is still wrong when the page has had time: a figure may change, and a layout follow, while it is read. */
async function lasting(read: () => Promise<string[]>): Promise<string[]> {
  for (let again = 0; again < 4; again += 1) {
    const faults = await read();
    if (faults.length === 0) return faults;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return read();
}

async function open(site: SiteDriver, page: Page, as: string | null, language: Language): Promise<void> {
  const kept = { cookie_consent: 'all', mrw_language: language };
  await page.context().clearCookies();
  await page
    .context()
    .addCookies(Object.entries(kept).map(([name, value]) => ({ name, value, url: site.origin })));
  if (as !== null) await site.logInAs(as);
}
