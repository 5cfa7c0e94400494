import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';
import { editManifest, withRemote } from './edited-manifest';
import { panelOf } from './expect-alive';

const version = '9.9.7';
const changed = 'globalThis.__changed = true;\n';

/** ES modules as Vite writes them: an entry, a module that it needs at once, and one that is loaded at a press. */
const files: Readonly<Record<string, string>> = {
  'app.js': `import { title } from './assets/title.js';
export async function bootstrap() {}
export async function mount({ domElement, host, onReady }) {
  const heading = domElement.appendChild(document.createElement('h1'));
  heading.textContent = title;
  const button = domElement.appendChild(document.createElement('button'));
  button.textContent = 'More';
  button.onclick = () => import('./assets/more.js').then(
    ({ more }) => { heading.textContent = more; },
    () => { heading.textContent = 'No more'; },
  );
  onReady();
}
export async function unmount({ domElement }) { domElement.textContent = ''; }
`,
  'assets/title.js': "export const title = 'Made of modules';\n",
  'assets/more.js': "export const more = 'Loaded later';\n",
};

/** What differs in a test. */
type Served = {
  /** The file that the server sends with other content than its hash says. */
  swapped?: string;
  /** The browser does not know the policy that refuses scripts without a hash. */
  isOlder?: boolean;
  descriptor?: object;
};

async function serve(page: Page, site: SiteDriver, { swapped, isOlder, descriptor }: Served) {
  const { origin } = site.stack.addresses.remotes;
  const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  await editManifest(
    page,
    site.origin,
    (manifest) =>
      withRemote(manifest, 'mf-stores', (live) => ({
        version,
        base: `${origin}/mf-stores/${version}/`,
        descriptor: {
          ...live.descriptor,
          version,
          kind: 'module',
          entry: 'app.js',
          exposes: { './app': ['app.js', 'assets/title.js'] },
          slots: {},
          shared: {},
          integrity: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, hash(text)])),
          ...descriptor,
        },
      })),
    isOlder ? 'integrity-policy' : undefined,
  );
  let asked = 0;
  await page.route(`${origin}/mf-stores/${version}/**`, (route) => {
    asked += 1;
    const file = new URL(route.request().url()).pathname.split(`${version}/`)[1] ?? '';
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: (file === swapped ? changed : '') + (files[file] ?? ''),
    });
  });
  return { asked: () => asked };
}

/** A browser without import maps. */
const olderBrowser = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(HTMLScriptElement.prototype, 'type', {
      configurable: true,
      set(this: HTMLScriptElement, type: string) {
        this.setAttribute('type', type === 'importmap' ? 'text/unknown' : type);
      },
      get(this: HTMLScriptElement) {
        return this.getAttribute('type') ?? '';
      },
    });
  });

const refused = /integrity|Failed to fetch|MRW-103|ERR_FAILED/;
const wasChanged = (page: Page) => page.evaluate(() => '__changed' in globalThis);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const browser of ['that compares modules itself', 'that does not'] as const)
  test.describe(`in a browser ${browser}`, () => {
    const isOlder = browser === 'that does not';

    test('a remote of ES modules is drawn, and loads its later part', async ({
      site,
      page,
      consoleWatch,
    }) => {
      consoleWatch.allow(/integrity/);
      await serve(page, site, { isOlder });
      if (isOlder) await olderBrowser(page);
      await site.open('/about/store');
      await expect(heading(page, 'Made of modules')).toBeVisible();
      await page.getByRole('button', { name: 'More' }).click();
      await expect(heading(page, 'Loaded later')).toBeVisible();
      await site.follow('/home');
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    });

    for (const file of ['app.js', 'assets/title.js'])
      test(`a changed ${file} never runs: a panel stands in its place`, async ({
        site,
        page,
        consoleWatch,
      }) => {
        consoleWatch.allow(refused);
        await serve(page, site, { swapped: file, isOlder });
        if (isOlder) await olderBrowser(page);
        await site.open('/about/store');
        await expect(panelOf(page)).toContainText('MRW-103');
        expect(await wasChanged(page)).toBe(false);
      });

    test('a changed later part never runs', async ({ site, page, consoleWatch }) => {
      consoleWatch.allow(refused);
      await serve(page, site, { swapped: 'assets/more.js', isOlder });
      if (isOlder) await olderBrowser(page);
      await site.open('/about/store');
      if (isOlder) await expect(panelOf(page)).toContainText('MRW-103');
      else {
        await page.getByRole('button', { name: 'More' }).click();
        await expect(heading(page, 'No more')).toBeVisible();
      }
      expect(await wasChanged(page)).toBe(false);
    });
  });

test('a remote that needs a newer browser says so, and none of its code is fetched', async ({
  site,
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/MRW-126/);
  const served = await serve(page, site, {
    descriptor: { browsers: { chrome: 999, firefox: 999, safari: 99 } },
  });
  await site.open('/about/store');
  await expect(panelOf(page)).toContainText('This page needs a newer browser.');
  await expect(panelOf(page)).toContainText('MRW-126');
  expect(served.asked()).toBe(0);
});
