import type { Page } from '@playwright/test';
import { languages, type Language } from '@mrw/shared-contracts/language';
import { desktop, phone } from '../../harness/devices';
import type { SiteDriver } from '../../harness/site';
import { sitePages } from '../../harness/site-pages';
import { expect, test } from '../../harness/test';
import { setTextSize } from '../../harness/text-size';
import { tooWide } from '../../harness/too-wide';
import { colourViolations, violations } from '../../harness/violations';
import { largeTextFaults } from './large-text-faults';
import { cutBySpacing, cutTexts, freeHeight, smallTargets } from './layout-faults';
import { nameFaults } from './name-faults';
import { memberOf, prepare, reach, states, type State } from './states';
import { textFaults } from './text-faults';

const everything = Boolean(process.env['MRW_ACCESSIBILITY']);
const devices = { desktop, phone } as const;
const narrowest = { width: 320, height: 640 } as const;
type Device = keyof typeof devices;
type Visit = { site: SiteDriver; page: Page; device: Device; state: State; language: Language };

/** Milliseconds for all pages of one package in one state and three languages. */
const walkTimeout = 1_200_000;

// The pages of two owners at a time.
test.describe.configure({ mode: 'parallel' });

const owners = [...new Set(sitePages.map(({ owner }) => owner))];

test('every route has an address where there is something to see', () => {
  expect(sitePages.filter(({ path }) => path.includes(':'))).toEqual([]);
});

for (const device of everything ? (['desktop', 'phone'] as const) : [])
  for (const state of states)
    for (const owner of owners)
      test.describe(`${device}, ${state}`, () => {
        test.use({ ...devices[device], contextOptions: { reducedMotion: 'reduce' } });

        test(`the pages of ${owner} can be read, fit and speak one language`, async ({ site, page }) => {
          test.setTimeout(walkTimeout);
          // The booking site opens in a new window and its page goes back: when blocked, it stays and asks for a
          // press.
          await page.addInitScript(() => {
            window.open = () => null;
          });
          const pages = sitePages.filter((one) => one.owner === owner);
          const found: string[] = [];
          for (const kind of [false, true]) {
            const chosen = pages.filter((one) => one.protected === kind);
            if (kind && chosen.length > 0) await site.logInAs(memberOf(state));
            if (!kind || chosen.length > 0) await prepare(page, site, state);
            for (const { route, path, inAllLanguages } of chosen)
              for (const language of inAllLanguages ? (['en'] as const) : languages) {
                const faults = await lookAt(path, { site, page, device, state, language });
                found.push(...faults.map((text) => `${route} ${text}`));
              }
            await page.unrouteAll({ behavior: 'ignoreErrors' });
          }
          expect(found).toEqual([]);
        });
      });

async function lookAt(path: string, { site, page, device, state, language }: Visit): Promise<string[]> {
  const found: string[] = [];
  const look = async (what: string, faults: Promise<readonly string[]>) => {
    found.push(...(await faults).map((text) => `${language} ${what}: ${text}`));
  };
  try {
    await reach(page, site, { path, language, state });
    await look('axe', violations(page));
    await look('names', nameFaults(page));
    await look('text', textFaults(page, language));
    await look('wide', tooWide(page));
    if (language === 'en' && state === 'data') {
      await page.emulateMedia({ colorScheme: 'dark' });
      await look('axe in the dark', colourViolations(page));
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      await look('axe in forced colours', colourViolations(page));
      await page.emulateMedia({ forcedColors: 'none' });
    }
    if (device === 'phone') {
      await look('small', smallTargets(page));
      await look('spaced out', cutBySpacing(page));
      await look('320 px', wideAt(page, narrowest));
      await look('320 px spaced out', cutBySpacing(page));
    } else {
      // 1280 x 1024 at 400 %.
      await look('400 %', wideAt(page, { width: 320, height: 256 }));
      await look('400 %', stuck(page));
    }
    if (state === 'data') {
      await setTextSize(page, 32);
      for (const size of [devices[device].viewport, ...(device === 'phone' ? [narrowest] : [])]) {
        await page.setViewportSize(size);
        await reach(page, site, { path, language, state });
        await look(`text at 200 %, ${size.width} px`, wideAt(page, size));
        const faults = device === 'phone' ? largeTextFaults(page) : cutTexts(page);
        await look(`text at 200 %, ${size.width} px`, faults);
      }
    }
  } catch (error) {
    found.push(`${language} not looked at: ${String(error).slice(0, 300)}`);
  } finally {
    await page.setViewportSize(devices[device].viewport);
    await setTextSize(page, 16);
    await page.context().setOffline(false);
  }
  return found;
}

/** What is too wide on another screen, once the page has been drawn for it. */
async function wideAt(page: Page, size: { width: number; height: number }): Promise<readonly string[]> {
  await page.setViewportSize(size);
  await expect
    .poll(() => tooWide(page), { timeout: 2_000 })
    .toEqual([])
    .catch(() => undefined);
  return tooWide(page);
}

async function stuck(page: Page): Promise<string[]> {
  const free = await freeHeight(page);
  return free < 0.4 ? [`only ${Math.round(free * 100)} % of the height is left to read in`] : [];
}
