import type { Page, Request } from '@playwright/test';
import { comparePictures } from '../../harness/compare-pictures';
import { phone } from '../../harness/devices';
import { holdRemotes } from '../../harness/hold-remotes';
import { expect, test } from '../../harness/test';

const addresses = ['/home', '/campaign/101', '/about/store', '/storeDetail/1'] as const;
/** The widths at which the job compares, the widest first. */
const widths = [1_440, 1_023, 768, 390, 320] as const;

/**
 * Levels, of 255, by which the same point may differ: the edges of rounded corners and scaled pictures are blended anew at
 * each painting, seen by 8 at most. No point may differ by more, so a missing rule or a moved line is found.
 */
const slack = 16;

// Movement is the only thing that two pictures of one view may show differently.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ drawnPages, sandbox }) => {
  test.setTimeout(120_000);
  // After the reset of the sandbox: a page of before it is not served.
  expect(sandbox).toBeDefined();
  await drawnPages.have(...addresses);
});

/** What is on the screen, with its pictures. */
async function pictureOf(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => {
      const { width, top, bottom, left, right } = image.getBoundingClientRect();
      const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return width > 0 && isOnScreen;
    });
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
  return page.screenshot({ animations: 'disabled' });
}

const sizeOf = (width: number) => ({ width, height: width < 768 ? 844 : 900 });

async function picturesAt(page: Page, all: readonly number[]): Promise<Map<number, Buffer>> {
  const pictures = new Map<number, Buffer>();
  const settled = watchPictures(page);
  for (const width of all) {
    await page.setViewportSize(sizeOf(width));
    await settled();
    pictures.set(width, await pictureOf(page));
  }
  return pictures;
}

/** A wider column asks for a larger file and shows the smaller one until it has come: `decode` knows only that one. */
function watchPictures(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    // The browser chooses a file with the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect.poll(() => open.size).toBe(0);
  };
}

/** Chromium prefers a picture in its memory that is larger than needed: it has to forget those of other widths. */
async function forgetPictures(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.detach();
}

/**
 * The drawn view and the real page that takes its place look the same in windows of these widths. Both begin at the
 * first one: a picture that was loaded for a wide window stays in a narrow one.
 */
async function expectSame(page: Page, url: string, all: readonly [number, ...number[]]): Promise<void> {
  const [first] = all;
  const release = await holdRemotes(page);
  await page.setViewportSize(sizeOf(first));
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.locator('#root [data-remote]')).toHaveAttribute('data-state', 'loading');
  const drawn = await picturesAt(page, all);
  await page.setViewportSize(sizeOf(first));
  await expect(page.locator('#drawn')).toBeVisible();
  await forgetPictures(page);
  await release();
  const real = await picturesAt(page, all);
  // A page without a content policy compares them.
  const blank = await page.context().newPage();
  for (const width of all) {
    const [before, after] = [drawn.get(width), real.get(width)];
    if (!before || !after) throw new Error(`no pictures of ${width}`);
    const { count, box } = await comparePictures(blank, before, after, slack);
    if (count > 0)
      for (const [name, body] of Object.entries({ drawn: before, real: after }))
        await test.info().attach(`${width}-${name}`, { body, contentType: 'image/png' });
    expect.soft({ width, count, box }).toEqual({ width, count: 0, box: null });
  }
}

for (const address of addresses)
  test(`the drawn view of ${address} and the real page have the same pixels at every width`, async ({
    site,
    page,
  }) => {
    await expectSame(page, site.origin + address, widths);
  });

test.describe('on a phone, before the cookie banner is answered', () => {
  test.use({ ...phone, consent: null });
  for (const address of ['/home', '/campaign/101'])
    test(`the drawn view of ${address} and the real page have the same pixels`, async ({ site, page }) => {
      await expectSame(page, `${site.origin}${address}?locale=zh-Hant`, [390]);
    });
});
