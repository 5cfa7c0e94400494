import { type Frame, type Page } from '@playwright/test';
import { expect } from '../../harness/expect';
import { languages, type Language } from '@mrw/shared-contracts/language';
import { desktop, phone } from '../../harness/devices';
import type { SandboxControl } from '../../harness/sandbox';
import type { SiteDriver } from '../../harness/site';
import { test } from '../../harness/test';
import { tooWide } from '../../harness/too-wide';
import { violations } from '../../harness/violations';
import { visit } from '../mf-wallet/partner-page';
import { cutBySpacing, smallTargets } from './layout-faults';
import { textFaults } from './text-faults';

const devices = { desktop, phone } as const;

/** How a partner holds the wallet, and where its shop does so. */
const ways = {
  'a plain frame': '/',
  'a frame of embed.js': '/embed',
  'a page of a partner': '/inline',
} as const;
type Way = keyof typeof ways;

const walletPages = [
  '/user/myCoupon',
  '/user/myTicket',
  '/coupon/1001',
  '/ticket/2001',
  '/use_cash_dollar',
] as const;
type Place = (typeof walletPages)[number] | 'visitor';
const places: readonly Place[] = [...walletPages, 'visitor'];

type Visit = {
  site: SiteDriver;
  page: Page;
  sandbox: SandboxControl;
  way: Way;
  place: Place;
  language: Language;
};

const walkTimeout = 600_000;

test.describe.configure({ mode: 'parallel' });

for (const device of process.env['MRW_ACCESSIBILITY'] ? (['desktop', 'phone'] as const) : [])
  for (const way of Object.keys(ways) as Way[])
    test.describe(`${device}, embed`, () => {
      test.use({ ...devices[device], contextOptions: { reducedMotion: 'reduce' } });

      test(`the wallet in ${way} can be read, fits and speaks one language`, async ({
        site,
        page,
        sandbox,
      }) => {
        test.setTimeout(walkTimeout);
        const found: string[] = [];
        for (const place of places) {
          const look = async (what: string, texts: Promise<readonly string[]>) => {
            found.push(...(await texts).map((text) => `${way}, ${place}, ${what}: ${text}`));
          };
          for (const language of languages) {
            const view = await open({ site, page, sandbox, way, place, language });
            const wallet = view === page ? 'member-wallet' : 'body';
            await look(`${language} axe`, violations(page));
            await look(`${language} text`, textFaults(view, language, wallet));
            await look(`${language} wide`, tooWide(page));
            await look(`${language} wide`, tooWide(view));
            if (device === 'desktop') continue;
            await look(`${language} small`, smallTargets(view, wallet));
            await look(`${language} spaced out`, cutBySpacing(view));
          }
        }
        expect(found).toEqual([]);
      });
    });

/** Opens the wallet at a place of it, and waits until nothing loads. @returns the document that it is in */
async function open({ site, page, sandbox, way, place, language }: Visit): Promise<Page | Frame> {
  const shop = site.origin;
  const isMember = place !== 'visitor';
  const token = isMember ? await sandbox.authorizationCode('demo-level2') : null;
  const at = isMember ? place : '/user/myCoupon';
  await page.context().clearCookies({ name: 'mrw_session' });
  await visit({ site, page }, `${ways[way]}?member=visitor&locale=${language}`);
  if (way === 'a plain frame') {
    const query = new URLSearchParams({ locale: language, isOpenInOtherSite: 'true' });
    if (token) query.set('token', token);
    if (token) query.set('redirect_to', at);
    await page.locator('#wallet').evaluate(
      (frame, src) => {
        frame.setAttribute('src', src);
      },
      `${shop}${token ? '/login_callback' : at}?${query.toString()}`,
    );
  } else {
    await page.locator('member-wallet').evaluate(
      (old, { to, code }) => {
        const wallet = document.createElement('member-wallet');
        wallet.setAttribute('partner', 'harbour-mall');
        wallet.setAttribute('mode', old.getAttribute('mode') ?? '');
        wallet.setAttribute('page', to);
        if (code) Object.assign(wallet, { token: code });
        old.replaceWith(wallet);
      },
      { to: at, code: token },
    );
  }
  return settled(page, way, shop + at);
}

const slow = { timeout: 20_000 };

async function settled(page: Page, way: Way, address: string): Promise<Page | Frame> {
  const inFrame = way !== 'a page of a partner';
  const frame = page.locator(way === 'a plain frame' ? '#wallet' : 'member-wallet iframe');
  const inside = inFrame ? await (await frame.elementHandle()).contentFrame() : null;
  if (inside) await expect.poll(() => inside.url().split('?')[0], slow).toBe(address);
  const view = inside ?? page;
  const wallet = inside ? inside.locator('body') : page.locator('member-wallet');
  await expect(wallet.locator('h1, h2').first()).toBeVisible(slow);
  await expect(wallet.locator('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])')).toHaveCount(
    0,
    slow,
  );
  return view;
}
