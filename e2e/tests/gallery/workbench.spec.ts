import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@mrw/shared-contracts/language';
import { expect, test, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { runAxe } from '../../harness/axe';

const folder = fileURLToPath(new URL('../../../var/workbench', import.meta.url));
const index = z.object({ entries: z.record(z.string(), z.object({ id: z.string(), type: z.string() })) });

/** `npm run workbench` builds it first and compares all variants; `npm test` the English one. */
const wanted = process.env['MRW_WORKBENCH'];
const stories = wanted
  ? Object.values(
      index.parse(JSON.parse(fs.readFileSync(path.join(folder, 'index.json'), 'utf8'))).entries,
    ).filter(({ type }) => type === 'story')
  : [];

/** A story is a part of a page: it has no landmarks and headings of its own. */
const ofWholePages = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'];
const rules = Object.fromEntries(ofWholePages.map((rule) => [rule, { enabled: false }]));

const site = 'http://workbench.test';
const looks = [
  ...languages.map((language) => ({ language, scheme: 'light' })),
  { language: 'zh-Hant', scheme: 'dark' },
].slice(0, wanted === 'all' ? undefined : 1);

/** The built files as a site, without a server. */
async function serveFiles(page: Page): Promise<void> {
  await page.route(`${site}/**`, (route) => {
    const file = path.join(folder, new URL(route.request().url()).pathname);
    return fs.existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
}

type Workbench = {
  __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, done: () => void): void;
    emit(event: string, selection: { storyId: string; viewMode: 'story' }): void;
  };
};

/** Changes the story without loading the workbench again, as its side bar does. */
const show = (page: Page, storyId: string) =>
  page.evaluate(
    (id) =>
      new Promise<void>((resolve, reject) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Workbench;
        channel.once('storyRendered', resolve);
        for (const failure of ['storyMissing', 'storyErrored', 'storyThrewException'])
          channel.once(failure, () => {
            reject(new Error(`${id}: ${failure}`));
          });
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );

for (const { language, scheme } of stories.length > 0 ? looks : [])
  test(`every story in ${language}, ${scheme}, is drawn without a fault that axe finds`, async ({ page }) => {
    test.setTimeout(900_000);
    await serveFiles(page);
    // Fading elements are paler during the animation.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: Record<string, unknown> = {};
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    // The last story first: each of them is then a change.
    await page.goto(
      `${site}/iframe.html?id=${stories.at(-1)?.id}&viewMode=story&globals=language:${language};scheme:${scheme};a11y.manual:!true`,
    );
    await expect(page.locator('#storybook-root > *').first()).toBeAttached({ timeout: 60_000 });
    for (const { id } of stories) {
      await show(page, id);
      await expect(page.locator('#storybook-root > *').first(), id).toBeAttached();
      await expect(page.locator('html'), id).toHaveCSS('color-scheme', scheme);
      const violations = await runAxe(page, { rules });
      const found = violations.map((one) => `${one.id}: ${one.nodes.map(({ html }) => html).join(' | ')}`);
      if (found.length > 0 || errors.length > 0) faults[id] = [...found, ...errors.splice(0)];
    }
    expect(faults).toEqual({});
  });
